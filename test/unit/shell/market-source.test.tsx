import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useAppContext } from '../../../src/hooks/app-context.ts';
import { ElementContext } from '../../../src/shell/element-context.tsx';
import { StyleRootContext } from '../../../src/ui/style/use-styles.ts';
import { createDeferred } from '../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';

const key = 'kfp-market-source';
const stored = () => sessionStorage.getItem(key);

/** The element's own context, within that of the test. */
function Element({ children }: { readonly children: ReactNode }) {
  const { runtime, element } = useAppContext();
  return (
    <ElementContext runtime={runtime} element={element} distributor={undefined} loginContext={undefined}>
      {children}
    </ElementContext>
  );
}

/** A page at this address with one element. */
async function open(search: string, host: Readonly<Record<string, unknown>>, options: RenderAreaOptions = {}) {
  history.replaceState(null, '', `/side${search}`);
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const area = renderArea(<p>Innhold</p>, {
    ...options,
    answers: { 'auth/client-context': {}, ...options.answers },
    host,
    wrap: (content) => (
      <StyleRootContext.Provider value={root}>
        <Element>{content}</Element>
      </StyleRootContext.Provider>
    ),
  });
  await area.settle();
  return area;
}

describe('market source', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  test.each([
    ['CF-58', '?fromLo', {}, 'LO'],
    ['CF-59', '?kilde=fromFinn', {}, 'FINN'],
    ['CF-60', '?fromMinBil=1', {}, 'MIN_BIL'],
    ['CF-61', '?fromFIFBilKampanje', {}, 'FIF_BIL'],
    ['CF-62', '', { distributor: 'eika' }, 'EIKA'],
    ['CF-63', '', { distributor: 'none', loginContext: 'MOBILBANK' }, 'MOBILBANK'],
    ['CF-64', '', { distributor: 'none', loginContext: 'OWN' }, 'KUNDEKLIENT_SKADE'],
  ])('%s at %s with %o it is stored as %s CF-56 CF-57', async (_row, search, host, source) => {
    await open(search, host);
    expect(stored()).toBe(source);
  });

  test('what is stored wins over the distributor, and the address over what is stored CF-65', async () => {
    sessionStorage.setItem(key, 'FINN');
    await open('', { distributor: 'eika' });
    expect(stored()).toBe('FINN');
    await open('?fromLo', { distributor: 'eika' });
    expect(stored()).toBe('LO');
  });

  test('it waits for the login context of the customer CF-63', async () => {
    const context = createDeferred();
    const { settle } = await open('', { distributor: 'none' }, { answers: { 'auth/client-context': context.promise } });
    expect(stored()).toBeNull();
    context.resolve(Response.json({ loginContext: 'NETTBANK' }));
    await settle();
    expect(stored()).toBe('NETTBANK');
  });

  test('it is removed when nobody is logged in, and nothing else is CF-67', async () => {
    sessionStorage.setItem(key, 'LO');
    sessionStorage.setItem('bank', 'beholdes');
    await open('', { distributor: 'sb1' }, { session: null });
    expect(stored()).toBeNull();
    expect(sessionStorage.getItem('bank')).toBe('beholdes');
  });

  test('it stays while the status loads CF-67', async () => {
    sessionStorage.setItem(key, 'LO');
    await open('', { distributor: 'sb1' }, { answers: { 'auth/session-status': createDeferred().promise } });
    expect(stored()).toBe('LO');
  });

  test('a marker in the address counts again after the login CF-68', async () => {
    let id = '';
    const answers = { 'auth/session-status': () => Response.json(id ? { kfpSessionId: id } : {}) };
    const { runtime, settle } = await open('?fromFinn', { distributor: 'sb1' }, { answers });
    expect(stored()).toBeNull();
    id = 'a';
    void runtime.refresh();
    await settle();
    expect(stored()).toBe('FINN');
  });

  test('a page that may store nothing works without CF-56', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    const { text } = await open('?fromLo', { distributor: 'sb1' });
    expect(text()).toBe('Innhold');
  });
});
