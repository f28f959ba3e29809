import { kfp } from '../../testing/testing.mjs';
import { expect, test } from './fixtures.mjs';
import { focusedText } from './focused-text.mjs';
import { hostPages } from './host-pages.mjs';
import { offer } from './offer.mjs';

const question = 'Er du sikker på at du vil fjerne tilbudet?';

/** Presses Tab until what has the focus reads `text`, as somebody without a mouse does. */
async function tabTo(page, text) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)) === text) return;
  }
  throw new Error(`No way to "${text}" by keyboard.`);
}

for (const { name, path, tag, level } of hostPages.offers) {
  test(`removes offers by keyboard: ${name} OF-27 to OF-33, OF-37, OF-39`, async ({ open, page, demo, calls }) => {
    demo.stateOf('full').offers = [offer({ policyNumber: 'A/1 b', name: 'Bil' }), offer({ policyNumber: '2', name: 'Hus' })];
    await open(path);
    const element = page.locator(tag);
    const cards = element.getByRole('article');
    await expect(cards).toHaveCount(2);

    await tabTo(page, 'Fjern tilbud');
    await page.keyboard.press('Enter');
    await expect(cards.first().getByText(question)).toBeFocused();
    await expect(cards.first().locator('dl')).toHaveCount(0);
    await expect(cards.last().locator('dl')).toBeVisible();

    await tabTo(page, 'Nei, behold tilbudet');
    await page.keyboard.press('Space');
    await expect(cards.first().getByRole('button', { name: 'Fjern tilbud', exact: true })).toBeFocused();
    await expect(cards.first().locator('dl')).toBeVisible();

    const asked = calls('avtaleoversikt/tilbud');
    await page.keyboard.press('Enter');
    await expect(cards.first().getByText(question)).toBeFocused();
    await tabTo(page, 'Ja, fjern tilbudet');
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(1);
    await expect(element.getByRole('heading', { level, name: 'Tilbudene dine' })).toBeFocused();
    const removal = demo.requests.find(({ method }) => method === 'DELETE');
    expect(removal).toMatchObject({
      path: '/api/privat/forsikring/avtaleoversikt/tilbud/A%2F1%20b', body: '', status: 204,
    });
    await expect.poll(() => calls('avtaleoversikt/tilbud')).toBe(asked + 1);

    await tabTo(page, 'Fjern tilbud');
    await page.keyboard.press('Enter');
    await expect(cards.first().getByText(question)).toBeFocused();
    await tabTo(page, 'Ja, fjern tilbudet');
    await page.keyboard.press('Enter');
    await expect(element.getByRole('heading', { level, name: 'Du har ingen tilbud' })).toBeFocused();
    await expect(element.getByRole('article')).toHaveCount(0);
  });
}

test('tries again when the removal failed OF-34 OF-35 OF-36 @smoke', async ({ open, page, demo, hold, calls, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource.*500/);
  await open('/demo/online-bank/');
  const card = page.locator('kfp-offers').getByRole('article').first();
  const policyNumber = '90412235';
  let fails = true;
  await page.route(`**/avtaleoversikt/tilbud/${policyNumber}`, (route) =>
    fails ? route.fulfill({ status: 500, json: { message: 'no' } }) : route.fallback());
  const release = await hold(`avtaleoversikt/tilbud/${policyNumber}`);

  await card.getByRole('button', { name: 'Fjern tilbud', exact: true }).click();
  const confirm = card.getByRole('button', { name: 'Ja, fjern tilbudet' });
  const keep = card.getByRole('button', { name: 'Nei, behold tilbudet' });
  await confirm.click();
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect(confirm).toHaveAttribute('data-busy', '');
  await expect(keep).toHaveAttribute('aria-disabled', 'true');
  await keep.click({ force: true });
  await expect(card.getByText(question)).toBeVisible();
  release();

  const message = card.getByRole('alert');
  await expect(message).toHaveText('En feil oppsto ved sletting av ditt tilbud.');
  await expect(message).toHaveAttribute('data-variant', 'error');
  await expect(confirm).toHaveCount(0);
  await keep.click();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await card.getByRole('button', { name: 'Fjern tilbud', exact: true }).click();
  await expect(message).toHaveCount(0);
  await confirm.click();
  await expect(message).toBeVisible();
  fails = false;
  await card.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(4);
  expect(demo.stateOf('full').offers.map((left) => left.policyNumber)).not.toContain(policyNumber);
  expect(calls(`avtaleoversikt/tilbud/${policyNumber}`, 'DELETE')).toBe(1);
});

test('an offer that is removed leaves the overview too OF-32 OV-48', async ({ open, page, demo }) => {
  demo.stateOf('full').offers = [offer({ policyNumber: '1', name: 'Seilbåt' })];
  await open('/demo/online-bank/');
  const overview = page.locator('kfp-overview');
  const offers = page.locator('kfp-offers');
  await expect(overview.getByText('Seilbåt')).toBeVisible();
  await kfp(page).offers().remove('Seilbåt');
  await expect(offers.getByRole('heading', { level: 2 })).toHaveText('Du har ingen tilbud');
  await expect(overview.getByRole('heading', { name: 'Tilbud', exact: true })).toHaveCount(0);
});

test('asks an overview again that carried the offers OF-33 API-68', async ({ open, page, demo, calls }) => {
  demo.stateOf('full').offers = [offer({ policyNumber: '1', name: 'Seilbåt' }), offer({ policyNumber: '2', name: 'Robåt' })];
  await open('/demo/online-bank/?scenario=offers-in-overview');
  const overview = page.locator('kfp-overview');
  await expect(overview.getByText('Seilbåt')).toBeVisible();
  await kfp(page).offers().remove('Seilbåt');
  await expect(overview.getByText('Seilbåt')).toHaveCount(0);
  await expect(overview.getByText('Robåt')).toBeVisible();
  expect(calls('avtaleoversikt/avtaler')).toBe(2);
});

const boats = () => [offer({ policyNumber: '1', name: 'Seilbåt' }), offer({ policyNumber: '2', name: 'Robåt' })];

test('a first answer for the overview that is older than the removal does not bring the offer back OF-32 API-68', async ({ open, page, demo, calls }) => {
  demo.stateOf('full').offers = boats();
  let release;
  const released = new Promise((resolve) => (release = resolve));
  let isFirst = true;
  await page.route('**/avtaleoversikt/avtaler', async (route) => {
    const response = await route.fetch();
    if (isFirst) {
      isFirst = false;
      await released;
    }
    await route.fulfill({ response }).catch(() => undefined); // The page has given up the first one.
  });
  await open('/demo/online-bank/?scenario=offers-in-overview');
  await expect(page.locator('kfp-offers').getByRole('article')).toHaveCount(2);
  await kfp(page).offers().remove('Seilbåt');
  release();
  const overview = page.locator('kfp-overview');
  await expect(overview.getByText('Robåt')).toBeVisible();
  await expect(overview.getByText('Seilbåt')).toHaveCount(0);
  expect(calls('avtaleoversikt/avtaler')).toBe(2);
});

test('an overview whose new answer hangs does not show the removed offer OF-32 API-68', async ({ open, page, demo, hold }) => {
  demo.stateOf('full').offers = boats();
  await open('/demo/online-bank/?scenario=offers-in-overview');
  const overview = page.locator('kfp-overview');
  await expect(overview.getByText('Seilbåt')).toBeVisible();
  await hold('avtaleoversikt/avtaler');
  await kfp(page).offers().remove('Seilbåt');
  await expect(overview.getByText('Seilbåt')).toHaveCount(0);
  await expect(overview.getByText('Robåt')).toBeVisible();
});

test('an overview in another tab asks again, where only that tab has offers with the insurances API-68 API-82', async ({ open, page, demo, context, calls }) => {
  demo.stateOf('full').offers = boats();
  await open('/demo/gallery/frame/?element=kfp-overview&distributor=sb1&scenario=offers-in-overview');
  const overview = page.locator('kfp-overview');
  await expect(overview.getByText('Seilbåt')).toBeVisible();
  expect(calls('avtaleoversikt/tilbud')).toBe(0);
  const other = await context.newPage();
  // A demo page would log in again.
  const body = '<!doctype html><html lang="nb"><title>Bank</title><kfp-runtime distributor="sb1"></kfp-runtime><kfp-offers></kfp-offers><script type="module" src="/dist/kfp.js"></script>';
  await other.route('**/offers-alone', (route) => route.fulfill({ contentType: 'text/html', body }));
  await other.goto(`${demo.origin}/offers-alone`);
  await kfp(other).offers().remove('Seilbåt');
  await expect(overview.getByText('Seilbåt')).toHaveCount(0);
  await expect(overview.getByText('Robåt')).toBeVisible();
});

test('the text of the success message comes after its region, so that screen readers announce it OF-33', async ({ open, page }) => {
  await open('/demo/mobile-bank/');
  const offers = page.locator('kfp-offers');
  await expect(offers.getByRole('article').first()).toBeVisible();
  await offers.evaluate(({ shadowRoot }) => {
    new MutationObserver(() => {
      const content = shadowRoot.querySelector('[role=status] .banner-content');
      if (content) window.visibilityAtFirst ??= getComputedStyle(content).visibility;
    }).observe(shadowRoot, { childList: true, subtree: true });
  });
  await kfp(page).offers().remove('Bil');
  await expect(offers.getByText('er fjernet')).toBeVisible();
  expect(await page.evaluate(() => window.visibilityAtFirst)).toBe('hidden');
});

test('an offer stays as it is when the code of the question does not come, and can be removed after another try OF-28', async ({ open, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  let isLost = true;
  await page.route('**/chunks/offer-removal-*.js*', (route) => (isLost ? route.abort() : route.fallback()));
  await open('/demo/online-bank/');
  const card = page.locator('kfp-offers').getByRole('article').first();
  await card.getByRole('button', { name: 'Fjern tilbud', exact: true }).click();
  await expect(card.getByRole('alert')).toContainText('tilbudet kan ikke fjernes akkurat nå');
  await expect(card.locator('dl')).toBeVisible();
  const failed = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('offer-removal') });
  await card.getByRole('button', { name: 'Prøv igjen' }).click();
  await failed;
  await expect(card.getByRole('button', { name: 'Prøv igjen' })).not.toHaveAttribute('aria-disabled');
  await expect(card.getByRole('alert')).toBeVisible();
  isLost = false;
  // The first button is another try too.
  await card.getByRole('button', { name: 'Fjern tilbud', exact: true }).click();
  await expect(card.getByText(question)).toBeFocused();
  await expect(card.getByRole('alert')).toHaveCount(0);
});
