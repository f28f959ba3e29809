import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SummedAgreements } from '../../../src/domain/agreement.ts';
import { agreementTotal } from '../../../src/domain/agreement.ts';
import { mergeAgreements } from '../../../src/domain/merge-agreements.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { agreementWith } from './samples.ts';

const insurance = (number: string, monthlyPrice?: number, status = 'ACTIVE') =>
  agreementWith({ policyNumber: number, source: 'NICE', productType: 'BIL', monthlyPrice, status });
const [a, b, c] = [insurance('A'), insurance('B'), insurance('C')];
const response = (agreements: SummedAgreements['agreements'], monthlySum?: number, yearlySum?: number) => ({ agreements, monthlySum, yearlySum });
const failed = undefined;
const both = (own: SummedAgreements | undefined, partner?: SummedAgreements) => mergeAgreements(own?.agreements ?? [], partner?.agreements ?? []);

describe('what the insurances of a list cost together OV-42 OV-43', () => {
  test.each([
    // what, own, partner, month, year
    ['month and year', response([a], 100, 1200), undefined, 100, 1200],
    ['the month alone', response([a], 100), undefined, 100, undefined],
    ['the year alone', response([a], undefined, 1200), undefined, undefined, 1200],
    ['nothing for what costs nothing', response([insurance('A', 0), b], 0, 0), undefined, 0, 0],
    ['the year beside a month of nothing, of which no price is known', response([a, b], 0, 240), undefined, undefined, 240],
    ['the month beside a year of nothing, of which no price is known', response([a, b], 20, 0), undefined, 20, undefined],
    ['own and partner', response([a], 100, 1200), response([b, c], 10, 120), 110, 1320],
    ['own and partner, in øre', response([a], 0.25), response([b], 0.5), 0.75, undefined],
    ['a partner’s month without its year', response([a], 100, 1200), response([b], 10), 110, undefined],
    ['a partner’s year without its month', response([a], 100, 1200), response([b], undefined, 120), undefined, 1320],
    ['the year of both alone', response([a], undefined, 1200), response([b], undefined, 120), undefined, 1320],
    ['a partner without any', response([a], 100, 1200), response([], 7, 84), 100, 1200],
    ['the partner alone', response([]), response([b], 10, 120), 10, 120],
    ['the partner alone beside sums of nothing', response([], 500, 6000), response([b], 10, 120), 10, 120],
    ['the partner alone, as the own ones failed', failed, response([b], 10, 120), 10, 120],
    ['the partner’s year alone', response([]), response([b], undefined, 120), undefined, 120],
    ['what the partner has is in the own ones', response([a, b], 100, 1200), response([b], 10, 120), 100, 1200],
    ['a year that is less than its month', response([a], 100, 90), undefined, 100, undefined],
    ['a year in øre', response([insurance('A', 100)], 100, 120_000), undefined, 100, undefined],
    ['a year of twice as many', response([a, b], 300, 7200), undefined, 300, undefined],
    ['a year of a month that costs nothing', response([insurance('A', 0)], 0, 240), undefined, 0, undefined],
    ['a year with a rebate', response([a], 100, 1020), undefined, 100, 1020],
    ['a year alone, of which the prices are not all known', response([insurance('A', 100), b], undefined, 5000), undefined, undefined, 5000],
    ['a year that is less, of a sum below zero', response([insurance('A', -50)], -50, -600), undefined, -50, -600],
    ['one number twice', response([a, a], 200), response([b, b, b], 30), 230, undefined],
  ] as const)('%s', (_, own, partner, monthly, yearly) => {
    expect(agreementTotal(both(own, partner), own, partner)).toEqual({ monthly, yearly });
  });

  test.each([
    ['no sums', response([a]), undefined],
    ['nothing, of which no price is known', response([a, b], 0, 0), undefined],
    ['nothing of either, of which no price is known', response([a], 0, 0), response([b], 0, 0)],
    ['own sums without the partner’s', response([a], 100, 1200), response([b])],
    ['a partner’s sums without the own ones', response([a]), response([b], 10, 120)],
    ['a month here and a year there', response([a], 100), response([b], undefined, 120)],
    ['the partner’s sum is of a shared one too', response([a], 100, 1200), response([a, b], 110, 1320)],
    ['no insurances', response([], 100, 1200), response([], 10, 120)],
    ['no response', failed, undefined],
    ['a status that is not known', response([a, insurance('X', 1, 'HVILENDE')], 100, 1200), undefined],
    ['a partner’s status that is not known', response([a], 100, 1200), response([insurance('X', 1, 'AVSLUTTET')], 1, 12)],
    ['the partner’s version is in force, and the own one is not', response([a, insurance('B', undefined, 'CANCELLED')], 100, 1200), response([b], 10, 120)],
    ['a sum that the prices contradict', response([insurance('A', 100), insurance('B', 50)], 200, 2400), undefined],
    ['a sum of less than the prices that are known', response([insurance('A', 100), b], 98, 1176), undefined],
    ['nothing for a price that is known', response([insurance('A', 100), b], 0, 0), undefined],
    ['a year alone that the prices contradict', response([insurance('A', 100), insurance('B', 200)], undefined, 1000), undefined],
    ['a year alone of nothing, beside a price that is known', response([insurance('A', 100), b], undefined, 0), undefined],
    ['a year alone of less than half the price that is known', response([insurance('A', 100), b], undefined, 599), undefined],
    ['a year alone below zero, beside a price that is known', response([insurance('A', 100), b], undefined, -1200), undefined],
    ['a partner’s sum that the prices contradict', response([insurance('A', 100)], 100), response([insurance('B', 50)], 49)],
  ] as const)('unknown: %s', (_, own, partner) => {
    expect(agreementTotal(both(own, partner), own, partner)).toBeUndefined();
  });

  test('a partner that comes late leaves the own list its own total', () => {
    expect(agreementTotal([a], response([a], 100, 1200), response([b], 10, 120))).toEqual({ monthly: 100, yearly: 1200 });
  });

  test('rounding to whole kroner, and a price that is not known, contradict nothing', () => {
    for (const own of [response([insurance('A', 99.75), insurance('B', 100.5)], 200), response([insurance('A', 99), b], 500)]) {
      expect(agreementTotal(own.agreements, own)).toBeDefined();
    }
  });

  test('where all prices are known, the total is what they come to', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined });
    const one = fc.record({ number: fc.constantFrom('1', '2', '3'), price: fc.integer({ min: 0, max: 500 }) });
    const list = fc.record({ agreements: fc.array(one, { maxLength: 4 }), monthlySum: amount, yearlySum: amount, isTrue: fc.boolean() });
    fc.assert(fc.property(list, list, (mine, theirs) => {
      const [own, partner] = [mine, theirs].map(({ agreements, isTrue, ...sums }) => {
        const held = agreements.map(({ number, price }) => insurance(number, price));
        return { ...sums, ...(isTrue && { monthlySum: agreements.reduce((sum, { price }) => sum + price, 0) }), agreements: held };
      });
      const all = both(own, partner);
      const total = agreementTotal(all, own, partner);
      if (total?.monthly !== undefined) expect(total.monthly).toBe(all.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0));
    }), fuzzRuns());
  });
});
