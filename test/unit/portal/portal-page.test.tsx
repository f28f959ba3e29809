import { act, fireEvent, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AreaLoader } from '../../../src/portal/lazy-area.tsx';
import { PortalPage } from '../../../src/portal/portal-page.tsx';
import { useLink } from '../../../src/hooks/use-link.ts';
import { answerOf, createDeferred } from '../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';

const base = '/privat/forsikring/oversikt';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => history.replaceState(null, '', '/'));

function Overview() {
  return <><h1>Oversikt</h1><a {...useLink()(`${base}/tilbud`)}>Til tilbudene</a></>;
}

interface OpenOptions extends RenderAreaOptions {
  readonly overview?: AreaLoader;
  readonly basePath?: string;
}

async function open(path: string, options: OpenOptions = {}) {
  history.replaceState(null, '', path);
  const { overview = () => Promise.resolve(Overview), basePath = base, ...others } = options;
  const areas = {
    overview,
    claimsJump: () => Promise.resolve(() => <h1>Skadesaker</h1>),
    offers: () => Promise.resolve(() => <h1>Tilbud</h1>),
    profile: () => Promise.resolve(() => <h1>Profil</h1>),
    purchaseEntries: () => Promise.resolve(() => <h1>Kjøp</h1>),
    otherInsurances: () => Promise.resolve(() => <h1>Andre</h1>),
  };
  const page = renderArea(<PortalPage basePath={basePath} areas={areas} />, others);
  await page.settle();
  return page;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

describe('routes', () => {
  test.each([
    [base, 'Oversikt', 'Forsikringsoversikt - Forsikring'],
    [`${base}/tilbud/`, 'Tilbud', 'Tilbudene dine - Forsikring'],
    [`${base}/kjopsinnganger?isLo=true`, 'Kjøp', 'Hva vil du forsikre? - Forsikring'],
    [`${base}/jump/seopp/skadesaker`, 'Skadesaker', 'Vi sender deg videre... - Forsikring'],
    [`${base}/andre-forsikringer`, 'Andre', 'Andre forsikringer - Forsikring'],
    [`${base}/finnes-ikke`, 'Denne siden ser ut til å være borte...', 'Denne siden ser ut til å være borte... - Forsikring'],
    [`${base}constructor`, 'Denne siden ser ut til å være borte...', 'Denne siden ser ut til å være borte... - Forsikring'],
  ])('RT-02 RT-03 RT-04 RT-06 RT-19 RT-23 %s shows %s', async (path, heading, documentTitle) => {
    await open(path);
    expect(title()).toBe(heading);
    expect(document.title).toBe(documentTitle);
  });

  test('RT-01 a base path may end with a slash', async () => {
    await open('/min/side/tilbud', { basePath: '/min/side/' });
    expect(title()).toBe('Tilbud');
  });

  test('LG-22 a page that is gone leads to the overview', async () => {
    await open(`${base}/x`);
    expect(screen.getByRole('link', { name: 'Til forsikringsoversikten' }).getAttribute('href')).toBe('/privat/forsikring');
  });
});

describe('the gate', () => {
  const loginUrl = 'https://login.bank.no/';
  const notLoggedIn = { session: null, answers: { 'auth/login': { loginUrl } } };

  test('LG-01 LG-02 LG-27 a loader while the session is not known, and nothing is asked', async () => {
    const { pass, backend } = await open(base, { answers: { 'auth/session-status': createDeferred().promise } });
    await pass(250);
    expect(screen.getByRole('status').textContent).toBe('Laster innhold');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
  });

  test.each([base, `${base}/tilbud`, `${base}/finnes-ikke`, `${base}/jump/seopp/skadesaker`])(
    'LG-05 AC-01 the login page at %s for one who is not logged in',
    async (path) => {
      const { backend } = await open(path, notLoggedIn);
      expect(title()).toBe('Logg inn');
      expect(document.title).toBe('Logg inn - Forsikring');
      expect(screen.getByTitle('Innlogging med BankID').getAttribute('src')).toBe(loginUrl);
      expect(backend.calls.map((call) => call.path)).toEqual(['auth/session-status', 'auth/login']);
    },
  );

  test.each([['an error', answerOf(500)], ['204', answerOf(204)], ['an empty id', { kfpSessionId: '' }], ['null', { kfpSessionId: null }]])(
    'LG-25 LG-26 session-status with %s is nobody logged in',
    async (_, answer) => {
      const { pass } = await open(base, { answers: { 'auth/session-status': answer, 'auth/login': { loginUrl } } });
      await pass(1000);
      expect(title()).toBe('Logg inn');
    },
  );

  test('LG-03 LG-04 CF-55 EP-33 the flag comes before the login', async () => {
    const { backend } = await open(base, { ...notLoggedIn, config: { features: { overview: false } } });
    expect(title()).toBe('Noe har gått galt');
    expect(document.title).toBe('Noe har gått galt - Forsikring');
    expect(backend.count('auth/login')).toBe(0);
  });

  test('LG-03 the flag closes the portal to those who are logged in too', async () => {
    await open(base, { config: { features: { overview: false } } });
    expect(title()).toBe('Noe har gått galt');
  });

  test('LG-17 LG-24 CF-55 without direct login the page is gone, and that is not reported', async () => {
    const { backend, eventsOf } = await open(base, { ...notLoggedIn, config: { features: { directLogin: false } } });
    expect(title()).toBe('Denne siden ser ut til å være borte...');
    expect(document.title).toBe('Denne siden ser ut til å være borte... - Forsikring');
    expect([backend.count('auth/login'), eventsOf('kfp-error').length]).toEqual([0, 0]);
  });

  test('LG-18 LG-19 T-15 a block page when one cannot log in', async () => {
    const { pass, text } = await open(base, { session: null, answers: { 'auth/login': answerOf(500) } });
    await pass(1000);
    expect(title()).toBe('Du kan ikke kjøpe forsikring på nett');
    expect(text()).toContain('Vi får ikke logget deg inn akkurat nå. Prøv igjen senere, eller ta kontakt med oss.');
  });

  test('LG-25 LG-35 comes alive after the login, and gives way to it when the session is lost', async () => {
    const { backend, runtime, settle } = await open(`${base}/tilbud`, notLoggedIn);
    backend.answer({ 'auth/session-status': { kfpSessionId: 'x' } });
    await act(() => runtime.session.recheck());
    await settle();
    expect(title()).toBe('Tilbud');
    expect(document.title).toBe('Tilbudene dine - Forsikring');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    backend.answer({ 'auth/session-status': {} });
    await act(() => runtime.session.recheck());
    await settle();
    expect(title()).toBe('Logg inn');
    expect(screen.queryByText('Tilbud')).toBeNull();
  });

  test('LG-23 LG-24 ER-15 an address that leads nowhere is reported, and its heading has the focus', async () => {
    const errorReporter = vi.fn();
    await open(`${base}/x`, { host: { errorReporter } });
    expect(errorReporter.mock.calls.map(([error]) => String(error))).toEqual(['Error: Kunde traff side som ikke finnes']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('EP-34 the heading keeps the focus when one comes there from another page', async () => {
    const { settle } = await open(base);
    history.replaceState(null, '', `${base}/x`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Denne siden ser ut til å være borte...' }));
  });
});

describe('a page that fails', () => {
  const stop = (event: Event) => event.preventDefault();

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // The view tells the window too of what it throws.
    window.addEventListener('error', stop);
  });

  afterEach(() => window.removeEventListener('error', stop));

  test('LG-36 EP-32 ER-17 shows the general error in its place; the other pages go on', async () => {
    const Broken = () => {
      throw new Error('render');
    };
    const { settle, eventsOf } = await open(base, { overview: () => Promise.resolve(Broken) });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading').textContent).toBe('Noe har gått galt');
    expect(main.getByText('Prøv igjen, eller ta kontakt med oss')).toBeTruthy();
    expect(main.getByRole('button', { name: 'Prøv igjen' })).toBeTruthy();
    expect(eventsOf('kfp-error')).toHaveLength(1);
    history.replaceState(null, '', `${base}/tilbud`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(title()).toBe('Tilbud');
  });
});

describe('moving about', () => {
  test('RT-21 a link to another route is followed without a load; the new page has the focus', async () => {
    const { settle, eventsOf } = await open(base);
    expect(document.activeElement).toBe(document.body);
    click('Til tilbudene');
    await settle();
    expect(title()).toBe('Tilbud');
    expect(location.pathname).toBe(`${base}/tilbud`);
    expect(document.title).toBe('Tilbudene dine - Forsikring');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(eventsOf('kfp-navigate')).toMatchObject([{ kind: 'portal' }]);
  });

  test('RT-21 Back is followed, also in StrictMode', async () => {
    const { settle } = await open(base, { wrap: (area) => <StrictMode>{area}</StrictMode> });
    click('Til tilbudene');
    await settle();
    expect(title()).toBe('Tilbud');
    history.replaceState(null, '', base);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(title()).toBe('Oversikt');
  });

  test('a portal that is gone takes no more links', async () => {
    const { unmount, runtime, element } = await open(base);
    unmount();
    const event = new MouseEvent('click', { cancelable: true });
    runtime.links.follow({ event, href: `${base}/tilbud`, label: '', element, loginContext: 'OWN_SITE' });
    expect(event.defaultPrevented).toBe(false);
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
