import { expect, test } from './fixtures.mjs';

/** Notes the figures that a host hears, in `window.metrics`. */
const listen = (page) => page.addInitScript(() => {
  window.metrics = [];
  document.addEventListener('kfp-metric', ({ target, detail }) => window.metrics.push({ ...detail, on: target.localName }));
});

const heard = (page, name) => page.evaluate((wanted) => window.metrics.filter((metric) => metric.name === wanted), name);

test('the times of each element, which are marks of User Timing too, EL-25', async ({ open, page }) => {
  await listen(page);
  await open('/demo/online-bank/?customer=full');
  await expect.poll(() => heard(page, 'painted'), { timeout: 15_000 }).toContainEqual(expect.objectContaining({ tag: 'kfp-overview', on: 'kfp-overview' }));
  const times = await page.evaluate(() => ['defined', 'data', 'painted'].map((name) => {
    const { value } = window.metrics.find((metric) => metric.tag === 'kfp-overview' && metric.name === name);
    const marks = performance.getEntriesByName(`kfp:kfp-overview:${name}`);
    return { value, mark: marks[0]?.startTime };
  }));
  for (const { value, mark } of times) expect(value).toBe(mark);
  expect(times.map(({ value }) => value)).toEqual(times.map(({ value }) => value).sort((a, b) => a - b));
  expect(times[0].value).toBeGreaterThan(0);
});

test('a slow interaction in an element, and none outside, EL-25', async ({ open, page }) => {
  await listen(page);
  await open('/demo/online-bank/?customer=full');
  await expect.poll(() => heard(page, 'painted'), { timeout: 15_000 }).not.toEqual([]);
  // The page is busy with each click; of those in an element the host hears.
  await page.evaluate(() => addEventListener('click', () => {
    const end = performance.now() + 120;
    while (performance.now() < end);
  }, true));
  await page.locator('h1').first().click();
  const button = page.locator('kfp-offers').getByRole('button').first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect.poll(() => heard(page, 'inp'), { timeout: 15_000 }).not.toEqual([]);
  const all = await heard(page, 'inp');
  expect(all.every(({ value }) => value >= 100)).toBe(true);
  expect(all.at(-1)).toMatchObject({ tag: 'kfp-offers' });
});

test('what shifts inside an element, and not what shifts the element, EL-25', async ({ open, page }) => {
  await listen(page);
  await open('/demo/online-bank/?customer=full');
  await expect.poll(() => heard(page, 'painted'), { timeout: 15_000 }).not.toEqual([]);
  const shift = (where) => page.evaluate((selector) => new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'layout-shift' });
    window.scrollTo(0, 0);
    const [host, inner] = selector;
    const card = document.createElement('div');
    card.style.height = inner ? '300px' : '20px';
    const element = document.querySelector(host);
    (inner ? element.shadowRoot.querySelector(inner) : element).before(card);
  }), where);
  const latest = async () => (await heard(page, 'cls')).filter(({ tag }) => tag === 'kfp-overview').at(-1)?.value ?? 0;
  // What has shifted while the page was loaded is told at once.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const before = await latest();
  await shift(['kfp-overview']);
  expect(await latest()).toBe(before);
  await shift(['kfp-overview', 'h2']);
  await expect.poll(latest, { timeout: 15_000 }).toBeGreaterThan(before);
});

test('of what a frame moves inside an element and beside it, the part of the element alone, EL-25', async ({ open, page }) => {
  await listen(page);
  await open('/demo/online-bank/?customer=full');
  await expect.poll(() => heard(page, 'painted'), { timeout: 15_000 }).not.toEqual([]);
  const latest = async () => (await heard(page, 'cls')).filter(({ tag }) => tag === 'kfp-overview').at(-1)?.value ?? 0;
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    const aside = document.createElement('div');
    aside.id = 'bank-aside';
    aside.textContent = 'Nytt fra banken';
    aside.style.cssText = 'position:absolute;right:0;top:0;width:45%;height:80vh;background:#eee;z-index:1';
    document.body.append(aside);
  });
  // Five seconds after the shifts of loading: what comes now counts for itself.
  const before = await latest();
  const whole = await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => {
    new PerformanceObserver((list) => resolve(list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0))).observe({ type: 'layout-shift' });
    document.getElementById('bank-aside').style.top = '120px';
    const card = document.createElement('div');
    card.style.height = '300px';
    document.querySelector('kfp-overview').shadowRoot.querySelector('h2').before(card);
  }))));
  await expect.poll(latest, { timeout: 15_000 }).toBeGreaterThan(before);
  expect(await latest()).toBeLessThan(before + whole * 0.9);
});
