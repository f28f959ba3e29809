import { expect, test } from './fixtures.mjs';

const widths = [320, 800, 1280];
const pages = {
  'no kind': '',
  generell: 'kind="generell"',
  utilgjengelig: 'kind="utilgjengelig"',
  avsluttForsikring: 'kind="avsluttForsikring"',
  alleredeAvsluttet: 'kind="alleredeAvsluttet"',
  finnes: 'kind="finnes"',
  kanIkkeSeForsikringPaaNett: 'kind="kanIkkeSeForsikringPaaNett"',
  under18: 'type="block" kind="under18"',
  'block generell': 'type="block" kind="generell"',
  utenlandskBosted: 'type="block" kind="utenlandskBosted"',
  'with all': 'type="block" kind="lo" lead="Ta kontakt." logo="/demo/common/icon.svg" image="/demo/common/icon.svg" overview-link action-label="Til banken" action-href="/demo/online-bank/"',
  'status 404': 'status="404"',
};

/** A page of a bank with this element alone. */
async function show(page, demo, attributes) {
  await page.route('**/error-page/', (route) => route.fulfill({
    contentType: 'text/html',
    headers: { 'Content-Security-Policy': "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'" },
    body: `<!doctype html><html lang="nb"><title>Bank</title><meta name="viewport" content="width=device-width"><body>
      <main><kfp-error-page distributor="sb1" ${attributes}></kfp-error-page></main><script type="module" src="/dist/kfp.js"></script>`,
  }));
  await page.goto(`${demo.origin}/error-page/`);
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
}

for (const [name, attributes] of Object.entries(pages)) {
  test(`${name}: no finding, nothing to the side, light and dark EP-34 UI-39`, async ({ page, demo, axe }) => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await show(page, demo, attributes);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        expect(await axe({ include: 'kfp-error-page' }), `${width} ${colorScheme}`).toEqual([]);
        expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
        const targets = await page.locator('kfp-error-page :is(a, button)').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
        expect(targets.filter((height) => height < 44)).toEqual([]);
      }
    }
  });
}

test('a picture without a size of its own stands beside the text, and below it where there is no room EP-05', async ({ page, demo }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await show(page, demo, 'kind="generell" image="/demo/common/icon.svg"');
  const boxOf = (selector) => page.locator(`kfp-error-page ${selector}`).boundingBox();
  const [text, picture] = [await boxOf('h2'), await boxOf('img')];
  expect(picture.width).toBeGreaterThan(200);
  expect(picture.x).toBeGreaterThan(text.x + text.width);
  await page.setViewportSize({ width: 320, height: 700 });
  expect((await boxOf('img')).y).toBeGreaterThan((await boxOf('button')).y);
});

test('Gå tilbake goes back to the page before EP-08 EP-10', async ({ page, demo, open }) => {
  await open('/demo/partner/');
  await show(page, demo, 'kind="generell"');
  await page.getByRole('button', { name: 'Gå tilbake' }).click();
  await expect(page).toHaveURL(`${demo.origin}/demo/partner/`);
});

test('in a fresh tab it goes to the portal EP-09 EP-10 T-57', async ({ page, demo }) => {
  await show(page, demo, 'kind="generell"');
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Gå tilbake' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${demo.origin}/privat/forsikring/oversikt`);
});

test('another kind is another page, with the focus on its heading CF-27 EP-29', async ({ page, demo }) => {
  await show(page, demo, 'kind="generell"');
  const element = page.locator('kfp-error-page');
  await page.getByRole('button').focus();
  await element.evaluate((it) => Object.assign(it, { type: 'block', kind: 'under18' }));
  await expect(page.getByRole('heading', { name: 'Du må ha fylt 18 år for å kjøpe forsikring på nett' })).toBeFocused();
  await element.evaluate((it) => Object.assign(it, { type: undefined, kind: undefined }));
  await expect(page.getByRole('heading', { name: 'Noe har gått galt' })).toBeFocused();
  await element.evaluate((it) => it.removeAttribute('kind'));
  await expect(page.getByRole('heading', { name: 'Oisann, her skjedde det en feil' })).toBeFocused();
});
