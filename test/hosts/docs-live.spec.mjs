import { readdirSync } from 'node:fs';
import { axeSource } from './axe.mjs';
import { expect, test } from './fixtures.mjs';

/** The site is made by `npm run docs`. */
const site = '/docs/';
const offersPage = `${site}reference/elements/kfp-offers.html`;

const tags = readdirSync(new URL('../../docs/reference/elements', import.meta.url)).map((name) => name.slice(0, -'.md'.length));
/** Has nothing to see. */
const withoutExample = 'kfp-runtime';

const exampleOf = (page) => page.frameLocator('iframe[title^="Live example"]');
const offersOf = (page) => exampleOf(page).locator('kfp-offers').getByRole('article');
const choose = (page, label, value) => page.getByLabel(label, { exact: true }).selectOption(value);

/** Whether an element draws text in a box of some size. */
const drawsText = (element) =>
  [...(element.shadowRoot?.querySelectorAll('*') ?? [])].some((part) => !/^(style|script)$/.test(part.localName) && part.textContent.trim() !== '' && part.clientHeight > 10 && part.clientWidth > 10);

test('the example shows the chosen customer, and no call leaves the page @smoke', async ({ open, page, requests }) => {
  await open(offersPage);
  await expect(offersOf(page)).toHaveCount(5);
  await choose(page, 'Customer', 'one');
  await expect(offersOf(page)).toHaveCount(1);
  await choose(page, 'Distributor', 'dnb');
  await expect(exampleOf(page).locator('kfp-runtime')).toHaveAttribute('distributor', 'dnb');
  await expect(offersOf(page)).toHaveCount(1);
  expect(requests.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
});

test('a changed attribute changes the element that is there, and the code', async ({ open, page }) => {
  await open(offersPage);
  await expect(offersOf(page)).toHaveCount(5);
  const code = page.locator('.live-code code');
  await expect(code).toHaveText('<script type="module" src="/dist/kfp.js"></script>\n<kfp-runtime distributor="sb1" login-context="NETTBANK"></kfp-runtime>\n<kfp-offers></kfp-offers>');
  await expect(page.getByRole('heading', { name: 'Code to copy' })).toBeVisible();

  await exampleOf(page).locator('body').evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByLabel('heading-level', { exact: true }).fill('4');
  await page.getByLabel('heading-level', { exact: true }).blur();
  await expect(exampleOf(page).getByRole('heading', { level: 4, name: 'Tilbudene dine' })).toBeVisible();
  await expect(code).toContainText('<kfp-offers heading-level="4"></kfp-offers>');
  await page.getByLabel('no-heading').check();
  await expect(exampleOf(page).getByText('Det er lurt å sikre seg')).toBeHidden();
  await expect(code).toContainText('<kfp-offers heading-level="4" no-heading></kfp-offers>');
  expect(await exampleOf(page).locator('body').evaluate(() => window.isSamePage)).toBe(true);

  await choose(page, 'Distributor', 'eika');
  await expect(code).toContainText('<kfp-runtime distributor="eika"');
  await expect(exampleOf(page).locator('kfp-offers')).toHaveAttribute('heading-level', '4');
});

test('a chosen language is that of the element that is there, and its lang in the code', async ({ open, page }) => {
  await open(offersPage);
  await expect(offersOf(page)).toHaveCount(5);
  await exampleOf(page).locator('body').evaluate(() => Object.assign(window, { isSamePage: true }));
  await choose(page, 'Language', 'en');
  await expect(exampleOf(page).getByRole('heading', { name: 'Your offers' })).toBeVisible();
  await expect(page.locator('.live-code code')).toContainText('<kfp-offers lang="en"></kfp-offers>');
  expect(await exampleOf(page).locator('body').evaluate(() => window.isSamePage)).toBe(true);
  await choose(page, 'Customer', 'one');
  await expect(exampleOf(page).getByRole('heading', { name: 'Your offers' })).toBeVisible();
  await choose(page, 'Language', '');
  await expect(exampleOf(page).getByRole('heading', { name: 'Tilbudene dine' })).toBeVisible();
  await expect(page.locator('.live-code code')).toContainText('<kfp-offers></kfp-offers>');

  await open(`${site}start.html`);
  await choose(page, 'Language', 'nn');
  await expect(exampleOf(page).locator('kfp-overview').getByRole('heading', { name: 'Forsikringane dine' })).toBeVisible();
  await expect(exampleOf(page).getByRole('heading', { name: 'Tilboda dine' })).toBeVisible();

  // It has a lang of its own.
  await open(`${site}reference/elements/kfp-toasts.html`);
  await expect(page.getByLabel('lang', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Language', { exact: true })).toHaveCount(0);
});

test('a fault shows what a customer sees, and calls and events are listed', async ({ open, page }) => {
  await open(offersPage);
  const log = page.getByRole('region', { name: 'Calls and events' }).getByRole('listitem');
  await expect(log.filter({ hasText: /^kfp-ready kfp-offers/ })).toHaveCount(1);
  await expect(log.filter({ hasText: /^GET \/api\/privat\/forsikring\/avtaleoversikt\/tilbud → 200$/ })).toHaveCount(1);
  await choose(page, 'What goes wrong', 'tilbud-500');
  await expect(exampleOf(page).getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  await expect(log.filter({ hasText: /tilbud → 500$/ }).first()).toBeVisible();
  await expect(log.filter({ hasText: /^kfp-error kfp-offers .*"status":500/ })).toHaveCount(1);
  await choose(page, 'What goes wrong', 'tilbud-timeout');
  await expect(log.filter({ hasText: /tilbud → waits$/ })).toHaveCount(1);
});

test('the frame has the chosen width and theme, and a link is listed and not followed', async ({ open, page }) => {
  await open(offersPage);
  await expect(offersOf(page)).toHaveCount(5);
  const root = exampleOf(page).locator(':root');
  for (const width of [320, 390, 768]) {
    await choose(page, 'Width', String(width));
    await expect.poll(() => page.locator('iframe').evaluate(({ offsetWidth }) => offsetWidth)).toBe(width);
  }
  await expect(root).toHaveCSS('color-scheme', 'light');
  await choose(page, 'Theme', 'dark');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await exampleOf(page).getByRole('link', { name: 'Kjøp' }).first().click();
  await expect(page.getByRole('region', { name: 'Calls and events' }).getByText('kfp-navigate')).toHaveCount(1);
  await expect(offersOf(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('region', { name: 'Calls and events' }).getByText('kfp-navigate')).toHaveCount(0);
  await expect(offersOf(page)).toHaveCount(5);
});

for (const tag of tags.filter((name) => name !== withoutExample)) {
  test(`the page of ${tag} shows it, with a control for each attribute, and leaves the focus where it is`, async ({ open, page, request, demo }) => {
    await open(`${site}reference/elements/${tag}.html`);
    await expect.poll(() => exampleOf(page).locator(tag).evaluate(drawsText)).toBe(true);
    const { modules } = await (await request.get(`${demo.origin}/dist/custom-elements.json`)).json();
    const { attributes } = modules.map(({ declarations: [one] }) => one).find(({ tagName }) => tagName === tag);
    for (const { name } of attributes.filter((one) => !['distributor', 'login-context'].includes(one.name))) {
      await expect(page.getByLabel(name, { exact: true }), name).toBeVisible();
    }
    expect(await page.evaluate(() => [document.activeElement.localName, window.scrollY])).toEqual(['body', 0]);
  });
}

test('a dialog that opens in the frame leaves the focus with the button that was pressed', async ({ open, page }) => {
  // A dialog is fixed, so only a reader can scroll to all of it.
  await page.setViewportSize({ width: 1280, height: 1300 });
  await open(`${site}reference/elements/kfp-cookie-consent.html`);
  const dialog = exampleOf(page).getByRole('dialog');
  await dialog.getByRole('button', { name: 'Avvis alle' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'open()' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'close()' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('the dialog about cookies asks each time, and an answer is none for the demo banks', async ({ open, page, context }) => {
  await page.setViewportSize({ width: 1280, height: 1300 });
  const before = await context.cookies();
  await open(`${site}reference/elements/kfp-cookie-consent.html`);
  const dialog = exampleOf(page).getByRole('dialog');
  await dialog.getByRole('button', { name: 'Godta alle' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Calls and events' }).getByText('kfp-consent-change')).toHaveCount(1);
  expect((await context.cookies()).filter(({ name }) => !name.startsWith('kfp-docs-'))).toEqual(before);
  await page.reload();
  await expect(dialog).toBeVisible();
});

test('a button that goes back in the frame leaves the page of the documentation where it is', async ({ open, page }) => {
  await open(`${site}index.html`);
  await open(`${site}reference/elements/kfp-error-page.html`);
  await exampleOf(page).getByRole('button', { name: 'Gå tilbake' }).click();
  const log = page.getByRole('region', { name: 'Calls and events' });
  // What the button does where Back leads nowhere; what is before it is the page's around the frame.
  await expect(log.getByText('kfp-navigate')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'kfp-error-page' })).toBeVisible();
  await expect(exampleOf(page).getByRole('button', { name: 'Gå tilbake' })).toBeVisible();
});

test('the page of the runtime has no example', async ({ open, page }) => {
  await open(`${site}reference/elements/${withoutExample}.html`);
  await expect(page.getByRole('heading', { name: 'Code to copy' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the start page has two widgets on one stand-in API', async ({ open, page }) => {
  await open(`${site}start.html`);
  await expect(offersOf(page)).toHaveCount(5);
  await expect(exampleOf(page).locator('kfp-overview').getByText('Totalt').first()).toBeVisible();
  await choose(page, 'Customer', 'one');
  await expect(offersOf(page)).toHaveCount(1);
});

for (const path of ['reference/elements/kfp-offers.html', 'reference/elements/kfp-error-page.html', 'start.html']) {
  test(`axe finds nothing on ${path} and in its frame, light and dark, and a narrow screen has no sideways scroll`, async ({ open, page, axe }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [colorScheme, width] of [['light', 1280], ['dark', 320]]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await open(`${site}${path}`);
      await expect(page.getByRole('region', { name: 'Calls and events' }).getByText('kfp-ready').first()).toBeVisible();
      await page.frames().at(-1).evaluate(axeSource);
      expect(await axe(), `${colorScheme}, ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('a site without the files of the build says so', async ({ open, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/dist/kfp.js', (route) => route.fulfill({ status: 404 }));
  await open(offersPage);
  await expect(exampleOf(page).getByText('The server has to have the files of the build at /dist/')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it takes, and has the code', async ({ page, demo }) => {
    await page.goto(`${demo.origin}${offersPage}`);
    await expect(page.getByText('npm start').first()).toBeVisible();
    await expect(page.getByText('<kfp-offers></kfp-offers>')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
