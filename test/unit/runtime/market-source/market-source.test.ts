import { beforeEach, expect, test, vi } from 'vitest';
import { clientContextQuery } from '../../../../src/api/client-context.ts';
import { createDeferred } from '../../../support/fake-transport.ts';
import type { TestRuntimeOptions } from '../../../support/test-runtime.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';

const key = 'kfp-market-source';
const stored = () => sessionStorage.getItem(key);
/** A page at this address that holds `kfp-runtime` alone. */
async function open(search: string, host: Readonly<Record<string, unknown>> = {}, options: TestRuntimeOptions = {}) {
  history.replaceState(null, '', `/side${search}`);
  const page = createTestRuntime({ ...options, host });
  await page.pass();
  await page.pass();
  return page;
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['CF-58', '?fromLo', {}, 'LO'],
  ['CF-59', '?kilde=fromFinn', {}, 'FINN'],
  ['CF-60', '?fromMinBil=1', {}, 'MIN_BIL'],
  ['CF-61', '?fromFIFBilKampanje', {}, 'FIF_BIL'],
  ['CF-65', '?fromLo=false', { distributor: 'sb1' }, 'SB1'],
  ['CF-62', '', { distributor: 'eika' }, 'EIKA'],
  ['CF-63', '', { distributor: 'none', loginContext: 'MOBILBANK' }, 'MOBILBANK'],
  ['CF-64', '', { distributor: 'none', loginContext: 'OWN' }, 'KUNDEKLIENT_SKADE'],
])('%s at %s with %o it is stored as %s CF-56 CF-57', async (_row, search, host, source) => {
  await open(search, host);
  expect(stored()).toBe(source);
});

test('what is stored wins over the distributor, and the address over what is stored CF-65', async () => {
  sessionStorage.setItem(key, 'FINN');
  const { runtime } = await open('', { distributor: 'eika' });
  expect(stored()).toBe('FINN');
  runtime.dispose();
  await open('?fromLo', { distributor: 'eika' });
  expect(stored()).toBe('LO');
});

test('a distributor that is known later wins over the default, and over nothing else CF-65', async () => {
  const { host, pass } = await open('');
  expect(stored()).toBe('KUNDEKLIENT_SKADE');
  host.set({ ...host.get(), distributor: 'fana' });
  await pass();
  expect(stored()).toBe('FANA');
  host.set({ ...host.get(), distributor: 'dnb' });
  await pass();
  expect(stored()).toBe('FANA');
});

test('an element that says where it stands counts where the page does not CF-62 CF-63', async () => {
  const { runtime, pass } = await open('');
  const element = Object.assign(document.createElement('div'), { distributor: 'SBM', loginContext: 'NETTBANK' });
  runtime.elements.add({ element, needsCustomer: true });
  await pass();
  expect(stored()).toBe('SBM');
});

test('an element that names no bank leaves it to the next one CF-62', async () => {
  const { runtime, pass } = await open('');
  for (const distributor of ['none', 'sb1']) {
    const element = Object.assign(document.createElement('div'), { distributor });
    document.body.append(element); // The list is in document order.
    runtime.elements.add({ element, needsCustomer: true });
  }
  await pass();
  expect(stored()).toBe('SB1');
});

test('the login context of an element counts where the page has none, before that of the customer CF-63', async () => {
  const { runtime, pass } = await open('', { distributor: 'none' }, { responses: { 'auth/client-context': { loginContext: 'NETTBANK' } } });
  await runtime.queryClient.query(clientContextQuery(runtime.api));
  for (const loginContext of [undefined, 'MOBILBANK']) {
    sessionStorage.clear();
    runtime.elements.add({ element: Object.assign(document.createElement('div'), { loginContext }), needsCustomer: true });
  }
  await pass();
  expect(stored()).toBe('MOBILBANK');
});

test('a page that is closed stores nothing more CF-56', async () => {
  const { runtime, host } = await open('', { distributor: 'none' });
  const { session, queryClient, api } = runtime;
  runtime.dispose();
  sessionStorage.clear();
  host.set({ ...host.get(), distributor: 'eika' });
  queryClient.setQueryData(clientContextQuery(api).queryKey, undefined);
  session.setStatus('loading');
  session.setStatus('logged-in');
  runtime.elements.add({ element: document.createElement('div'), needsCustomer: true });
  expect(stored()).toBeNull();
});

test('it waits for the login context of the customer, where that is asked for CF-63', async () => {
  const context = createDeferred();
  const page = createTestRuntime({ responses: { 'auth/client-context': context.promise } });
  history.replaceState(null, '', '/side');
  const { session, queryClient, api } = page.runtime;
  const stop = session.subscribe(() => {
    stop();
    void queryClient.query(clientContextQuery(api));
  });
  await page.pass();
  await page.pass();
  expect([session.get().status, stored()]).toEqual(['logged-in', null]);
  context.resolve(Response.json({ loginContext: 'NETTBANK' }));
  await page.pass();
  expect([stored(), page.backend.count('auth/client-context')]).toEqual(['NETTBANK', 1]);
});

test('nobody is asked for it CF-66', async () => {
  const { backend } = await open('');
  expect(backend.count('auth/client-context')).toBe(0);
});

test('it is removed when nobody is logged in, and nothing else is CF-67', async () => {
  sessionStorage.setItem(key, 'LO');
  sessionStorage.setItem('bank', 'beholdes');
  await open('', { distributor: 'sb1' }, { session: null });
  expect([stored(), sessionStorage.getItem('bank')]).toEqual([null, 'beholdes']);
});

test('it stays while the status loads CF-67', async () => {
  sessionStorage.setItem(key, 'LO');
  await open('', { distributor: 'sb1' }, { responses: { 'auth/session-status': createDeferred().promise } });
  expect(stored()).toBe('LO');
});

test('a marker in the address counts again after the login CF-68', async () => {
  let id = '';
  const responses = { 'auth/session-status': () => Response.json(id ? { kfpSessionId: id } : {}) };
  const { runtime, pass } = await open('?fromFinn', { distributor: 'sb1' }, { responses });
  expect(stored()).toBeNull();
  id = 'a';
  void runtime.refresh();
  await pass();
  expect(stored()).toBe('FINN');
});

test('a page that may store nothing works without CF-56', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  const { runtime } = await open('?fromLo', { distributor: 'sb1' });
  expect(runtime.session.get().status).toBe('logged-in');
});
