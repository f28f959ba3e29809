import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { agreementsQuery } from '../../../../src/api/agreements.ts';
import { offersQuery } from '../../../../src/api/offers.ts';
import { NavigationArea } from '../../../../src/areas/navigation/navigation-area.tsx';
import { useStore } from '../../../../src/hooks/app-context.ts';
import { useCustomerQuery } from '../../../../src/hooks/use-customer-query.ts';
import { createStore } from '../../../../src/platform/store.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { setWindowWidth } from '../../../support/window-width.ts';
import { leadsTo } from '../../../support/leads-to.ts';

const portal = '/privat/forsikring/oversikt';
const agreementsPath = 'avtaleoversikt/avtaler';
const offersPath = 'avtaleoversikt/tilbud';
const contactPath = 'auth/bankkontakt';

interface ShowOptions extends RenderAreaOptions {
  readonly props?: Parameters<typeof NavigationArea>[0];
  readonly width?: number;
  readonly offers?: unknown;
}

/** The navigation on a large window, with all responses in. */
async function show({ props = {}, width = 1200, offers = { tilbud: [] }, responses, ...options }: ShowOptions = {}) {
  const resize = setWindowWidth(width);
  const area = renderArea(<NavigationArea {...props} />, { responses: { [agreementsPath]: { avtaler: [] }, [offersPath]: offers, ...responses }, ...options });
  await area.settle();
  return { ...area, resize };
}

/** Asks for what an overview asks for. */
function Overview() {
  useCustomerQuery('overview', agreementsQuery);
  return null;
}

const besideOverview: ShowOptions = { wrap: (navigation) => <>{navigation}<Overview /></> };

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const active = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent);
const menuButton = () => screen.getByRole('button', { name: 'Meny' });
const isOpen = () => menuButton().getAttribute('aria-expanded');

async function openMenu(options: ShowOptions = {}) {
  const area = await show({ width: 800, ...options });
  act(() => menuButton().focus());
  fireEvent.click(menuButton());
  await area.settle();
  return area;
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the items', () => {
  test('a landmark with its links NA-01 NA-04 NA-05 NA-06 NA-07 NA-09 NA-10 NA-14', async () => {
    await show();
    const links = within(screen.getByRole('navigation', { name: 'Forsikring' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, leadsTo(link)])).toEqual([
      ['Forsikringsoversikt', portal],
      ['Dokumenter', '/privat/forsikring/dokumenter'],
      ['Faktura', `${portal}/betaling`],
      ['Kjøp', `${portal}/kjopsinnganger`],
      ['Skadesaker (åpnes i ny fane)', `${portal}/jump/seopp/skadesaker`],
      ['Profil', `${portal}/forsikringsprofil`],
    ]);
  });

  test('what the configuration adds NA-08 NA-14 UI-37 UI-38 RT-13', async () => {
    await show({
      config: { meldSkadeUrl: 'https://skade.example/', skadesakerNavUrl: 'https://saker.example/', links: { skadeBetaling: true } },
    });
    const report = screen.getByRole('link', { name: 'Meld skade (åpnes i ny fane)' });
    expect([leadsTo(report), report.getAttribute('target'), report.getAttribute('rel')])
      .toEqual(['https://skade.example/', '_blank', 'noopener']);
    expect(leadsTo(screen.getByRole('link', { name: /Skadesaker/ }))).toBe('https://saker.example/');
    expect(leadsTo(screen.getByRole('link', { name: 'Betal skadeforsikring' }))).toBe('/privat/forsikring/skade/betaling');
  });

  test.each(['javascript:alert(1)', 'http://skade.example/', 'https://a:b@skade.example/', 7])(
    'an address that may not be used hides the item: %s NA-14 VA-16 VA-18', async (meldSkadeUrl) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      await show({ config: { meldSkadeUrl } });
      expect(screen.queryByRole('link', { name: /Meld skade/ })).toBeNull();
      expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
    },
  );

  test.each(['MOBILBANK', 'MOBILBANK_DNB'] as const)('NA-20 T-54 external ones open in the browser of the app: %s', async (loginContext) => {
    const openLink = vi.fn();
    await show({ loginContext, config: { meldSkadeUrl: 'https://skade.example/' }, host: { nativeBridge: { openLink } } });
    fireEvent.click(screen.getByRole('link', { name: /Meld skade/ }));
    fireEvent.click(screen.getByRole('link', { name: /Skadesaker/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Dokumenter' }));
    expect(openLink.mock.calls.map(([link]: { type?: string }[]) => link?.type)).toEqual(['external', 'in-app', 'in-app']);
  });
});

describe('the offers', () => {
  test('are there with their number when there are some NA-11 NA-12 NA-13', async () => {
    const { element } = await show({ offers: { tilbud: [{}, {}] } });
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud, 2 tilbud');
    expect(leadsTo(screen.getByRole('link', { name: /Tilbud/ }))).toBe(`${portal}/tilbud`);
    expect(element.querySelector('[part=badge]')?.textContent).toBe('2');
  });

  test.each([
    ['there are none', { tilbud: [] }],
    ['the response is empty', {}],
    ['it is on its way', createDeferred().promise],
    ['it failed', responseOf(500)],
  ])('are not there while %s NA-11 NA-13', async (_, offers) => {
    const { pass } = await show({ offers });
    await pass(2_000);
    expect(names().join()).not.toContain('Tilbud');
    expect(names()).toHaveLength(6);
  });

  test.each([
    ['a source of theirs did not answer', {}, { tilbud: [{}, {}], systemSourceError: true }, {}],
    ['one of them cannot be read', {}, { tilbud: [{}, null] }, {}],
    ['one that the overview carries cannot be read', { ...besideOverview, props: { hasOverview: true } }, {}, { avtaler: [], tilbud: [{}, null] }],
    ['a source of the overview that carries them did not answer', { ...besideOverview, props: { hasOverview: true } }, {}, { avtaler: [], tilbud: [{}], systemSourceError: true }],
  ] as const)('NA-12 NA-13 are there without a number when %s', async (_, options, offers, agreements) => {
    const { element } = await show({ ...options, offers, responses: { [agreementsPath]: agreements } });
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud');
    expect(element.querySelector('[part=badge]')).toBeNull();
  });

  test('are not there when nobody knows of any, though a source did not answer NA-11 NA-13', async () => {
    await show({ offers: { tilbud: [], systemSourceError: true } });
    expect(names()).toHaveLength(6);
  });

  test('those that come with the agreements are not asked for API-68 NA-11 CF-33', async () => {
    const { backend, runtime, pass } = await show({ ...besideOverview, props: { hasOverview: true }, responses: { [agreementsPath]: { avtaler: [], tilbud: [{}, {}, {}] } } });
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud, 3 tilbud');
    expect([backend.count(agreementsPath), backend.count(offersPath)]).toEqual([1, 0]);
    backend.answer({ [agreementsPath]: responseOf(500), [offersPath]: { tilbud: [{}] } });
    void runtime.refresh();
    await pass(1_000);
    await pass(1_000);
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud, 1 tilbud');
  });

  test('they are asked for when the agreements fail API-68 NA-11', async () => {
    const { pass } = await show({ ...besideOverview, props: { hasOverview: true }, offers: { tilbud: [{}] }, responses: { [agreementsPath]: responseOf(500) } });
    await pass(2_000);
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud, 1 tilbud');
  });

  test('a failure on the page is not asked about again just for the number, but by a refresh API-67 API-68', async () => {
    function Offers() {
      useCustomerQuery('offers', offersQuery);
      return null;
    }
    const agreements = createDeferred();
    const { backend, pass, runtime } = await show({
      wrap: (navigation) => <>{navigation}<Overview /><Offers /></>, props: { hasOverview: true },
      offers: responseOf(403), responses: { [agreementsPath]: agreements.promise },
    });
    expect(backend.count(offersPath)).toBe(1);
    agreements.resolve({ avtaler: [] });
    await pass(2_000);
    expect(backend.count(offersPath)).toBe(1);
    backend.answer({ [offersPath]: { tilbud: [{}] } });
    await act(() => runtime.refresh());
    await pass(100);
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud, 1 tilbud');
    expect(backend.count(offersPath)).toBe(2);
  });

  test('beside an overview a refresh asks again for offers that have failed NA-11', async () => {
    const { backend, pass, runtime } = await show({ ...besideOverview, props: { hasOverview: true }, offers: responseOf(403) });
    expect(backend.count(offersPath)).toBe(1);
    backend.answer({ [offersPath]: { tilbud: [{}] } });
    await act(() => runtime.refresh());
    await pass(100);
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud, 1 tilbud');
  });

  test('those that came with the agreements stay for as long as the customer is on other pages NA-11 API-68', async () => {
    const isOverview = createStore(true);
    function Page() {
      return useStore(isOverview) ? <Overview /> : null;
    }
    const { backend, pass } = await show({
      wrap: (navigation) => <>{navigation}<Page /></>, props: { hasOverview: true },
      responses: { [agreementsPath]: { avtaler: [], tilbud: [{}] } },
    });
    act(() => isOverview.set(false));
    await pass(600_000);
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud, 1 tilbud');
    expect(backend.count(offersPath)).toBe(0);
  });

  test('the navigation asks for no agreements itself API-67 API-68', async () => {
    const { backend } = await show({ props: { hasOverview: true } });
    expect([backend.count(agreementsPath), backend.count(offersPath)]).toEqual([0, 0]);
  });

  test('without an overview they are asked for at once, and the agreements are not API-68 NA-11', async () => {
    const { backend } = await show({ offers: { tilbud: [{}] }, responses: { [agreementsPath]: { avtaler: [], tilbud: [{}, {}] } } });
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud, 1 tilbud');
    expect([backend.count(agreementsPath), backend.count(offersPath)]).toEqual([0, 1]);
  });

  test('an overview is one of the page whose code it loads, and that is not switched off API-68 NA-11', async () => {
    document.body.append(document.createElement('kfp-overview'));
    const alone = await show({ offers: { tilbud: [{}] } });
    expect([alone.backend.count(agreementsPath), alone.backend.count(offersPath)]).toEqual([0, 1]);
    customElements.define('kfp-overview', class extends HTMLElement {});
    const agreements = createDeferred();
    const { backend, settle } = await show({ ...besideOverview, responses: { [agreementsPath]: agreements.promise } });
    agreements.resolve({ avtaler: [], tilbud: [{}] });
    await settle();
    expect([backend.count(agreementsPath), backend.count(offersPath)]).toEqual([1, 0]);
  });

  test('stay without their number when a refresh fails, as they do on the page NA-13', async () => {
    const { runtime, backend, pass } = await show({ offers: { tilbud: [{}] } });
    backend.answer({ [offersPath]: responseOf(500) });
    void runtime.refresh();
    await pass(1_000);
    await pass(1_000);
    expect(screen.getByRole('link', { name: 'Tilbud' })).toBeTruthy();
  });

  test('those that have expired are no part of the number, but of the page NA-11 NA-12', async () => {
    const [past, valid] = ['2020-01-01', '2999-12-31'].map((expirationDate) => ({ expirationDate }));
    const { backend, runtime, pass } = await show({ offers: { tilbud: [past, valid, past] } });
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud, 1 tilbud');
    backend.answer({ [offersPath]: { tilbud: [past] } });
    void runtime.refresh();
    await pass(1_000);
    expect(screen.getByRole('link', { name: /Tilbud/ }).textContent).toBe('Tilbud');
  });
});

describe('the active item', () => {
  test.each([
    ['/', ['Forsikringsoversikt']], ['/tilbud', ['Tilbud, 1 tilbud']], [`${portal}/forsikringsprofil/`, ['Profil']],
    ['/privat/forsikring/dokumenter/1', ['Dokumenter']], ['/finnes-ikke', []],
  ])('by the attribute %s NA-18 NA-19', async (path, expected) => {
    await show({ props: { path }, offers: { tilbud: [{}] } });
    expect(active()).toEqual(expected);
  });

  test('by the address, also after Back and after a link that a router takes NA-18', async () => {
    window.history.replaceState(null, '', portal);
    const { settle } = await show();
    expect(active()).toEqual(['Forsikringsoversikt']);
    const onNavigate = (event: Event) => {
      event.preventDefault();
      window.history.pushState(null, '', `${portal}/kjopsinnganger`);
    };
    window.addEventListener('kfp-navigate', onNavigate, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Kjøp' }));
    await settle();
    expect(active()).toEqual(['Kjøp']);
    window.history.replaceState(null, '', `${portal}/forsikringsprofil`);
    fireEvent.popState(window);
    await settle();
    expect(active()).toEqual(['Profil']);
  });

  test('nothing on a page of the bank NA-19', async () => {
    window.history.replaceState(null, '', '/tilbud');
    await show({ offers: { tilbud: [{}] } });
    expect(active()).toEqual([]);
  });
});

describe('the menu', () => {
  test('takes the place of the bar below 1200 px NA-02 NA-03', async () => {
    const { resize, settle } = await show({ width: 1200 });
    expect(screen.queryByRole('button')).toBeNull();
    act(() => resize(1199));
    await settle();
    expect(menuButton()).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('opens and closes by its button NA-24', async () => {
    const { settle } = await openMenu();
    expect(isOpen()).toBe('true');
    expect(names()).toContain('Dokumenter');
    fireEvent.click(menuButton());
    await settle();
    expect(isOpen()).toBe('false');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('Escape closes it and gives the focus back NA-24', async () => {
    const { settle } = await openMenu();
    act(() => screen.getByRole('link', { name: 'Dokumenter' }).focus());
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    await settle();
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(menuButton());
  });

  test('so does a press outside, when it is released there NA-24', async () => {
    const { settle, pass } = await openMenu();
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(menuButton());
    fireEvent.pointerDown(menuButton());
    fireEvent.pointerUp(document.body);
    await settle();
    expect(isOpen()).toBe('true');
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    act(() => (document.activeElement as HTMLElement).blur());
    await settle();
    await pass(1);
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(menuButton());
  });

  test('so does a touch outside that becomes a scroll NA-24', async () => {
    const { settle } = await openMenu();
    fireEvent.pointerDown(document.body);
    fireEvent.pointerCancel(document.body);
    await settle();
    expect(isOpen()).toBe('false');
  });

  test('so does a link NA-24', async () => {
    const { settle, element } = await openMenu();
    element.addEventListener('kfp-navigate', (event) => event.preventDefault());
    act(() => screen.getByRole('link', { name: 'Kjøp' }).focus());
    fireEvent.click(screen.getByRole('link', { name: 'Kjøp' }));
    await settle();
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(menuButton());
  });

  test('leaving it by Tab closes it, and leaves the focus where it went NA-24', async () => {
    const outside = document.body.appendChild(document.createElement('button'));
    const { settle } = await openMenu();
    act(() => screen.getByRole('link', { name: 'Kjøp' }).focus());
    act(() => outside.focus());
    await settle();
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(outside);
    outside.remove();
  });

  test('Logg ut stays, busy, with the focus, until the page is left LG-33', async () => {
    const { settle, runtime } = await openMenu({ responses: { 'POST auth/logout': createDeferred().promise } });
    const button = screen.getByRole('button', { name: 'Logg ut' });
    button.focus();
    fireEvent.click(button);
    await vi.waitFor(() => expect(runtime.session.get().status).toBe('loading'));
    await settle();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test('a log-out of over a second is announced LG-33', async () => {
    const { settle, pass } = await openMenu({ responses: { 'POST auth/logout': createDeferred().promise } });
    fireEvent.click(screen.getByRole('button', { name: 'Logg ut' }));
    await settle();
    expect(screen.getByRole('status').textContent).toBe('');
    await pass(1_000);
    expect(screen.getByRole('status').textContent).toBe('Vent litt');
  });

  test('has Logg ut, which calls once NA-16 LG-33', async () => {
    const { runtime, settle } = await openMenu();
    const ended = createDeferred<undefined>();
    const logout = vi.spyOn(runtime, 'logout').mockReturnValue(ended.promise);
    const button = screen.getByRole('button', { name: 'Logg ut' });
    fireEvent.click(button);
    await settle();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(logout).toHaveBeenCalledTimes(1);
    ended.reject(new Error('no code'));
    await settle();
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  test('has Til nettbank where the configuration names it NA-15 NX-20 CF-40', async () => {
    await openMenu({ distributor: 'eika', config: { info: { nettbankUrl: '/min/nettbank' } } });
    expect(leadsTo(screen.getByRole('link', { name: 'Til nettbank' }))).toBe('/min/nettbank');
  });

  test('for sb1 it is made from the bank of the customer NA-15 NX-19 FH-16', async () => {
    const { backend } = await openMenu({ loginContext: 'NETTBANK', responses: { [contactPath]: { domene: 'nord' } } });
    expect(leadsTo(screen.getByRole('link', { name: 'Til nettbank' })))
      .toBe('https://www.sparebank1.no/nord/nettbank-privat/oversikt');
    expect(backend.count(contactPath)).toBe(1);
  });

  test('where the call fails, from the configuration NX-19 FH-17', async () => {
    const { pass } = await openMenu({ loginContext: 'NETTBANK', responses: { [contactPath]: responseOf(500) }, config: { contactInfo: { domene: 'sør' } } });
    await pass(1_000);
    expect(leadsTo(screen.getByRole('link', { name: 'Til nettbank' })))
      .toBe('https://www.sparebank1.no/s%C3%B8r/nettbank-privat/oversikt');
  });

  test.each([
    ['NX-17', 'eika', 'MOBILBANK'], ['NX-17', 'dnb', 'MOBILBANK_DNB'], ['NX-18', 'sb1', 'OWN_SITE'], ['NX-21', 'sb1', 'NETTBANK'],
  ] as const)('NA-15 %s not for %s in %s', async (_, distributor, loginContext) => {
    await openMenu({ distributor, loginContext, config: { info: { nettbankUrl: '/min/nettbank' } }, responses: { [contactPath]: {} } });
    expect(screen.queryByRole('link', { name: 'Til nettbank' })).toBeNull();
  });

  test('others do not ask for the contact info AC-06', async () => {
    const { backend } = await openMenu({ distributor: 'eika', loginContext: 'NETTBANK' });
    expect(backend.count(contactPath)).toBe(0);
  });
});

describe('the newer variant', () => {
  test('has Tilbake, which goes back NA-21 NA-23', async () => {
    await show({ props: { variant: 'ny' } });
    const back = vi.spyOn(window.history, 'back').mockReturnValue();
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    fireEvent.click(screen.getByRole('button', { name: 'Tilbake' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('whose Tilbake loads the portal in a tab without history NA-21', async () => {
    const { eventsOf, element } = await show({ props: { variant: 'ny' } });
    element.addEventListener('kfp-navigate', (event) => event.preventDefault());
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    fireEvent.click(screen.getByRole('button', { name: 'Tilbake' }));
    expect(eventsOf('kfp-navigate')).toEqual([{ href: new URL(portal, location.href).href, kind: 'portal' }]);
  });

  test('whose Tilbake loads the portal by itself where nobody else follows the link NA-21', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    await show({ props: { variant: 'ny' } });
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    fireEvent.click(screen.getByRole('button', { name: 'Tilbake' }));
    expect(assign.mock.calls).toEqual([[new URL(portal, location.href).href]]);
  });

  test('but not on a receipt, nor without the variant NA-22 NA-23', async () => {
    const { unmount } = await show({ props: { variant: 'ny', path: '/tilbud/kvittering/1' } });
    expect(screen.queryByRole('button', { name: 'Tilbake' })).toBeNull();
    unmount();
    await show();
    expect(screen.queryByRole('button', { name: 'Tilbake' })).toBeNull();
  });
});

describe('who is not logged in', () => {
  test('sees nothing, and nothing is asked for NA-25 LG-34', async () => {
    const { text, backend, eventsOf } = await show({ session: null, props: { variant: 'ny' } });
    expect(text()).toBe('');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
    expect(eventsOf('kfp-ready')).toEqual([]);
  });

  test('nor while that is not known NA-25 LG-27', async () => {
    const { text } = await show({ responses: { 'auth/session-status': createDeferred().promise } });
    expect(text()).toBe('');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
