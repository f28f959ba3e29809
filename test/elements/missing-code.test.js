import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, control, listen, openPage, shows, textOf } from '../support/browser/page.js';

const message = 'Dette innholdet kunne ikke lastes.';
const kinds = ['404', '503', 'HTML with 200', 'cut body with a length', 'cut body without a length', 'empty file', 'reset', 'hang'];
/** What a fault is put on, by the path of the file. */
const places = {
  'the code of an area': '^chunks/offers-',
  'what all areas share': '^chunks/core-',
  'every file but the loader': '^(chunks|elements|standalone|manifest)',
};
const session = new URLSearchParams(location.search).get('wtr-session-id');
let pages = 0;

/** A page whose files have a fault until `mend` is called. */
async function openFaulty(fault, files, body = '<kfp-offers></kfp-offers>') {
  const base = `/faulty/${session}-${(pages += 1)}`;
  await fetch(`${base}?${new URLSearchParams({ fault, files })}`);
  const backend = createBackend();
  const told = [];
  const rejections = [];
  const patience = { isEndless: false };
  let events;
  let sessions;
  const page = await openPage({
    body: `<kfp-runtime distributor="sb1"></kfp-runtime>${body}`,
    backend: null,
    before(own) {
      const { fetch: ownFetch, setTimeout: ownSetTimeout } = own;
      // Nobody waits 15 s here for a connection that hangs.
      own.setTimeout = (run, milliseconds = 0, ...args) => {
        if (milliseconds !== 15_000) return ownSetTimeout.call(own, run, milliseconds, ...args);
        return patience.isEndless ? 0 : ownSetTimeout.call(own, run, 300, ...args);
      };
      own.addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)));
      own.fetch = (input, init) => (String(input).includes('/api/') ? backend.fetch(input, init) : ownFetch.call(own, input, init));
      events = listen({ document: own }, 'kfp-error');
      sessions = listen({ document: own }, 'kfp-session');
    },
  });
  const runtime = await until(() => page.document.querySelector('kfp-runtime'), 'parsed');
  const offers = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
  runtime.errorReporter = (error, detail) => told.push({ error, detail });
  await page.load(`${base}/kfp.js`);
  return { page, offers, backend, events, sessions, told, rejections, patience, mend: () => fetch(base) };
}

describe('code that does not come', () => {
  afterEach(closePages);

  for (const fault of kinds) {
    for (const [what, files] of Object.entries(places)) {
      it(`${fault} of ${what}: the element says so, tells the host, and recovers on «Prøv igjen»`, async () => {
        const { offers, page, backend, events, sessions, told, rejections, mend } = await openFaulty(fault, files);
        await shows(offers, message);
        expect(offers.getBoundingClientRect().height).toBeGreaterThan(40);
        await until(() => told.length > 0, 'the host is told');
        const [{ target, bubbles, composed, detail }] = events;
        expect([target, bubbles, composed]).toEqual([offers, true, true]);
        const { correlationId, ...rest } = detail;
        expect(rest).toEqual({ tag: 'kfp-offers', area: 'offers', type: 'code', recoverable: true });
        expect(correlationId).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
        expect(told[0].detail).toEqual(detail);
        expect(told[0].error.message.length).toBeGreaterThan(0);

        await mend();
        control(offers, 'Prøv igjen')?.click();
        await shows(offers, 'Kjøp forsikringen');
        expect(textOf(offers).includes(message)).toBe(false);
        // There is one runtime, so one tells who is logged in, and one asks for the offers.
        expect(sessions.map(({ detail: { state } }) => state)).toEqual(['logged-in']);
        expect(backend.count('avtaleoversikt/tilbud')).toBe(1);
        expect(page.document.querySelector('kfp-runtime').session.state).toBe('logged-in');
        expect(rejections).toEqual([]);
      });
    }
  }

  it('is said at once by an element that is added after an empty file', async () => {
    const { offers, page } = await openFaulty('empty file', '^(chunks/offers-|standalone|manifest)');
    await shows(offers, message);
    const later = page.document.createElement('kfp-offers');
    page.document.body.append(later);
    expect(textOf(later)).toContain(message);
  });

  it('waits once for what hangs, and not again before what comes in its place', async () => {
    const { offers, patience } = await openFaulty('hang', places['what all areas share']);
    await shows(offers, message);
    patience.isEndless = true;
    await shows(offers, 'Kjøp forsikringen');
  });

  it('asks again by itself', async () => {
    const { offers, mend } = await openFaulty('503', places['every file but the loader']);
    await shows(offers, message);
    await mend();
    await shows(offers, 'Kjøp forsikringen');
  });

  it('asks again when the device is online, also when a try has just failed', async () => {
    const { offers, page, mend } = await openFaulty('reset', places['the code of an area']);
    await shows(offers, message);
    await mend();
    page.window.dispatchEvent(new page.window.Event('online'));
    await shows(offers, 'Kjøp forsikringen');
  });

  it('is told by each element that fails, and leaves its neighbours working', async () => {
    const { offers, page, events } = await openFaulty('404', '(offers)', '<kfp-offers></kfp-offers><kfp-overview></kfp-overview>');
    await shows(offers, message);
    await shows(page.document.querySelector('kfp-overview'), 'Toyota Yaris');
    const later = page.document.createElement('kfp-offers');
    page.document.body.append(later);
    await shows(later, message);
    expect(events.map(({ target }) => target)).toEqual([offers, later]);
  });

  it('says it once where nothing helps, and once more after each press', async () => {
    const { offers, events, told } = await openFaulty('404', places['every file but the loader']);
    await shows(offers, message);
    control(offers, 'Prøv igjen').click();
    await until(() => events.length === 2, 'the press failed too');
    expect(told.length).toBe(2);
    expect(control(offers, 'Prøv igjen').getAttribute('aria-disabled')).toBe('false');
  });

  it('is said in the language of the element, at each new try', async () => {
    const { offers, mend } = await openFaulty('404', '^(chunks/(core|offers)-|elements|standalone|manifest)', '<kfp-offers lang="en"></kfp-offers>');
    await shows(offers, 'This content could not be loaded.');
    const alert = offers.shadowRoot.querySelector('[role=alert]');
    const changes = [];
    const { MutationObserver } = offers.ownerDocument.defaultView;
    new MutationObserver((some) => changes.push(...some)).observe(alert, { subtree: true, childList: true, characterData: true });
    expect([alert.lang, control(offers, 'Try again').textContent]).toEqual(['en', 'Try again']);

    control(offers, 'Try again').click();
    await until(() => control(offers, 'Try again')?.getAttribute('aria-disabled') === 'false', 'the press failed too');
    // An alert is read again after each change of its text.
    expect(changes).toEqual([]);

    offers.lang = 'nn';
    control(offers, 'Try again').click();
    await shows(offers, 'Dette innhaldet kunne ikkje lastast.');
    expect(alert.lang).toBe('nn');
    offers.removeAttribute('lang');
    control(offers, 'Prøv igjen').click();
    await shows(offers, message);
    expect(alert.lang).toBe('nb');

    await mend();
    control(offers, 'Prøv igjen').click();
    await shows(offers, 'Kjøp forsikringen');
  });

  it('of kfp-cookie-consent leaves it unknown what the customer has answered, as it may name a cookie of its own CK-05 TR-58', async () => {
    const cookies = { 'fremtind-cookie-consent': 'accepted', 'missing-code-consent': 'denied' };
    for (const [name, answer] of Object.entries(cookies)) document.cookie = `${name}={"functional":"${answer}","statistics":"${answer}","marketing":null}; Path=/`;
    const element = '<kfp-cookie-consent cookie-name="missing-code-consent"></kfp-cookie-consent>';
    const { page, mend } = await openFaulty('404', '^(chunks/answers-|standalone/kfp-cookie-consent)', `<kfp-offers></kfp-offers>${element}`);
    const runtime = page.document.querySelector('kfp-runtime');
    const consent = page.document.querySelector('kfp-cookie-consent');
    await shows(consent, message);
    // Resolves when the code that reads the cookies has loaded.
    await runtime.openCookieSettings();
    expect(runtime.consent).toBe(null);
    await mend();
    control(consent, 'Prøv igjen')?.click();
    await until(() => runtime.consent?.statistics === 'denied', 'the answers of the named cookie count');
    for (const name of Object.keys(cookies)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  });

  it('is said in the configured language also where no service has come', async () => {
    const { offers, page } = await openFaulty('503', places['what all areas share']);
    page.document.querySelector('kfp-runtime').config = { language: 'en' };
    await shows(offers, 'This content could not be loaded.');
    expect(offers.shadowRoot.querySelector('[role=alert]').lang).toBe('en');
  });

  it('is said in bokmål where the translations do not come either', async () => {
    const { offers } = await openFaulty('404', places['every file but the loader'], '<kfp-offers lang="en"></kfp-offers>');
    await shows(offers, message);
    control(offers, 'Prøv igjen').click();
    await until(() => control(offers, 'Prøv igjen')?.getAttribute('aria-disabled') === 'false', 'the press failed too');
    expect(offers.shadowRoot.querySelector('[role=alert]').lang).toBe('nb');
  });
});
