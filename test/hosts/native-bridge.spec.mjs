import { agreement } from './agreement.mjs';
import { expect, test } from './fixtures.mjs';

/** Puts a double of the app's bridge on the page, which keeps what it was asked to open. */
async function listenToBridge(page) {
  await page.evaluate(() => {
    window.opened = [];
    window.kfpNativeBridge = { openLink: (link) => window.opened.push(link) };
  });
  return () => page.evaluate(() => window.opened);
}

test('opens the links of the offers in the app NX-01 NX-03 NX-06 NX-11 @smoke', async ({ open, page, demo }) => {
  await open('/demo/mobile-bank/');
  const opened = await listenToBridge(page);
  await page.getByRole('link', { name: 'Kjøp forsikringen' }).first().click();
  await page.getByRole('link', { name: 'Ta kontakt med oss for å kjøpe' }).click();
  expect(await opened()).toEqual([
    { type: 'in-app', url: `${demo.origin}/privat/forsikring/motor/bil/90412235/2`, title: 'Kjøp forsikringen', isLong: false },
    { type: 'external', url: 'tel:90000000', title: 'Kontakt oss', isLong: false },
  ]);
  await expect(page).toHaveURL(`${demo.origin}/demo/mobile-bank/`);
});

test('the demo bank shows what its app would open NX-01', async ({ open, page, axe }) => {
  await open('/demo/mobile-bank/');
  await page.getByRole('link', { name: 'Kjøp forsikringen' }).first().click();
  await expect(page.locator('.opened-list').getByRole('listitem')).toHaveText(/in-app: Kjøp forsikringen/);
  expect(await axe({ include: '.opened' })).toEqual([]);
});

const partner = 'https://partner.example';
const pdfOfLength = (length) => `${partner}/${'a'.repeat(length - partner.length - '/.pdf?forsikringsnummer=1'.length)}.pdf`;

for (const [rows, address, expected] of [
  ['NX-02 NX-13', `${partner}/detaljer`, { type: 'external', title: 'Bil', isLong: false }],
  ['NX-04 NX-07 NX-15', `${partner}/a/Vilk%C3%A5r%20bil.PDF?x=1`, { type: 'pdf', documentName: 'Vilkår bil', isLong: false }],
  ['NX-08', `${partner}/vilkar/.pdf`, { type: 'pdf', documentName: 'fremtind-forsikring-pdf', isLong: false }],
  ['NX-10', pdfOfLength(1000), { type: 'pdf', isLong: false }],
  ['NX-09 NX-14', pdfOfLength(1001), { type: 'external', isLong: true }],
  ['NX-05', 'mailto:hei@partner.example', { type: 'external', title: 'Kontakt oss', isLong: false }],
]) {
  test(`${rows} opens ${address.slice(0, 45)} as the app should`, async ({ open, page, demo }) => {
    demo.stateOf('full').agreements = [agreement({ name: 'Bil', policyNumber: '1', systemSource: 'EIKA_SKADE' })];
    await page.route('**/config.js', (route) => route.fulfill({
      contentType: 'text/javascript', body: `window.kfpConfig = ${JSON.stringify({ eikaDetaljerUrl: address })};`,
    }));
    await open('/demo/online-bank/?loginContext=MOBILBANK_DNB&distributor=dnb');
    const opened = await listenToBridge(page);
    const link = page.getByRole('link', { name: /^Bil \(åpnes i (ny fane|pdf, åpnes i ny fane)\)$/ });
    await link.click();
    expect(await opened()).toEqual([expect.objectContaining(expected)]);
    expect((await opened())[0].url).toBe(new URL(await link.getAttribute('href')).href);
  });
}

test('without a bridge, or when the host takes the link, nothing else follows it NX-12 @smoke', async ({ open, page }) => {
  await open('/demo/mobile-bank/');
  const links = page.getByRole('link', { name: 'Kjøp forsikringen' });
  const opened = await listenToBridge(page);
  await page.evaluate(() => {
    window.events = [];
    addEventListener('kfp-navigate', ({ detail }) => window.events.push(['kfp-navigate', detail.kind]));
    addEventListener('kfp-native-link', (event) => {
      window.events.push(['kfp-native-link', event.detail.type]);
      event.preventDefault();
    }, { once: true });
  });
  await links.first().click();
  expect(await opened()).toEqual([]);
  expect(await page.evaluate(() => window.events)).toEqual([['kfp-navigate', 'internal'], ['kfp-native-link', 'in-app']]);
  await page.evaluate(() => addEventListener('kfp-navigate', (event) => event.preventDefault(), { once: true }));
  await links.first().click();
  expect(await opened()).toEqual([]);

  await page.evaluate(() => delete window.kfpNativeBridge);
  await links.first().click();
  await expect(page.getByRole('heading', { name: 'Her slutter demoen' })).toBeVisible();
});

test('the online bank uses normal links NX-16', async ({ open, page }) => {
  await open('/demo/online-bank/?loginContext=NETTBANK');
  await page.evaluate(() => (window.kfpNativeBridge = { openLink: () => sessionStorage.setItem('bridge', 'used') }));
  await page.getByRole('link', { name: 'Kjøp forsikringen' }).first().click();
  await expect(page.getByRole('heading', { name: 'Her slutter demoen' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('bridge'))).toBe(null);
});
