import { describe, expect, test } from 'vitest';
import { distributors } from '../../../src/domain/distributor.ts';
import { mergeAgreements, needsPartnerData } from '../../../src/domain/partner-agreements.ts';
import { agreementWith } from './samples.ts';

describe('who needs partner data', () => {
  test.each(['eika', 'fana', 'sbm'] as const)('AC-15 AC-20 %s at once', (distributor) => {
    expect(needsPartnerData(distributor, undefined)).toBe(true);
    expect(needsPartnerData(distributor, {})).toBe(true);
  });

  const others = distributors.filter((code) => !['eika', 'fana', 'sbm'].includes(code));

  test.each(others)('AC-16 AC-17 AC-18 AC-19 %s by the bank, and only when it is known (AC-20)', (distributor) => {
    expect(needsPartnerData(distributor, undefined)).toBeUndefined();
    expect(needsPartnerData(distributor, {})).toBe(false);
    for (const bankRegister of ['2050', '0502', '502', ' 502 ']) {
      expect(needsPartnerData(distributor, { bankRegister })).toBe(true);
    }
    for (const bankRegister of [undefined, '', '0205', '20500', '5020', '1234']) {
      expect(needsPartnerData(distributor, { bankRegister })).toBe(false);
    }
  });
});

describe('API-72 own and partner agreements in one list', () => {
  const own = [agreementWith({ policyNumber: '1', name: 'Own' }), agreementWith({ name: 'Own without' })];

  test('the same policy number once, as the own one', () => {
    const partner = ['1', '2', '2', '3'].map((policyNumber) => agreementWith({ policyNumber, name: 'Partner' }));
    const merged = mergeAgreements(own, partner);
    expect(merged.map(({ policyNumber, name }) => [policyNumber, name])).toEqual([
      ['1', 'Own'], [undefined, 'Own without'], ['2', 'Partner'], ['3', 'Partner'],
    ]);
  });

  test('without a number none is like another', () => {
    const partner = [agreementWith({ name: 'A' }), agreementWith({ name: 'B' })];
    expect(mergeAgreements(own, partner).map(({ name }) => name)).toEqual(['Own', 'Own without', 'A', 'B']);
  });

  test('own agreements stay as they are', () => {
    const doubles = [...own, ...own];
    expect(mergeAgreements(doubles, [])).toEqual(doubles);
  });
});
