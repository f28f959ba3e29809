import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasPrice, offerPurchasePath, offerTotals } from '../../../src/domain/offer.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';
import { bundledWith, offerWith } from './samples.ts';

const numbers = { policyNumber: '123', versionNumber: '4' };
const innbo = (policyNumber?: string) => bundledWith({ productType: 'INNBO', policyNumber });

test.each([
  ['HUS', '/privat/forsikring/hus?husAvtale=123&version=4'],
  ['INNBO', '/privat/forsikring/innbo/123/4'],
  ['FRITIDSHUS', '/privat/forsikring/hytte/123/4'],
  ['REISE', '/privat/forsikring/skade/reise/123/4'],
  ['KJAELEDYR', '/privat/forsikring/skade/kjaeledyr/123/4'],
  ['LOFAVOR_KJAELEDYR', '/privat/forsikring/skade/kjaeledyr/123/4'],
  ['BIL', '/privat/forsikring/motor/bil/123/4'],
  ['MC', '/privat/forsikring/motor/mc/123/4'],
  ['MOPED', '/privat/forsikring/motor/moped/123/4'],
  ['BAAT', '/privat/forsikring/motor/baat/123/4'],
  ['SEK', '/privat/forsikring/motor/sek/123/4'],
  ['TILHENGER', '/privat/forsikring/motor/tilhenger/123/4?type=TILHENGER'],
  ['CAMPINGVOGN', undefined],
  ['KOLLEKTIV_REISE', undefined],
  ['LIVSFORSIKRING', undefined],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
])('an offer of type %s is bought at %s AL-64 AL-67 AL-68 AL-69 AL-71', (productType, expected) => {
  expect(offerPurchasePath(offerWith({ ...numbers, productType }))).toBe(expected);
});

test.each([
  [[], ''],
  [[innbo('77')], '&innboAvtale=77'],
  [[innbo('7/7')], '&innboAvtale=7%2F7'],
  [[bundledWith({ productType: 'INNBO', policyNumber: '77' })], '&innboAvtale=77'],
  [[innbo('77'), bundledWith({ productType: 'REISE', policyNumber: '88' })], '&innboAvtale=77'],
  [[bundledWith({ productType: 'REISE', policyNumber: '88' })], ''],
  [[innbo('77'), innbo('78')], ''],
  [[innbo('77'), innbo()], ''],
  [[innbo()], ''],
])('a house with the bundle %j has the query %j AL-65 AL-66 AL-72', (bundle, query) => {
  const path = offerPurchasePath(offerWith({ ...numbers, productType: 'HUS', bundle }));
  expect(path).toBe(`/privat/forsikring/hus?husAvtale=123&version=4${query}`);
});

test.each([
  ['Hundeforsikring', undefined, '/hund'],
  ['KATT', undefined, '/katt'],
  ['Dyreforsikring', 'Hund, 3 år', '/hund'],
  ['Dyreforsikring', 'Innekatten Pus', '/katt'],
  ['Dyreforsikring', 'huskatt', '/katt'],
  [undefined, 'Schæferhund', '/hund'],
  ['Hund', 'Bor sammen med en katt', '/hund'],
  ['Hund og katt', undefined, ''],
  ['Hund og katt', 'Katt', '/katt'],
  ['Dyreforsikring', 'Dekker hundre tusen kroner', ''],
  ['Dyreforsikring', 'Utbetalingen er fri for skatt', ''],
  ['Dyreforsikring', 'Kanin', ''],
  [undefined, undefined, ''],
])('a pet offer named %j and described %j goes to skade/kjaeledyr%s AL-70', (name, description, species) => {
  for (const productType of ['KJAELEDYR', 'LOFAVOR_KJAELEDYR']) {
    const path = offerPurchasePath(offerWith({ ...numbers, productType, name, description }));
    expect(path).toBe(`/privat/forsikring/skade/kjaeledyr${species}/123/4`);
  }
});

test('no other offer is a pet for its name AL-70', () => {
  expect(offerPurchasePath(offerWith({ ...numbers, productType: 'REISE', name: 'Reise med hund' }))).toBe(
    '/privat/forsikring/skade/reise/123/4',
  );
});

describe.each(['HUS', 'BIL', 'TILHENGER'])('an offer of type %s AL-71', (productType) => {
  test.each([
    [undefined, '4'],
    ['123', undefined],
    ['', '4'],
    ['123', ' '],
    ['..', '4'],
    ['123', '.'],
  ])('cannot be bought with the numbers %j and %j', (policyNumber, versionNumber) => {
    expect(offerPurchasePath(offerWith({ productType, policyNumber, versionNumber }))).toBeUndefined();
  });
});

test('any numbers stay inside their places in the address AL-69', () => {
  const text = hostileText('.', '/', '&', '?', '#', '\ud800');
  const readable = (value: string) => value.replace(/\p{Surrogate}/gu, '\ufffd');
  fc.assert(
    fc.property(text, text, text, (policyNumber, versionNumber, contents) => {
      const offer = { policyNumber, versionNumber, bundle: [innbo(contents)] };
      const trailer = offerPurchasePath(offerWith({ ...offer, productType: 'TILHENGER' }));
      const house = offerPurchasePath(offerWith({ ...offer, productType: 'HUS' }));
      if (trailer === undefined || house === undefined) return;
      const trailerUrl = new URL(trailer, 'https://www.bank.no');
      const [path, numbersInPath] = [trailerUrl.pathname.slice(0, 34), trailerUrl.pathname.slice(35).split('/')];
      expect(path).toBe('/privat/forsikring/motor/tilhenger');
      expect(numbersInPath.map(decodeURIComponent)).toEqual([readable(policyNumber), readable(versionNumber)]);
      expect(trailerUrl.search).toBe('?type=TILHENGER');
      const houseUrl = new URL(house, 'https://www.bank.no');
      expect(houseUrl.pathname).toBe('/privat/forsikring/hus');
      expect(houseUrl.searchParams.get('husAvtale')).toBe(readable(policyNumber));
      expect(houseUrl.searchParams.get('version')).toBe(readable(versionNumber));
    }),
    fuzzRuns(),
  );
});

describe('totals', () => {
  test('adds bundle prices to the main one, month and year apart OF-14', () => {
    const bundle = [
      bundledWith({ monthlyPrice: 50, yearlyPrice: 600 }),
      bundledWith({ monthlyPrice: 25, yearlyPrice: 290 }),
    ];
    const offer = offerWith({ monthlyPrice: 100, yearlyPrice: 1150, bundle });
    expect(offerTotals(offer)).toEqual({ monthly: 175, yearly: 2040 });
  });

  test('leaves no dust of floating point OF-14', () => {
    const offer = offerWith({ monthlyPrice: 0.1, bundle: [bundledWith({ monthlyPrice: 0.2 })] });
    expect(offerTotals(offer).monthly).toBe(0.3);
  });

  test('adds no traffic insurance fee OF-17', () => {
    expect(offerTotals(offerWith({ monthlyPrice: 100, monthlyTrafficFee: 9 })).monthly).toBe(100);
  });

  test('gives no total where a bundled price is missing, month and year apart OF-18', () => {
    const bundle = [bundledWith({ yearlyPrice: 300 }), bundledWith({ monthlyPrice: 25, yearlyPrice: 300 })];
    expect(offerTotals(offerWith({ monthlyPrice: 100, yearlyPrice: 1200, bundle }))).toEqual({ monthly: undefined, yearly: 1800 });
  });

  test('gives no total without the main price OF-18', () => {
    const offer = offerWith({ yearlyPrice: 0, bundle: [bundledWith({ monthlyPrice: 25, yearlyPrice: 300 })] });
    expect(offerTotals(offer)).toEqual({ monthly: undefined, yearly: 300 });
  });

  test.each([
    [{}, false],
    [{ bundle: [bundledWith({ monthlyPrice: 25 })] }, false],
    [{ monthlyPrice: 0 }, true],
    [{ yearlyPrice: 100 }, true],
  ])('says of %j that it has a price: %s OF-18', (fields, expected) => {
    expect(hasPrice(offerWith(fields))).toBe(expected);
  });
});
