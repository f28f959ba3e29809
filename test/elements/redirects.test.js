import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { ownStorage } from '../support/browser/own-storage.js';
import { closePages, control, loader, openPage, shows } from '../support/browser/page.js';

const statuses = [301, 302, 303, 307, 308];
const runtimeTag = '<kfp-runtime distributor="dnb"></kfp-runtime>';
/** Milliseconds for what five pages do at the same time. */
const patience = 20_000;
const errorService = 'https://key@errors.example/1';
const kari = {
  navn: 'Kari Eksempel', niceKundenummer: '700100', isBankkunde: true,
  kontaktInformasjon: { epostAdresse: 'kari@bank.no', mobilNummer: '91234567', editable: true },
};
const profile = {
  'skadekunde/hent': kari,
  'liv/kunde/v1/kunde': { eksisterer: true, epost: 'kari@bank.no' },
  'adresse/kundeadresser': { gatenavn: 'Storgata', isFolkreregistrert: false },
  'adresse/postnummer': [],
  'samtykke/reservasjon/hent': { hasReservasjon: false },
};

/** What came to the other origin: of the elements, or of the test that it can be reached. */
const landed = async (isControl = false) =>
  (await (await fetch('/test-landed')).json()).filter(({ url }) => url.includes('control') === isControl);

/**
 * A page whose `fetch` sends some calls, as they are, to an address of the page's origin that leads to another one.
 *
 * @param {number} status
 * @param {(call: { endpoint: string, method: string }) => boolean} isRedirected
 */
async function openRedirected(status, isRedirected, { body, config = {}, backend = createBackend(profile) }) {
  /** Each call that was led elsewhere, and how it ended. */
  const redirected = [];
  const page = await openPage({
    body: `${runtimeTag}${body}`,
    scripts: [loader],
    backend: null,
    before(own) {
      own.kfpConfig = config;
      // Each page sends its own events, in no other one's turn.
      ownStorage(own);
      Object.defineProperty(own.navigator, 'locks', { value: undefined });
      const send = own.fetch.bind(own);
      own.fetch = (input, init = {}) => {
        const { pathname } = new URL(input, own.location.href);
        const call = { endpoint: pathname.split('/api/privat/forsikring/').at(-1), method: init.method ?? 'GET', outcome: undefined };
        if (!isRedirected(call)) return backend.fetch(input, init);
        redirected.push(call);
        const response = send(`/test-redirect?status=${status}&endpoint=${encodeURIComponent(call.endpoint)}`, init);
        response.then(() => (call.outcome = 'answered'), () => (call.outcome = 'failed'));
        return response;
      };
    },
  });
  const failed = () => {
    const followed = redirected.find(({ outcome }) => outcome === 'answered');
    if (followed) throw new Error(`${followed.method} ${followed.endpoint} followed the ${status}`);
    return redirected.filter(({ outcome }) => outcome === 'failed');
  };
  return {
    page,
    redirected,
    find: (tag) => find(page, tag),
    /** Waits until a call has failed so many times; none may have been answered. */
    fails: (endpoint, count = 1) => until(() => failed().filter((call) => call.endpoint === endpoint).length >= count, `${endpoint} fails, ${count}`, patience),
  };
}

const find = (page, tag) => until(() => page.document.querySelector(tag), `<${tag}> is there`);

/** Saves the e-mail address as it is. */
async function saveEmail(element) {
  (await until(() => control(element, 'Endre'), 'the row can be opened', patience)).click();
  (await until(() => control(element, 'Lagre'), 'the row is open', patience)).click();
}

/** Does the same with each status, and finds that no call was answered and nothing has come to the other origin. */
async function withEach(act) {
  const calls = (await Promise.all(statuses.map(act))).flat();
  expect(calls.filter(({ outcome }) => outcome === 'answered')).toEqual([]);
  expect(await landed()).toEqual([]);
}

describe('a response that leads to another origin (contract 7)', function describeRedirects() {
  this.timeout(45_000);
  before(() => {
    document.cookie = 'XSRF-TOKEN=hemmelig; path=/';
    document.cookie = 'kfp-clvl=2; path=/';
  });

  afterEach(closePages);

  after(() => {
    for (const name of ['XSRF-TOKEN', 'kfp-clvl']) document.cookie = `${name}=; path=/; max-age=0`;
  });

  it('the page can be led there, so that this file can fail', async () => {
    const followed = await Promise.all(statuses.map(async (status) => {
      const { url } = await fetch(`/test-redirect?status=${status}&control=1`, { method: 'POST', body: '{}', headers: { 'X-XSRF-TOKEN': 'a' } });
      return new URL(url).origin === location.origin;
    }));
    expect(followed).toEqual(statuses.map(() => false));
    const came = await landed(true);
    expect(came.some(({ token }) => token === 'a')).toBe(true);
    expect(came.some(({ body }) => body === '{}')).toBe(true);
  });

  it('of session-status, which leaves early, gets nothing; nobody is logged in after two tries, as when it fails', () =>
    withEach(async (status) => {
      const { redirected, find: tag, fails } = await openRedirected(status, ({ endpoint }) => endpoint === 'auth/session-status', {
        body: '<kfp-overview></kfp-overview>',
      });
      await fails('auth/session-status', 2);
      const runtime = await tag('kfp-runtime');
      await until(() => runtime.session, 'the session is told');
      expect(runtime.session.state).toBe('logged-out');
      await shows(await tag('kfp-overview'), 'logg');
      expect(redirected.length).toBe(2);
      return redirected;
    }));

  it('of a read gets nothing, and the page shows what it shows when that fails', () =>
    withEach(async (status) => {
      const { redirected, find: tag, fails } = await openRedirected(status, ({ endpoint }) => endpoint !== 'auth/session-status', {
        body: '<kfp-overview></kfp-overview><kfp-profile></kfp-profile>',
      });
      const asked = ['avtaleoversikt/avtaler', 'oversikt/aksepttilbud', 'skadekunde/hent', 'liv/kunde/v1/kunde', 'samtykke/reservasjon/hent'];
      await Promise.all(asked.map((endpoint) => fails(endpoint, 2)));
      await shows(await tag('kfp-profile'), 'En feil oppsto ved henting av opplysningene dine.');
      return redirected;
    }));

  it('of a change gets neither token nor data, and the customer is told that it failed', () =>
    withEach(async (status) => {
      const { page, redirected, find: tag, fails } = await openRedirected(status, ({ method }) => method !== 'GET', {
        body: '<kfp-profile></kfp-profile><kfp-feedback></kfp-feedback>',
        config: { info: { loggUtUrl: `/test-page${location.search}&html=Ute` } },
      });
      const [runtime, element, feedback] = await Promise.all(['kfp-runtime', 'kfp-profile', 'kfp-feedback'].map(tag));
      await saveEmail(element);
      await fails('skadekunde/kontaktinformasjon');
      await shows(element, 'Noe gikk galt ved oppdatering av e-post');
      control(element, 'Oppdater til folkeregistrert adresse').click();
      await fails('adresse/oppdater');
      await shows(element, 'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.');

      (await until(() => feedback.shadowRoot.querySelector('input'), 'the question is there')).click();
      await until(() => feedback.shadowRoot.querySelector('textarea'), 'the response is taken');
      page.window.dispatchEvent(new page.window.Event('pagehide'));
      await fails('feedback/');

      expect(await runtime.extendSession().then(() => 'extended', () => 'rejected')).toBe('rejected');
      void runtime.logout();
      await fails('auth/logout');
      expect(redirected.map(({ method, endpoint }) => `${method} ${endpoint}`)).toEqual([
        'PUT skadekunde/kontaktinformasjon', 'POST adresse/oppdater', 'POST feedback/', 'POST auth/session-extend', 'POST auth/logout',
      ]);
      return redirected;
    }));

  it('of the analytics and the error service gets no event', () =>
    withEach(async (status) => {
      const { redirected, find: tag, fails } = await openRedirected(status, ({ endpoint }) => /track|envelope/.test(endpoint), {
        body: '<kfp-offers></kfp-offers>',
        config: { analytics: { token: 'test', apiHost: '/analytics' }, errorReporting: { dsn: errorService } },
        backend: createBackend({ 'avtaleoversikt/tilbud': 500, 'avtaleoversikt/avtaler': 500 }),
      });
      const runtime = await tag('kfp-runtime');
      await until(() => runtime.track, 'kfp-runtime is registered');
      runtime.track({ event: 'Statistikk', name: `redirect-${status}` });
      await Promise.all([fails('/analytics/track'), fails('/api/1/envelope/')]);
      return redirected;
    }));

  it('a transport of the host is told not to follow it', async () => {
    const backend = createBackend(profile);
    const page = await openPage({
      body: `${runtimeTag}<script>document.querySelector('kfp-runtime').transport = hostTransport</script><kfp-profile></kfp-profile>`,
      scripts: [loader],
      before: (own) => (own.hostTransport = backend.fetch),
    });
    await saveEmail(await find(page, 'kfp-profile'));
    await until(() => backend.count('skadekunde/kontaktinformasjon'), 'it is saved');
    expect(backend.count('auth/session-status')).toBe(1);
    expect(backend.calls.filter(({ init }) => init.redirect !== 'error').map(({ endpoint }) => endpoint)).toEqual([]);
  });
});
