import { act, fireEvent, screen, within } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CookieConsentArea } from '../../../src/areas/cookie-consent/cookie-consent-area.tsx';
import { ErrorPageArea } from '../../../src/areas/error-page/error-page-area.tsx';
import type { AreaLoader } from '../../../src/portal/lazy-area.tsx';
import { LoginPage } from '../../../src/portal/login-page.tsx';
// The code that comes late is here from the start: loading it takes real time.
import '../../../src/shell/session-note.tsx';
import { createPortalPage } from '../../../src/portal/portal-page.tsx';
import type { PortalAreas } from '../../../src/portal/portal-view.tsx';
import { useLink } from '../../../src/hooks/use-link.ts';
import { responseOf, createDeferred } from '../../support/fake-transport.ts';
import { hideThrownErrors } from '../../support/hide-thrown-errors.ts';
import { HeadingOutlineContext } from '../../../src/ui/content/text.tsx';
import { PageHeader } from '../../../src/ui/layout/page-header.tsx';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';
import { setWindowWidth } from '../../support/window-width.ts';
import { leadsTo } from '../../support/leads-to.ts';

const base = '/privat/forsikring/oversikt';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => history.replaceState(null, '', '/'));

function Overview() {
  return <><PageHeader title="Oversikt" /><a {...useLink()(`${base}/tilbud`)}>Til tilbudene</a></>;
}

interface OpenOptions extends RenderAreaOptions {
  readonly overview?: AreaLoader;
  readonly areas?: Partial<PortalAreas>;
  readonly basePath?: string;
}

async function open(path: string, options: OpenOptions = {}) {
  history.replaceState(null, '', path);
  setWindowWidth(1280);
  const { overview = () => Promise.resolve(Overview), basePath = base, areas: given, ...others } = options;
  const areas = {
    overview,
    claimsJump: () => Promise.resolve(() => <PageHeader title="Skadesaker" />),
    offers: () => Promise.resolve(() => <PageHeader title="Tilbud" />),
    profile: () => Promise.resolve(() => <PageHeader title="Profil" />),
    purchaseEntries: () => Promise.resolve(() => <PageHeader title="Kjøp" />),
    otherInsurances: () => Promise.resolve(() => <PageHeader title="Andre" />),
    login: () => Promise.resolve(LoginPage),
    errorPage: () => Promise.resolve(ErrorPageArea),
    cookieConsent: () => Promise.resolve({ CookieConsentArea }),
    ...given,
  };
  const PortalPage = createPortalPage(areas);
  const page = renderArea(<PortalPage basePath={basePath} />, others);
  await page.settle();
  return page;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

describe('routes', () => {
  test.each([
    [base, 'Oversikt'],
    [`${base}/tilbud/`, 'Tilbud'],
    [`${base}/forsikringsprofil`, 'Profil'],
    [`${base}/kjopsinnganger?isLo=true`, 'Kjøp'],
    [`${base}/jump/seopp/skadesaker`, 'Skadesaker'],
    [`${base}/andre-forsikringer`, 'Andre'],
    [`${base}/finnes-ikke`, 'Denne siden ser ut til å være borte...'],
    [`${base}constructor`, 'Denne siden ser ut til å være borte...'],
  ])('%s shows %s RT-02 RT-03 RT-04 RT-05 RT-06 RT-07 RT-19 RT-23', async (path, heading) => {
    await open(path);
    expect(title()).toBe(heading);
    expect(document.title).toBe(`${heading} - Forsikring`);
  });

  test.each([
    ['', 'Forsikringsoversikt'],
    ['/tilbud', 'Tilbudene dine'],
    ['/forsikringsprofil', 'Min profil'],
    ['/kjopsinnganger', 'Hva vil du forsikre?'],
    ['/jump/seopp/skadesaker', 'Vi sender deg videre...'],
    ['/andre-forsikringer', 'Andre forsikringer'],
  ])('the title of %s while its page is on the way RT-23', async (route, heading) => {
    const wait = () => new Promise<never>(() => undefined);
    await open(base + route, {
      areas: { overview: wait, offers: wait, profile: wait, purchaseEntries: wait, claimsJump: wait, otherInsurances: wait },
    });
    expect(document.title).toBe(`${heading} - Forsikring`);
  });

  test('the title follows a heading that changes, and leaves that of the host alone RT-23 OF-39', async () => {
    let change: (heading: string) => void = () => undefined;
    const Offers = () => {
      const [heading, setHeading] = useState('Tilbudene dine');
      useEffect(() => {
        change = setHeading;
      }, []);
      return <PageHeader title={heading} />;
    };
    const { settle } = await open(`${base}/tilbud`, { areas: { offers: () => Promise.resolve(Offers) } });
    expect(document.title).toBe('Tilbudene dine - Forsikring');
    act(() => change('Du har ingen tilbud'));
    await settle();
    expect(document.title).toBe('Du har ingen tilbud - Forsikring');
    document.title = 'Bank';
    screen.getByRole('main').append(document.createElement('p'));
    await settle();
    expect(document.title).toBe('Bank');
  });

  test.each([[undefined, 'Nettbanken'], ['Betale', 'Betale']])(
    'the title of the host is back when the portal is removed, unless the host has set another one: %s RT-23',
    async (later, title) => {
      document.title = 'Nettbanken';
      const { unmount } = await open(`${base}/tilbud`);
      expect(document.title).toBe('Tilbud - Forsikring');
      if (later) document.title = later;
      unmount();
      expect(document.title).toBe(title);
    },
  );

  test('a base path may end with a slash RT-01', async () => {
    await open('/min/side/tilbud', { basePath: '/min/side/' });
    expect(title()).toBe('Tilbud');
  });

  test('a page that is gone leads to the overview LG-21 LG-22', async () => {
    await open(`${base}/x`);
    expect(leadsTo(screen.getByRole('link', { name: 'Til forsikringsoversikten' }))).toBe('/privat/forsikring');
  });
});

describe('the gate', () => {
  const loginUrl = 'https://login.bank.no/';
  const notLoggedIn = { session: null, responses: { 'auth/login': { loginUrl } } };

  test('a loader while the session is not known, and nothing is asked LG-01 LG-02 LG-27', async () => {
    const { pass, backend } = await open(base, { responses: { 'auth/session-status': createDeferred().promise } });
    await pass(250);
    expect(screen.getByRole('status').textContent).toBe('Laster innhold');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
  });

  test.each([base, `${base}/tilbud`, `${base}/finnes-ikke`, `${base}/jump/seopp/skadesaker`])(
    'the login page at %s for one who is not logged in LG-05 AC-01',
    async (path) => {
      const { backend } = await open(path, notLoggedIn);
      expect(title()).toBe('Logg inn');
      expect(document.title).toBe('Logg inn - Forsikring');
      expect(screen.getByTitle('Innlogging med BankID').getAttribute('src')).toBe(loginUrl);
      expect(backend.calls.map((call) => call.path)).toEqual(['auth/session-status', 'auth/login']);
    },
  );

  test.each([['an error', responseOf(500)], ['204', responseOf(204)], ['an empty id', { kfpSessionId: '' }], ['null', { kfpSessionId: null }]])(
    'session-status with %s is nobody logged in LG-25 LG-26',
    async (_, response) => {
      const { pass } = await open(base, { responses: { 'auth/session-status': response, 'auth/login': { loginUrl } } });
      await pass(1000);
      expect(title()).toBe('Logg inn');
    },
  );

  test('the flag comes before the login LG-03 LG-04 CF-55 EP-33', async () => {
    const { backend } = await open(base, { ...notLoggedIn, config: { features: { overview: false } } });
    expect(title()).toBe('Noe har gått galt');
    expect(document.title).toBe('Noe har gått galt - Forsikring');
    expect(backend.count('auth/login')).toBe(0);
  });

  test('the flag closes the portal to those who are logged in too LG-03', async () => {
    await open(base, { config: { features: { overview: false } } });
    expect(title()).toBe('Noe har gått galt');
  });

  test('without direct login the page is gone, and that is not reported LG-17 LG-24 CF-55', async () => {
    const { backend, eventsOf } = await open(base, { ...notLoggedIn, config: { features: { directLogin: false } } });
    expect(title()).toBe('Denne siden ser ut til å være borte...');
    expect(document.title).toBe('Denne siden ser ut til å være borte... - Forsikring');
    expect([backend.count('auth/login'), eventsOf('kfp-error').length]).toEqual([0, 0]);
  });

  test('says that one cannot log in, in heading and title, and tracks no purchase LG-18 LG-19 T-15', async () => {
    const { pass, text, runtime } = await open(base, { session: null, responses: { 'auth/login': responseOf(500) } });
    await pass(1000);
    expect(title()).toBe('Vi får ikke logget deg inn akkurat nå');
    expect(document.title).toBe('Vi får ikke logget deg inn akkurat nå - Forsikring');
    expect(text()).toContain('Prøv igjen senere, eller ta kontakt med oss.');
    expect(runtime.tracking.waiting().map(({ event }) => event)).not.toContain('Kjopssperre');
  });

  describe('«Gå tilbake» without a way back', () => {
    const reload = vi.fn();
    const assign = vi.fn();

    beforeEach(() => {
      reload.mockClear();
      assign.mockClear();
      Object.assign(window, { navigation: Object.assign(new EventTarget(), { canGoBack: false }) });
      vi.spyOn(location, 'reload').mockImplementation(reload);
      vi.spyOn(location, 'assign').mockImplementation(assign);
    });

    afterEach(() => Reflect.deleteProperty(window, 'navigation'));

    test.each([
      ['where the portal is off', { config: { features: { overview: false } } }],
      ['where no login is offered', { session: null, config: { features: { directLogin: false } } }],
      ['where one cannot log in', { session: null, responses: { 'auth/login': responseOf(500) } }],
    ])('%s loads the page anew, each time EP-35', async (_, options) => {
      const { pass } = await open(`${base}/?customer=a`, options);
      await pass(1000);
      for (const times of [1, 2]) {
        fireEvent.click(screen.getByRole('button', { name: 'Gå tilbake' }));
        expect(reload).toHaveBeenCalledTimes(times);
      }
      expect([location.href, assign.mock.calls.length]).toEqual([`${location.origin}${base}/?customer=a`, 0]);
    });

    test('on another page of a portal that is off loads the first one EP-35', async () => {
      await open(`${base}/tilbud`, { config: { features: { overview: false } } });
      fireEvent.click(screen.getByRole('button', { name: 'Gå tilbake' }));
      expect([assign.mock.calls, reload.mock.calls.length]).toEqual([[[`${location.origin}${base}`]], 0]);
    });
  });

  test('comes alive after the login, and gives way to it when the session is lost LG-25 LG-35', async () => {
    const { backend, runtime, settle } = await open(`${base}/tilbud`, notLoggedIn);
    backend.answer({ 'auth/session-status': { kfpSessionId: 'x' } });
    await act(() => runtime.session.recheck());
    await settle();
    expect(title()).toBe('Tilbud');
    expect(document.title).toBe('Tilbud - Forsikring');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    backend.answer({ 'auth/session-status': {} });
    await act(() => runtime.session.recheck());
    await settle();
    expect(title()).toBe('Logg inn');
    expect(screen.queryByText('Tilbud')).toBeNull();
  });

  test('an address that leads nowhere is reported, and its heading has the focus LG-23 LG-24 ER-15', async () => {
    const errorReporter = vi.fn();
    await open(`${base}/x`, { host: { errorReporter } });
    expect(errorReporter.mock.calls.map(([error]) => String(error))).toEqual(['Error: Kunde traff side som ikke finnes']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('the heading keeps the focus when one comes there from another page EP-34', async () => {
    const { settle } = await open(base);
    history.replaceState(null, '', `${base}/x`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Denne siden ser ut til å være borte...' }));
  });
});

describe('a page that fails', () => {
  hideThrownErrors();

  test('shows the general error in its place; the other pages go on LG-36 EP-32 ER-17', async () => {
    const Broken = () => {
      throw new Error('render');
    };
    const { settle, eventsOf } = await open(base, { overview: () => Promise.resolve(Broken) });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Noe har gått galt');
    expect(main.getByText('Prøv igjen, eller ta kontakt med oss')).toBeTruthy();
    expect(main.getByRole('button', { name: 'Prøv igjen' })).toBeTruthy();
    expect(eventsOf('kfp-error')).toHaveLength(1);
    history.replaceState(null, '', `${base}/tilbud`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(title()).toBe('Tilbud');
  });

  test('in the navigation leaves the page beside it, and the portal its footer EP-32 ER-17', async () => {
    const { value: setAttribute } = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute') as { value: (name: string, value: string) => void };
    vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
      if (this.localName === 'nav') throw new Error('render');
      setAttribute.call(this, name, value);
    });
    const { eventsOf, settle } = await open(base);
    expect(screen.getByRole('alert').textContent).toContain('Noe har gått galt');
    expect([title(), document.title, screen.getByRole('main').contains(screen.getByRole('alert'))]).toEqual(['Oversikt', 'Oversikt - Forsikring', false]);
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(eventsOf('kfp-error')).toHaveLength(1);
    vi.mocked(Element.prototype.setAttribute).mockImplementation(function (this: Element, name, value) { setAttribute.call(this, name, value); });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await settle();
    expect(screen.getByRole('banner').contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('navigation', { name: 'Forsikring' })).toBeTruthy();
  });
});

describe('moving about', () => {
  test('a link to another route is followed without a load; the new page has the focus RT-21', async () => {
    const { settle, eventsOf } = await open(base);
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('Oversikt - Forsikring');
    click('Til tilbudene');
    await settle();
    expect(title()).toBe('Tilbud');
    expect(location.pathname).toBe(`${base}/tilbud`);
    expect(document.title).toBe('Tilbud - Forsikring');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(eventsOf('kfp-navigate')).toMatchObject([{ kind: 'portal' }]);
  });

  test.each([
    ['of level 2', { shift: 1 }, 'Tilbud'], ['that the host has itself', { shift: 0, omitted: 1 as const }, 'main'],
  ])('the title of the document is that of the page, with a heading %s RT-23', async (_, outline, focused) => {
    const { settle } = await open(base, { wrap: (area) => <HeadingOutlineContext.Provider value={outline}>{area}</HeadingOutlineContext.Provider> });
    click('Til tilbudene');
    await settle();
    expect(document.title).toBe('Tilbud - Forsikring');
    const { activeElement } = document;
    expect(activeElement?.localName === 'main' ? 'main' : activeElement?.textContent).toBe(focused);
  });

  test('Back is followed, also in StrictMode RT-21', async () => {
    const { settle } = await open(base, { wrap: (area) => <StrictMode>{area}</StrictMode> });
    click('Til tilbudene');
    await settle();
    expect(title()).toBe('Tilbud');
    history.replaceState(null, '', base);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(title()).toBe('Oversikt');
  });

  test('under another base path the links of the areas stay inside RT-01 RT-21', async () => {
    const { settle, eventsOf } = await open('/min/side', { basePath: '/min/side/' });
    expect(leadsTo(screen.getByRole('link', { name: 'Til tilbudene' }))).toBe('/min/side/tilbud');
    expect(leadsTo(screen.getByRole('link', { name: 'Kjøp' }))).toBe('/min/side/kjopsinnganger');
    click('Til tilbudene');
    await settle();
    expect([title(), location.pathname]).toEqual(['Tilbud', '/min/side/tilbud']);
    expect(eventsOf('kfp-navigate')).toMatchObject([{ kind: 'portal' }]);
  });

  test('the invoices are left for without a step into the portal RT-08 RT-09', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    await open(base);
    const steps = history.length;
    click('Faktura');
    expect([assign.mock.calls, location.pathname, history.length]).toEqual([[[`${location.origin}/privat/forsikring/betaling`]], base, steps]);
  });

  test('a heading that comes later has the focus, unless the customer has gone on', async () => {
    let arrive: () => void = () => undefined;
    const Late = () => {
      const [isHere, setHere] = useState(false);
      useEffect(() => {
        arrive = () => setHere(true);
      }, []);
      return isHere ? <PageHeader title="Oversikt" /> : <p>Straks</p>;
    };
    for (const goesOn of [false, true]) {
      const { settle, unmount } = await open(`${base}/tilbud`, { overview: () => Promise.resolve(Late) });
      click('Forsikringsoversikt');
      await settle();
      expect(document.activeElement).toBe(screen.getByRole('main'));
      if (goesOn) act(() => screen.getByRole('link', { name: 'Profil' }).focus());
      act(() => arrive());
      await settle();
      expect(document.activeElement?.textContent).toBe(goesOn ? 'Profil' : 'Oversikt');
      unmount();
    }
  });

  test('a portal that is gone takes no more links', async () => {
    const { unmount, runtime, element } = await open(base);
    unmount();
    const event = new MouseEvent('click', { cancelable: true });
    runtime.links.follow({ event, href: runtime.links.place(`${base}/tilbud`), label: '', element, loginContext: 'OWN_SITE' });
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('around the pages', () => {
  const responses = { 'auth/bankkontakt': { navn: 'Fjordbanken', telefon: '90000000' }, 'avtaleoversikt/tilbud': { tilbud: [{}, {}] } };

  test('header, navigation and footer stand around every page CF-29 NA-18 FH-01', async () => {
    const { settle } = await open(`${base}/forsikringsprofil/`, { responses, config: { insurerName: 'Fjord Forsikring' } });
    expect(within(screen.getByRole('banner')).getByText('Fjord Forsikring')).toBeTruthy();
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Logg ut' })).toBeTruthy();
    const navigation = screen.getByRole('navigation', { name: 'Forsikring' });
    const current = () => navigation.querySelector('[aria-current=page]')?.textContent;
    expect(current()).toBe('Profil');
    expect(screen.getByRole('contentinfo').textContent).toContain('Fjordbanken');
    for (const part of [navigation, screen.getByRole('banner'), screen.getByRole('contentinfo')]) {
      expect(screen.getByRole('main').contains(part)).toBe(false);
    }
    fireEvent.click(screen.getByRole('link', { name: /Tilbud/ }));
    await settle();
    expect([title(), current()]).toEqual(['Tilbud', 'Tilbud, 2 tilbud']);
  });

  test('the portal is ready when its page is, whatever is around it and asks about cookies and the session TR-29', async () => {
    const { element, eventsOf, runtime, settle } = await open(base, { responses });
    runtime.elements.add({ element: Object.defineProperty(element, 'localName', { value: 'kfp-portal' }), needsCustomer: true });
    await Promise.all([runtime.consent.get(), runtime.getGuard(), import('../../../src/areas/session-warning/session-dialog.tsx')]);
    await settle();
    await settle();
    expect(eventsOf('kfp-ready')).toEqual([]);
    expect(runtime.tracking.waiting().filter(({ event }) => event === 'Komponentlast')).toEqual([]);
  });

  test('without the code of the question about cookies the rest works, the host is told, and the question comes later', async () => {
    const failure = new Error('404');
    const cookieConsent = vi.fn<PortalAreas['cookieConsent']>().mockRejectedValueOnce(failure).mockResolvedValue({ CookieConsentArea: () => <p>Cookies?</p> });
    const { eventsOf, pass } = await open(base, { responses, areas: { cookieConsent } });
    expect([title(), screen.queryByText('Cookies?')]).toEqual(['Oversikt', null]);
    expect(eventsOf('kfp-error')).toEqual([expect.objectContaining({ area: 'cookie-consent' })]);
    await pass(5000);
    expect(screen.getByText('Cookies?')).toBeTruthy();
  });

  test('a wish for the question about cookies waits for its code CC-18', async () => {
    const { runtime, settle } = await open(base, { responses, areas: { cookieConsent: () => createDeferred<never>().promise } });
    window.dispatchEvent(new Event('kfp-open-cookie-consent'));
    await settle();
    expect((await runtime.consent.get()).isWanted.get()).toBe(true);
  });

  test('an unknown page has the navigation, with nothing marked NA-19 NA-25', async () => {
    await open(`${base}/finnes-ikke`, { responses });
    expect(screen.getByRole('navigation').querySelector('[aria-current]')).toBeNull();
  });

  test('who is not logged in sees the name and the configured contact NA-25 FH-17', async () => {
    await open(base, {
      session: null,
      responses: { 'auth/login': { loginUrl: 'about:blank' } },
      config: { insurerName: 'Fjord Forsikring', contactInfo: { telefon: '81549300' } },
    });
    expect(screen.getByRole('banner').textContent).toBe('Fjord Forsikring');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '+47 815 49 300' })).toBeTruthy();
  });

  test('the chat of the host has its place FH-08 FH-14', async () => {
    const { element } = await open(base);
    expect(element.querySelector('footer slot')?.getAttribute('name')).toBe('chat');
  });
});

describe('the code of a page is fetched when the customer is about to go there RT-21', () => {
  const purchases = () => vi.fn<AreaLoader>(() => Promise.resolve(() => <PageHeader title="Kjøp" />));

  test.each(['pointerover', 'touchstart', 'focusin'])('%s on a link, once', async (sign) => {
    const purchaseEntries = purchases();
    await open(base, { areas: { purchaseEntries } });
    expect(purchaseEntries).not.toHaveBeenCalled();
    const link = screen.getByRole('link', { name: 'Kjøp' });
    for (const target of [link, link.firstElementChild ?? link]) {
      fireEvent(target, new Event(sign, { bubbles: true }));
    }
    expect(purchaseEntries).toHaveBeenCalledTimes(1);
  });

  test('also on a link inside a page, and not on one that leads elsewhere', async () => {
    const offers = purchases();
    const purchaseEntries = purchases();
    await open(base, { areas: { offers, purchaseEntries } });
    fireEvent(screen.getByRole('link', { name: 'Dokumenter' }), new Event('pointerover', { bubbles: true }));
    fireEvent(screen.getByRole('heading', { level: 1 }), new Event('pointerover', { bubbles: true }));
    expect(offers).not.toHaveBeenCalled();
    fireEvent(screen.getByRole('link', { name: 'Til tilbudene' }), new Event('pointerover', { bubbles: true }));
    expect(offers).toHaveBeenCalledTimes(1);
    expect(purchaseEntries).not.toHaveBeenCalled();
  });

  test('code that does not arrive is no failure yet', async () => {
    const offers = vi.fn<AreaLoader>(() => Promise.reject(new Error('chunk')));
    const { settle, eventsOf } = await open(base, { areas: { offers } });
    fireEvent(screen.getByRole('link', { name: 'Til tilbudene' }), new Event('pointerover', { bubbles: true }));
    await settle();
    expect(eventsOf('kfp-error')).toEqual([]);
  });

  test('not for a customer who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const offers = purchases();
    await open(base, { areas: { offers } });
    fireEvent(screen.getByRole('link', { name: 'Til tilbudene' }), new Event('pointerover', { bubbles: true }));
    expect(offers).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });
});

describe('the code of an area', () => {
  test('that does not arrive can be asked for again, and is told to the host', async () => {
    // Asked for while the session is, and again when it is to be shown.
    const fails = new Error('chunk');
    const overview = vi.fn<AreaLoader>().mockRejectedValueOnce(fails).mockRejectedValueOnce(fails).mockResolvedValue(Overview);
    const { settle, eventsOf } = await open(base, { overview });
    expect(screen.getByRole('alert').textContent).toContain('Noe har gått galt');
    expect(eventsOf('kfp-error')).toMatchObject([{ area: 'portal', recoverable: true }]);
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await settle();
    expect(title()).toBe('Oversikt');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that arrives after the customer has left its route is not shown', async () => {
    let arrive: (area: typeof Overview) => void = () => undefined;
    const { settle } = await open(base, { overview: () => new Promise((resolve) => (arrive = resolve)) });
    history.replaceState(null, '', `${base}/tilbud`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    arrive(Overview);
    await settle();
    expect(title()).toBe('Tilbud');
  });
});

test.each<[string, object, string]>([
  ['that nobody is logged in', {}, 'Logg inn'], ['who is', { kfpSessionId: 'session-1' }, 'Oversikt'],
])('a session-status that says late, and asked again, %s: the page’s title has the focus, not the footer’s LG-37', async (_, response, heading) => {
  const status = 'auth/session-status';
  const { pass, settle, backend } = await open(base, { responses: { [status]: createDeferred().promise, 'auth/login': { loginUrl: 'https://login.bank.no/' } } });
  await pass(3_000);
  await pass(7_000);
  backend.answer({ [status]: response });
  const retry = screen.getByRole('button', { name: 'Prøv igjen' });
  retry.focus();
  fireEvent.click(retry);
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: heading }));
});
