import { expect, test } from './fixtures.mjs';

const bank = '/demo/online-bank/';

// Both engines keep pages for Back as they do for customers.
test.use({
  launchOptions: async ({ launchOptions, browserName }, use) =>
    use(browserName === 'chromium' ? { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } : launchOptions),
});

/** Runs in the page: once it is back, it tells the server by itself what is seen of the customer, as drivers lose such pages. */
function installProbe() {
  const ofA = /Volvo|Tesla|Askeladden|Pus, norsk/;
  const elements = (root) => [...root.querySelectorAll('*')].flatMap((element) =>
    [element, ...(element.shadowRoot ? elements(element.shadowRoot) : [])]);
  const ownText = (element) => [...element.childNodes].map((node) => (node.nodeType === 3 ? node.data : '')).join('');
  const isSeen = () => elements(document).some((element) => ofA.test(ownText(element)) && element.checkVisibility({ visibilityProperty: true }));
  const isThere = () => elements(document).some((element) => ofA.test(ownText(element)) || ofA.test(element.value ?? ''));
  const isOfB = () => elements(document).some((element) => ownText(element).includes('Toyota Yaris'));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const first = isSeen();
    const start = performance.now();
    let later = false;
    const look = () => {
      later ||= isSeen();
      const after = Math.round(performance.now() - start);
      if (!isOfB() && after < 15_000) requestAnimationFrame(look);
      else void fetch(`/demo/report/?${new URLSearchParams({ first, later, left: isThere(), ofB: isOfB(), after })}`);
    };
    look();
  }, true);
}

test('a page that waits for Back shows nothing of who has left it, from its first picture on SW-28 CF-70 C6 D12 @smoke', async ({
  page, demo, context, requests, browserName, expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/demo\/report/);
  const logIn = async (tab, customer) => {
    await tab.goto(`${demo.origin}/demo/login/?customer=${customer}&return=${encodeURIComponent(bank)}`);
    await tab.getByRole('button', { name: 'Logg inn' }).click();
    await expect(tab.locator('kfp-overview').getByText(/Volvo V70|Toyota Yaris/).first()).toBeVisible();
    await expect(tab.locator('kfp-offers').getByRole('article').first()).toBeVisible();
    await tab.waitForLoadState('networkidle');
  };
  await page.addInitScript(installProbe);
  await logIn(page, 'full');
  // A leaves the page without logging out; B logs in elsewhere.
  await page.goto(`${demo.origin}/demo/partner/`);
  const other = await context.newPage();
  await logIn(other, 'locked');
  await page.evaluate(() => void setTimeout(() => history.back(), 100));
  const report = () => requests.find(({ path }) => path.startsWith('/demo/report/'));
  await expect.poll(report, { timeout: 20_000 }).toBeTruthy();
  const told = Object.fromEntries(new URLSearchParams(report().query));
  console.log(`CF-70 ${browserName}: out of the back/forward cache, the next customer's data after ${told.after} ms`);
  expect(told).toEqual({ first: 'false', later: 'false', left: 'false', ofB: 'true', after: told.after });
});
