import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cardNames, priceRows, showOffers } from './show-offers.tsx';
import { responseOf } from '../../../support/fake-transport.ts';
import { leadsTo } from '../../../support/leads-to.ts';

const car = { name: 'Bil', policyNumber: '12', versionNumber: '3', productType: 'BIL' };
const buyLink = () => screen.queryByRole('link', { name: 'Kjøp forsikringen' });

describe('prices', () => {
  test('the price by month and by year OF-13 OF-17', async () => {
    await showOffers([{ ...car, monthlyPrice: 1299.5, yearlyPrice: 15594 }]);
    expect(priceRows()).toEqual([['Månedspris', '1 299,50 kr/md'], ['Årspris', '15 594 kr/år']]);
  });

  test('a bundle has a row per offer in it and a total of each kind OF-14 OF-15 OF-17', async () => {
    await showOffers([{
      ...car, monthlyPrice: 100, yearlyPrice: 1000,
      pakkeTilbud: [{ name: 'Innbo', monthlyPrice: 50, yearlyPrice: 500 }, { name: 'Reise', monthlyPrice: 25, yearlyPrice: 250 }],
    }]);
    expect(priceRows()).toEqual([
      ['Månedspris', '100 kr/md'],
      ['Årspris', '1 000 kr/år'],
      ['Innbo', '50 kr/md', '500 kr/år'],
      ['Reise', '25 kr/md', '250 kr/år'],
      ['Totalt', '175 kr/md', '1 750 kr/år'],
    ]);
  });

  test('the traffic fee has a row and is not added to the total OF-16 OF-17', async () => {
    await showOffers([{ ...car, monthlyPrice: 100, detaljer: { tfaMonthly: 9.5 }, pakkeTilbud: [{ name: 'A', monthlyPrice: 1 }] }]);
    expect(priceRows()).toEqual([
      ['Månedspris', '100 kr/md'],
      ['Herav trafikkforsikringsavgift', '9,50 kr/md'],
      ['A', '1 kr/md'],
      ['Totalt', '101 kr/md'],
    ]);
  });

  test.each([0, 0.001, 100.01, 26_100, -5])('a fee of %s, no part of the price of 100, has no row OF-16 OF-17', async (tfaMonthly) => {
    await showOffers([{ ...car, monthlyPrice: 100, yearlyPrice: 1200, detaljer: { tfaMonthly } }]);
    expect(priceRows().map(([label]) => label)).toEqual(['Månedspris', 'Årspris']);
  });

  test('a fee that is the whole price has a row OF-17', async () => {
    await showOffers([{ ...car, monthlyPrice: 100, detaljer: { tfaMonthly: 100 } }]);
    expect(priceRows().map(([label]) => label)).toEqual(['Månedspris', 'Herav trafikkforsikringsavgift']);
  });

  test('a fee is a part of the monthly price, and without that it has no row OF-16 OF-17', async () => {
    await showOffers([{ ...car, yearlyPrice: 1200, detaljer: { tfaMonthly: 77 } }]);
    expect(priceRows()).toEqual([['Årspris', '1 200 kr/år']]);
  });

  test('without a price of its own, the offer says where to find it, and lists what it bundles OF-15 OF-18', async () => {
    const { text } = await showOffers([{ ...car, pakkeTilbud: [{ name: 'Innbo', monthlyPrice: 50 }] }]);
    expect(text()).toContain('Se tilbudet for pris');
    expect(priceRows()).toEqual([['Innbo', '50 kr/md']]);
  });

  test('an offer in a bundle that has no price or name says so in its row OF-18', async () => {
    await showOffers([{ ...car, monthlyPrice: 100, pakkeTilbud: [{}, {}] }]);
    expect(priceRows().slice(1)).toEqual([
      ['Tilbud', 'Se tilbudet for pris'], ['Tilbud', 'Se tilbudet for pris'],
    ]);
  });

  test('a total is told only of what has all its prices, month and year apart OF-18', async () => {
    await showOffers([{
      ...car, monthlyPrice: 100, yearlyPrice: 1000, pakkeTilbud: [{ name: 'Innbo', monthlyPrice: 50, yearlyPrice: 500 }, { name: 'Reise', monthlyPrice: 25 }],
    }]);
    expect(priceRows().at(-1)).toEqual(['Totalt', '175 kr/md']);
  });

  test('an offer in a bundle that cannot be read has a row, and no total hides it OF-18', async () => {
    await showOffers([{ ...car, monthlyPrice: 100, pakkeTilbud: [{ name: 'Innbo', monthlyPrice: 50 }, 'x'] }]);
    expect(priceRows().slice(1)).toEqual([['Innbo', '50 kr/md'], ['Tilbud', 'Se tilbudet for pris']]);
  });

  test.each([0, '0', '0,00'])('%j is a price OF-18', async (monthlyPrice) => {
    await showOffers([{ ...car, monthlyPrice }]);
    expect(priceRows()).toEqual([['Månedspris', '0 kr/md']]);
  });

  test.each([1e300, -1e300, Number.MAX_SAFE_INTEGER])('%d is no price: the offer says where to find it OF-18', async (monthlyPrice) => {
    const { text } = await showOffers([{ ...car, monthlyPrice, pakkeTilbud: [{ name: 'A', monthlyPrice: 5 }] }]);
    expect(text()).toContain('Se tilbudet for pris');
    expect(priceRows()).toEqual([['A', '5 kr/md']]);
  });
});

describe('validity', () => {
  test.each([
    ['2026-12-31', '31.12.2026'],
    ['2026-11-21', '21.11.2026'],
    ['2026-12-30T23:30:00Z', '31.12.2026'],
  ])('%s is valid to %s OF-19 OF-20', async (expirationDate, shown) => {
    const { text } = await showOffers([{ ...car, expirationDate }]);
    expect(text()).toContain(`Gyldig til ${shown}`);
    expect(text()).not.toContain('Utløpt');
    expect(buyLink()).not.toBeNull();
  });

  test('an offer of the past is tagged and cannot be bought, but removed OF-20', async () => {
    const { text } = await showOffers([{ ...car, expirationDate: '2026-11-20' }]);
    expect(text()).toContain('Utløpt');
    expect(text()).toContain('Gyldig til 20.11.2026');
    expect(buyLink()).toBeNull();
    expect(text()).not.toContain('Ta kontakt');
    expect(screen.getByRole('button', { name: 'Fjern tilbud' })).toBeTruthy();
  });

  test('where it could be bought a new one can be had, and its prices are told not to hold OF-20', async () => {
    const { element } = await showOffers([
      { ...car, monthlyPrice: 100, expirationDate: '2026-11-20' }, { ...car, name: 'Gjelder', monthlyPrice: 100, expirationDate: '2026-12-20' },
    ]);
    expect(screen.getAllByRole('link', { name: 'Få nytt tilbud' })).toHaveLength(1);
    expect([...element.querySelectorAll('.price-rows')].map(({ className }) => className)).toEqual(['price-rows price-rows-past', 'price-rows']);
  });

  test.each([undefined, null, '', 'snart', '2026-02-30', 20261231])('%j is no date and hides the line OF-20', async (expirationDate) => {
    const { text } = await showOffers([{ ...car, expirationDate }]);
    expect(text()).not.toContain('Gyldig til');
    expect(buyLink()).not.toBeNull();
  });
});

describe('a page that stays open', () => {
  test('at midnight in Oslo an offer expires before the eyes of the customer OF-20', async () => {
    const { pass, text, clock } = await showOffers([{ ...car, expirationDate: '2026-11-21' }]);
    expect(buyLink()).not.toBeNull();
    const last = Date.UTC(2026, 10, 21, 22, 59, 59);
    while (clock.now() < last) await pass(Math.min(3_600_000, last - clock.now()));
    expect(buyLink()).not.toBeNull();
    await pass(1_500);
    expect(buyLink()).toBeNull();
    expect(text()).toContain('Utløpt');
  });

  test('who opens the lid in the morning sees it within a minute OF-20', async () => {
    const { pass, text, clock } = await showOffers([{ ...car, expirationDate: '2026-11-21' }]);
    await pass(90_000);
    clock.moveWallClock(19 * 3_600_000);
    await pass(60_000);
    expect(buyLink()).toBeNull();
    expect(text()).toContain('Utløpt');
  });
});

test('the icon is that of the product, however its code is written', async () => {
  // Code that comes late is imported for the first time.
  await import('../../../../src/ui/pictures/lazy-icon-paths.ts');
  const { element, settle } = await showOffers([{ ...car, productType: 'BIL' }, { ...car, name: 'Fiat', productType: 'bil' }, { ...car, name: 'Hus', productType: 'HUS' }]);
  await settle();
  const [first, second, third] = [...element.querySelectorAll('.lazy-icon path')].map((path) => path.getAttribute('d'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('what can be done', () => {
  test('the link to buy it OF-21', async () => {
    await showOffers([car]);
    expect(leadsTo(buyLink())).toBe('/privat/forsikring/motor/bil/12/3');
  });

  test('equal links and buttons of several cards are told apart by the name of the card OF-22', async () => {
    const past = { ...car, expirationDate: '2026-11-20' };
    await showOffers([car, { ...car, name: 'Hus' }, { ...past, name: 'Båt' }, { ...past, name: 'Hytte' }]);
    for (const description of ['Bil', 'Hus']) expect(screen.getAllByRole('link', { name: 'Kjøp forsikringen', description })).toHaveLength(1);
    for (const description of ['Båt', 'Hytte']) expect(screen.getAllByRole('link', { name: 'Få nytt tilbud', description })).toHaveLength(1);
    for (const description of cardNames()) {
      expect(screen.getAllByRole('button', { name: 'Fjern tilbud', description: description ?? '' })).toHaveLength(1);
    }
  });

  test('so are two open questions about a removal OF-22', async () => {
    await import('../../../../src/areas/offers/offer-removal.tsx');
    const { settle } = await showOffers([car, { ...car, name: 'Hus', policyNumber: '2' }]);
    for (const button of screen.getAllByRole('button', { name: 'Fjern tilbud' })) fireEvent.click(button);
    await settle();
    for (const description of ['Bil', 'Hus']) {
      for (const name of ['Ja, fjern tilbudet', 'Nei, behold tilbudet']) expect(screen.getAllByRole('button', { name, description })).toHaveLength(1);
    }
  });

  test.each([
    ['the bank’s number', { 'auth/bankkontakt': { telefon: '915 03 000' } }, {}],
    ['the configured one', { 'auth/bankkontakt': responseOf(403) }, { contactInfo: { telefon: '91503000' } }],
  ])('what cannot be bought here is a call to %s AL-71', async (_, responses, config) => {
    const { settle } = await showOffers([{ ...car, productType: 'HEST' }], { responses, config });
    await settle();
    const link = screen.getByRole('link', { name: 'Ta kontakt med oss for å kjøpe' });
    expect(leadsTo(link)).toMatch(/^tel:(\+47)?91503000$/);
    expect(buyLink()).toBeNull();
  });

  test.each([
    ['Fjordbanken', { 'auth/bankkontakt': { navn: 'Fjordbanken' } }, {}],
    ['Fjordbanken', { 'auth/bankkontakt': { navn: 'Fjordbanken' } }, { contactInfo: { navn: 'Fjellbanken', telefon: '91503000' } }],
    ['Fremtind Forsikring', { 'auth/bankkontakt': {} }, { contactInfo: { navn: 'Fjellbanken', telefon: '91503000' } }],
    ['Fremtind Forsikring', {}, {}],
  ])('without a number in the response that counts, the words name %s AL-71 FH-17', async (name, responses, config) => {
    const { text, settle } = await showOffers([{ ...car, productType: 'HEST' }], { responses, config });
    await settle();
    expect(text()).toContain(`Ta kontakt med ${name} for å kjøpe`);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('one of the past that cannot be bought here is a call too AL-71 OF-20', async () => {
    const { settle } = await showOffers(
      [{ name: 'Hest', productType: 'HEST', expirationDate: '2026-11-20' }], { responses: { 'auth/bankkontakt': { telefon: '915 03 000' } } },
    );
    await settle();
    expect(screen.getByRole('link', { name: 'Ta kontakt med oss for å kjøpe' })).toBeTruthy();
    expect(buyLink()).toBeNull();
  });

  test('an offer without a policy number cannot be removed API-16', async () => {
    await showOffers([{ name: 'Bil' }]);
    expect(screen.queryByRole('button', { name: 'Fjern tilbud' })).toBeNull();
  });
});
