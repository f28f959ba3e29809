import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.mjs';

const bank = '/demo/online-bank/';
/** The policy that banks are told to have. */
const [documentedPolicy] = /^default-src 'none';.*$/m.exec(readFileSync(new URL('../../docs/guides/csp.md', import.meta.url), 'utf8'));

test('every link of our own stays on the host, whichever it is CF-02 @smoke', async ({ page, demo }) => {
  const { port } = new URL(demo.origin);
  for (const host of ['localhost', '127.0.0.1']) {
    const origin = `http://${host}:${port}`;
    await page.goto(`${origin}${bank}`);
    await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5);
    await expect(page.locator('kfp-overview').getByRole('link', { name: 'Se tilbudene dine' })).toBeVisible();
    const hrefs = await page.locator(':is(kfp-overview, kfp-offers) a').evaluateAll((links) => links.map(({ href }) => href));
    expect(hrefs.length).toBeGreaterThan(15);
    expect(hrefs.filter((href) => !href.startsWith(`${origin}/`) && !href.startsWith('tel:'))).toEqual([]);
  }
});

const minimalPages = {
  'one script and one tag': '<script type="module" src="/dist/kfp.js"></script><kfp-offers></kfp-offers>',
  'one element with its runtime':
    '<script type="module" src="/dist/elements/kfp-overview.js"></script><kfp-runtime></kfp-runtime><kfp-overview></kfp-overview>',
  'the tag before the script, the runtime last':
    '<kfp-overview></kfp-overview><script type="module" src="/dist/kfp.js"></script><kfp-runtime distributor="sb1"></kfp-runtime>',
  'two scripts of the bundle':
    '<script type="module" src="/dist/kfp.js"></script><script type="module" src="/dist/standalone/kfp-overview.js"></script>'
    + '<kfp-runtime></kfp-runtime><kfp-overview></kfp-overview>',
};

test('a file of standalone/ loads no code that it holds itself: the core of kfp.js CF-03', async ({ open, page, requests }) => {
  await open('/demo/mobile-bank/');
  await expect.poll(() => requests.filter(({ path }) => /\/chunks\/(session-guard|market-source|queue)-alone-/.test(path))).toHaveLength(3);
  await page.waitForLoadState('networkidle');
  expect(requests.filter(({ path }) => path.includes('/chunks/core-'))).toEqual([]);
});

for (const [name, body] of Object.entries(minimalPages)) {
  test(`a host page of ${name}, with the documented policy CF-03 CF-38 D1`, async ({ open, page, demo, calls }) => {
    // Gives the browser the session of a customer.
    await open('/demo/mobile-bank/?customer=one');
    await expect(page.getByText('Storgata 1, 0155 Oslo')).toBeVisible();
    const before = calls('auth/session-status');
    await page.route('**/minimal/', (route) => route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': documentedPolicy },
      body: `<!doctype html><html lang="nb"><title>Bank</title><body>${body}`,
    }));
    await page.goto(`${demo.origin}/minimal/`);
    await expect(page.getByText(name.startsWith('one script') ? 'Storgata 1, 0155 Oslo' : 'Toyota Yaris')).toBeVisible();
    expect(calls('auth/session-status')).toBe(before + 1);
    const ours = 'script, kfp-runtime, kfp-overview, kfp-offers';
    await expect(page.locator(`html > head > :not(title), body > :not(${ours})`)).toHaveCount(0);
  });
}

test('the host\'s style sheets reach nothing inside, and ours nothing outside CF-36', async ({ open, page }) => {
  await open(bank);
  await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5);
  await expect(page.locator('kfp-overview').getByText('Se forsikringer du kan kjøpe')).toBeVisible();
  await expect(page.locator('kfp-overview').getByRole('region', { name: 'Anbefalt for deg' }).locator('svg svg, svg path').first()).toBeAttached();
  await expect(page.getByText('Fikk du gjort det du skulle?').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const read = () => page.evaluate(() => ['kfp-overview', 'kfp-offers'].flatMap((tag) =>
    [...document.querySelector(tag).shadowRoot.querySelectorAll('*')].map((node) => {
      const { fontSize, lineHeight, letterSpacing, color, textTransform, fontWeight, visibility } = getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      return [node.localName, width.toFixed(2), height.toFixed(2), fontSize, lineHeight, letterSpacing, color, textTransform, fontWeight, visibility].join();
    })));
  let before = await read();
  await expect.poll(async () => {
    const last = before;
    before = await read();
    return before.join() === last.join();
  }, 'the page rests').toBe(true);
  await page.evaluate(() => {
    const hostile = new CSSStyleSheet();
    hostile.replaceSync(`
      body * { font: 900 6px/3 serif !important; letter-spacing: 4px !important; text-transform: uppercase !important;
        color: lime !important; text-align: right !important; text-indent: 30px !important; word-spacing: 9px !important; }
      a, button, p, h1, h2, h3, li, article, [role] { display: none !important; }
      :root { --text: lime; --surface: lime; --action: lime; --space-16: 90px; --font: serif; }`);
    document.adoptedStyleSheets = [hostile];
  });
  expect(await read()).toEqual(before);
});

test('the themes of the banks reach the elements CF-37', async ({ open, page }) => {
  const colours = new Set();
  for (const distributor of ['sb1', 'dnb', 'eika', 'fana', 'sbm', 'none']) {
    await open(`/demo/mobile-bank/?customer=one&distributor=${distributor}`);
    const buy = page.getByRole('link', { name: 'Kjøp forsikringen' });
    await expect(buy).toBeVisible();
    colours.add(await buy.evaluate((link) => getComputedStyle(link).backgroundColor));
  }
  expect(colours.size).toBe(6);
});
