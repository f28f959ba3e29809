import { expect, test } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';
const title = (page) => page.getByRole('heading', { level: 1 });

test('goes between the pages without loading them RT-01 RT-02 RT-07 RT-21 RT-23 @smoke', async ({ open, page, demo, calls }) => {
  await open(portal);
  await expect(title(page)).toHaveText('Forsikringsoversikt');
  await expect(page).toHaveTitle('Forsikringsoversikt - Forsikring');
  await page.evaluate(() => (window.isStillTheSame = true));

  await page.getByRole('link', { name: 'Se tilbudene dine' }).click();
  await expect(title(page)).toHaveText('Tilbudene dine');
  await expect(page).toHaveURL(`${demo.origin}${portal}/tilbud`);
  await expect(page).toHaveTitle('Tilbudene dine - Forsikring');
  await expect(title(page)).toBeFocused();

  await page.goBack();
  await expect(title(page)).toHaveText('Forsikringsoversikt');
  await expect(page).toHaveTitle('Forsikringsoversikt - Forsikring');
  await page.goForward();
  await expect(title(page)).toHaveText('Tilbudene dine');
  expect(await page.evaluate(() => window.isStillTheSame)).toBe(true);
  expect([calls('avtaleoversikt/avtaler'), calls('avtaleoversikt/tilbud')]).toEqual([1, 1]);

  await page.reload();
  await expect(title(page)).toHaveText('Tilbudene dine');
});

test('a trailing slash, a query and an address that leads nowhere RT-19 RT-20', async ({ open, page, demo, axe, calls }) => {
  await open(`${portal}/?customer=one#del`);
  await expect(title(page)).toHaveText('Forsikringsoversikt');
  await expect(page).toHaveURL(`${demo.origin}${portal}/?customer=one#del`);
  await expect.poll(() => calls('avtaleoversikt/tilbud')).toBe(1);
  await open(`${portal}/tilbud/?customer=one`);
  await expect(title(page)).toHaveText('Tilbudene dine');
  await expect.poll(() => calls('avtaleoversikt/tilbud')).toBe(2);

  await open(`${portal}/finnes-ikke`);
  await expect(title(page)).toHaveText('Denne siden ser ut til å være borte...');
  await expect(page).toHaveTitle('Denne siden ser ut til å være borte... - Forsikring');
  expect(calls('avtaleoversikt/avtaler')).toBe(1);
  expect(await axe()).toEqual([]);
  await open(`${portal}sen`);
  await expect(page.getByRole('heading', { name: 'Her slutter demoen' })).toBeVisible();
});

test('the offers that the overview has got are not asked for; the title is that of an empty page API-68 CF-33 RT-23', async ({ open, page, demo, calls }) => {
  demo.stateOf('full').offers.splice(1);
  await open(`${portal}?scenario=offers-in-overview`);
  const link = page.getByRole('navigation', { name: 'Forsikring' }).getByRole('link', { name: 'Tilbud, 1 tilbud' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se tilbudene dine' })).toBeVisible();
  expect([calls('avtaleoversikt/avtaler'), calls('avtaleoversikt/tilbud')]).toEqual([1, 0]);

  await link.click();
  await page.getByRole('button', { name: 'Fjern tilbud', exact: true }).click();
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(title(page)).toHaveText('Du har ingen tilbud');
  await expect(page).toHaveTitle('Du har ingen tilbud - Forsikring');
  await expect(link).toHaveCount(0);
});

test('messages have their place on the portal page CF-29 UI-22', async ({ open, page }) => {
  await open(portal);
  await expect(page.locator('kfp-toasts')).toHaveCount(1);
  await page.evaluate(() => customElements.whenDefined('kfp-toasts'));
  await expect.poll(() => page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('kfp-toast', { detail: { content: 'Lagret', timeout: null }, cancelable: true })))).toBe(false);
  await expect(page.getByRole('region', { name: 'Varsler' }).getByText('Lagret').first()).toBeVisible();
});

test('the first link of the page leads past header and navigation, and leaves the address alone UI-39', async ({ open, page, demo }) => {
  await open(portal);
  await expect(title(page)).toHaveText('Forsikringsoversikt');
  const skip = page.getByRole('banner').getByRole('link', { name: 'Til innholdet' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(`${demo.origin}${portal}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('who is not logged in has no link to the content: nothing is before it', async ({ open, page }) => {
  await open(`${portal}?scenario=no-session`);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Til innholdet' })).toHaveCount(0);
});

test('/betaling leads on and leaves no way back into itself RT-08 RT-09', async ({ open, page, requests, calls }) => {
  await open(portal);
  await expect(title(page)).toHaveText('Forsikringsoversikt');
  await expect.poll(() => calls('avtaleoversikt/avtaler')).toBe(1);
  await open(`${portal}/betaling?scenario=no-session`);
  await expect(page.getByText('/privat/forsikring/betaling')).toBeVisible();
  expect(requests.filter(({ path }) => path === '/privat/forsikring/betaling')).toHaveLength(1);
  expect(calls('avtaleoversikt/avtaler')).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${portal}$`));
});

test('an element in a bank page leaves the address alone RT-22', async ({ open, page, demo }) => {
  await open('/demo/online-bank/?distributor=sb1#forsikring');
  await expect(page.getByRole('link', { name: 'Se tilbudene dine' })).toBeVisible();
  await expect(page).toHaveURL(`${demo.origin}/demo/online-bank/?distributor=sb1#forsikring`);
  await expect(page).toHaveTitle('Oversikt – Fjordbanken');
  expect(await page.evaluate(() => history.length)).toBe(2);
  await page.evaluate(() => (window.isStillTheSame = true));
  await page.getByRole('link', { name: 'Se tilbudene dine' }).click();
  await expect(page.locator('kfp-portal').getByRole('heading', { level: 1 })).toHaveText('Tilbudene dine');
  expect(await page.evaluate(() => window.isStillTheSame)).toBe(undefined);
});

test('the portal fills the window also when there is little on it, and its footer follows', async ({ open, page }) => {
  await open(`${portal}/andre-forsikringer?distributor=dnb`);
  await expect(page.getByText('Vi har ingen andre forsikringer å vise.')).toBeVisible();
  const [bottom, inner] = await page.getByRole('contentinfo').evaluate((footer) =>
    [footer.getBoundingClientRect().bottom, Math.max(window.innerHeight, document.scrollingElement.scrollHeight)]);
  expect(Math.abs(bottom - inner)).toBeLessThan(1);
});
