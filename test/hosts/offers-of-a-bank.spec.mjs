import { createMockServer, kfp } from '@kfp/elements/testing';
import { expect, test } from '@playwright/test';
import { openBankPage } from './open-bank-page.mjs';

let mock;
test.beforeEach(async () => {
  mock = await createMockServer({ customer: 'full' });
});
test.afterEach(() => mock.close());

test('a customer removes an offer', async ({ page }) => {
  await openBankPage(page, mock.url);
  const offers = kfp(page).offers();
  await offers.remove('Bil');
  await expect(offers.list).toHaveCount(4);
  expect(mock.state.offers.map(({ name }) => name)).not.toContain('Bil');
});

test('the page says so when offers cannot be shown', async ({ page }) => {
  mock.use({ scenario: 'tilbud-500' });
  await openBankPage(page, mock.url);
  await expect(page.locator('kfp-offers').getByText('En feil oppsto ved henting av dine tilbud.')).toBeVisible();
  expect(mock.requests.filter(({ endpoint }) => endpoint === 'tilbud').every(({ status }) => status === 500)).toBe(true);
});
