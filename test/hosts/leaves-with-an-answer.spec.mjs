import { expect, test as base } from './fixtures.mjs';

/** How often a page is left in each way: 200 with KFP_LONG, and then in Firefox too. */
const rounds = process.env.KFP_LONG ? 200 : 3;
const smoke = process.env.KFP_LONG ? ' @smoke' : '';

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
const feedback = (page) => page.locator('kfp-feedback');

/** Playwright's own way back waits for a load, which a page of the cache does not have. */
async function goBack(page) {
  await page.evaluate(() => history.back()).catch(() => undefined);
  await page.waitForURL(/kfp-feedback/, { waitUntil: 'commit' });
  await expect(feedback(page).getByRole('radio', { name: 'Nei' })).toBeVisible();
}

async function answer(page) {
  await feedback(page).getByRole('radio', { name: 'Nei' }).check();
  await feedback(page).getByRole('textbox').fill('Utkast');
}

const ways = {
  navigate: { sent: 1, go: ({ page, away }) => page.goto(away) },
  reload: { sent: 1, go: ({ page }) => page.reload() },
  close: { sent: 1, isClosed: true, go: ({ page }) => page.close({ runBeforeUnload: true }) },
  'remove the element': { sent: 1, go: ({ page }) => page.evaluate(() => document.querySelector('kfp-feedback').remove()) },
  'move the element': {
    sent: 0,
    async go({ page }) {
      await page.evaluate(() => document.body.prepend(document.querySelector('kfp-feedback')));
      await expect(feedback(page).getByRole('textbox')).toHaveValue('Utkast');
      await feedback(page).getByRole('button', { name: 'Avbryt' }).click();
      await page.reload();
    },
  },
  'leave after Avbryt': {
    sent: 0,
    async go({ page }) {
      await feedback(page).getByRole('button', { name: 'Avbryt' }).click();
      await page.reload();
    },
  },
  'leave after Send': {
    sent: 1,
    isIntended: true,
    async go({ page }) {
      await feedback(page).getByRole('button', { name: 'Send' }).click();
      await expect(feedback(page)).toContainText('Takk');
      await page.reload();
    },
  },
};

/** Leaves again and again, and looks at what the server got. */
async function leaveAndCount({ sent, go, isIntended = false }, { page, openTab, demo }) {
  test.setTimeout(rounds * 10_000);
  const away = `${demo.origin}/demo/partner/`;
  const posts = () => demo.requests.filter(({ path, method }) => path.endsWith('/feedback/') && method === 'POST');
  for (let round = 1; round <= rounds; round += 1) {
    const tab = await openTab();
    await tab.goto(`${demo.origin}${alone}`);
    await answer(tab);
    await go({ page: tab, away });
    if (sent > 0) await expect.poll(() => posts().length).toBe(round);
  }
  // What was sent too late or twice would arrive before this.
  await page.goto(`${demo.origin}${alone}`);
  await expect(feedback(page).getByRole('radio', { name: 'Ja' })).toBeVisible();
  expect(posts().length).toBe(rounds * sent);
  for (const { body, headers, status } of posts()) {
    expect([headers['x-requested-by'], Boolean(headers['x-xsrf-token']), status]).toEqual(['kfp', true, 204]);
    expect(JSON.parse(body)).toMatchObject({ feedbackValue: 'Nei', text: isIntended ? 'Utkast' : '' });
  }
}

for (const [name, way] of Object.entries(ways)) {
  test(`FB-28 to FB-31 E1 E2 ${name}: ${way.sent} submits${smoke}`, async ({ page, context, demo }) => {
    await leaveAndCount(way, { page, demo, openTab: async () => (way.isClosed ? context.newPage() : page) });
  });
}

test(`FB-30 E1 E2 go and come back out of the cache, twice: 1 submits${smoke}`, async ({ cachedPage: page, demo }) => {
  const go = async ({ away }) => {
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goto(away);
      await goBack(page);
    }
  };
  await leaveAndCount({ sent: 1, go }, { page, demo, openTab: async () => page });
});

test('FB-30 the cache gives the page back with what was answered, and a real Send follows', async ({ cachedPage: page, demo, requests }) => {
  await page.goto(`${demo.origin}${alone}`);
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (window.isBack = persisted)));
  await answer(page);
  await page.goto(`${demo.origin}/demo/partner/`);
  await goBack(page);
  await expect.poll(() => page.evaluate(() => window.isBack)).toBe(true);
  await expect(feedback(page).getByRole('textbox')).toHaveValue('Utkast');
  await feedback(page).getByRole('button', { name: 'Send' }).click();
  await expect(feedback(page)).toContainText('Takk for tilbakemeldingen din!');
  const bodies = () => requests.filter(({ path }) => path.endsWith('/feedback/')).map(({ body }) => JSON.parse(body).text);
  await expect.poll(bodies).toEqual(['', 'Utkast']);
});
