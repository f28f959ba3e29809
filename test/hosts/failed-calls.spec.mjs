import { expect, test } from './fixtures.mjs';

const failures = (page) => page.locator('.failures').getByRole('listitem');
const idsOf = (page) => failures(page).locator('mark').allTextContents();

test('a failure stands beside its call in the log of the API, with the same id EL-14 @smoke', async ({ open, page, expectedErrors, axe, requests }) => {
  expectedErrors.push(/Failed to load resource.*500/);
  await open('/demo/failed-calls/?scenario=tilbud-500');
  await expect(failures(page)).toHaveCount(1);
  await expect(failures(page)).toContainText('/avtaleoversikt/tilbud');
  await expect(failures(page)).toContainText('GET /api/privat/forsikring/avtaleoversikt/tilbud');
  await expect(page.getByText('1 feil.')).toBeVisible();
  const ids = await idsOf(page);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  expect(requests.filter(({ headers }) => headers.traceparent?.slice(3, -3) === ids[0]).map(({ path }) => path)).toEqual([
    '/api/privat/forsikring/avtaleoversikt/tilbud',
  ]);
  expect(await axe()).toEqual([]);
});

test('a call that got no response is in the log too', async ({ open, page, expectedErrors }) => {
  expectedErrors.push(/ERR_/);
  await open('/demo/failed-calls/?scenario=tilbud-reset');
  await expect(failures(page)).toHaveCount(1);
  await expect(failures(page)).toContainText('network');
  await expect(failures(page)).toContainText('brutt');
});

test('without a failure the page says so, and offers some', async ({ open, page }) => {
  await open('/demo/failed-calls/');
  await expect(page.locator('kfp-offers').getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Ingen feil ennå.')).toBeVisible();
  await page.getByRole('link', { name: 'Svaret er ødelagt' }).click();
  await expect(failures(page)).toContainText('answer');
});
