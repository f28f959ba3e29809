import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Agreement } from '../../../src/domain/agreement.ts';
import { mergeAgreements } from '../../../src/domain/merge-agreements.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { agreementWith } from './samples.ts';

describe('own and partner agreements in one list API-72', () => {
  const car = { policyNumber: '81204417', source: 'NICE', productType: 'BIL' };
  const own = [agreementWith({ ...car, name: 'Own' }), agreementWith({ name: 'Own without' })];
  const names = (partner: readonly Partial<Agreement>[], mine = own) =>
    mergeAgreements(mine, partner.map((fields) => agreementWith({ name: 'Partner', ...fields }))).map(({ name }) => name);

  test.each([
    ['all of it', {}],
    ['more that has changed', { description: 'Volvo', monthlyPrice: 299, status: 'RENEWAL', isBundled: true }],
  ])('is once, as the own one, what agrees in %s', (_, fields) => {
    expect(names([{ ...car, ...fields }])).toEqual(['Own', 'Own without']);
  });

  test('is once what agrees in the finer code too', () => {
    const travel = { policyNumber: 'K-1', source: 'PARIS', productType: 'KOLLEKTIV_REISE', productCode: 'Y44' };
    expect(names([travel], [agreementWith({ ...travel, name: 'Own' })])).toEqual(['Own']);
    for (const productCode of ['Y45', undefined]) {
      expect(names([{ ...travel, productCode }], [agreementWith({ ...travel, name: 'Own' })])).toEqual(['Own', 'Partner']);
    }
  });

  test.each([
    ['another number', { policyNumber: '81204418' }],
    ['another system', { source: 'EIKA_SKADE' }],
    ['another product', { productType: 'MOPED' }],
    ['a finer code', { productCode: 'B1' }],
    ['no number', { policyNumber: undefined }],
    ['no system', { source: undefined }],
    ['no product', { productType: undefined }],
  ])('is twice with %s', (_, fields) => {
    expect(names([{ ...car, ...fields }])).toEqual(['Own', 'Own without', 'Partner']);
  });

  test.each(['policyNumber', 'source', 'productType'] as const)('is twice when both lack the %s: unknown is not equal', (field) => {
    const unknown = { ...car, [field]: undefined };
    expect(names([unknown], [agreementWith({ ...unknown, name: 'Own' })])).toEqual(['Own', 'Partner']);
  });

  test.each([
    ['CANCELLED', 'ACTIVE', 'Partner'], ['PROCESSING', 'RENEWAL', 'Partner'], ['PROCESSING', 'PENDING', 'Partner'],
    ['ACTIVE', 'CANCELLED', 'Own'], ['RENEWAL', 'ACTIVE', 'Own'], [undefined, 'ACTIVE', 'Own'], ['CANCELLED', 'PROCESSING', 'Own'], ['CANCELLED', undefined, 'Own'],
  ])('own %s and the partner’s %s is the version in force: %s NB-19', (status, theirs, name) => {
    expect(names([{ ...car, status: theirs }], [agreementWith({ name: 'Before' }), agreementWith({ ...car, name: 'Own', status })])).toEqual(['Before', name]);
  });

  test('nothing is merged inside one response', () => {
    const fleet = ['BIL', 'MOPED', 'BAAT', 'BIL'].map((productType) => ({ policyNumber: 'ES-90500', source: 'EIKA_SKADE', productType }));
    expect(names(fleet)).toEqual(['Own', 'Own without', 'Partner', 'Partner', 'Partner', 'Partner']);
    const doubles = [...own, ...own];
    expect(mergeAgreements(doubles, [])).toEqual(doubles);
  });

  test('each own agreement stands for one of the partner’s', () => {
    expect(names([{ ...car, name: 'First' }, { ...car, name: 'Second' }])).toEqual(['Own', 'Own without', 'Second']);
    expect(names([car], [...own, ...own])).toEqual(['Own', 'Own without', 'Own', 'Own without']);
  });

  test('nothing that one response has is lost, and no more is left out than the other has', () => {
    const field = <T>(...values: T[]) => fc.constantFrom(undefined, ...values);
    const any = fc.record({ policyNumber: field('1', '2'), source: field('NICE', 'PARIS'), productType: field('BIL', 'HUS') });
    fc.assert(fc.property(fc.array(any), fc.array(any), (mine, theirs) => {
      const [one, other] = [mine, theirs].map((list) => list.map(agreementWith));
      const merged = mergeAgreements(one ?? [], other ?? []);
      const count = (list: readonly Partial<Agreement>[], wanted: Partial<Agreement>) => list.filter((it) =>
        it.policyNumber === wanted.policyNumber && it.source === wanted.source && it.productType === wanted.productType).length;
      for (const wanted of [...mine, ...theirs]) {
        const isKnown = Object.values(wanted).every((value) => value !== undefined);
        const [here, there] = [count(mine, wanted), count(theirs, wanted)];
        expect(count(merged, wanted)).toBe(isKnown ? Math.max(here, there) : here + there);
      }
    }), fuzzRuns());
  });
});
