import { expect, test } from './fixtures.mjs';

const route = '/privat/forsikring/oversikt/andre-forsikringer';
const heading = 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund';

const putIntoBank = (page) => page.evaluate(() => {
  document.querySelector('kfp-offers').remove();
  document.querySelector('kfp-overview').replaceWith(document.createElement('kfp-other-insurances'));
});

const hosts = {
  portal: { tag: 'kfp-portal', show: ({ open }, query) => open(`${route}?${query}`) },
  'online bank': {
    tag: 'kfp-other-insurances',
    async show({ open, page }, query) {
      await open(`/demo/online-bank/?${query}`);
      await putIntoBank(page);
    },
  },
};

for (const [name, { tag, show }] of Object.entries(hosts)) {
  test(`shows a card per entry: ${name} RT-06 CF-18 OI-01 to OI-12 @smoke`, async ({ open, page, axe }) => {
    await show({ open, page }, 'distributor=sb1');
    const section = page.locator(tag).getByRole('region', { name: heading });
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(section.getByRole('link')).toHaveCount(0);
    await section.getByRole('button', { name: 'Fjordbanken Kort' }).click();
    await section.getByRole('button', { name: 'Forsikring gjennom fagforbundet' }).click();
    await expect(section.getByText('halve reisen er betalt med kortet')).toBeVisible();
    const links = section.getByRole('link');
    await expect(links).toHaveText(['Meld skade (åpnes i ny fane)', 'Les mer (åpnes i ny fane)', 'Les mer (åpnes i ny fane)']);
    await expect(links.nth(0)).toHaveAccessibleDescription('Fjordbanken Kort');
    await expect(links.nth(2)).toHaveAccessibleDescription('Forsikring gjennom fagforbundet');
    expect(await axe({ include: tag })).toEqual([]);
  });
}

test('the portal says that there are none RT-23 OI-11', async ({ open, page }) => {
  await open(`${route}?distributor=dnb`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Andre forsikringer');
  await expect(page).toHaveTitle('Andre forsikringer - Forsikring');
  await expect(page.getByText('Vi har ingen andre forsikringer å vise.')).toBeVisible();
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
});

test('a bank page shows nothing where none are configured OI-07', async ({ open, page }) => {
  await open('/demo/online-bank/?distributor=dnb');
  const isReady = page.evaluate(() => new Promise((resolve) => document.addEventListener('kfp-ready', (event) => {
    if (event.detail.tag === 'kfp-other-insurances') resolve(true);
  })));
  await putIntoBank(page);
  expect(await isReady).toBe(true);
  await expect(page.locator('kfp-other-insurances')).toHaveText('');
  expect((await page.locator('kfp-other-insurances').boundingBox()).height).toBe(0);
});

for (const path of [route, '/privat/forsikring/oversikt/kjopsinnganger']) {
  for (const distributor of ['sb1', 'eika']) {
    test(`fits any width, in light and dark: ${path} ${distributor} UI-39`, async ({ open, page, axe }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(`${path}?distributor=${distributor}`);
      const main = page.getByRole('main');
      await expect(main.locator('button[aria-expanded]').first()).toBeVisible();
      for (const button of await main.locator('button[aria-expanded]').all()) await button.click();
      for (const width of [320, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
        for (const colorScheme of ['dark', 'light']) {
          await page.emulateMedia({ colorScheme });
          expect(await axe(), `${width} px, ${colorScheme}`).toEqual([]);
        }
        // A link that covers its card is as large as the card, though its own box is a line of text.
        const sizes = await main.locator('button, a:not(.link-card-link)').evaluateAll((all) =>
          all.filter((target) => target.checkVisibility({ visibilityProperty: true })).map((target) => {
            const { height, width: across } = target.getBoundingClientRect();
            return Math.min(height, across);
          }));
        expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(44);
      }
    });
  }
}
