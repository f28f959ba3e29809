import { agreement } from './agreement.mjs';
import { expect, test } from './fixtures.mjs';
import { hostPages } from './host-pages.mjs';
import { offer } from './offer.mjs';

for (const { name, path, tag, level } of hostPages.overview) {
  test(`shows what the customer has: ${name} OV-01 to OV-48 @smoke`, async ({ open, page, demo, calls, hold }) => {
    demo.stateOf('full').agreements = [
      agreement({ policyNumber: '1', name: 'Bil', description: 'Volvo V70', productType: 'BIL', monthlyPrice: 299 }),
      agreement({ policyNumber: '2', name: 'Hus', monthlyPrice: 612.5, pakkeTilbud: [{ name: 'Innbo' }] }),
      agreement({ policyNumber: '3', name: 'Gratis', monthlyPrice: 0 }),
      agreement({ policyNumber: '4', name: 'Kollektiv', monthlyPrice: null }),
    ];
    const release = await hold('avtaleoversikt/avtaler');
    await open(path);
    const element = page.locator(tag);

    await expect(element.locator('[part=skeleton]')).toHaveCount(6);
    release();
    await expect(element.getByRole('heading', { level })).toHaveText('Forsikringsoversikt');
    await expect(element.getByText('Forsikringene leveres av Fjord Forsikring')).toBeVisible();
    const list = element.getByRole('region', { name: 'Forsikringene dine' });
    const cards = list.locator('[part=card]');
    await expect(cards).toHaveCount(4);
    await expect(element.locator('[part=skeleton]')).toHaveCount(0);

    await expect(cards.nth(0)).toContainText('Volvo V70');
    await expect(cards.nth(0)).toContainText('299 kr/md');
    await expect(cards.nth(0).getByRole('link')).toHaveAccessibleName('Bil');
    await expect(cards.nth(1)).toContainText('612,50 kr/md');
    await expect(cards.nth(1)).toContainText('Samlerabatt er trukket fra');
    await expect(list.getByText('Samlerabatt er trukket fra')).toHaveCount(1);
    await expect(cards.nth(2)).toContainText('0 kr/md');
    await expect(cards.nth(3)).toContainText('Se detaljer for oversikt');

    await expect(list.getByText('Totalt 911,50 kr/md')).toBeVisible();
    await expect(list.getByText('Månedsprisen kan variere på fakturaen.')).toBeVisible();
    const tooltip = list.getByRole('tooltip', { includeHidden: true });
    await expect(tooltip).toBeHidden();
    const help = list.getByRole('button', { name: 'Vis hjelpetekst' });
    await help.focus();
    await expect(tooltip).toHaveText('Totalt 10 938 kr/år');
    await expect(tooltip).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden({ timeout: 500 });
    }).toPass();
    await help.click();
    await expect(tooltip).toBeVisible();

    const offers = element.getByRole('region', { name: 'Tilbud', exact: true });
    await expect(offers.getByRole('listitem').filter({ hasText: 'kr/md' })).toHaveText([
      /^Bil\s*1\s024\skr\/md$/, /^Hus\s*903\skr\/md$/, /^Hund\s*263\skr\/md$/,
    ]);
    await expect(offers.getByText('+ 2 forsikringer')).toBeVisible();
    await expect(offers.getByRole('link', { name: 'Se tilbudene dine' }))
      .toHaveAttribute('href', /:\d+\/privat\/forsikring\/oversikt\/tilbud$/);
    expect([calls('avtaleoversikt/avtaler'), calls('avtaleoversikt/tilbud')]).toEqual([1, 1]);
  });

  test(`says that there are no insurances: ${name} OV-48 OV-50`, async ({ open, page }) => {
    await open(`${path}?customer=none`);
    const element = page.locator(tag);
    await expect(element.getByText('Vi fant ingen forsikringer på deg.')).toBeVisible();
    const list = element.getByRole('region', { name: 'Forsikringene dine', exact: true });
    await expect(list.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })).toBeVisible();
    await expect(list.locator('.card-grid-item')).toHaveCount(0);
    await expect(element.getByText('Totalt')).toHaveCount(0);
    await expect(element.getByRole('heading', { name: 'Tilbud', exact: true })).toHaveCount(0);
  });
}

test('tags the state of an agreement OV-27 to OV-36', async ({ open, page, demo }) => {
  const silent = ['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PARIS', 'NSF'];
  const cases = [
    ['PENDING', 'PROLIFE', 'Midlertidig', 'warning'],
    ['PENDING', 'EIKA_PERSON', 'Under behandling', 'warning'],
    ['RENEWAL', 'NICE', 'Fornyelse', 'info'],
    ['RENEWAL', 'PROLIFE', 'Fornyelse', 'info'],
    ['PROCESSING', 'NICE', 'Under behandling', 'warning'],
    ['ACTIVE', 'PROLIFE'],
    ...silent.map((source) => ['PENDING', source]),
  ];
  demo.stateOf('full').agreements = [
    ...cases.map(([avtaleStatus, systemSource], index) => agreement({ policyNumber: `${index}`, avtaleStatus, systemSource })),
    agreement({ policyNumber: '90', name: 'Ny status', avtaleStatus: 'SOMETHING_NEW' }),
  ];
  await open('/privat/forsikring/oversikt');
  const cards = page.getByRole('region', { name: 'Forsikringene dine' }).locator('[part=card]');
  await expect(cards).toHaveCount(cases.length);
  const tags = await cards.evaluateAll((all) => all.map((card) => {
    const tag = card.querySelector('[part=tag]');
    return tag ? [tag.textContent, tag.dataset.variant] : [];
  }));
  expect(tags).toEqual(cases.map(([, , ...tag]) => tag));
});

test('a sum of more than what is listed is not shown OV-36 OV-43', async ({ open, page, demo }) => {
  demo.stateOf('full').agreements = [agreement({ name: 'Bil' }), agreement({ policyNumber: '5', name: 'Avsluttet', avtaleStatus: 'TERMINATED' })];
  await open('/privat/forsikring/oversikt');
  await expect(page.getByRole('region', { name: 'Forsikringene dine' }).locator('[part=card]')).toContainText(['Bil']);
  await expect(page.getByText('Avsluttet')).toHaveCount(0);
  await expect(page.getByText('Totalt')).toHaveCount(0);
});

test('hides sums that are missing OV-43', async ({ open, page }) => {
  await page.route('**/avtaleoversikt/avtaler', (route) => route.fulfill({ json: { avtaler: [agreement({})] } }));
  await open('/privat/forsikring/oversikt');
  await expect(page.getByRole('link', { name: 'Innbo' })).toBeVisible();
  await expect(page.getByText('Totalt')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vis hjelpetekst' })).toHaveCount(0);
  await expect(page.getByText('Månedsprisen kan variere')).toHaveCount(0);
});

test('counts the offers beyond three OV-46 OV-47', async ({ open, page, demo }) => {
  const more = page.getByRole('region', { name: 'Tilbud', exact: true }).getByText(/^\+/);
  for (const [count, text] of [[3, []], [4, ['+ 1 forsikring']], [5, ['+ 2 forsikringer']]]) {
    demo.stateOf('full').offers = Array.from({ length: count }, (_, index) => offer({ policyNumber: `${index}` }));
    await open('/privat/forsikring/oversikt');
    await expect(page.getByRole('link', { name: 'Se tilbudene dine' })).toBeVisible();
    await expect(more).toHaveText(text);
  }
});

test('takes the offers that come with the agreements OV-69 API-68', async ({ page, demo, calls }) => {
  // Alone: the bar of the portal asks for the offers by itself.
  await page.route('**/minimal/', (route) => route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><html lang="nb"><title>Bank</title><script type="module" src="/dist/kfp.js"></script><kfp-overview></kfp-overview>',
  }));
  await page.request.get(`${demo.origin}/demo/mobile-bank/?customer=full&scenario=offers-in-overview`);
  await page.goto(`${demo.origin}/minimal/`);
  await expect(page.getByText('+ 2 forsikringer')).toBeVisible();
  expect([calls('avtaleoversikt/avtaler'), calls('avtaleoversikt/tilbud')]).toEqual([1, 0]);
});
