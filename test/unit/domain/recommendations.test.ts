import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distributors } from '../../../src/domain/distributor.ts';
import type { ProductScore } from '../../../src/domain/recommendations.ts';
import {
  campaignsFor, carOnlineDiscount, chooseRecommendations, heldProducts, isDamageProduct, recommendationHref, recommendedProducts,
} from '../../../src/domain/recommendations.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';
import { agreementWith } from './samples.ts';

const scored = (...items: readonly (readonly [string, number?])[]): ProductScore[] =>
  items.map(([productType, score]) => ({ productType, score }));
const six = scored(['MC', 0.1], ['BIL', 0.9], ['HUS', 0.5], ['REISE', 0.7], ['INNBO', 0.3], ['BAAT', 0.2]);
const allProducts = Object.keys(recommendedProducts) as (keyof typeof recommendedProducts)[];
const held = (productType?: string, status: string | undefined = 'ACTIVE') =>
  heldProducts([agreementWith({ productType, status })]);

test('thirteen products, each with its page NB-16 NB-20 AL-41 AL-48 AL-53 AL-57 to AL-62', () => {
  const hrefs = allProducts.map((product) => [product, recommendationHref(product, false)]);
  expect(Object.fromEntries(hrefs)).toEqual({
    BIL: '/privat/forsikring/motor/bil',
    HUS: '/privat/forsikring/hus',
    REISE: '/privat/forsikring/skade/reise',
    LIVSFORSIKRING: '/privat/forsikring/liv/kjop/livsforsikring',
    KRITISK_SYKDOM: '/privat/forsikring/liv/kjop/kritisksykdom',
    INNBO: '/privat/forsikring/innbo',
    UFOEREPENSJON: '/privat/forsikring/liv/kjop/uforeforsikring',
    UFOEREKAPITAL: '/privat/forsikring/liv/kjop/uforeforsikring',
    BEHANDLINGSFORSIKRING: '/privat/forsikring/liv/kjop/behandlingsforsikring',
    MOPED: '/privat/forsikring/motor/moped',
    FRITIDSHUS: '/privat/forsikring/hytte',
    BAAT: '/privat/forsikring/motor/baat',
    MC: '/privat/forsikring/motor/mc',
  });
});

test('a union member buys travel insurance, and nothing else, at a page of the union NB-21 AL-54', () => {
  const others = allProducts.filter((product) => recommendationHref(product, true) !== recommendationHref(product, false));
  expect(others).toEqual(['REISE']);
  expect(recommendationHref('REISE', true)).toBe('/privat/forsikring/skade/reise/lofavor');
});

test('damage insurances are those that insure things NB-25 NB-30', () => {
  expect(allProducts.filter(isDamageProduct)).toEqual(['BIL', 'HUS', 'REISE', 'INNBO', 'MOPED', 'FRITIDSHUS', 'BAAT', 'MC']);
});

describe('held products', () => {
  test.each([
    ['ACTIVE', true], ['PENDING', true], ['RENEWAL', true],
    ['PROCESSING', false], ['TERMINATED', false], ['', false], [undefined, true],
  ])('an agreement with status %s counts: %s NB-19', (status, counts) => {
    expect(heldProducts([agreementWith({ productType: 'BIL', status })])).toEqual(counts ? ['BIL'] : []);
  });

  test.each([
    ['BIL', ['BIL']],
    ['KOLLEKTIV_REISE', ['REISE']],
    ['KOLLEKTIV_HJEM', ['INNBO']],
    ['HEST', []],
    ['constructor', []],
    ['', []],
    [undefined, []],
  ])('an agreement of type %s is held as %j NB-06 NB-07 NB-08', (productType, products) => {
    expect(held(productType)).toEqual(products);
  });

  test('each once, in one order NB-03', () => {
    const types = ['MC', 'KOLLEKTIV_REISE', 'BIL', 'REISE', 'BIL', 'HUS'];
    const agreements = types.map((productType) => agreementWith({ productType, status: 'ACTIVE' }));
    expect(heldProducts(agreements)).toEqual(['BIL', 'HUS', 'REISE', 'MC']);
  });
});

describe('the choice', () => {
  test('the best three, best first NB-09 NB-10', () => {
    expect(chooseRecommendations(six, [], 3)).toEqual({ products: ['BIL', 'REISE', 'HUS'], held: [] });
  });

  test.each([[1, 1], [2, 2], [3, 3], [5, 5], [6, 5], [9, 5], [1e9, 5]])('max %s gives %s NB-11', (max, count) => {
    expect(chooseRecommendations(six, [], max).products).toHaveLength(count);
  });

  test('what is held gives way to the next NB-06 NB-18', () => {
    expect(chooseRecommendations(six, ['BIL', 'HUS', 'MOPED'], 3)).toEqual({
      products: ['REISE', 'INNBO', 'BAAT'], held: ['BIL', 'HUS'],
    });
  });

  test('unknown products are skipped NB-17', () => {
    const scores = scored(['ROMSKIP', 9], ['constructor', 8], ['__proto__', 7], ['', 6], ['BIL', 1]);
    expect(chooseRecommendations(scores, [], 3).products).toEqual(['BIL']);
  });

  test('equal scores keep their order, and without a score comes last NB-23', () => {
    const scores = scored(['MC'], ['BAAT', 1], ['HUS'], ['BIL', 1], ['REISE', -5]);
    expect(chooseRecommendations(scores, [], 5).products).toEqual(['BAAT', 'BIL', 'REISE', 'MC', 'HUS']);
  });

  test('a product counts once, with its highest score; two disability insurances are two products NB-23', () => {
    const scores = scored(['BIL', 0.1], ['UFOEREPENSJON', 0.5], ['UFOEREKAPITAL', 0.4], ['BIL', 0.9], ['UFOEREPENSJON', 0.2]);
    expect(chooseRecommendations(scores, [], 3).products).toEqual(['BIL', 'UFOEREPENSJON', 'UFOEREKAPITAL']);
  });

  test('whatever is sent: known ones that are not held, each once, at most five NB-06 NB-11 NB-17 NB-23', () => {
    const product = fc.constantFrom(...allProducts);
    const scores = fc.array(fc.record({
      productType: fc.oneof(product, hostileText('BIL', '_')),
      score: fc.option(fc.double(), { nil: undefined }),
    }));
    fc.assert(
      fc.property(scores, fc.uniqueArray(product), fc.integer({ min: 1 }), (all, heldOnes, max) => {
        const { products, held: left } = chooseRecommendations(all, heldOnes, max);
        expect(products.length).toBeLessThanOrEqual(5);
        expect(new Set(products).size).toBe(products.length);
        for (const one of products) expect(heldOnes).not.toContain(one);
        for (const one of [...products, ...left]) expect(allProducts).toContain(one);
        for (const one of left) expect(heldOnes).toContain(one);
      }),
      fuzzRuns(),
    );
  });
});

const nobody = { isBankCustomer: false, isUnionMember: false, carDiscount: 0 };
const everything = { isBankCustomer: true, isUnionMember: true, carDiscount: 10 };

test('each campaign for whom it is NB-25 NB-26 NB-27 NB-29', () => {
  expect(campaignsFor(nobody)).toEqual(['bundle']);
  expect(campaignsFor({ ...nobody, isBankCustomer: true })).toEqual(['bundle', 'bank']);
  expect(campaignsFor({ ...nobody, isUnionMember: true })).toEqual(['bundle', 'union']);
  expect(campaignsFor({ ...nobody, carDiscount: 10 })).toEqual(['bundle', 'carOnline']);
  expect(campaignsFor(everything)).toEqual(['bundle', 'bank', 'union', 'carOnline']);
});

test('only a car is cheaper on the web NB-27', () => {
  expect(campaignsFor(everything, 'BIL')).toContain('carOnline');
  expect(campaignsFor(everything, 'MC')).toEqual(['bundle', 'bank', 'union']);
});

test.each(['LIVSFORSIKRING', 'KRITISK_SYKDOM', 'UFOEREPENSJON', 'UFOEREKAPITAL', 'BEHANDLINGSFORSIKRING'] as const)(
  'NB-30 %s has no discount', (product) => {
    expect(campaignsFor(everything, product)).toEqual([]);
  },
);

test.each(distributors)('NB-28 the discount on cars of %s', (distributor) => {
  expect(carOnlineDiscount(distributor, undefined)).toBe(distributor === 'fremtind' ? 10 : 0);
  expect(carOnlineDiscount(distributor, 12)).toBe(12);
  expect(carOnlineDiscount(distributor, 0)).toBe(0);
});
