import { expect, test } from './fixtures.mjs';

const bank = '/demo/online-bank/';

/** Takes an element off the page and, once it has let go of everything, puts it back. */
async function remount(page, tag) {
  await page.evaluate((name) => {
    window.parked = document.querySelector(name);
    window.place = window.parked.parentElement;
    window.parked.remove();
  }, tag);
  await page.clock.runFor(50);
  await page.evaluate(() => window.place.append(window.parked));
  await page.clock.runFor(200);
}

const shown = (page, tag, text) => expect(page.locator(tag).getByText(text).first()).toBeVisible();

test('keeps agreements for 10 s and offers for 30 s API-34 API-36', async ({ open, page, calls }) => {
  await page.clock.install();
  await open(bank);
  await shown(page, 'kfp-overview', 'Volvo V70');
  await shown(page, 'kfp-overview', '+ 2 forsikringer');
  await shown(page, 'kfp-offers', 'Tesla Model Y');
  const counts = () => [calls('avtaleoversikt/avtaler'), calls('avtaleoversikt/tilbud')];
  expect(counts()).toEqual([1, 1]);

  await page.clock.runFor(8_000);
  await remount(page, 'kfp-overview');
  await shown(page, 'kfp-overview', 'Volvo V70');
  expect(counts()).toEqual([1, 1]);
  await page.clock.runFor(3_000);
  await remount(page, 'kfp-overview');
  await expect.poll(counts).toEqual([2, 1]);

  await page.clock.runFor(16_000);
  await remount(page, 'kfp-offers');
  await shown(page, 'kfp-offers', 'Tesla Model Y');
  expect(counts()).toEqual([2, 1]);
  await page.clock.runFor(4_000);
  await remount(page, 'kfp-offers');
  await expect.poll(counts).toEqual([2, 2]);
});

test('coming back to the window asks nothing API-61 API-63', async ({ open, page, calls, requests }) => {
  await page.clock.install();
  await open(bank);
  await shown(page, 'kfp-overview', '+ 2 forsikringer');
  await shown(page, 'kfp-offers', 'Tesla Model Y');
  await page.clock.runFor(10 * 60_000);
  const before = requests.length;
  await page.evaluate(() => {
    for (const target of [window, document]) {
      for (const type of ['blur', 'focus', 'visibilitychange']) target.dispatchEvent(new Event(type));
    }
  });
  await page.clock.runFor(5_000);
  expect(requests.length).toBe(before);
  expect(calls('avtaleoversikt/avtaler')).toBe(1);
});

test('each endpoint is asked once, however many elements need it CF-33 API-33 API-35 @smoke', async ({ open, page, requests }) => {
  await open(bank);
  await shown(page, 'kfp-overview', 'Se forsikringer du kan kjøpe');
  await shown(page, 'kfp-offers', 'Ta kontakt med oss');
  await page.evaluate(() => document.querySelector('#forsikring').append(document.createElement('kfp-offers')));
  await expect(page.locator('kfp-offers').nth(1).getByRole('article')).toHaveCount(5);
  const api = requests.filter(({ path }) => path.startsWith('/api/')).map(({ method, path }) => `${method} ${path.slice(23)}`);
  expect(api.toSorted()).toEqual([
    'GET auth/bankkontakt',
    'GET auth/client-context',
    'GET auth/session-status',
    'GET avtaleoversikt/avtaler',
    'GET avtaleoversikt/tilbud',
    'GET motor/oppgaver/motoroppgaver',
    'GET nbo/produktanbefaling',
    'GET oversikt/aksepttilbud',
    'GET oversikt/helseerklaering',
    'GET skadekunde/hent',
  ]);
});
