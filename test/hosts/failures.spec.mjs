import { agreement } from './agreement.mjs';
import { expect, test } from './fixtures.mjs';
import { hostPages } from './host-pages.mjs';

const agreementsFailed = 'En feil oppsto ved henting av forsikringene dine.';
const offersFailed = 'En feil oppsto ved henting av dine tilbud.';
const systemsDown = 'Vi opplever for tiden problemer med noen av systemene våre. '
  + 'Du kan oppleve at noe mangler, eller ikke fungerer som det skal.';
const agreementsMissing = 'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.';
const offersMissing = 'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.';
const bank = '/demo/online-bank/';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
});

const alerts = (element) => element.getByRole('alert');

for (const kind of ['500', '404', 'html', 'malformed']) {
  test(`both calls fail, the page stays: ${kind} OF-40 OF-42 OV-63`, async ({ open, page, calls }) => {
    await open(`${bank}?scenario=avtaler-${kind},tilbud-${kind}`);
    const overview = page.locator('kfp-overview');
    const offers = page.locator('kfp-offers');
    await expect(alerts(offers)).toContainText(offersFailed);
    await expect(alerts(offers)).toHaveAttribute('data-variant', 'error');
    await expect(offers.getByRole('heading', { level: 2 })).toHaveText(['Tilbudene dine']);
    await expect(offers.locator('[part=skeleton]')).toHaveCount(0);
    await expect(overview.getByText(agreementsFailed)).toBeVisible();
    await expect(overview.getByText('Vi fant ingen forsikringer')).toHaveCount(0);
    await expect(overview.getByRole('heading', { level: 2 })).toHaveText('Forsikringsoversikt');
    await expect(overview.getByText(offersFailed)).toBeVisible();
    // One retry each (API-62), also where two elements need the same response.
    await expect(overview.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(2);
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    expect([calls('avtaleoversikt/avtaler'), calls('avtaleoversikt/tilbud')]).toEqual([2, 2]);
  });
}

test('one call fails, the other is shown, and another try mends it OV-63', async ({ open, page }) => {
  let fails = true;
  await page.route('**/avtaleoversikt/avtaler', (route) => (fails ? route.fulfill({ status: 502 }) : route.fallback()));
  await open(bank);
  const overview = page.locator('kfp-overview');
  await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5);
  await expect(alerts(overview)).toContainText(agreementsFailed);
  await expect(overview.getByRole('link', { name: 'Se tilbudene dine' })).toBeVisible();
  fails = false;
  await overview.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(overview.getByRole('link', { name: 'Bil' })).toBeVisible();
  await expect(alerts(overview)).toHaveCount(0);
});

test('the failure stays, with its button, while the next try is under way OF-40 OV-63', async ({ open, page, hold }) => {
  await page.route(/avtaleoversikt\/(avtaler|tilbud)$/, (route) => route.fulfill({ status: 502 }));
  await open(bank);
  const overview = page.locator('kfp-overview');
  const offers = page.locator('kfp-offers');
  await expect(overview.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(2);
  const release = await hold('avtaleoversikt/*');
  for (const button of [overview.getByRole('button').first(), offers.getByRole('button')]) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('data-busy', '');
    await expect(button).toBeFocused();
  }
  await expect(overview.getByText(agreementsFailed)).toBeVisible();
  await expect(overview.getByRole('region', { name: 'Tilbud', exact: true })).toBeVisible();
  await expect(page.locator('[part=skeleton]')).toHaveCount(0);
  await page.unroute(/avtaleoversikt\/(avtaler|tilbud)$/);
  release();
  await expect(offers.getByRole('article')).toHaveCount(5);
  await expect(overview.getByRole('link', { name: 'Bil' })).toBeVisible();
});

test('another try mends the offers in every element OF-40', async ({ open, page, calls }) => {
  let fails = true;
  await page.route('**/avtaleoversikt/tilbud', (route) => (fails ? route.fulfill({ status: 502 }) : route.fallback()));
  await open(bank);
  const overview = page.locator('kfp-overview');
  await expect(overview.getByRole('link', { name: 'Bil' })).toBeVisible();
  await expect(alerts(overview)).toContainText(offersFailed);
  fails = false;
  await page.locator('kfp-offers').getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(5);
  await expect(overview.getByText('+ 2 forsikringer')).toBeVisible();
  await expect(alerts(overview)).toHaveCount(0);
  expect(calls('avtaleoversikt/tilbud')).toBe(1);
});

test('responses with wrong types or without content break nothing', async ({ open, page }) => {
  for (const kind of ['wrong-types', 'empty']) {
    await open(`${bank}?scenario=avtaler-${kind},tilbud-${kind}`);
    const overview = page.locator('kfp-overview');
    await expect(overview.getByRole('heading', { name: 'Forsikringene dine', exact: true })).toBeVisible();
    await expect(page.locator('[part=skeleton]')).toHaveCount(0);
    await expect(page.getByText('Noe har gått galt')).toHaveCount(0);
    await expect(page.getByText('undefined')).toHaveCount(0);
    await expect(page.getByText('[object Object]')).toHaveCount(0);
    if (kind === 'empty') await expect(overview.getByText('Vi fant ingen forsikringer på deg.')).toBeVisible();
  }
});

test('a bad item is left out and the good ones are shown', async ({ open, page }) => {
  const avtaler = ['tekst', 7, null, [], agreement({ name: 'God' }), { name: 'Nesten tom' }];
  await page.route('**/avtaleoversikt/avtaler', (route) => route.fulfill({ json: { avtaler } }));
  await open('/privat/forsikring/oversikt');
  await expect(page.getByRole('region', { name: 'Forsikringene dine' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Nesten tom')).toBeVisible();
});

for (const { name, path, tag } of hostPages.overview) {
  test(`says which systems are down: ${name} OV-64 to OV-67, OF-41`, async ({ open, page }) => {
    const element = page.locator(tag);
    for (const [scenario, specific] of [['source-error', 1], ['avtaler-source-error', 1], ['tilbud-source-error', 0]]) {
      await open(`${path}?scenario=${scenario}`);
      await expect(element.getByText(systemsDown)).toHaveCount(1);
      await expect(element.getByText(agreementsMissing)).toHaveCount(specific);
      await expect(element.getByRole('link', { name: 'Bil' })).toBeVisible();
      await expect(alerts(element).first()).toHaveAttribute('data-variant', 'warning');
    }
  });
}

test('an overview without the block of offers tells above the list that systems are down, before its lazy code has come OV-12 OV-65 OV-66', async ({ open, page, holdChunk }) => {
  // Before the elements start.
  await page.addInitScript(() => document.addEventListener('readystatechange', () => document.querySelector('kfp-overview').setAttribute('sections', 'agreements')));
  const release = await holdChunk('overview-extras');
  await open(`${bank}?scenario=avtaler-source-error`);
  const element = page.locator('kfp-overview');
  const first = element.getByRole('link', { name: 'Bil' });
  const topOf = async (locator) => (await locator.boundingBox()).y;
  const isInOrder = async () => {
    const [general, specific, card] = [await topOf(element.getByText(systemsDown)), await topOf(element.getByText(agreementsMissing)), await topOf(first)];
    expect(general).toBeLessThan(specific);
    expect(specific).toBeLessThan(card);
  };
  await expect(first).toBeVisible();
  await isInOrder();
  release();
  await expect(element.getByText(/^Totalt i listen .*md$/)).toBeVisible();
  await isInOrder();
});

for (const { name, path, tag, level } of hostPages.offers) {
  test(`tells of failures on the offers page: ${name} OF-40 OF-41`, async ({ open, page }) => {
    const element = page.locator(tag);
    await open(`${path}?scenario=tilbud-source-error`);
    await expect(element.getByText(offersMissing)).toHaveCount(1);
    await expect(alerts(element)).toHaveAttribute('data-variant', 'warning');
    await expect(element.getByRole('article')).toHaveCount(5);

    await open(`${path}?scenario=tilbud-500`);
    await expect(alerts(element)).toContainText(offersFailed);
    await expect(element.getByRole('heading', { level })).toHaveText(['Tilbudene dine']);
  });
}

test('gives up after 30 s, tries once more, then says so API-77 API-65', async ({ open, page, calls }) => {
  await page.clock.install();
  await open(`${bank}?scenario=avtaler-timeout,tilbud-timeout`);
  await expect.poll(() => calls('avtaleoversikt/avtaler')).toBe(1);
  await page.clock.runFor(29_000);
  expect(calls('avtaleoversikt/avtaler')).toBe(1);
  await page.clock.runFor(2_500);
  await expect.poll(() => calls('avtaleoversikt/avtaler')).toBe(2);
  await expect(page.getByText(agreementsFailed)).toHaveCount(0);
  await page.clock.runFor(31_000);
  await expect(page.getByText(agreementsFailed)).toBeVisible();
  await expect(page.locator('kfp-offers').getByText(offersFailed)).toBeVisible();
  await page.clock.runFor(5 * 60_000);
  expect(calls('avtaleoversikt/avtaler')).toBe(2);
});

test('a refused call is not repeated API-67', async ({ open, page }) => {
  let answered = 0;
  await page.route('**/avtaleoversikt/avtaler', (route) => {
    answered += 1;
    return route.fulfill({ status: 403, json: {} });
  });
  await page.clock.install();
  await open('/privat/forsikring/oversikt');
  await expect(page.getByText(agreementsFailed)).toBeVisible();
  await page.clock.runFor(60_000);
  expect(answered).toBe(1);
});

test('without a connection the removal waits, and is sent when it is back API-78', async ({ open, page, context, calls }) => {
  await open(bank);
  const card = page.locator('kfp-offers').getByRole('article').filter({ hasText: 'Tesla' });
  await expect(page.locator('kfp-overview').getByText('+ 2 forsikringer')).toBeVisible();
  // The code of the question comes while nobody waits for it.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Fjern tilbud', exact: true }).click();
  await card.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  const notice = page.getByText('Du er uten nett. Vi prøver igjen når du er tilbake.');
  await expect(notice).toHaveCount(1);
  await expect(notice).toBeVisible();
  await expect(card).toBeVisible();
  await expect(page.locator('kfp-overview').getByRole('link', { name: 'Bil' })).toBeVisible();
  expect(calls('avtaleoversikt/tilbud/90412235', 'DELETE')).toBe(0);

  await context.setOffline(false);
  await expect(card).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  expect(calls('avtaleoversikt/tilbud/90412235', 'DELETE')).toBe(1);
});

test('a page that came up without a connection goes on when it is back API-78', async ({ open, page, context, hold }) => {
  const release = await hold('auth/session-status');
  await open(bank);
  await expect(page.locator('kfp-overview').getByRole('status')).toBeAttached();
  await context.setOffline(true);
  release();
  await expect(page.getByText('Du er uten nett.')).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.locator('kfp-overview').getByRole('link', { name: 'Bil' })).toBeVisible();
  await expect(page.getByText('Du er uten nett.')).toHaveCount(0);
});
