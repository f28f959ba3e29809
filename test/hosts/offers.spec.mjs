import { expect, test } from './fixtures.mjs';
import { hostPages } from './host-pages.mjs';
import { offer } from './offer.mjs';

const intro = 'Det er lurt å sikre seg med gode forsikringer. Her finner du tilbudene du har lagret hos oss.';

const rowsOf = (card) =>
  card.locator('dl > div').evaluateAll((rows) => rows.map((row) =>
    [...row.querySelectorAll('dt, dd > div, dd:not(:has(div))')].map((cell) => cell.textContent.replace(/\s/g, ' '))));

for (const { name, path, tag, level } of hostPages.offers) {
  test(`shows the saved offers: ${name} OF-01 to OF-27 @smoke`, async ({ open, page, demo, calls, hold }) => {
    demo.stateOf('full').offers = [
      offer({ policyNumber: '1', name: 'Hus', description: 'Lyngveien 8', productType: 'HUS', versionNumber: '3',
        monthlyPrice: 100, yearlyPrice: 1100, detaljer: { tfaMonthly: 12.5 },
        pakkeTilbud: [
          { name: 'Innbo', productType: 'INNBO', policyNumber: '11', monthlyPrice: 50, yearlyPrice: 550 },
          { name: 'Verdisaker', productType: 'VERDISAKER', policyNumber: '12', monthlyPrice: 25, yearlyPrice: 275 },
        ] }),
      offer({ policyNumber: '2', name: 'Reise', expirationDate: '2026-02-03' }),
      offer({ policyNumber: '3', name: 'Uten pris', monthlyPrice: null, yearlyPrice: null, expirationDate: null,
        systemSource: 'PARIS' }),
      offer({ policyNumber: '4', name: 'Liv', productType: 'LIVSFORSIKRING', systemSource: 'NSF' }),
    ];
    const release = await hold('avtaleoversikt/tilbud');
    await open(path);
    const element = page.locator(tag);

    await expect(element.locator('[part=skeleton]').first()).toBeVisible();
    if (tag === 'kfp-offers') await expect(element.locator('[part=skeleton]')).toHaveCount(3);
    await expect(element.getByRole('heading', { level })).toHaveText('Tilbudene dine');
    release();

    const cards = element.getByRole('article');
    await expect(cards).toHaveCount(4);
    await expect(element.locator('[part=skeleton]')).toHaveCount(0);
    await expect(element.getByRole('heading', { level })).toHaveText(['Tilbudene dine']);
    await expect(element.getByText(intro)).toBeVisible();

    const house = cards.filter({ hasText: 'Lyngveien 8' });
    await expect(house.getByRole('heading', { level: level + 1 })).toHaveText('Hus');
    expect(await rowsOf(house)).toEqual([
      ['Månedspris', '100 kr/md'],
      ['Herav trafikkforsikringsavgift', '12,50 kr/md'],
      ['Årspris', '1 100 kr/år'],
      ['Innbo', '50 kr/md', '550 kr/år'],
      ['Verdisaker', '25 kr/md', '275 kr/år'],
      ['Totalt', '175 kr/md', '1 925 kr/år'],
    ]);
    await expect(house.getByText('Gyldig til 31.12.2999')).toBeVisible();
    await expect(house.getByRole('link', { name: 'Kjøp forsikringen' })).toBeVisible();
    await expect(house.getByRole('button', { name: 'Fjern tilbud', exact: true })).toBeVisible();

    const expired = cards.filter({ hasText: 'Utløpt' });
    await expect(expired.locator('[part=tag]')).toHaveAttribute('data-variant', 'warning');
    await expect(expired.getByText('Gyldig til 03.02.2026')).toBeVisible();
    await expect(expired.getByRole('link', { name: 'Kjøp forsikringen' })).toHaveCount(0);
    await expect(expired.getByRole('link')).toHaveText(['Få nytt tilbud']);
    expect(await rowsOf(expired)).toEqual([['Månedspris', '100 kr/md'], ['Årspris', '1 200 kr/år']]);

    const unpriced = cards.filter({ hasText: 'Uten pris' });
    await expect(unpriced.getByText('Se tilbudet for pris')).toBeVisible();
    await expect(unpriced.getByText('Gyldig til')).toHaveCount(0);
    await expect(unpriced.locator('dl')).toHaveCount(0);

    const contact = cards.filter({ has: page.getByRole('heading', { name: 'Liv', exact: true }) });
    await expect(contact.getByRole('link', { name: 'Ta kontakt med oss for å kjøpe' }))
      .toHaveAttribute('href', 'tel:90000000');
    await expect(contact.getByRole('link', { name: 'Kjøp forsikringen' })).toHaveCount(0);
    expect(calls('avtaleoversikt/tilbud')).toBe(1);
  });

  test(`says that there are no offers: ${name} OF-03 OF-04 OF-05`, async ({ open, page, axe }) => {
    await open(`${path}?customer=none`);
    const element = page.locator(tag);
    await expect(element.getByRole('heading', { level })).toHaveText(['Du har ingen tilbud']);
    await expect(element.getByText(intro)).toBeVisible();
    await expect(element.getByRole('article')).toHaveCount(0);
    expect(await axe({ include: tag })).toEqual([]);
  });
}

test('sorts by source, then name, then description OF-23 to OF-26', async ({ open, page, demo }) => {
  const of = (name, systemSource, description = 'b') => offer({ name, systemSource, description, policyNumber: name });
  demo.stateOf('full').offers = [
    of('Ukjent', 'NY_KILDE'), of('Uten', null), of('1 nsf', 'NSF'), of('1 paris', 'PARIS'), of('1 person', 'EIKA_PERSON'),
    of('1 liv', 'PROLIFE'), of('1 lo', 'LOFAVOR'), of('1 eika', 'EIKA_SKADE'), of('Åre', 'NICE'), of('Øre', 'NICE'),
    of('Ære', 'NICE'), of('Zalo', 'NICE'), of('Bil', 'NICE', 'ny'), of('Bil', 'NICE', 'gammel'), of('Bil', 'NICE', null),
    of(null, 'NICE'),
  ];
  await open('/demo/mobile-bank/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(16);
  expect(await cards.evaluateAll((all) => all.map((card) =>
    [card.querySelector('h2').textContent, card.querySelector('p')?.textContent].join(' '))))
    .toEqual([
      'Tilbud b', expect.stringMatching(/^Bil (?!gammel|ny)/), 'Bil gammel', 'Bil ny', 'Zalo b', 'Ære b', 'Øre b',
      'Åre b', '1 eika b', '1 lo b', '1 liv b', '1 person b', '1 paris b', '1 nsf b', 'Ukjent b', 'Uten b',
    ]);
});

test('leads to the purchase of each type AL-64 to AL-72', async ({ open, page, demo, requests }) => {
  const contents = (policyNumber) => ({ name: 'Innbo', productType: 'innbo', policyNumber, monthlyPrice: 1 });
  const pet = (productType, name, description) => ({ productType, name, description });
  const cases = [
    [{ productType: 'HUS' }, 'hus?husAvtale=N%2F0&version=7'],
    [{ productType: 'HUS', pakkeTilbud: [contents('11')] }, 'hus?husAvtale=N%2F1&version=7&innboAvtale=11'],
    [{ productType: 'HUS', pakkeTilbud: [contents('11'), contents('12')] }, 'hus?husAvtale=N%2F2&version=7'],
    [{ productType: 'INNBO' }, 'innbo/N%2F3/7'],
    [{ productType: 'FRITIDSHUS' }, 'hytte/N%2F4/7'],
    [{ productType: 'REISE' }, 'skade/reise/N%2F5/7'],
    [pet('KJAELEDYR', 'Hund', 'Luna'), 'skade/kjaeledyr/hund/N%2F6/7'],
    [pet('KJAELEDYR', 'Dyr', 'Innekatt'), 'skade/kjaeledyr/katt/N%2F7/7'],
    [pet('KJAELEDYR', 'Dyr', 'Kanin'), 'skade/kjaeledyr/N%2F8/7'],
    [pet('LOFAVOR_KJAELEDYR', 'Katt', 'Pus'), 'skade/kjaeledyr/katt/N%2F9/7'],
    [{ productType: 'bil' }, 'motor/bil/N%2F10/7'],
    [{ productType: 'MC' }, 'motor/mc/N%2F11/7'],
    [{ productType: 'MOPED' }, 'motor/moped/N%2F12/7'],
    [{ productType: 'BAAT' }, 'motor/baat/N%2F13/7'],
    [{ productType: 'SEK' }, 'motor/sek/N%2F14/7'],
    [{ productType: 'TILHENGER' }, 'motor/tilhenger/N%2F15/7?type=TILHENGER'],
    [{ productType: 'BIL', versionNumber: null }, undefined],
    [{ productType: 'NOE_NYTT' }, undefined],
  ];
  demo.stateOf('full').offers = cases.map(([fields], index) =>
    offer({ policyNumber: `N/${index}`, versionNumber: '7', ...fields, name: `${index} ${fields.name ?? ''}`,
      systemSource: undefined }));
  await open('/privat/forsikring/oversikt/tilbud');
  await expect(page.getByRole('article')).toHaveCount(cases.length);
  const hrefs = await page.getByRole('article').evaluateAll((cards) => Object.fromEntries(cards.map((card) =>
    [parseInt(card.querySelector('h2').textContent, 10), card.querySelector('a').href])));
  const expected = cases.map(([, path]) => (path === undefined ? 'tel:90000000' : `${demo.origin}/privat/forsikring/${path}`));
  expect(hrefs).toEqual({ ...expected });

  await page.getByRole('link', { name: 'Kjøp forsikringen' }).first().click();
  await expect(page.getByRole('heading', { name: 'Her slutter demoen' })).toBeVisible();
  expect(requests.some(({ path }) => path === '/privat/forsikring/hus')).toBe(true);
});
