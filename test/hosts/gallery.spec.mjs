import { expect, test } from './fixtures.mjs';
import { focusedText } from './focused-text.mjs';

const gallery = '/demo/gallery/';
const shown = (page) => page.frameLocator('iframe').first();

test('the gallery by keyboard: an element, a state, a theme, and the events as they fire @smoke', async ({ open, page, axe }) => {
  await open('/');
  await page.getByRole('link', { name: 'Galleri' }).press('Enter');
  await page.getByRole('link', { name: 'kfp-feedback' }).press('Enter');
  await expect(page).toHaveTitle('kfp-feedback: Ja eller nei – Galleri');
  await page.getByRole('link', { name: 'Smilefjes', exact: true }).press('Enter');
  await page.getByLabel('Tema').selectOption('dark');
  await page.getByLabel('Distributør').selectOption('dnb');
  await page.getByLabel('Distributør').press('Tab');
  await page.getByRole('button', { name: 'Vis' }).press('Enter');
  await expect(page).toHaveURL(/state=smilefjes.*distributor=dnb.*theme=dark/);
  await shown(page).getByRole('radio', { name: 'Ganske fornøyd' }).press('Space');
  await shown(page).getByRole('button', { name: 'Send' }).press('Enter');
  const log = page.getByRole('log', { name: 'Hendelser' });
  await expect(log.getByText('{"feedbackValue":4,"intentionalSubmit":true}')).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole('button', { name: 'Tøm' }).press('Enter');
  await expect(log.getByRole('listitem')).toHaveCount(0);
  await page.goto(`${page.url()}#`);
  await page.reload();
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Til visningen');
});

test('the gallery shows a state in the language that is chosen, and so does a bank whose address asks for it', async ({ open, page }) => {
  await open(`${gallery}?element=kfp-feedback&state=takk`);
  await expect(shown(page).getByText('Takk for tilbakemeldingen din!')).toBeVisible();
  await page.getByLabel('Språk').selectOption('engelsk');
  await page.getByRole('button', { name: 'Vis' }).click();
  await expect(shown(page).getByText('Thank you for your feedback!')).toBeVisible();
  await expect(shown(page).locator(':root')).toHaveAttribute('lang', 'en');
  await open('/demo/online-bank/?distributor=sbm&lang=nn');
  await expect(page.locator('kfp-offers').getByRole('heading', { name: 'Tilboda dine' })).toBeVisible();
  await expect(page.getByText('Her er forsikringane du har fått ein pris på.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kontoer' })).toBeVisible();
});

test('the gallery shows a state for every bank at once, and the parts, in any width', async ({ open, page }) => {
  await open(`${gallery}?element=kfp-offers&state=fjerner&distributor=all`);
  await expect(page.locator('iframe')).toHaveCount(7);
  await expect(shown(page).getByText('Er du sikker på at du vil fjerne tilbudet?')).toBeVisible();
  for (const state of ['knapper', 'innhold']) {
    await open(`${gallery}?element=gallery-parts&state=${state}`);
    await expect(shown(page).getByRole('heading').first()).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.scrollingElement.scrollWidth), state).toBeLessThanOrEqual(width);
      const inside = page.frames()[1];
      expect(await inside.evaluate(() => document.scrollingElement.scrollWidth - window.innerWidth), state).toBeLessThanOrEqual(0);
    }
  }
});
