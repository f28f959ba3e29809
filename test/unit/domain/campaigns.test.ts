import { expect, test } from 'vitest';
import { campaignsFor, carOnlineDiscount } from '../../../src/domain/campaigns.ts';
import { distributors } from '../../../src/domain/distributor.ts';

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
