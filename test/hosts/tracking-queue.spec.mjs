import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFaultServer, faultKinds } from '../support/fault-server.mjs';
import { seededRandom } from '../support/seeded-random.mjs';
import { expect, test as base } from './fixtures.mjs';
import { noInAnotherTab } from './no-in-another-tab.mjs';
import { eventsOf, openTracked, yesToStatistics } from './tracked.mjs';

const bank = '/demo/online-bank/?customer=one';
const away = '/demo/partner/';
const isLong = Boolean(process.env.KFP_LONG);

const test = base.extend({
  /** A context whose browser keeps pages in the back/forward cache, which Playwright turns off in Chromium. */
  caching: async ({ playwright, browserName, context, demo }, use, { project }) => {
    if (browserName !== 'chromium') return use(context);
    const browser = await playwright.chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    const own = await browser.newContext();
    await own.addCookies(yesToStatistics(demo.origin));
    await use(own);
    return browser.close();
  },
});

test.beforeEach(async ({ context, demo }) => context.addCookies(yesToStatistics(demo.origin)));

/** Runs in the page. */
const burst = ([name, count, size]) => {
  const runtime = document.querySelector('kfp-runtime');
  for (let index = 0; index < count; index += 1) runtime.track({ event: 'Statistikk', name, value: 'x'.repeat(size) });
};

const named = (demo, name) => eventsOf(demo).filter((event) => event.name === name);
const idsOf = (events) => new Set(events.map(({ $insert_id: id }) => id));

test('nothing leaves and nothing is stored before a yes, whoever sells; then all of it comes A4 TR-02 TR-05 TR-21 TR-48 TR-58 TR-61', async ({ demo, context, page }) => {
  test.slow();
  await context.clearCookies();
  await context.clock.install();
  const traces = async (tab) => [
    await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('analytics'))),
    (await context.cookies()).filter(({ name }) => name.includes('analytics')),
  ];
  const tabs = await Promise.all(['sb1', 'eika', 'fana', 'sbm', 'dnb', 'fremtind'].map(async (distributor) => {
    const tab = await context.newPage();
    const gate = tab.waitForResponse(/\/answer-gate-/);
    await tab.goto(`${demo.origin}${bank}&distributor=${distributor}`);
    await gate;
    await tab.evaluate(burst, ['early', 10, 10]);
    return { distributor, tab };
  }));
  await context.clock.runFor(7_000);
  for (const { distributor, tab } of tabs) {
    expect([distributor, ...(await traces(tab))]).toEqual([distributor, [], []]);
    await tab.close();
  }
  // The code that notes the path of an event loads the observer once it runs.
  const observer = page.waitForResponse(/\/page-observer-/);
  await page.goto(`${demo.origin}${bank}&distributor=none`);
  await observer;
  await page.evaluate(burst, ['waits', 500, 10]);
  await page.evaluate(() => history.pushState(null, '', '/demo/online-bank/konto/12345'));
  expect(demo.requests.filter(({ path }) => path.startsWith('/analytics') || path.includes('queue-delivery'))).toEqual([]);
  await page.getByRole('button', { name: 'Godta alle', exact: true }).click();
  await expect.poll(() => named(demo, 'waits').length, { timeout: 15_000 }).toBe(500);
  expect(new Set(named(demo, 'waits').map(({ path }) => path))).toEqual(new Set(['/demo/online-bank/']));
  const times = named(demo, 'waits').map(({ time }) => time);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

test('four tabs, one closed, one crashed, one new: nothing lost, nothing twice A5 TR-60', async ({ demo, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be told to crash.');
  test.slow();
  await context.clock.install();
  const tabs = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    const page = await context.newPage();
    await openTracked(page, demo, bank);
    tabs.push({ name, page });
  }
  await Promise.all(tabs.map(({ name, page }) => page.evaluate(burst, [name, 50, 100])));
  await tabs[1].page.close();
  const session = await context.newCDPSession(tabs[2].page);
  // Others may share its process.
  session.send('Page.crash').catch(() => undefined);
  const fresh = await context.newPage();
  await openTracked(fresh, demo, bank);
  await fresh.evaluate(burst, ['e', 50, 100]);
  const counts = () => ['a', 'b', 'c', 'd', 'e'].map((name) => idsOf(named(demo, name)).size);
  await expect.poll(counts, { timeout: 30_000 }).toEqual([50, 50, 50, 50, 50]);
  await tabs[2].page.close();
  await context.clock.runFor(6_000);
  await fresh.evaluate(burst, ['last', 1, 100]);
  await expect.poll(() => named(demo, 'last').length, { timeout: 15_000 }).toBe(1);
  expect(counts()).toEqual([50, 50, 50, 50, 50]);
  // What a tab sent as it went, and never heard of, another may send again under the same ids, which the service knows.
  expect(['a', 'd', 'e'].map((name) => named(demo, name).length)).toEqual([50, 50, 50]);
});

test('a no in one tab is the end of it in every tab A3 A5 TR-60 B5', async ({ demo, context, page }) => {
  test.slow();
  await context.clock.install();
  const other = await context.newPage();
  for (const tab of [page, other]) await openTracked(tab, demo, bank);
  let sent = 0;
  // No response ever comes, and nothing arrives.
  await context.route('**/analytics/**', () => void (sent += 1));
  await Promise.all([page, other].map((tab) => tab.evaluate(burst, ['before', 20, 10])));
  await expect.poll(() => sent, { timeout: 15_000 }).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector('kfp-runtime').openCookieSettings());
  await page.getByRole('button', { name: 'Avvis alle', exact: true }).click();
  const before = sent;
  for (const tab of [page, other]) await tab.evaluate(burst, ['after', 5, 10]);
  await context.clock.runFor(7_000);
  // When this request has its response, an earlier one has reached the route.
  for (const tab of [page, other]) await tab.evaluate(() => fetch('/demo/config.js'));
  expect(sent).toBe(before);
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kfp-analytics-')))).toEqual([]);
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('kfp-analytics-id');
});

test.describe('where the bank asks too', () => {
  const pageOf = (distributor) => `/demo/online-bank/?customer=one&distributor=${distributor}`;

  /** The customer has answered the bank, and nobody else. */
  async function answerBank(context, demo, isYes) {
    await context.clearCookies();
    await context.addCookies([{ name: 'kfp-clvl', value: isYes ? '2' : '1', url: demo.origin }]);
    await context.addInitScript((status) => {
      // Read only, as the helper of the demo bank would take its place, which says what our own dialog keeps.
      Object.defineProperty(window, 'kfpOptIn', { value: { getStatus: () => status } });
    }, isYes ? 'OPTED_IN' : 'OPTED_OUT');
  }

  /** Whatever is left to send goes with the page. */
  const leave = (page, demo) => page.goto(`${demo.origin}${away}`);
  const traces = async (page, context) => [
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kfp-analytics-'))),
    (await context.cookies()).filter(({ name }) => name === 'kfp-analytics-id'),
  ];
  const answerOf = (page) => page.evaluate(() => document.querySelector('kfp-runtime').consent?.statistics);

  for (const distributor of ['dnb', 'sb1']) {
    test(`${distributor}: a no in our dialog is the end of it in every tab, and after a load TR-07 TR-11 TR-60 B5 @smoke`, async ({ demo, context, page }) => {
      test.slow();
      await answerBank(context, demo, true);
      await openTracked(page, demo, pageOf(distributor));
      const other = await context.newPage();
      await openTracked(other, demo, pageOf(distributor));
      await Promise.all([page, other].map((tab) => tab.evaluate(burst, ['before', 5, 10])));
      await expect.poll(() => named(demo, 'before').length, { timeout: 20_000 }).toBe(10);
      const [keys, cookies] = await traces(page, context);
      expect([keys, cookies.length]).toEqual([expect.arrayContaining(['kfp-analytics-on']), 1]);
      // Events that wait, and a request that is never answered.
      let held = 0;
      await context.route('**/analytics/**', () => void (held += 1));
      await Promise.all([page, other].map((tab) => tab.evaluate(burst, ['waits', 5, 10])));
      await expect.poll(() => held, { timeout: 20_000 }).toBeGreaterThan(0);

      await page.bringToFront();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Informasjonskapsler', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Avvis alle', exact: true })).toBeVisible();
      expect(await noInAnotherTab(page, other)).toBeLessThan(500);
      for (const tab of [page, other]) expect(await traces(tab, context)).toEqual([[], []]);

      // The pages have given up what is held. `unroute` would let it go, where Chromium does not know that yet.
      await context.route('**/analytics/**', (route) => route.continue());
      const arrived = demo.arrivals.length;
      for (const tab of [page, other]) {
        await tab.evaluate(burst, ['after', 5, 10]);
        await leave(tab, demo);
        const gate = tab.waitForResponse(/\/answer-gate-/);
        await tab.goto(`${demo.origin}${pageOf(distributor)}`);
        await tab.evaluate(burst, ['after', 5, 10]);
        await gate;
        await expect.poll(() => answerOf(tab)).toBe('denied');
        await leave(tab, demo);
        expect(await traces(tab, context)).toEqual([[], []]);
      }
      expect(demo.arrivals.slice(arrived)).toEqual([]);
    });

    test(`${distributor}: a yes in our dialog does not overrule the bank's no, and the dialog says so TR-07 TR-11 @smoke`, async ({ demo, context, page }) => {
      await answerBank(context, demo, false);
      const gate = page.waitForResponse(/\/answer-gate-/);
      await page.goto(`${demo.origin}${pageOf(distributor)}`);
      await gate;
      await expect(page.getByRole('checkbox', { name: 'Tillat statistikk' })).toHaveAccessibleDescription(/Har du sagt nei i banken din, gjelder det også her\.$/);
      await page.getByRole('button', { name: 'Godta alle', exact: true }).click();
      await expect.poll(() => answerOf(page)).toBe('accepted');
      await page.evaluate(burst, ['yes', 5, 10]);
      await leave(page, demo);
      expect(await traces(page, context)).toEqual([[], []]);
      expect(demo.requests.filter(({ path }) => path.startsWith('/analytics') || path.includes('queue-delivery'))).toEqual([]);
    });
  }
});

for (const path of [bank, '/demo/mobile-bank/', '/demo/own-routes/', '/privat/forsikring/oversikt', '/privat/forsikring/oversikt/forsikringsprofil']) {
  test(`${path} comes back out of the back/forward cache, and sends nothing twice A11${path === bank ? ' @smoke' : ''}`, async ({ demo, caching }) => {
    const page = await caching.newPage();
    await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.querySelector('kfp-runtime').track({ event: 'Statistikk', name: 'back' });
    }));
    await openTracked(page, demo, path);
    await page.goto(`${demo.origin}${away}`);
    await expect.poll(() => eventsOf(demo).length).toBeGreaterThan(0);
    await page.evaluate(() => void setTimeout(() => history.back(), 100));
    // What it would send twice goes no later than this event.
    await expect.poll(() => named(demo, 'back').length, { timeout: 15_000 }).toBe(1);
    const ids = eventsOf(demo).map(({ $insert_id: id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
}

test('46 no file of the build listens to unload or beforeunload A11', () => {
  const dist = process.env.KFP_OUT || fileURLToPath(new URL('../../dist', import.meta.url));
  const files = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => /\b(?:before)?unload\b/.test(readFileSync(`${dist}/${file}`, 'utf8')))).toEqual([]);
});

test.describe('another origin', () => {
  // The policy of the demo pages allows their own origin alone.
  test.use({ bypassCSP: true });

  test('it gets every event whatever fails on the way, and is asked nothing first A1 TR-56 TR-59', async ({ page, demo, expectedErrors }) => {
    test.slow();
    expectedErrors.push(/127\.0\.0\.1:\d+\/track/);
    const random = seededRandom(7);
    const kinds = faultKinds.filter((kind) => kind !== 'hang');
    let isOver = false;
    const server = createFaultServer({ nextFault: () => (isOver || random() > 0.6 ? undefined : kinds[Math.floor(random() * kinds.length)]) });
    const origin = `http://127.0.0.1:${await server.listen()}`;
    await page.clock.install();
    await page.route('**/demo/config.js', (route) => route.fulfill({
      contentType: 'text/javascript', body: `window.kfpConfig = { analytics: { token: 'demo', apiHost: '${origin}' } };`,
    }));
    const sender = page.waitForResponse(/\/queue-delivery-/);
    await page.goto(`${demo.origin}${bank}`);
    await page.clock.runFor(3_000);
    await sender;
    const total = isLong ? 2_000 : 300;
    await page.evaluate(() => {
      window.tracked = [];
      addEventListener('kfp-track', ({ detail }) => window.tracked.push(detail));
    });
    for (let created = 0; created < total; created += 50) {
      await page.evaluate(burst, ['a', 50, 10]);
      await page.clock.runFor(7_000);
    }
    isOver = true;
    const arrived = () => server.stored.size + server.refused.size;
    await expect.poll(async () => {
      await page.clock.runFor(30_000);
      return arrived();
    }, { timeout: 30_000, intervals: [50] }).toBeGreaterThanOrEqual(total);
    const tracked = await page.evaluate(() => window.tracked.length);
    const faults = [...server.faults.values()].reduce((sum, count) => sum + count, 0);
    console.log(`A1 in the browser: ${faults} faults over ${tracked} events, ${server.stored.size} stored, ${server.refused.size} refused`);
    expect(server.methods.get('OPTIONS') ?? 0).toBe(0);
    expect(faults).toBeGreaterThan(1);
    await server.close();
  });
});
