import { expect, test } from './fixtures.mjs';

const bank = '/demo/own-routes/';
const insurance = (page) => page.getByRole('navigation', { name: 'Forsikring' });

test('a bank takes the links with its own router NX-16 RT-22 @smoke', async ({ open, page, demo }) => {
  await open(`${bank}?customer=full`);
  await expect(page.locator('kfp-overview').getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  await page.evaluate(() => (window.isStillTheSame = true));
  for (const [link, path, tag] of [
    [page.getByRole('link', { name: 'Se tilbudene dine' }), 'tilbud', 'kfp-offers'],
    [insurance(page).getByRole('link', { name: 'Profil' }), 'forsikringsprofil', 'kfp-profile'],
    [insurance(page).getByRole('link', { name: 'Kjøp', exact: true }), 'kjopsinnganger', 'kfp-purchase-entries'],
    [page.locator(`kfp-purchase-entries a[href^="${demo.origin}/privat/"]`).first(), 'privat/', undefined],
    [insurance(page).getByRole('link', { name: 'Forsikringsoversikt' }), '', 'kfp-overview'],
  ]) {
    if (path === 'privat/') await page.getByRole('button', { name: 'Kjøretøy' }).click();
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(bank + path));
    if (tag) await expect(page.locator(tag).getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(insurance(page).locator('[aria-current=page]')).toHaveText('Forsikringsoversikt');
  await page.goBack();
  await expect(page.getByText('Bankens egen ruter tok lenken')).toBeVisible();
  await page.goBack();
  await expect(page.locator('kfp-purchase-entries')).toBeVisible();
  expect(await page.evaluate(() => window.isStillTheSame)).toBe(true);
  await page.reload();
  await expect(page.locator('kfp-purchase-entries')).toBeVisible();
  await expect(page).toHaveURL(`${demo.origin}${bank}kjopsinnganger`);
});

test('its pages at every width UI-39', async ({ open, page, axe }) => {
  await open(`${bank}forsikringsprofil?customer=full&distributor=eika`);
  await expect(page.locator('kfp-profile').getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axe(), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
