import { rounds } from '../support/rounds.mjs';
import { customerIn } from './answering-customer.mjs';
import { expect, test as base } from './fixtures.mjs';
import { inWebkit } from './in-webkit.mjs';
import { tabOf, webkitTab } from './tab.mjs';

/** How often a page is left in each way; with KFP_ROUNDS in Firefox too, but for closing a tab: what leaves then it may lose. */
const times = rounds(3);
const smoke = process.env.KFP_ROUNDS ? ' @smoke' : '';

/** A page whose browser keeps pages in the back/forward cache, which Playwright turns off in Chromium. */
const test = base.extend({
  cachedPage: async ({ playwright, browserName, page }, use, { project }) => {
    if (browserName !== 'chromium') return use(page);
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs });
    await use(await browser.newPage());
    return browser.close();
  },
});

const alone = '/demo/gallery/frame/?element=kfp-feedback&distributor=sb1';
/** What becomes of the answer, in turn; it is the customer's in any case, and is sent once. */
const faults = ['', 'feedback-500', 'feedback-reset', 'feedback-html', 'feedback-malformed'];

const ways = {
  navigate: { sent: 1, go: ({ tab, away }) => tab.open(away) },
  reload: { sent: 1, go: ({ tab }) => tab.reload() },
  close: { sent: 1, isClosed: true, go: ({ tab }) => tab.close() },
  'remove the element': { sent: 1, go: ({ tab }) => tab.run(() => document.querySelector('kfp-feedback').remove()) },
  'move the element': {
    sent: 0,
    async go({ tab, customer }) {
      await tab.run(() => document.body.prepend(document.querySelector('kfp-feedback')));
      await customer.hasDraft();
      await customer.press('Avbryt');
      await tab.reload();
    },
  },
  'leave after Avbryt': {
    sent: 0,
    async go({ tab, customer }) {
      await customer.press('Avbryt');
      await tab.reload();
    },
  },
  'leave after Send': {
    sent: 1,
    isIntended: true,
    async go({ tab, customer }) {
      await customer.press('Send');
      await customer.shows('Takk for tilbakemeldingen din!');
      await tab.reload();
    },
  },
};

/** Out and in again, twice, before the page goes for good. */
const outAndIn = {
  sent: 1,
  async go({ tab, customer, away }) {
    for (let turn = 0; turn < 2; turn += 1) {
      await tab.open(away);
      await tab.back();
      await customer.shows('Nei');
    }
  },
};
const outAndInName = 'go out and come in again, twice';
const titleOf = (name, { sent }) => `FB-28 to FB-31 FB-76 E1 E2 ${name}: ${sent} submits`;

/** Leaves again and again, and looks at what the server got. */
async function leaveAndCount({ sent, go, isIntended = false }, { openTab, demo }) {
  test.setTimeout(30_000 + times * 10_000);
  const away = `${demo.origin}/demo/partner/`;
  const posts = [];
  const keys = () => {
    // The server keeps so many requests and no more.
    posts.push(...demo.requests.splice(0).filter(({ path, method }) => path.endsWith('/feedback/') && method === 'POST'));
    return new Set(posts.map(({ headers }) => headers['idempotency-key']));
  };
  let tab;
  for (let round = 1; round <= times; round += 1) {
    tab = await openTab(tab);
    await tab.open(`${demo.origin}${alone}&scenario=${faults[round % faults.length]}`);
    const customer = customerIn(tab);
    await customer.answer();
    await go({ tab, customer, away });
    if (sent > 0) await expect.poll(() => keys().size, { message: `round ${round}` }).toBe(round);
  }
  // What was sent too late or twice would arrive before this.
  tab = await openTab(tab);
  await tab.open(`${demo.origin}${alone}`);
  await customerIn(tab).shows('Ja');
  expect(keys().size).toBe(times * sent);
  // A line that breaks is taken up again by the browser, with the same key.
  const broken = posts.filter(({ status }) => status === 0);
  const others = posts.length - broken.length;
  if (times > 10) console.log(`E1 ${test.info().title}: ${keys().size} submits in ${times} rounds, ${posts.length} requests, ${broken.length} of them cut off`);
  expect(others + new Set(broken.map(({ headers }) => headers['idempotency-key'])).size).toBe(times * sent);
  for (const { body, headers, status } of posts) {
    expect([headers['x-requested-by'], Boolean(headers['x-xsrf-token']), status === 400]).toEqual(['kfp', true, false]);
    expect(JSON.parse(body)).toMatchObject({ feedbackValue: 'Nei', text: isIntended ? 'Utkast' : '' });
  }
}

for (const [name, way] of Object.entries(ways)) {
  test(`${titleOf(name, way)}${way.isClosed ? '' : smoke}`, async ({ page, context, demo, expectedErrors }) => {
    // Firefox gives up the code of the error reports as the page is left.
    expectedErrors.push(/Failed to load resource/, /errorReporter failed/);
    await leaveAndCount(way, { demo, openTab: async () => tabOf(way.isClosed ? await context.newPage() : page) });
  });
}

test(`${titleOf(outAndInName, outAndIn)}${smoke}`, async ({ cachedPage, demo }) => {
  await leaveAndCount(outAndIn, { demo, openTab: async () => tabOf(cachedPage) });
});

test('the cache gives the page back with what was answered, and a real Send follows FB-30', async ({ cachedPage, demo, requests }) => {
  await sendAfterBack(tabOf(cachedPage), { demo, requests });
});

async function sendAfterBack(tab, { demo, requests }) {
  const customer = customerIn(tab);
  await tab.open(`${demo.origin}${alone}`);
  await tab.run(() => addEventListener('pageshow', ({ persisted }) => (window.isBack = persisted)));
  await customer.answer();
  await tab.open(`${demo.origin}/demo/partner/`);
  await tab.back();
  await expect.poll(() => tab.run(() => window.isBack)).toBe(true);
  await customer.hasDraft();
  await customer.press('Send');
  await customer.shows('Takk for tilbakemeldingen din!');
  const bodies = () => requests.filter(({ path }) => path.endsWith('/feedback/')).map(({ body }) => JSON.parse(body).text);
  await expect.poll(bodies).toEqual(['', 'Utkast']);
}

inWebkit((withSession) => {
  for (const [name, way] of Object.entries({ ...ways, [outAndInName]: outAndIn })) {
    test(`WebKit ${titleOf(name, way)}`, async ({ demo }) => {
      await withSession(async (session) => {
        const first = await session.window();
        const openTab = async (before) => {
          if (way.isClosed) await session.openWindow();
          return way.isClosed || !before ? webkitTab(session, () => session.closeWindow(first)) : before;
        };
        await leaveAndCount(way, { demo, openTab });
      });
    });
  }

  test('WebKit the cache gives the page back with what was answered, and a real Send follows FB-30', async ({ demo, requests }) => {
    await withSession((session) => sendAfterBack(webkitTab(session), { demo, requests }));
  });
});
