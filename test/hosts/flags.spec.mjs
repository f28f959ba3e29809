import { expect, test } from './fixtures.mjs';

const pageWith = (name) => `/demo/online-bank/?distributor=sb1&flags=${name}`;
const inside = 'Se tilbudene dine i appen';

/** The bank has put something inside the element. */
test.beforeEach(async ({ page }) => {
  await page.route(/\/demo\/online-bank\/\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<kfp-offers>', `<kfp-offers><p>${inside}</p>`) });
  });
});

test('what is off shows what the bank has put inside, and the neighbours go on @smoke OP-02 OP-08', async ({ open, page, demo }) => {
  await page.addInitScript(() => {
    window.told = [];
    document.addEventListener('kfp-flags', ({ target, detail }) => window.told.push([target.localName, detail]));
  });
  await open(pageWith('off'));
  await expect(page.locator('kfp-overview').getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(inside)).toBeVisible();
  await expect(page.locator('kfp-offers').getByRole('heading')).toHaveCount(0);
  expect(await page.evaluate(() => window.told)).toEqual([['kfp-runtime', { off: ['kfp-offers', 'kfp-session-warning'], features: {}, share: 1 }]]);
  expect(demo.requests.filter(({ path }) => path.startsWith('/demo/flags/'))).toHaveLength(1);
});

test('the session ends at its time without the element that warns of it OP-09', async ({ open, page }) => {
  await open(`${pageWith('off')}&scenario=expires-in-3`);
  await page.waitForURL('**/demo/timed-out/', { timeout: 15_000 });
});

for (const [name, complaint] of [['dead', /500/], ['broken', undefined], ['slow', undefined]]) {
  test(`a file that is ${name} changes nothing OP-05`, async ({ open, page, expectedErrors }) => {
    if (complaint) expectedErrors.push(complaint);
    await open(pageWith(name));
    await expect(page.locator('kfp-offers').getByRole('heading', { name: 'Tilbudene dine' })).toBeVisible();
    await expect(page.getByText(inside)).toBeHidden();
  });
}
