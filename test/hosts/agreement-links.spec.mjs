import { agreement } from './agreement.mjs';
import { expect, test } from './fixtures.mjs';

const overview = '/privat/forsikring/oversikt';
const types = (path, ...productTypes) => productTypes.map((productType) => [{ productType }, `${path}/P%2F1`]);

/** What each agreement leads to, below /privat/forsikring (AL-30). */
const cases = [
  ...types('skade/kjaeledyr/detaljer', 'KJAELEDYR', 'LOFAVOR_KJAELEDYR'),
  ...types('innbo/detaljer', 'INNBO', 'innbo'),
  ...types('skade/kollektiv/detaljer', 'KOLLEKTIV_HJEM', 'KOLLEKTIV_REISE', 'GRUPPE_LIV', 'KOLLEKTIV_ULYKKE'),
  ...types('skade/boligselger/detaljer', 'BOLIGSELGER'),
  ...types('hus/detaljer', 'HUS'),
  ...types('hytte/detaljer', 'FRITIDSHUS'),
  ...types('skade/reise/detaljer', 'REISE'),
  ...types('motor/detaljer', 'BAAT', 'MC', 'MOPED', 'NAERINGSBIL', 'VETERANBIL', 'SNOSCOOTER', 'TRAKTOR', 'CAMPINGVOGN'),
  ...types('motor/detaljer', 'VAREBIL', 'ANNEN_BIL', 'ANNET_KJORETOY', 'BIL', 'SEK'),
  ...types('detaljer', 'HEST', 'VERDISAKER', 'LANDBRUK', 'REISE_UTVIDELSE'),
  ...types('skade/mangler-detaljer', 'NOE_HELT_NYTT', null),
  [{ productType: 'KOLLEKTIV_REISE', productCode: 'Y44', avtaleStatus: 'ACTIVE' }, 'detaljer/P%2F1'],
  [{ productType: 'KOLLEKTIV_REISE', productCode: 'Y44', avtaleStatus: 'RENEWAL' }, 'skade/kollektiv/detaljer/P%2F1'],
  [{ productType: 'BIL', systemSource: 'PROLIFE' }, 'liv/avtaledetaljer/P%2F1'],
  [{ productType: 'HUS', systemSource: 'EIKA_PERSON' }, 'liv/avtaledetaljer/eika/P%2F1'],
];

test('each agreement leads to its details AL-01 to AL-39', async ({ open, page, demo }) => {
  demo.stateOf('full').agreements = [
    ...cases.map(([fields], index) => agreement({ policyNumber: 'P/1', ...fields, name: `Avtale ${index}` })),
    agreement({ policyNumber: 'ES/1', name: 'Hos partneren', productType: 'BIL', systemSource: 'EIKA_SKADE' }),
    agreement({ policyNumber: null, name: 'Uten nummer' }),
  ];
  await open(overview);
  const cards = page.getByRole('region', { name: 'Forsikringene dine' }).locator('[part=card]');
  await expect(cards).toHaveCount(cases.length + 2);
  const hrefs = await cards.evaluateAll((all) => all.map((card) => card.querySelector('a')?.href));
  expect(hrefs).toEqual([
    ...cases.map(([, path]) => `${demo.origin}/privat/forsikring/${path}`),
    `${demo.origin}/demo/partner/?forsikringsnummer=ES%2F1`,
    // Without a number it says whom to contact.
    'tel:90000000',
  ]);

  const partner = page.getByRole('link', { name: 'Hos partneren (åpnes i ny fane)', exact: true });
  await expect(partner).toHaveAttribute('target', '_blank');
  await expect(partner).toHaveAttribute('rel', /\bnoopener\b/);
  const [tab] = await Promise.all([page.waitForEvent('popup'), partner.click()]);
  await expect(tab.getByRole('heading', { name: 'Partnerbanken' })).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBe(null);
});

test('an agreement of the partner without the partner\'s address AL-37', async ({ open, page }) => {
  await page.route('**/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.kfpConfig = {};' }));
  await open('/demo/online-bank/?distributor=eika');
  const card = page.getByRole('link', { name: 'Tilhenger' });
  await expect(card).toHaveAttribute('href', /:\d+\/privat\/forsikring\/skade\/mangler-detaljer\/ES-71120$/);
  await expect(card).not.toHaveAttribute('target');
  await expect(page.getByText('Forsikringene leveres av Fremtind Forsikring')).toBeVisible();
});

test('the whole card is the link, and loads a page of its own OV-68 RT-24 @smoke', async ({ open, page, requests }) => {
  await open(overview);
  const card = page.locator('[part=card]').filter({ hasText: 'Volvo V70, EK' });
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8);
  await expect(page.getByRole('heading', { name: 'Her slutter demoen' })).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ method: 'GET' });
  expect(requests.some(({ path }) => path === '/privat/forsikring/motor/detaljer/81204417')).toBe(true);
});
