import { createBackend, loggedOut } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, nextTasks, openPage, textOf } from '../support/browser/page.js';
import { hostileAddresses } from '../support/hostile-addresses.ts';

const portal = '/privat/forsikring/oversikt';
const runtimeTag = '<kfp-runtime distributor="eika"></kfp-runtime>';

/** Addresses that may be gone to: https without a name in it, this origin, a telephone, a letter. */
function isSafe(address) {
  const { protocol, origin, username } = new URL(address, location.href);
  return origin === location.origin || ['tel:', 'mailto:'].includes(protocol) || (protocol === 'https:' && username === '');
}

const deep = (root, selector) => [...root.querySelectorAll('*')].flatMap((element) =>
  [...(element.matches(selector) ? [element] : []), ...(element.shadowRoot ? deep(element.shadowRoot, selector) : [])]);

/** What leads or loads somewhere, and where. */
const addressesOf = ({ document: own }) => deep(own.body, 'a[href], img[src], iframe[src], form[action]')
  .map((element) => element.href ?? element.src ?? element.action);

/** Notes where a page wants to go, and keeps it; engines that cannot are asked about some addresses, a page each. */
function keepPage({ window: own }) {
  const wanted = [];
  own.navigation.addEventListener('navigate', (event) => {
    wanted.push(event.destination.url);
    event.preventDefault();
  });
  return wanted;
}

/** Texts of the configuration are trimmed: this is a whole address then, of an origin that the configuration names. */
const isNamed = (url) => /^https:\/\/www\.bank\.no\/$/i.test(url.trim());
const redirects = hostileAddresses.filter((url) => !isNamed(url));
const canKeepPages = 'navigation' in window;
/** One way of writing them is enough where each takes a call. */
const logins = hostileAddresses.filter((url) => !url.startsWith('  '));
const some = redirects.filter((_, place) => place % 15 === 0);

/** Runs scripts that an address brings along would call this. */
const before = (own) => {
  own.alert = () => own.console.error('a script of an address has run');
  // Nothing here waits for the other tabs' word.
  const { setTimeout: start } = own;
  own.setTimeout = (run, delay, ...rest) => start(run, delay === 100 ? 0 : delay, ...rest);
};

const find = (page, name) => until(() => page.document.querySelector(`kfp-${name}`), name);
const showsInTime = (element, text) => until(() => textOf(element).includes(text), text, 20_000);

describe('addresses that no sink may take (D4, VA-16 to VA-18)', () => {
  afterEach(closePages);

  it('are no links, images or frames, wherever a host or the configuration gives them', async function () {
    this.timeout(60_000);
    const tags = ['navigation', 'footer', 'header', 'purchase-entries', 'error-page'];
    const body = runtimeTag + tags.map((tag) => `<kfp-${tag}></kfp-${tag}>`).join('');
    const page = await openPage({ body, scripts: [loader], before });
    // Wide enough for the bar of links.
    page.window.frameElement.style.width = '1300px';
    const [runtime, header, errorPage] = await Promise.all([find(page, 'runtime'), find(page, 'header'), find(page, 'error-page')]);
    await showsInTime(await find(page, 'purchase-entries'), 'Kjøretøy');
    await until(() => addressesOf(page).some((address) => address.endsWith('/forsikringsprofil')), 'the bar of links shows', 20_000);
    for (const url of hostileAddresses) {
      Object.assign(runtime, { config: {
        meldSkadeUrl: url, skadesakerNavUrl: url, personvernUrl: url, info: { nettbankUrl: url }, showVedlikeholdsKalender: true, vedlikeholdsKalenderUrl: url,
        taskCards: { showBedriftsportal: true, bedriftsportalUrl: url },
      } });
      Object.assign(header, { logo: url, buttons: [{ text: 'Hjelp', href: url }] });
      Object.assign(errorPage, { logo: url, image: url, actionHref: url });
      await nextTasks(page.window, 2);
      const bad = addressesOf(page).filter((address) => !isSafe(address));
      if (bad.length > 0) throw new Error(`${JSON.stringify(url)} became ${bad}`);
    }
    expect(page.errors).toEqual([]);
    console.info(`D4: ${hostileAddresses.length} addresses in 10 places, none was taken`);
  });

  it('are no details of an insurance and no way to the bank, whatever these are made from', async function () {
    this.timeout(60_000);
    const agreement = { policyNumber: '1', name: 'Hytte', productType: 'FRITIDSHUS', systemSource: 'EIKA_SKADE' };
    const contact = { domene: 'ostlandet' };
    const page = await openPage({
      body: `<kfp-runtime distributor="sb1" login-context="NETTBANK"></kfp-runtime><kfp-overview sections="agreements"></kfp-overview><kfp-header></kfp-header>`,
      scripts: [loader], before,
      backend: createBackend({ 'avtaleoversikt/avtaler': { avtaler: [agreement] }, 'auth/bankkontakt': contact }),
    });
    page.window.frameElement.style.width = '1300px';
    const [runtime, overview, header] = await Promise.all([find(page, 'runtime'), find(page, 'overview'), find(page, 'header')]);
    const linksOf = (element) => [...(element.shadowRoot?.querySelectorAll('a[href]') ?? [])];
    const hrefOf = (element, text) => linksOf(element).find((link) => link.textContent.includes(text))?.href;
    // Good ones are taken.
    runtime.config = { eikaDetaljerUrl: 'https://www.eika.no/detaljer', bankBaseUrl: 'https://www.bank.no' };
    await until(() => hrefOf(overview, 'Hytte') === 'https://www.eika.no/detaljer?forsikringsnummer=1', 'the details are at the partner', 20_000);
    await until(() => hrefOf(header, 'Til nettbank') === 'https://www.bank.no/ostlandet/nettbank-privat/oversikt', 'the way to the bank is there', 20_000);
    for (const url of hostileAddresses) {
      for (const config of [{ bankBaseUrl: url }, { nettbankOverviewPath: url }]) {
        runtime.config = { eikaDetaljerUrl: url, ...config };
        await nextTasks(page.window, 2);
        const bad = addressesOf(page).filter((address) => !isSafe(address));
        if (bad.length > 0) throw new Error(`${JSON.stringify(url)} became ${bad}`);
      }
    }
    runtime.config = {};
    for (const domene of logins) {
      contact.domene = domene;
      await runtime.refresh();
      await nextTasks(page.window, 2);
      const way = hrefOf(header, 'Til nettbank');
      if (way !== undefined && new URL(way).origin !== 'https://www.sparebank1.no') throw new Error(`${JSON.stringify(domene)} became ${way}`);
    }
    expect(page.errors).toEqual([]);
    console.info(`D4: ${hostileAddresses.length} addresses of the partner's details and of the bank, none was taken`);
  });

  it('are no links in the lists of the configuration', async function () {
    this.timeout(60_000);
    const page = await openPage({ body: `${runtimeTag}<kfp-overview></kfp-overview><kfp-other-insurances></kfp-other-insurances><kfp-purchase-entries></kfp-purchase-entries>`, scripts: [loader], before: (own) => {
      before(own);
      own.kfpConfig = {
        andreForsikringer: hostileAddresses.map((url, place) => ({ title: `Annen ${place}`, description: 'x', meldSkadeUrl: url, lesMerUrl: url, external: place % 2 === 0 })),
        finnerIkkeForsikringConfig: hostileAddresses.map((url, place) => ({ title: `Savnet ${place}`, description: 'x', link: { url, urlText: 'Les mer', external: place % 2 === 0 } })),
        taskCards: { skrytebokser: [{ type: 'skadeoppgjor', title: 'Boks', content: hostileAddresses.map((url) => ({ type: 'link', text: 'Lenke', url, external: false })) }] },
      };
    } });
    const last = hostileAddresses.length - 1;
    await showsInTime(await find(page, 'other-insurances'), `Annen ${last}`);
    await showsInTime(await find(page, 'purchase-entries'), 'Boks');
    await showsInTime(await find(page, 'overview'), 'Savnet 2');
    await nextTasks(page.window, 5);
    expect(addressesOf(page).filter((address) => !isSafe(address))).toEqual([]);
    expect(page.errors).toEqual([]);
  });

  it('are no login (VA-17)', async function () {
    this.timeout(60_000);
    const page = await openPage({ body: `${runtimeTag}<kfp-login></kfp-login>`, scripts: [loader], backend: createBackend(loggedOut), before });
    const runtime = await find(page, 'runtime');
    const login = await until(() => page.document.querySelector('kfp-login')?.shadowRoot, 'the login is mounted');
    for (const loginUrl of logins) {
      const backend = createBackend({ ...loggedOut, 'auth/login': { loginUrl } });
      runtime.transport = (...call) => backend.fetch(...call);
      void runtime.refresh();
      await until(() => backend.count('auth/login') === 1, 'the address is asked for');
      await until(() => login.querySelector('h2, iframe'), 'the login or its failure shows');
      const bad = addressesOf(page).filter((address) => !isSafe(address));
      if (bad.length > 0) throw new Error(`${JSON.stringify(loginUrl)} became ${bad}`);
    }
    expect(page.errors.filter((text) => !/URL is not valid|Plain text http/.test(text))).toEqual([]);
    console.info(`D4: ${logins.length} login addresses, none was opened`);
  });

  /** Lets a page go wherever it wants, and gives the path where it has come to. */
  function whereto(page) {
    const frame = page.window.frameElement;
    const path = () => frame.contentWindow.location.pathname;
    return until(() => !['/test-page', 'blank'].includes(path()) && path(), 'the page is left', 20_000);
  }

  const openBank = () => openPage({ body: `${runtimeTag}<kfp-session-warning></kfp-session-warning>`, scripts: [loader], before });
  // Only a page with the warning is left, so its code has to be there.
  const isKnown = (page) => until(() => page.window.customElements.get('kfp-session-warning') && page.document.querySelector('kfp-runtime')?.session?.state === 'logged-in', 'the customer is logged in', 20_000);

  async function logOutTo(page, url) {
    page.backend.responses['auth/logout'] = { logoutUrl: url };
    const runtime = page.document.querySelector('kfp-runtime');
    runtime.config = { info: { loggUtUrl: url } };
    await nextTasks(page.window, 1);
    await runtime.logout();
  }

  async function expireTo(page, url) {
    const runtime = page.document.querySelector('kfp-runtime');
    runtime.config = { info: { timeoutUrl: url, loggUtUrl: url } };
    runtime.transport = () => Promise.resolve(new Response('{"kfpSessionId":"s"}', { headers: { 'X-Session-Expiry': '0' } }));
  }

  for (const [name, end] of [['log-out', logOutTo], ['the end of the session', expireTo]]) {
    it(`are gone to neither after ${name}: the portal is`, async function () {
      this.timeout(60_000);
      if (!canKeepPages) {
        for (const url of some) {
          const page = await openBank();
          await isKnown(page);
          const arrival = whereto(page);
          await end(page, url);
          expect(await arrival).toBe(portal);
          closePages();
        }
        console.info(`D4: ${some.length} addresses after ${name}, none was gone to`);
        return;
      }
      const page = await openBank();
      await isKnown(page);
      const wanted = keepPage(page);
      for (const [place, url] of redirects.entries()) {
        await end(page, url);
        await until(() => wanted.length > place, `the page is left after ${JSON.stringify(url)}`, 20_000);
      }
      expect([...new Set(wanted)]).toEqual([`${location.origin}${portal}`]);
      expect(page.errors).toEqual([]);
      console.info(`D4: ${wanted.length} addresses after ${name}, none was gone to`);
    });
  }

  it('are no way to the claims pages, nor in their place (CJ-11)', async function () {
    this.timeout(60_000);
    for (const url of some) {
      const page = await openPage({ body: `${runtimeTag}<kfp-claims-jump></kfp-claims-jump>`, scripts: [loader], before: (own) => {
        before(own);
        own.kfpConfig = { skadesaker: { url, fallbackUrl: url } };
      } });
      if (canKeepPages) {
        const wanted = keepPage(page);
        await until(() => wanted.length > 0, 'the page is left', 20_000);
        expect(wanted).toEqual([`${location.origin}${portal}`]);
      } else {
        expect(await whereto(page)).toBe(portal);
      }
      expect(page.backend.count('jumpsst/')).toBe(0);
      closePages();
    }
    console.info(`D4: ${some.length} addresses of the claims pages, none was gone to`);
  });
});
