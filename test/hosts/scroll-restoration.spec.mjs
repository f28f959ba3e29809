import { expect, test } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';
const title = (page) => page.getByRole('heading', { level: 1 });
const last = (page) => page.getByRole('link', { name: 'Se forsikringer du kan kjøpe' });
const menuLink = (page, name) => page.getByRole('navigation', { name: 'Forsikring' }).getByRole('link', { name });

/** Scrolls to something, and gives where on the page and in the window that is once it is kept. */
async function scrollTo(page, target) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => page.evaluate(() => window.scrollY > 0 && history.state?.kfpScroll === window.scrollY)).toBe(true);
  return { top: await page.evaluate(() => window.scrollY), y: (await target.boundingBox()).y };
}

const expectPlace = (page, { top }) => expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top), { timeout: 15_000 }).toBeLessThanOrEqual(1);
const expectSame = async (target, { y }) => expect(Math.abs((await target.boundingBox()).y - y)).toBeLessThanOrEqual(2);

const ways = {
  'a load anew': (page) => page.reload(),
  'Back from a page outside': async (page) => {
    await page.evaluate(() => location.assign('/privat/forsikring/dokumenter'));
    await expect(page.getByText('/privat/forsikring/dokumenter')).toBeVisible();
    await page.goBack();
  },
};

for (const [name, leave] of Object.entries(ways)) {
  // A page that comes back from outside is one that the driver of Firefox loses.
  const smoke = name === 'a load anew' ? ' @smoke' : '';
  test(`the place is found again where the responses are slow: ${name} RT-21${smoke}`, async ({ open, page, hold }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.clock.install();
    await open(portal);
    const place = await scrollTo(page, last(page));
    const release = await hold('avtaleoversikt/avtaler');
    await leave(page);
    await expect(title(page)).toHaveText('Forsikringsoversikt');
    await page.clock.fastForward(8_000);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(place.top);
    release();
    await expect(last(page)).toBeVisible();
    await expectPlace(page, place);
    await expectSame(last(page), place);
  });
}

test('what comes after the place was found moves nothing RT-21', async ({ open, page, hold }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await open(portal);
  await expect(last(page)).toBeVisible();
  const place = await scrollTo(page, page.getByRole('link', { name: 'Se tilbudene dine' }));
  const release = await hold('nbo/produktanbefaling');
  await page.reload();
  await expect(last(page)).toBeVisible({ timeout: 15_000 });
  await expectPlace(page, place);
  release();
  await expect(page.getByRole('region', { name: 'Anbefalt for deg' })).toBeVisible();
  await expect(page.getByRole('group', { name: /hvor fornøyd|fikk du/i })).toBeVisible();
  await expectPlace(page, place);
  await expectSame(page.getByRole('link', { name: 'Se tilbudene dine' }), place);
});

for (const [name, leave] of Object.entries(ways)) {
  test(`what was open is open again: ${name} RT-21`, async ({ open, page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await open(`${portal}/kjopsinnganger?distributor=sb1`);
    const group = page.getByRole('button', { name: 'Liv og helse' });
    await group.click();
    const link = page.getByRole('link', { name: 'Ulykkesforsikring' });
    await expect(link).toBeVisible();
    const place = await scrollTo(page, link);
    await leave(page);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[aria-expanded=true]')).toHaveCount(1);
    await expectPlace(page, place);
    await expectSame(link, place);
  });
}

test('what was open is open again after Back and Forward between the pages, and what was closed stays so RT-21 @smoke', async ({ open, page }) => {
  await open(`${portal}/andre-forsikringer?distributor=sb1`);
  const card = page.getByRole('button', { name: 'Fjordbanken Kort' });
  await card.click();
  await expect(page.getByText('halve reisen er betalt med kortet')).toBeVisible();
  await menuLink(page, 'Profil').click();
  await expect(title(page)).toHaveText('Min profil');
  await expect(page.locator('main [aria-expanded=true]')).toHaveCount(0);
  await page.goBack();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await card.click();
  await expect(card).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => page.evaluate(() => history.state?.kfpOpen)).toBe(undefined);
  await page.goForward();
  await expect(title(page)).toHaveText('Min profil');
  await page.goBack();
  await expect(card).toHaveAttribute('aria-expanded', 'false');
});
