import { expect, test } from './fixtures.mjs';
import { translatePage } from './page-translator.mjs';

const profile = '/privat/forsikring/oversikt/forsikringsprofil?distributor=sb1';
const rowOf = (page, title) => page.locator('.form-row').filter({ has: page.getByRole('heading', { name: title }) });

test.beforeEach(async ({ page }) => page.addInitScript(translatePage));

test('the time until logout goes on in a page that a browser has translated SW-09 @smoke', async ({ open, page }) => {
  await page.clock.install();
  await open('/demo/online-bank/?scenario=expires-in-90');
  await expect(page.getByText('Volvo V70').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(35_000);
  const title = page.getByRole('alertdialog').getByRole('heading');
  await expect(title.locator('font')).toBeVisible();
  const seconds = async () => Number(/\d+/.exec(await title.textContent())[0]);
  const before = await seconds();
  await page.clock.runFor(5_000);
  expect(await seconds()).toBe(before - 5);
});

test('what the customer has changed shows in a page that a browser has translated PR-12 PR-58 @smoke', async ({ open, page }) => {
  await open(profile);
  const row = rowOf(page, 'E-post');
  await expect(row.locator('font', { hasText: 'kari@eksempel.example' })).toBeVisible();
  await row.getByRole('button', { name: 'Endre' }).click();
  await row.getByRole('textbox').fill('ingen adresse');
  await row.getByRole('button', { name: 'Lagre' }).click();
  await expect(row.getByRole('alert')).toHaveText('E-postadressen er ikke gyldig');
  await row.getByRole('textbox').fill('');
  await row.getByRole('button', { name: 'Lagre' }).click();
  await expect(row.getByRole('alert')).toHaveText('Du må fylle inn e-post');
  await row.getByRole('textbox').fill('kari@ny.example');
  await row.getByRole('button', { name: 'Lagre' }).click();
  await expect(row.getByText('kari@ny.example')).toBeVisible();
  await expect(row.getByText('kari@eksempel.example')).toHaveCount(0);

  const documents = page.getByRole('region', { name: 'Dokumenter' });
  await documents.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine på papir' }).check();
  await documents.getByRole('button', { name: 'Bekreft' }).click();
  await expect(documents.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine digitalt' })).not.toBeChecked();
});
