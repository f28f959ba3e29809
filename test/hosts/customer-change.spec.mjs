import { expect, test } from './fixtures.mjs';
import { findStrings, stringsOf } from './customer-strings.mjs';
import { findInHeap } from './heap-strings.mjs';

const bank = '/demo/online-bank/';
const profile = '/privat/forsikring/oversikt/forsikringsprofil';
const loginText = 'Du må logge inn for å se dette innholdet.';

// Chromium keeps pages for Back as it does for customers; of Firefox the driver loses those.
test.use({
  launchOptions: async ({ launchOptions, browserName }, use) => use(browserName === 'chromium'
    ? { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
    : { ...launchOptions, firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 } }),
});

const ofA = stringsOf('full', 'locked');
const ofB = stringsOf('locked', 'full');

/** Logs a customer in, and shows their insurances on the bank's page and their profile on the portal's. */
async function logIn(page, origin, customer) {
  await page.goto(`${origin}/demo/login/?customer=${customer}&return=${encodeURIComponent(bank)}`);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.locator('kfp-overview').getByRole('heading', { name: 'Bil' }).first()).toBeVisible();
  await expect(page.locator('kfp-offers').getByRole('article').first()).toBeVisible();
}

async function seeAll(page, origin, customer) {
  await logIn(page, origin, customer);
  const onBank = await findStrings(page, customer === 'full' ? ofA : ofB);
  await page.goto(`${origin}${profile}`);
  await expect(page.getByText(customer === 'full' ? 'Kari Eksempel' : 'Laila Låst').first()).toBeVisible();
  await expect(page.getByText(/Bjørkeveien|Exempelgatan/).first()).toBeVisible();
  const found = [...onBank, ...(await findStrings(page, customer === 'full' ? ofA : ofB))];
  expect(found.filter((one) => one.startsWith('cache: '))).not.toEqual([]);
  return found;
}

/**
 * Goes back through everything, and notes what is left of A on each page when it shows `settled`. Of a page from the
 * back/forward cache the driver does not always see that its requests have ended.
 */
async function leftInHistory(page, steps, settled) {
  const found = [];
  for (let step = 0; step < steps; step += 1) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(settled.first()).toBeVisible();
    found.push(...(await findStrings(page, ofA)));
  }
  return found;
}

test('nothing of a customer is left after log-out: not after Back, not for the next one in any tab CF-70 D12 LG-33 @smoke', async ({ page, demo, context }) => {
  test.slow();
  expect((await seeAll(page, demo.origin, 'full')).length).toBeGreaterThan(20);
  const other = await context.newPage();
  await other.goto(`${demo.origin}${bank}`);
  await expect(other.locator('kfp-offers').getByRole('article').first()).toBeVisible();

  await page.evaluate(() => void document.querySelector('kfp-runtime').logout());
  await expect(page.getByRole('heading', { name: 'Du er logget ut' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Du er logget ut' })).toBeVisible();
  expect(await leftInHistory(page, 2, page.getByText('Logg inn'))).toEqual([]);
  await expect(page.getByText(loginText).first()).toBeVisible();
  expect(await leftInHistory(other, 1, other.getByText('Logg inn'))).toEqual([]);

  expect((await seeAll(page, demo.origin, 'locked')).length).toBeGreaterThan(3);
  expect(await findStrings(page, ofA)).toEqual([]);
  expect(await leftInHistory(page, 1, page.locator('kfp-overview').getByRole('heading', { name: 'Bil' }))).toEqual([]);
  await other.reload();
  await expect(other.locator('kfp-overview').getByText('Toyota Yaris').first()).toBeVisible();
  expect(await findStrings(other, ofA)).toEqual([]);
});

test('after a log-out on a page without elements, a page that finds nobody makes the other tab forget the customer CF-70 SW-28', async ({ page, demo, context }) => {
  await logIn(page, demo.origin, 'full');
  const other = await context.newPage();
  await other.goto(`${demo.origin}${bank}?scenario=no-session`);
  await expect(other.getByText(loginText).first()).toBeVisible();
  await expect(page.getByText(loginText).first()).toBeVisible();
  expect(await findStrings(page, ofA)).toEqual([]);
});

test('nothing of a customer is left after the end of the session, nor after Back SW-10 SW-14 D12', async ({ page, demo, open }) => {
  await open(`${bank}?customer=full&scenario=expires-in-8`);
  // Without a scenario in its address, which would begin a new session after Back.
  await open(bank);
  await expect(page.locator('kfp-overview').getByText('Volvo V70').first()).toBeVisible();
  expect((await findStrings(page, ofA)).length).toBeGreaterThan(5);
  await expect(page.getByRole('heading', { name: 'Økten er utløpt' })).toBeVisible({ timeout: 15_000 });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText(loginText).first()).toBeVisible();
  expect(await findStrings(page, ofA)).toEqual([]);
  await logIn(page, demo.origin, 'locked');
  expect(await findStrings(page, ofA)).toEqual([]);
});

/** A bank's page with nothing that leaves it when the session has ended. */
const stillPage = `<!doctype html><html lang="nb"><title>Bank</title>
<script src="/demo/config.js"></script><script type="module" src="/dist/kfp.js"></script>
<kfp-runtime></kfp-runtime><kfp-header></kfp-header>
<kfp-overview></kfp-overview><kfp-offers></kfp-offers><kfp-profile></kfp-profile></html>`;

test('nothing of a customer is left in the memory of a page that stays after log-out D12 CF-70', async ({ page, context, demo, open }) => {
  test.slow();
  await context.route('**/still/', (route) => route.fulfill({ contentType: 'text/html', body: stillPage }));
  // A page before it would be kept for Back, in the same memory.
  await page.request.get(`${demo.origin}${bank}?customer=full`);
  await open('/still/');
  await expect(page.locator('kfp-profile').getByText('Kari Eksempel').first()).toBeVisible();
  await expect(page.locator('kfp-offers').getByRole('article').first()).toBeVisible();
  await expect(page.locator('kfp-overview').getByText('Volvo V70').first()).toBeVisible();
  // What is there when an element comes shows with its first picture.
  await page.locator('kfp-offers').evaluate((offers) => {
    offers.remove();
    setTimeout(() => document.body.append(offers), 200);
  });
  await expect(page.locator('kfp-offers').getByRole('article').first()).toBeVisible();
  expect((await findInHeap(page, ofA)).length).toBeGreaterThan(20);

  const other = await context.newPage();
  await other.goto(`${demo.origin}/still/`);
  await other.evaluate(() => void document.querySelector('kfp-runtime').logout());
  await expect(page.getByText(loginText)).toBeVisible();
  await expect.poll(() => findInHeap(page, ofA), { timeout: 20_000 }).toEqual([]);
});

test('nothing of a customer is left in the memory of the portal after the end of the session D12 SW-10', async ({ page, open, demo }) => {
  test.slow();
  await page.request.get(`${demo.origin}${bank}?customer=full&scenario=expires-in-20`);
  // Does not leave, so that its memory can be looked at.
  await page.addInitScript(() => addEventListener('kfp-session', (event) => event.preventDefault()));
  await open(profile);
  await expect(page.getByText('Kari Eksempel').first()).toBeVisible();
  await expect(page.getByText(/Bjørkeveien|Exempelgatan/).first()).toBeVisible();
  expect((await findInHeap(page, ofA)).length).toBeGreaterThan(5);
  await expect(page.getByRole('heading', { name: 'Logg inn' })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => findInHeap(page, ofA), { timeout: 20_000 }).toEqual([]);
});
