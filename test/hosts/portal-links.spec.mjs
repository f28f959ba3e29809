import { expect, test as base } from './fixtures.mjs';

const usual = '/privat/forsikring/oversikt';
const title = (page) => page.getByRole('heading', { level: 1 });

/** Serves a portal under another base path: `openPortal` opens it at a path below. */
const test = base.extend({
  openPortal: async ({ page, demo }, use) => use(async (basePath, path = '', content = '') => {
    // Gives the browser the session of a customer.
    await page.request.get(`${demo.origin}/demo/online-bank/?customer=full`);
    const root = basePath.replace(/\/$/, '');
    const routes = ['', '/', '/tilbud', '/kjopsinnganger', '/forsikringsprofil', '/andre-forsikringer', '/finnes-ikke'].map((route) => root + route);
    await page.route(({ pathname }) => routes.includes(pathname), (route) => route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="nb"><head><title>Portal</title><meta name="viewport" content="width=device-width, initial-scale=1">
        <script src="/dist/portal/config.js"></script><script type="module" src="/dist/kfp.js"></script></head>
        <body><kfp-runtime distributor="sb1"></kfp-runtime><kfp-portal base-path="${basePath}">${content}</kfp-portal></body></html>`,
    }));
    await page.goto(`${demo.origin}${root}${path}`);
    await expect(title(page)).toBeVisible();
    await page.evaluate(() => (window.isStillTheSame = true));
  }),
});

const isSame = (page) => page.evaluate(() => window.isStillTheSame === true);
const ownHrefs = (page) => page.locator('kfp-portal a').evaluateAll((links) => links.map(({ pathname }) => pathname));
const menuLink = (page, name) => page.getByRole('navigation', { name: 'Forsikring' }).getByRole('link', { name });

for (const basePath of ['/min/side', '/min/side/', '/']) {
  test(`the links of all elements stay inside a portal at ${basePath} RT-01 RT-20 RT-21`, async ({ page, demo, openPortal }) => {
    const root = basePath.replace(/\/$/, '');
    await openPortal(basePath);
    await expect(title(page)).toHaveText('Forsikringsoversikt');
    await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
    await expect(menuLink(page, /Tilbud/)).toBeVisible();
    expect((await ownHrefs(page)).filter((href) => href.startsWith(usual))).toEqual([]);
    for (const [link, path, heading] of [
      [page.getByRole('link', { name: 'Se tilbudene dine' }), '/tilbud', 'Tilbudene dine'],
      [menuLink(page, 'Forsikringsoversikt'), '', 'Forsikringsoversikt'],
      [page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' }), '/kjopsinnganger', 'Hva vil du forsikre?'],
      [menuLink(page, 'Profil'), '/forsikringsprofil', 'Min profil'],
    ]) {
      expect(await link.evaluate((anchor) => new URL(anchor.href).pathname)).toBe(root + path || '/');
      await link.click();
      await expect(title(page)).toHaveText(heading);
      await expect(page).toHaveURL(demo.origin + (root + path || '/'));
      await expect(page.getByRole('navigation', { name: 'Forsikring' }).locator('[aria-current=page]')).toHaveCount(1);
    }
    expect(await isSame(page)).toBe(true);
  });
}

test('other pages of an origin at whose root the portal is are loaded RT-24', async ({ page, openPortal }) => {
  await openPortal('/');
  await menuLink(page, 'Dokumenter').click();
  await expect(page.getByText('/privat/forsikring/dokumenter')).toBeVisible();
  expect(await isSame(page)).toBe(false);
});

test('an unknown route at the root is not found RT-19', async ({ page, openPortal }) => {
  await openPortal('/', '/finnes-ikke');
  await expect(title(page)).toHaveText('Denne siden ser ut til å være borte...');
});

test('the chat of the host comes below the footer of the portal FH-08 FH-14', async ({ page, openPortal }) => {
  await openPortal('/min/side', '', '<p slot="chat">Bankens chat</p>');
  const region = page.getByRole('region', { name: 'Chat' });
  await expect(region).toBeVisible();
  await expect(page.getByText('Bankens chat')).toBeVisible();
  await page.locator('[slot=chat]').evaluate((chat) => chat.remove());
  await expect(region).toBeHidden();
});

test('Faktura leads out of the portal in one step, and Back to where it was RT-08 RT-09', async ({ page, open, demo, requests }) => {
  await open(usual);
  await expect(title(page)).toHaveText('Forsikringsoversikt');
  const steps = await page.evaluate(() => history.length);
  await menuLink(page, 'Faktura').click();
  await expect(page).toHaveURL(`${demo.origin}/privat/forsikring/betaling`);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  expect(requests.filter(({ path }) => path === `${usual}/betaling`)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(demo.origin + usual);
  await expect(title(page)).toHaveText('Forsikringsoversikt');
});

test('Back from a page outside brings the customer to where they were RT-21', async ({ page, open }) => {
  await open(usual);
  await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => history.state?.kfpScroll)).toBe(900);
  await page.evaluate(() => location.assign('/privat/forsikring/dokumenter'));
  await expect(page.getByText('/privat/forsikring/dokumenter')).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('the code of a page is fetched once, when the pointer or the focus comes to its link RT-21 @smoke', async ({ page, open, requests }) => {
  const fetched = (name) => requests.filter(({ path }) => path.startsWith(`/dist/chunks/${name}-`)).length;
  await open(usual);
  await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
  expect([fetched('purchase-entries'), fetched('profile'), fetched('offers')]).toEqual([0, 0, 0]);
  await menuLink(page, 'Kjøp').hover();
  await expect.poll(() => fetched('purchase-entries')).toBe(1);
  await menuLink(page, 'Profil').focus();
  await expect.poll(() => fetched('profile')).toBe(1);
  await page.getByRole('link', { name: 'Se tilbudene dine' }).hover();
  await expect.poll(() => fetched('offers')).toBe(1);
  await menuLink(page, 'Kjøp').click();
  await expect(title(page)).toHaveText('Hva vil du forsikre?');
  expect(fetched('purchase-entries')).toBe(1);
});

const routes = ['', '/tilbud', '/forsikringsprofil', '/kjopsinnganger', '/andre-forsikringer', '/finnes-ikke', '?scenario=no-session'];
for (const route of routes) {
  test(`axe finds nothing, and nothing is cut off: ${route || '/'} UI-39`, async ({ page, open, axe }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(`${usual}${route}`);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('heading')).toBeVisible();
    await expect(page.locator('[part=skeleton]')).toHaveCount(0);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['dark', 'light']) {
        await page.emulateMedia({ colorScheme });
        expect(await axe(), `${width} px, ${colorScheme}`).toEqual([]);
      }
      expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('header and navigation stay where they are while the page loads, and the footer is never seen to move CF-29', async ({ page, open, hold }) => {
  const holds = [await hold('avtaleoversikt/avtaler'), await hold('avtaleoversikt/tilbud'), await hold('auth/bankkontakt')];
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(usual);
  await expect(title(page)).toHaveText('Forsikringsoversikt');
  const places = async () => [await page.getByRole('banner').boundingBox(), await page.getByRole('navigation', { name: 'Forsikring' }).boundingBox()];
  const footerTop = async () => (await page.getByRole('contentinfo').boundingBox()).y;
  const before = await places();
  expect(await footerTop()).toBeGreaterThanOrEqual(800);
  for (const release of holds) release();
  await expect(page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
  await expect(menuLink(page, /Tilbud/)).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await footerTop()).toBeGreaterThanOrEqual(800);
});
