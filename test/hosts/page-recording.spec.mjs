import { readEnvelope } from '../../demo-hosts/error-envelope.mjs';
import { stringsOf } from './customer-strings.mjs';
import { expect, test as base } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';
const endpoint = '/demo/error-reports/api/1/envelope/';
const recorded = ['transaction', 'profile_chunk', 'replay_event', 'replay_recording'];

const itemsOf = (requests) => requests.filter(({ method, path }) => method === 'POST' && path === endpoint).flatMap(({ body }) => readEnvelope(body));
const kindsOf = (requests) => [...new Set(itemsOf(requests).map(({ type }) => type))];
const contentsOf = (requests, kind) => itemsOf(requests).filter(({ type }) => type === kind).map(({ content }) => content);
const chunks = (requests) => requests.flatMap(({ path }) => /\/chunks\/(page-(?:recording|recorder|tracing))-/.exec(path)?.[1] ?? []);

/**
 * `openPortal(options)` opens the portal as a customer who has answered about statistics; `chance` is what decides
 * whether they are in a sample.
 */
const test = base.extend({
  openPortal: async ({ page, context, demo, open }, use) => use(async ({ statistics = 'accepted', chance = 0.5 } = {}) => {
    const answers = { functional: 'accepted', statistics, marketing: 'denied' };
    await context.addCookies([{ name: 'fremtind-cookie-consent', value: encodeURIComponent(JSON.stringify(answers)), url: demo.origin }]);
    await page.addInitScript((value) => {
      Math.random = () => value;
      // The trace of the page says whether it is in the sample.
      crypto.getRandomValues = (bytes) => bytes.fill(value * 256 + 1);
    }, chance);
    await open(`${portal}?distributor=fremtind`);
    await expect(page.locator('kfp-portal').getByRole('link', { name: 'Bil', exact: true })).toBeVisible();
  }),
});

test.use({ hasAnswered: false });

const goTo = (page, path) => page.evaluate((address) => {
  history.pushState({}, '', address);
  window.dispatchEvent(new window.PopStateEvent('popstate'));
}, portal + path);

/** A page of the portal that is not there is an error. */
const goAstray = (page) => goTo(page, '/finnes-ikke/81204417');

test('a sampled page is traced, profiled and replayed, without personal data ER-06 ER-07 ER-09 ER-18 D1 D11 @smoke', async ({ page, requests, browserName, openPortal }) => {
  test.slow();
  await openPortal({ chance: 0.005 });
  // What is loaded is named by the page at which the code for it runs, which takes the place of `fetch`.
  await expect.poll(() => page.evaluate(() => '__sentry_original__' in window.fetch)).toBe(true);
  await goTo(page, '/forsikringsprofil');
  await expect(page.getByRole('heading', { level: 1, name: 'Min profil' })).toBeVisible();
  const wanted = recorded.filter((kind) => kind !== 'profile_chunk' || browserName === 'chromium');
  await expect.poll(() => kindsOf(requests).filter((kind) => recorded.includes(kind)).sort(), { timeout: 20_000 }).toEqual([...wanted].sort());
  const [load] = contentsOf(requests, 'transaction');
  expect(load).toMatchObject({ transaction: portal, contexts: { trace: { op: 'pageload' } } });
  // Page and calls are one trace.
  const { traceparent, 'sentry-trace': sentryTrace } = requests.find(({ path }) => path.endsWith('/avtaleoversikt/avtaler')).headers;
  expect(traceparent).toContain(`-${load.contexts.trace.trace_id}-`);
  expect(sentryTrace).toMatch(new RegExp(`^${load.contexts.trace.trace_id}-[0-9a-f]{16}-1$`));
  // The first calls of the page were made before what times them was here.
  const calls = load.spans.filter(({ op }) => op === 'http.client').map(({ description }) => description);
  for (const path of ['auth/session-status', 'avtaleoversikt/avtaler']) expect(calls).toContainEqual(expect.stringContaining(path));
  const [replay] = contentsOf(requests, 'replay_event');
  expect(replay).toMatchObject({ replay_type: 'session', segment_id: 0 });
  // The frame of the page is there, its texts are not.
  const texts = JSON.stringify(contentsOf(requests, 'replay_recording'));
  expect(texts).toContain('kfp-portal');
  expect(texts).toContain('***');
  const sent = JSON.stringify(itemsOf(requests));
  expect(stringsOf('full', 'locked').filter((text) => sent.includes(text))).toEqual([]);
  expect(['Forsikringsoversikt', 'Min profil', 'Toyota'].filter((text) => sent.includes(text))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /sentry/i.test(key)))).toEqual([]);
});

test('an error brings the replay of what came before it ER-08', async ({ page, requests, openPortal }) => {
  test.slow();
  await openPortal();
  await expect.poll(() => chunks(requests)).toContain('page-recorder');
  await page.waitForLoadState('networkidle');
  expect(kindsOf(requests)).toEqual([]);
  await goAstray(page);
  await expect.poll(() => kindsOf(requests).sort(), { timeout: 20_000 }).toEqual(['event', 'replay_event', 'replay_recording']);
  const [error] = contentsOf(requests, 'event');
  const [replay] = contentsOf(requests, 'replay_event');
  expect(error.exception.values).toMatchObject([{ value: 'Kunde traff side som ikke finnes' }]);
  expect(error.tags.replayId).toBe(replay.replay_id);
  expect(replay).toMatchObject({ replay_type: 'buffer', error_ids: [error.event_id] });
  // Nobody has drawn this page for a trace.
  expect(chunks(requests)).not.toContain('page-tracing');
});

test('without consent to statistics errors alone are sent, and no code for more is loaded ER-02 ER-19', async ({ page, requests, openPortal }) => {
  await openPortal({ statistics: 'denied', chance: 0 });
  await goAstray(page);
  await expect.poll(() => kindsOf(requests)).toEqual(['event']);
  expect(chunks(requests).filter((name) => name !== 'page-recording')).toEqual([]);
  expect(contentsOf(requests, 'event')[0].tags).not.toHaveProperty('replayId');
});

test('who takes the consent back is recorded no more ER-19', async ({ page, requests, openPortal }) => {
  test.slow();
  await openPortal({ chance: 0.005 });
  await expect.poll(() => kindsOf(requests), { timeout: 20_000 }).toContain('replay_recording');
  await page.evaluate(() => document.querySelector('kfp-runtime').openCookieSettings());
  await page.getByRole('button', { name: 'Avvis alle', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const before = requests.length;
  await goAstray(page);
  await expect.poll(() => kindsOf(requests.slice(before))).toContain('event');
  // What was on its way when the answer came is a segment at most.
  await page.evaluate(() => fetch('/favicon.ico'));
  expect(kindsOf(requests.slice(before))).toEqual(['event']);
});

test('a page that holds more than the portal is not recorded, and its globals stay its own ER-02', async ({ page, requests, openPortal }) => {
  await page.addInitScript(() => {
    const read = () => [fetch, history.pushState, history.replaceState, window.onpopstate, Element.prototype.attachShadow, window.FontFace];
    const before = read();
    window.isUntouched = () => read().every((value, index) => value === before[index]);
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.body.append(document.createElement('header'));
    }).observe(document, { childList: true, subtree: true });
  });
  await openPortal({ chance: 0 });
  await goAstray(page);
  await expect.poll(() => kindsOf(requests)).toEqual(['event']);
  expect([chunks(requests), await page.evaluate(() => window.isUntouched())]).toEqual([[], true]);
});

test('the demo server shows what has been recorded ER-06 ER-09', async ({ open, page, requests, axe, openPortal }) => {
  test.slow();
  await openPortal({ chance: 0.005 });
  await expect.poll(() => kindsOf(requests).sort(), { timeout: 20_000 }).toEqual([...recorded].sort());
  await open('/demo/error-reports/');
  for (const name of [/^Ytelse: \/privat\/forsikring\/oversikt/, 'Profil', /^Opptak, del 1, i utvalget/]) {
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  }
  expect(await axe()).toEqual([]);
});
