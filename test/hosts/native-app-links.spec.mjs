import { expect, test as base } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';

/** Every element that can hold a link, with what it holds when all of it has come. */
const elements = {
  'kfp-overview': 'Se forsikringer du kan kjøpe',
  'kfp-tasks': 'Fyll ut helseerklæring',
  'kfp-offers': 'Ta kontakt med oss for å kjøpe',
  'kfp-recommendations': 'Behandlingsforsikring',
  'kfp-purchase-entries': 'Slik melder du skade',
  'kfp-other-insurances': 'Fjordbanken Kort',
  'kfp-navigation': 'Meld skade',
  'kfp-footer': 'finansportalen.no',
  'kfp-header buttons=\'[{ "text": "Hjelp", "href": "/hjelp" }]\'': 'Hjelp',
  'kfp-error-page overview-link action-href="/hjelp"': 'Til forsikringsoversikten',
};

/** A page of an app with one element, which notes what its bridge was asked to open. */
const test = base.extend({
  openInApp: async ({ page, demo }, use) => use(async (tag, loginContext) => {
    // Gives the browser the session of a customer, and the configuration its distributor.
    await page.request.get(`${demo.origin}/demo/online-bank/?customer=full`);
    await page.route('**/app/**', (route) => route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="nb"><head><title>App</title><script src="/demo/config.js"></script>
        <script type="module" src="/dist/kfp.js"></script></head>
        <body><kfp-runtime login-context="${loginContext}"></kfp-runtime><${tag}></${tag.split(' ')[0]}></body></html>`,
    }));
    await page.goto(`${demo.origin}/app/?distributor=fremtind`);
    await page.evaluate(() => {
      window.opened = [];
      window.kfpNativeBridge = { openLink: (link) => window.opened.push(link) };
    });
    return page.locator(tag.split(' ')[0]);
  }),
});

/** Clicks every link of an element, and gives the address of each. */
const clickAll = (element) => element.evaluate((host) => {
  const links = [...host.shadowRoot.querySelectorAll('a[href]')];
  for (const link of links) link.click();
  return links.map(({ href }) => href);
});

for (const loginContext of ['MOBILBANK', 'MOBILBANK_DNB']) {
  test(`every link of every element goes through the app's bridge: ${loginContext} NX-01 NX-12 NX-16 T-54`, async ({ page, openInApp }) => {
    test.setTimeout(60_000);
    let count = 0;
    for (const [tag, text] of Object.entries(elements)) {
      const element = await openInApp(tag, loginContext);
      await expect(element.getByText(text).first()).toBeAttached();
      const hrefs = await clickAll(element);
      expect(hrefs.length, tag).toBeGreaterThan(0);
      const opened = await page.evaluate(() => window.opened);
      expect(opened.map(({ url }) => url), tag).toEqual(hrefs);
      expect(opened.filter(({ title }) => title === '' || title.includes('(')), tag).toEqual([]);
      expect(new URL(page.url()).pathname, tag).toBe('/app/');
      count += hrefs.length;
    }
    expect(count).toBeGreaterThan(60);
  });
}

test('the app may take them by the event instead NX-12', async ({ page, openInApp }) => {
  const element = await openInApp('kfp-offers', 'MOBILBANK');
  await expect(element.getByText('Ta kontakt med oss for å kjøpe')).toBeVisible();
  await page.evaluate(() => {
    window.taken = [];
    addEventListener('kfp-native-link', (event) => {
      event.preventDefault();
      window.taken.push(event.detail.url);
    });
  });
  const hrefs = await clickAll(element);
  expect(await page.evaluate(() => [window.taken, window.opened])).toEqual([hrefs, []]);
});

test('in a portal its own pages are routes, and all else is for the app NX-13', async ({ page, open }) => {
  await open(`${portal}?loginContext=MOBILBANK&distributor=fremtind`);
  await page.evaluate(() => {
    document.querySelector('kfp-runtime').loginContext = 'MOBILBANK';
    window.opened = [];
    window.kfpNativeBridge = { openLink: ({ url, type, title }) => window.opened.push([new URL(url).pathname, type, title]) };
  });
  const navigation = page.getByRole('navigation', { name: 'Forsikring' });
  await expect(navigation.getByRole('link', { name: 'Dokumenter' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Dokumenter' }).click();
  await navigation.getByRole('link', { name: /^Skadesaker/ }).click();
  await navigation.getByRole('link', { name: /^Meld skade/ }).click();
  expect(await page.evaluate(() => window.opened)).toEqual([
    ['/privat/forsikring/dokumenter', 'in-app', 'Dokumenter'],
    [`${portal}/jump/seopp/skadesaker`, 'in-app', 'Skadesaker'],
    ['/privat/forsikring/skade', 'in-app', 'Meld skade'],
  ]);
  await navigation.getByRole('link', { name: 'Profil' }).click();
  expect(await page.evaluate(() => window.opened.at(-1))).toEqual([`${portal}/forsikringsprofil`, 'in-app', 'Profil']);
  await expect(page.getByRole('link', { name: 'Til nettbank' })).toHaveCount(0);
});
