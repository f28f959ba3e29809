import { expect, test } from './fixtures.mjs';

test('the index of the demo hosts leads to each of them @smoke', async ({ open, page, axe, requests }) => {
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href*="/demo/online-bank/"]').first()).toBeVisible();
  await expect(page.locator('a[href*="/demo/mobile-bank/"]').first()).toBeVisible();
  expect(await axe()).toEqual([]);
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/', status: 200 });
});
