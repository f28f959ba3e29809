import { expect, test } from './fixtures.mjs';

// Firefox aborts what is still loading before it leaves a page, and the page lives on until the next one is there.
test('a page that is left while the code of an element loads is no failure @smoke', async ({ page, open, demo }) => {
  const told = [];
  await page.exposeFunction('tell', (text) => told.push(text));
  await page.addInitScript(() => addEventListener('kfp-error', () => window.tell('kfp-error')));
  let asked;
  const isAsked = new Promise((resolve) => (asked = resolve));
  await page.route(/dist\/chunks\/.*offers.*\.js$/, () => asked());
  page.goto(`${demo.origin}/demo/online-bank/`).catch(() => undefined);
  await isAsked;
  await open('/');
  await expect(page.getByRole('link', { name: 'Galleri' })).toBeVisible();
  expect(told).toEqual([]);
});
