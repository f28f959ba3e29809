import { createBackend, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, listen, loader, openPage, textOf } from '../support/browser/page.js';

/** The page's own scripts would be read by its base too. */
const scripts = [location.origin + loader];
const portal = '/privat/forsikring/oversikt';
const bases = ['https://kampanje.partner.example/host/2026/', '//cdn.partner.example', '/nettbank/innlogget/side.html'];

const config = {
  meldSkadeUrl: '/skade', personvernUrl: 'vilkar/personvern.html', skadesakerNavUrl: 'https://saker.example/',
  links: { skadeBetaling: true },
  info: { nettbankUrl: '/min/nettbank' },
  contactInfo: { navn: 'Dalbanken', telefon: '75 00 00 00', domene: 'dalbanken.no' },
  andreForsikringer: [{ title: 'Kortet', description: 'Reise', lesMerUrl: 'kort/reise', meldSkadeUrl: '?skade=kort' }],
  finnerIkkeForsikringConfig: [{ title: 'Savner du en?', description: 'Se her', link: { url: '/savnet.pdf', urlText: 'Les mer' } }],
  taskCards: { showBedriftsportal: true, bedriftsportalUrl: '/bedrift' },
  showVedlikeholdsKalender: true, vedlikeholdsKalenderUrl: 'kalender',
};
const runtime = (more = {}) => `<kfp-runtime distributor="dnb" config='${JSON.stringify({ ...config, ...more })}'></kfp-runtime>`;
const tags = {
  overview: ['', 'Se forsikringer du kan kjøpe'],
  offers: ['', 'Reise'],
  tasks: ['', 'helseerklæring'],
  'purchase-entries': ['', 'Kjøretøy'],
  'other-insurances': ['', 'Kortet'],
  navigation: ['', 'Dokumenter'],
  header: [`logo="demo/common/icon.svg" buttons='[{"text":"Hjelp","href":"hjelp"},{"text":"Kontakt","href":"/kontakt#ring"}]'`, 'Kontakt'],
  footer: ['', 'Dalbanken'],
  'error-page': ['logo="/demo/common/icon.svg" image="./demo/common/icon.svg" action-href="videre" overview-link', 'Gå tilbake'],
};

const deep = (root, selector) => [...root.querySelectorAll('*')].flatMap((element) =>
  [...(element.matches(selector) ? [element] : []), ...(element.shadowRoot ? deep(element.shadowRoot, selector) : [])]);
/** Where links lead and what is loaded, as the browser reads it. */
const addressesOf = ({ document: own }) => deep(own.body, 'a[href], img[src], iframe[src]')
  .map((element) => (element.href ?? element.src).replace(/html=[^#]*/, 'html='));
const find = (page, name) => until(() => page.document.querySelector(`kfp-${name}`), name);

describe('a page with a <base>', () => {
  afterEach(closePages);

  const open = (base, body, options = {}) => openPage({ head: base && `<base href="${base}">`, body, scripts, ...options });

  async function openAll(base) {
    const page = await open(base, runtime() + Object.keys(tags).map((name) => `<kfp-${name} ${tags[name][0]}></kfp-${name}>`).join(''), {
      backend: createBackend({ 'auth/bankkontakt': { navn: 'Dalbanken', telefon: '75 00 00 00' }, 'oversikt/helseerklaering': { antall: 2 } }),
    });
    // Wide enough for the bar of links.
    page.window.frameElement.style.width = '1300px';
    for (const name of Object.keys(tags)) {
      const element = await find(page, name);
      await until(() => textOf(element).includes(tags[name][1]), `kfp-${name} shows ${tags[name][1]}`, 15_000);
    }
    return page;
  }

  it('leads where a page without one leads, and tells the host so', async function () {
    this.timeout(50_000);
    const plain = await openAll('');
    const origins = () => addressesOf(plain).filter((address) => address.startsWith(location.origin));
    await until(() => origins().length > 40, 'the links are there');
    for (const base of bases) {
      const page = await openAll(base);
      expect(page.document.baseURI.startsWith(new URL(base, location.href).href)).toBe(true);
      await until(() => addressesOf(page).join() === addressesOf(plain).join(), 'the same links', 8000).catch(() => {
        expect(addressesOf(page).filter((address, index) => address !== addressesOf(plain)[index])).toEqual([]);
      });

      const told = listen(page, 'kfp-navigate');
      page.window.addEventListener('click', (event) => event.preventDefault());
      const links = deep(page.document.body, 'a[href]');
      for (const link of links) link.click();
      expect(told.map(({ detail }) => detail.href)).toEqual(links.map(({ href }) => href));
      expect(page.errors).toEqual([]);
      page.window.frameElement.remove();
    }
  });

  it('asks the API of the page', async () => {
    const page = await open(bases[0], `${runtime()}<kfp-offers></kfp-offers>`);
    await until(() => page.backend.count('avtaleoversikt/tilbud') === 1, 'the offers are asked for');
    expect([...new Set(page.backend.calls.map(({ url }) => new URL(url).origin))]).toEqual([location.origin]);
    expect(page.backend.calls.filter(({ init }) => init.credentials !== 'same-origin')).toEqual([]);
  });

  it('has the login and the link to it at the page', async () => {
    const backend = () => createBackend({ ...loggedOut, 'auth/login': { loginUrl: '/test-script?bankid' } });
    const page = await open(bases[0], `${runtime()}<kfp-login></kfp-login><kfp-offers></kfp-offers>`, { backend: backend() });
    await find(page, 'offers');
    await until(() => addressesOf(page).length === 2, 'the frame and the link are there');
    expect(addressesOf(page).sort()).toEqual([`${location.origin}${portal}`, `${location.origin}/test-script?bankid`].sort());
  });

  /** Waits until a page has gone to a path of its own origin: one that has gone to another cannot be asked. */
  function goesTo(page, path) {
    const frame = page.window.frameElement;
    const hasCome = () => {
      try {
        return frame.contentWindow.location.pathname === path;
      } catch {
        return false;
      }
    };
    return until(hasCome, `the page goes to ${path}`, 10_000);
  }

  it('is left for the portal of the page at log-out', async function () {
    this.timeout(30_000);
    const page = await open(bases[0], `${runtime({ info: {} })}<kfp-session-warning></kfp-session-warning>`);
    const element = await find(page, 'runtime');
    await until(() => element.session?.state === 'logged-in', 'the customer is logged in');
    page.backend.responses['auth/logout'] = {};
    const isThere = goesTo(page, portal);
    await element.logout();
    await isThere;
    expect(JSON.parse(page.backend.calls.find(({ endpoint }) => endpoint === 'auth/logout').init.body)).toEqual({ goto: portal });
  });

  const claims = runtime({ skadesaker: { url: '/test-script' } });

  it('goes to the claims pages, and where they cannot be had to its own portal', async function () {
    this.timeout(40_000);
    const jump = (response) => open(bases[1], `${claims}<kfp-claims-jump></kfp-claims-jump>`, { backend: createBackend({ 'jumpsst/': response }) });
    await goesTo(await jump({ jumpSst: 'engangs-1' }), '/test-script');
    await goesTo(await jump(403), portal);
  });

  it('goes from the portal to the invoices', async function () {
    this.timeout(30_000);
    const page = await open(bases[0], `${runtime()}<kfp-portal base-path="/test-page"></kfp-portal>`, {
      before: ({ history, location: { search } }) => history.replaceState(null, '', `${location.origin}/test-page/betaling${search}`),
    });
    await goesTo(page, '/privat/forsikring/betaling');
  });
});
