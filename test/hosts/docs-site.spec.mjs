import { expect, test } from './fixtures.mjs';

/** The site is made by `npm run docs`. */
const site = '/docs/';

/** Every page, by its address without the ending. */
async function listedPages(request, origin) {
  const text = await (await request.get(`${origin}${site}llms.txt`)).text();
  return [...text.matchAll(/\]\(([^)]+)\.md\)/g)].map(([, page]) => page);
}

/** Pages of each kind. */
const pages = { home: '', guide: 'guides/html.html', element: 'reference/elements/kfp-offers.html', calls: 'reference/api.html', trust: 'trust/privacy.html' };

test('a search finds an element, and no request leaves the origin', async ({ open, page, demo }) => {
  const origins = new Set();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await open(site);
  await expect(page.getByRole('heading', { level: 1, name: 'kfp elements' })).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('kfp-offers');
  await page.getByRole('option').filter({ hasText: 'kfp-offers' }).first().click();
  await expect(page).toHaveURL(/kfp-offers\.html/);
  await expect(page.getByRole('heading', { level: 1, name: 'kfp-offers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Code to copy' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([demo.origin]);
});

for (const [kind, path] of Object.entries(pages)) {
  test(`axe finds nothing on a page of the kind ${kind}, wide and narrow, light and dark`, async ({ open, page, axe }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const colorScheme of ['light', 'dark']) {
      for (const width of [390, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await open(`${site}${path}`);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/);
        expect(await axe(), `${colorScheme}, ${width}`).toEqual([]);
        const [content, view] = await page.evaluate(() => [document.scrollingElement.scrollWidth, window.innerWidth]);
        expect(content, 'width of the page').toBeLessThanOrEqual(view);
      }
    }
  });
}

test('axe finds nothing on any page, and none is wider than a phone', async ({ open, page, request, demo, axe }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of await listedPages(request, demo.origin)) {
    await open(`${site}${path}.html`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axe(), path).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test('each page is there as HTML and as Markdown, with what is made from declarations, and llms.txt lists them', async ({ request, demo }) => {
  const read = async (path) => {
    const response = await request.get(`${demo.origin}${site}${path}`);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  const listed = await listedPages(request, demo.origin);
  expect(listed.length).toBeGreaterThan(45);
  for (const page of listed) {
    expect(await read(`${page}.md`), page).toMatch(/^# /);
    expect(await read(`${page}.md`), page).not.toContain('@include');
    expect(await read(`${page}.html`), page).toContain('<h1');
  }
  expect(await read('reference/elements/kfp-toasts.md')).toContain('| `placement` |');
  expect((await request.get(`${demo.origin}${site}guides/none.html`)).status()).toBe(404);
});
