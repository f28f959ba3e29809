import { agreement } from './agreement.mjs';
import { expect, test } from './fixtures.mjs';
import { hostPages } from './host-pages.mjs';

const none = 'Vi fant ingen forsikringer på deg.';
const unknown = 'Akkurat nå vet vi ikke om du har forsikringer hos oss.';
const missing = 'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.';
const api = '/api/privat/forsikring';
const buy = (element) => element.getByRole('link', { name: 'Se forsikringer du kan kjøpe' });
const list = (element) => element.getByRole('region', { name: 'Forsikringene dine', exact: true });
const retry = (element) => list(element).getByRole('button', { name: 'Prøv igjen' });
const recommendations = (element) => element.getByRole('region', { name: 'Anbefalt for deg' });

/** Lets responses of a path fail until the returned function is called; `count()` is how often it was asked. */
async function fail(page, path, response = { status: 500, json: {} }) {
  let [isFailing, count] = [true, 0];
  await page.route(`**${api}/${path}`, (route) => {
    count += 1;
    return isFailing ? route.fulfill(response) : route.fallback();
  });
  return { mend: () => (isFailing = false), count: () => count };
}

/** That the page says what is missing, offers another try, and claims and recommends nothing. */
async function expectUnknown(element) {
  await expect(list(element).getByText(missing)).toBeVisible();
  await expect(list(element).getByText(unknown)).toBeVisible();
  await expect(retry(element)).toHaveCount(1);
  await expect(buy(element)).toBeVisible();
  await expect(element.getByText(none)).toHaveCount(0);
  await expect(recommendations(element)).toHaveCount(0);
}

for (const { name, path, tag, level } of hostPages.overview) {
  const cards = (element) => list(element).locator('[part=card]');

  for (const [distributor, register, number, products] of [
    ['eika', '1813', 'ES-90500', ['BIL', 'MOPED', 'BAAT']],
    ['sb1', '0502', '81204417', ['HUS', 'INNBO', 'REISE']],
    ['dnb', '2050', '7', ['MC', 'FRITIDSHUS', 'BIL']],
  ]) {
    test(`three of the partner’s with one number are three cards, and none is recommended: ${distributor}, ${name} API-72 NB-06`, async ({ open, page, demo, requests }) => {
      const state = demo.stateOf('same-number');
      state.bankRegister = register;
      state.partnerAgreements = products.map((productType, index) =>
        agreement({ policyNumber: number, systemSource: 'EIKA_SKADE', productType, name: `Min ${productType}`, monthlyPrice: 100 + index }));
      state.recommendations = {
        scores: [...products, 'LIVSFORSIKRING', 'KRITISK_SYKDOM'].map((nextBestOfferProdukt, index) => ({ nextBestOfferProdukt, score: 1 - index / 10 })),
        controlgroup: false,
        fallback: false,
      };
      await open(`${path}?customer=same-number&distributor=${distributor}`);
      const element = page.locator(tag);
      await expect(cards(element)).toContainText(products.map((product) => `Min ${product}`));
      await expect(list(element).getByText('Totalt 303 kr/md')).toBeVisible();
      for (const card of await cards(element).all()) {
        await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`[=/]${number}$`));
      }
      await expect(recommendations(element).getByRole('listitem').getByRole('link')).toHaveText(['Livsforsikring', 'Kritisk sykdom']);
      const asked = requests.find(({ path: one }) => one === `${api}/nbo/produktanbefaling`);
      expect(new URLSearchParams(asked.query).get('produkt').split(',').sort()).toEqual([...products].sort());
    });
  }

  for (const [distributor, register, count] of [['sb1', '0502', 4], ['dnb', '2050', 4], ['sb1', '1813', 0]]) {
    test(`whose customer it is fails, and another try asks it again, then the partner of ${register}: ${distributor}, ${name} OV-50 API-72`, async ({ open, page, demo, calls, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource/);
      demo.stateOf('same-number').bankRegister = register;
      const user = await fail(page, 'auth/client-context');
      await open(`${path}?customer=same-number&distributor=${distributor}`);
      const element = page.locator(tag);
      await expectUnknown(element);
      await expect(retry(element)).toBeEnabled();
      // Twice, as it fails. The consents join the call, or ask twice too when their code comes later.
      const failed = user.count();
      expect([2, 4]).toContain(failed);
      expect(calls('eikaintegrasjon/avtaler')).toBe(0);

      user.mend();
      await retry(element).focus();
      await page.keyboard.press('Enter');
      if (count > 0) await expect(cards(element)).toHaveCount(count);
      else await expect(list(element).getByText(none)).toBeVisible();
      await expect(element.getByRole('alert')).toHaveCount(0);
      await expect(list(element).getByRole('heading', { level: level + 1 })).toBeFocused();
      expect([user.count(), calls('avtaleoversikt/avtaler'), calls('eikaintegrasjon/avtaler')]).toEqual([failed + 1, 1, count > 0 ? 1 : 0]);
      await expect(recommendations(element)).toBeVisible();
    });
  }

  test(`the partner fails, and another try asks the partner alone: ${name} OV-50 API-72`, async ({ open, page, calls, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const partner = await fail(page, 'eikaintegrasjon/avtaler', { status: 502, body: 'Bad Gateway' });
    await open(`${path}?customer=same-number&distributor=fana`);
    const element = page.locator(tag);
    await expectUnknown(element);
    expect(partner.count()).toBe(2);
    partner.mend();
    await retry(element).focus();
    await page.keyboard.press('Enter');
    await expect(cards(element)).toHaveCount(4);
    await expect(list(element).getByRole('heading', { level: level + 1 })).toBeFocused();
    await expect(element.getByText(unknown)).toHaveCount(0);
    expect([partner.count(), calls('avtaleoversikt/avtaler')]).toEqual([3, 1]);
  });

  for (const [scenario, distributor] of [['avtaler-source-error', 'sb1'], ['avtaler-source-error', 'dnb'], ['eika-avtaler-source-error', 'fana']]) {
    test(`a response that is empty and not complete is not called none: ${scenario} ${distributor}, ${name} OV-50 OV-64`, async ({ open, page, calls }) => {
      await open(`${path}?customer=none&scenario=${scenario}&distributor=${distributor}`);
      const element = page.locator(tag);
      await expectUnknown(element);
      const isPartner = scenario.startsWith('eika');
      const partnerCalls = () => calls('eikaintegrasjon/avtaler');
      expect([calls('avtaleoversikt/avtaler'), partnerCalls()]).toEqual([1, isPartner ? 1 : 0]);
      await retry(element).click();
      await expect.poll(() => [calls('avtaleoversikt/avtaler'), partnerCalls()]).toEqual(isPartner ? [1, 2] : [2, 0]);
      await expectUnknown(element);
    });
  }
}

for (const { name, path, tag, level } of hostPages.offers) {
  test(`offers that may be missing are not called none, until every source has answered: ${name} OF-03 OF-41 RT-23`, async ({ open, page }) => {
    const offers = await fail(page, 'avtaleoversikt/tilbud', { json: { tilbud: [], systemSourceError: true } });
    await open(`${path}?customer=none`);
    const element = page.locator(tag);
    const title = element.getByRole('heading', { level });
    await expect(element.getByText('Akkurat nå vet vi ikke om du har tilbud hos oss.')).toBeVisible();
    await expect(title).toHaveText(['Tilbudene dine']);
    if (tag === 'kfp-portal') await expect(page).toHaveTitle('Tilbudene dine - Forsikring');
    offers.mend();
    await element.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(title).toHaveText(['Du har ingen tilbud']);
    await expect(title).toBeFocused();
    if (tag === 'kfp-portal') await expect(page).toHaveTitle('Du har ingen tilbud - Forsikring');
  });
}

test('kfp-recommendations alone recommends nothing while it is not known what the customer has NB-19', async ({ page, demo, calls, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/minimal/', (route) => route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><html lang="nb"><title>Bank</title><script type="module" src="/dist/kfp.js"></script>'
      + '<kfp-runtime distributor="eika"></kfp-runtime><kfp-recommendations></kfp-recommendations>',
  }));
  const ready = () => page.evaluate(() => window.isReady);
  await page.addInitScript(() => addEventListener('kfp-ready', () => (window.isReady = true)));
  for (const [scenario, count] of [['eika-avtaler-500', 0], ['eika-avtaler-source-error', 0], ['avtaler-source-error', 0], ['', 2]]) {
    await page.request.get(`${demo.origin}/demo/mobile-bank/?customer=same-number&scenario=${scenario}`);
    await page.goto(`${demo.origin}/minimal/`);
    await expect.poll(ready, scenario).toBe(true);
    await expect(page.locator('kfp-recommendations').getByRole('listitem'), scenario).toHaveCount(count);
  }
  expect(calls('nbo/produktanbefaling')).toBe(1);
});

test('WCAG 2.2 AA what is missing, at 320 and 1280 px, in light and dark', async ({ open, page, axe, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const [bank, portal] = hostPages.overview;
  for (const [width, theme, { path, tag }] of [[320, 'light', portal], [320, 'dark', bank], [1280, 'dark', bank]]) {
    await page.setViewportSize({ width, height: 900 });
    await open(`${path}?customer=same-number&scenario=client-context-500&theme=${theme}`);
    await expectUnknown(page.locator(tag));
    expect(await axe({ include: tag })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});
