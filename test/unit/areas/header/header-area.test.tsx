import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { HeaderArea } from '../../../../src/areas/header/header-area.tsx';
import { useStore } from '../../../../src/hooks/app-context.ts';
import { createStore } from '../../../../src/platform/store.ts';
import { createDeferred, responseOf } from '../../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { setWindowWidth } from '../../../support/window-width.ts';
import { hostileUrls } from '../../platform/hostile-urls.ts';
import { leadsTo } from '../../../support/leads-to.ts';
import { warning } from '../../../support/warning.mjs';

interface ShowOptions extends RenderAreaOptions {
  readonly props?: Parameters<typeof HeaderArea>[0];
  readonly width?: number;
}

async function show({ props = {}, width = 1200, ...options }: ShowOptions = {}) {
  const resize = setWindowWidth(width);
  const area = renderArea(<HeaderArea {...props} />, options);
  await area.settle();
  return { ...area, resize };
}

const image = () => screen.queryByRole('img');

describe('the logo', () => {
  test('has the address and the text of the host FH-19 FH-23', async () => {
    await show({ props: { logo: '/logo.svg', logoAlt: 'Nordbanken' } });
    expect([image()?.getAttribute('src'), image()?.getAttribute('alt')]).toEqual([`${location.origin}/logo.svg`, 'Nordbanken']);
  });

  test('without a text it is named after the insurer FH-19', async () => {
    const { unmount } = await show({ props: { logo: '/logo.svg' }, config: { insurerName: 'Fjord Forsikring' } });
    expect(image()?.getAttribute('alt')).toBe('Fjord Forsikring');
    unmount();
    await show({ props: { logo: '/logo.svg' } });
    expect(image()?.getAttribute('alt')).toBe('Logo');
  });

  test('of the configuration stands where the host has named none FH-19', async () => {
    const config = { insurerName: 'Fjord Forsikring', logoUrl: '/fjord.svg' };
    const { unmount } = await show({ config });
    expect([image()?.getAttribute('src'), image()?.getAttribute('alt')]).toEqual([`${location.origin}/fjord.svg`, 'Fjord Forsikring']);
    unmount();
    await show({ config, props: { logo: '/logo.svg' } });
    expect(image()?.getAttribute('src')).toBe(`${location.origin}/logo.svg`);
  });

  test('without one the name of the insurer stands in its place, if there is one NA-25', async () => {
    const { text, unmount } = await show({ session: null, config: { insurerName: 'Fjord Forsikring' } });
    expect([image(), text()]).toEqual([null, 'Fjord Forsikring']);
    unmount();
    expect((await show({ session: null })).text()).toBe('');
  });

  test('stands at the start or in the middle FH-21', async () => {
    const { element, unmount } = await show({ props: { logo: '/logo.svg' } });
    expect(element.querySelector('.site-header-center')).toBeNull();
    unmount();
    const { element: other } = await show({ props: { logo: '/logo.svg', logoAlignment: 'CENTER' } });
    expect(other.querySelector('.site-header-center')).not.toBeNull();
  });

  test(`none from ${String(hostileUrls.length)} hostile addresses, nor a button FH-19 VA-16 VA-17 VA-18`, async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    setWindowWidth(320);
    const area = hostileUrls.map((url, index) => <HeaderArea key={index} logo={url} buttons={[{ text: 'Hjelp', href: url }]} />);
    const { settle } = renderArea(<>{area}</>);
    await settle();
    expect(screen.getAllByRole('banner')).toHaveLength(hostileUrls.length);
    expect(image()).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(warn).toHaveBeenCalled();
  });
});

test('the theme of the host FH-22', async () => {
  for (const theme of ['light', 'dark', 'auto'] as const) {
    const { unmount } = await show({ props: { theme } });
    expect(screen.getByRole('banner').dataset['theme']).toBe(theme);
    unmount();
  }
});

describe('the buttons of the host', () => {
  test('lead somewhere or do something FH-20 FH-23', async () => {
    const action = vi.fn();
    const { runtime } = await show({
      width: 320,
      props: { buttons: [{ text: 'Hjelp', href: '/hjelp' }, { text: 'Gjør det', action }, { text: 'Ut', action: 'logout' }] },
    });
    expect(leadsTo(screen.getByRole('link', { name: 'Hjelp' }))).toBe('/hjelp');
    fireEvent.click(screen.getByRole('button', { name: 'Gjør det' }));
    expect(action).toHaveBeenCalledTimes(1);
    const logout = vi.spyOn(runtime, 'logout').mockReturnValue(createDeferred<undefined>().promise);
    fireEvent.click(screen.getByRole('button', { name: 'Ut' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  test.each([['coverage', 'dekninger', 'FH-25'], ['details', 'forsikringsdetaljer', 'FH-26']])('%s goes to the part of the page with the id %s, and so does the hash %s FH-27', async (action, id) => {
    const part = document.body.appendChild(document.createElement('section'));
    part.id = id;
    const scroll = vi.fn();
    part.scrollIntoView = scroll;
    await show({ props: { buttons: [{ text: 'Dit', action }] } });
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    act(() => screen.getByRole('button', { name: 'Dit' }).click());
    expect(document.activeElement).toBe(part);
    expect(scroll).toHaveBeenCalledWith({ behavior: 'instant' });
    part.blur();
    location.hash = `#${id}`;
    window.dispatchEvent(new Event('hashchange'));
    expect(document.activeElement).toBe(part);
    history.replaceState(null, '', location.pathname);
    part.remove();
  });

  test('the hash of the address is followed as the page opens, not again when the portal shows the header anew FH-27', async () => {
    const part = document.body.appendChild(document.createElement('section'));
    part.id = 'dekninger';
    history.replaceState(null, '', '#dekninger');
    const isShown = createStore(true);
    const Shown = ({ children }: { readonly children: ReactElement }) => (useStore(isShown) ? children : null);
    await show({ wrap: (header) => <Shown>{header}</Shown> });
    expect(document.activeElement).toBe(part);
    part.blur();
    for (const now of [false, true]) act(() => isShown.set(now));
    expect(document.activeElement).toBe(document.body);
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(document.activeElement).toBe(part);
    history.replaceState(null, '', location.pathname);
    part.remove();
  });

  test('contact goes to the phone number of the footer FH-24', async () => {
    const { runtime, element } = await show({ props: { buttons: [{ text: 'Kontakt', action: 'contact' }] } });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    act(() => screen.getByRole('button', { name: 'Kontakt' }).click());
    expect(warn.mock.calls.flat()).toEqual([warning('section-missing', '<kfp-header> buttons: contact finds no element with the id kontakt-telefon.')]);
    const footer = document.body.appendChild(document.createElement('kfp-footer'));
    footer.attachShadow({ mode: 'open' }).innerHTML = '<a href="tel:1" id="kontakt-telefon">1</a>';
    const leave = runtime.elements.add({ element: footer, needsCustomer: false });
    act(() => screen.getByRole('button', { name: 'Kontakt' }).click());
    expect(footer.shadowRoot?.activeElement?.id).toBe('kontakt-telefon');
    leave();
    footer.remove();
    expect(element.isConnected).toBe(true);
  });

  test.each([
    ['no list', { text: 'A' }], ['a text', 'x'], ['no object', [7]], ['no text', [{ href: '/a' }]], ['a blank text', [{ text: ' ', href: '/a' }]],
    ['neither address nor action', [{ text: 'A' }]], ['an unknown action', [{ text: 'A', action: 'slett' }]], ['an odd address', [{ text: 'A', href: {} }]],
    ['nothing', [null]],
  ])('%s: none, and one warning FH-23', async (_, buttons) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await show({ width: 320, props: { buttons } });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    // What has been warned of once on this page is not warned of again.
    vi.resetModules();
    const fresh = await import('../../../../src/areas/header/header-buttons.tsx');
    warn.mockClear();
    for (let times = 0; times < 2; times++) fresh.readButtons(buttons, () => true);
    const place = Array.isArray(buttons) ? 'buttons[0]' : 'buttons';
    expect(warn.mock.calls.flat()).toEqual([warning('invalid-value', `<kfp-header> ${place} is not valid and is ignored.`)]);
  });

  test('a bad one does not take the others with it FH-23', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await show({ width: 320, props: { buttons: [{ text: 'A', href: '/a' }, { text: 'B', href: 'javascript:1' }, { text: 'A', href: '/c' }] } });
    expect(screen.getAllByRole('link').map((link) => leadsTo(link))).toEqual(['/a', '/c']);
  });
});

describe('the ways out', () => {
  const config = { info: { nettbankUrl: '/min/nettbank' } };

  test('Logg ut stays, busy, with the focus, until the page is left LG-33', async () => {
    const { settle, runtime } = await show({ responses: { 'POST auth/logout': createDeferred().promise } });
    const button = screen.getByRole('button', { name: 'Logg ut' });
    button.focus();
    fireEvent.click(button);
    await vi.waitFor(() => expect(runtime.session.get().status).toBe('loading'));
    await settle();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test('on large windows only NA-17 NX-20', async () => {
    const { resize, settle, runtime } = await show({ distributor: 'fana', config });
    expect(leadsTo(screen.getByRole('link', { name: 'Til nettbank' }))).toBe('/min/nettbank');
    const logout = vi.spyOn(runtime, 'logout').mockReturnValue(createDeferred<undefined>().promise);
    const button = screen.getByRole('button', { name: 'Logg ut' });
    fireEvent.click(button);
    await settle();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(logout).toHaveBeenCalledTimes(1);
    act(() => resize(1199));
    await settle();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each(['MOBILBANK', 'MOBILBANK_DNB'] as const)('NX-17 T-54 no way back in %s', async (loginContext) => {
    await show({ distributor: 'dnb', loginContext, config });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('not for somebody who is not logged in, who sees the logo NA-25 LG-34', async () => {
    const { backend } = await show({ session: null, distributor: 'fana', config, props: { logo: '/logo.svg' } });
    expect(image()).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
  });
});

describe('«Til nettbank» and the footer have one source', () => {
  const contact = 'auth/bankkontakt';
  const options = { loginContext: 'NETTBANK', distributor: 'sb1', config: { contactInfo: { navn: 'Reserven', telefon: '22438634', domene: 'reserve' } } } as const;
  const domain = () => /nord|reserve/.exec(leadsTo(screen.queryByRole('link', { name: 'Til nettbank' })) ?? '')?.[0];

  test('the bank stays when it cannot be asked again FH-17 NX-19', async () => {
    const { backend, pass, resize, settle } = await show({ ...options, responses: { [contact]: { navn: 'Nordbanken', domene: 'nord' } } });
    expect(domain()).toBe('nord');
    await pass(16 * 60_000);
    backend.answer({ [contact]: responseOf(503) });
    act(() => resize(1000));
    await settle();
    act(() => resize(1200));
    await pass(5_000);
    expect([backend.count(contact) > 1, domain()]).toEqual([true, 'nord']);
  });

  test('the configured one counts where the backend has been silent for 10 s FH-17', async () => {
    const { pass } = await show({ ...options, responses: { [contact]: createDeferred().promise } });
    await pass(9_000);
    expect(domain()).toBeUndefined();
    await pass(2_000);
    expect(domain()).toBe('reserve');
  });
});
