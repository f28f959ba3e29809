import { expect, test } from './fixtures.mjs';

const route = '/privat/forsikring/oversikt/kjopsinnganger';
const groups = ['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'];
const unionText = 'Som LO-medlem får du 1000 kroner lavere egenandel.';
/** The whole address of a page of the insurer on the demo server, whose port is another each time. */
const ownAddress = (path) => new RegExp(`^http://localhost:\\d+/privat/forsikring/${path.replace('?', '\\?')}$`);

/** Puts the element into the bank's page, in the place of another one. */
const putIntoBank = (page, attributes = {}) => page.evaluate((given) => {
  const entries = document.createElement('kfp-purchase-entries');
  for (const [name, value] of Object.entries(given)) entries.setAttribute(name, value);
  document.querySelector('kfp-offers').remove();
  document.querySelector('kfp-overview').replaceWith(entries);
}, attributes);

const hosts = {
  portal: { tag: 'kfp-portal', level: 1, show: ({ open }, query = '') => open(`${route}?${query}`) },
  'online bank': {
    tag: 'kfp-purchase-entries',
    level: 2,
    async show({ open, page }, query = '') {
      await open(`/demo/online-bank/?${query}`);
      await putIntoBank(page);
    },
  },
};

for (const [name, { tag, level, show }] of Object.entries(hosts)) {
  test(`shows the groups and what follows them: ${name} RT-04 CF-17 PE-01 to PE-24 @smoke`, async ({ open, page, axe }) => {
    await show({ open, page }, 'distributor=sb1');
    const element = page.locator(tag);
    await expect(element.getByRole('heading', { level })).toHaveText('Hva vil du forsikre?');
    await expect(element.locator('button[aria-expanded]')).toHaveText(groups);
    await expect(element.locator('button[aria-expanded=true]')).toHaveCount(0);
    await expect(element.getByRole('heading', { level: level + 1 }).nth(groups.length)).toHaveText('Forsikring til bedriften?');
    await expect(element.getByRole('link', { name: 'Gå til bedriftsportalen (åpnes i ny fane)' })).toHaveAttribute('target', '_blank');

    await element.getByRole('button', { name: 'Dyr' }).click();
    await element.getByRole('button', { name: 'Kjøretøy' }).click();
    await expect(element.locator('button[aria-expanded=true]')).toHaveText(['Kjøretøy']);
    const trailer = element.getByRole('link', { name: 'Tilhenger' });
    await expect(trailer).toHaveAttribute('href', ownAddress('motor/tilhenger?type=TILHENGER'));
    await expect(element.getByRole('link', { name: 'Hund' })).toBeHidden();
    expect(await axe({ include: tag })).toEqual([]);

    await trailer.click();
    await expect(page.getByRole('heading', { name: 'Her slutter demoen' })).toBeVisible();
    await expect(page).toHaveURL(/\/motor\/tilhenger\?type=TILHENGER$/);
  });

  test(`has a picture on large screens only: ${name} PE-20 PE-21`, async ({ open, page, requests }) => {
    const isAskedFor = () => requests.some(({ path }) => /\/chunks\/group-picture/.test(path));
    await page.setViewportSize({ width: 800, height: 900 });
    await show({ open, page });
    const element = page.locator(tag);
    const photo = element.locator('[part=photo]');
    await element.getByRole('button', { name: 'Reise' }).click();
    await expect(element.getByRole('link', { name: 'Reise' })).toBeVisible();
    await expect(photo).toHaveCount(0);
    expect(isAskedFor()).toBe(false);

    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(photo).toBeVisible();
    await expect(photo).toHaveCount(1);
    expect(isAskedFor()).toBe(true);
    await element.getByRole('button', { name: 'Reise' }).click();
    await expect(photo).toHaveCount(0);
  });

  test(`the list for union members: ${name} PE-25 PE-26 UI-39`, async ({ open, page, axe }) => {
    await show({ open, page }, 'isLo=true&customer=one');
    const element = page.locator(tag);
    await expect(element.getByText(unionText)).toBeVisible();
    await expect(element.locator('button[aria-expanded]')).toHaveCount(0);
    const links = element.locator('ul:not(.nav-list)').first().getByRole('link');
    await expect(links.first()).toHaveText('Reise LOfavør');
    await expect(links.first()).toHaveAttribute('href', ownAddress('skade/reise/lofavor'));
    await expect(links).toHaveCount(22);
    const lefts = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
    expect(await axe({ include: tag })).toEqual([]);
  });
}

test('what is below the picture stays where it is when the picture comes late PE-20', async ({ open, page, holdChunk }) => {
  const release = await holdChunk('group-picture');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(route);
  await page.getByRole('button', { name: 'Båt' }).click();
  await expect(page.getByRole('link', { name: 'Båt' })).toBeVisible();
  const below = page.getByRole('button', { name: 'Dyr' });
  const before = await below.boundingBox();
  release();
  await expect(page.locator('[part=photo]')).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});

test('a picture that does not arrive takes nothing with it PE-20', async ({ open, page, expectedErrors }) => {
  expectedErrors.push(/group-picture/);
  await page.route('**/chunks/group-picture*', (request) => request.abort());
  await open(route);
  await page.getByRole('button', { name: 'Hus og hytte' }).click();
  await expect(page.getByRole('link', { name: 'Hytte' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a union member gets the travel link of LO without another layout PE-28', async ({ open, page, demo, calls }) => {
  demo.stateOf('full').customer.isLoMedlem = true;
  await open(route);
  await page.getByRole('button', { name: 'Reise' }).click();
  await expect(page.getByRole('link', { name: 'Reise LOfavør' })).toHaveAttribute('href', ownAddress('skade/reise/lofavor'));
  await expect(page.getByText(unionText)).toHaveCount(0);
  expect(calls('skadekunde/hent')).toBe(1);
});

test('is-lo of the element wins over the address, and can be taken away PE-26', async ({ open, page }) => {
  await open('/demo/online-bank/?isLo=true');
  await putIntoBank(page, { 'is-lo': 'false' });
  const element = page.locator('kfp-purchase-entries');
  await expect(element.locator('button[aria-expanded]')).toHaveCount(groups.length);
  await element.evaluate((entries) => entries.removeAttribute('is-lo'));
  await expect(element.getByText(unionText)).toBeVisible();
  await element.evaluate((entries) => (entries.isLo = false));
  await expect(element.locator('button[aria-expanded]')).toHaveCount(groups.length);
});

test('says that one has to log in, and asks for nothing LG-34', async ({ open, page, calls }) => {
  await open('/demo/online-bank/?scenario=no-session');
  await putIntoBank(page);
  await expect(page.locator('kfp-purchase-entries').getByText('Du må logge inn for å se dette innholdet.')).toBeVisible();
  expect(calls('skadekunde/hent')).toBe(0);
});

test('by keyboard: groups open and close with Enter and Space, closed ones are passed by UI-39', async ({ open, page }) => {
  await open(`${route}?distributor=dnb`);
  const focused = () => page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.textContent);
  await page.getByRole('button', { name: 'Innbo og ting' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Innbo' })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Innbo');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Innbo' })).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Liv og helse');
});
