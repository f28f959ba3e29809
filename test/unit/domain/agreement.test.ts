import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Agreement } from '../../../src/domain/agreement.ts';
import { isCurrent, isListed, isPartnerBank, mergeAgreements, needsPartnerData, statusTag } from '../../../src/domain/agreement.ts';
import { distributors } from '../../../src/domain/distributor.ts';
import { policySources } from '../../../src/domain/policy.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { agreementWith } from './samples.ts';

test.each([
  ['ACTIVE', true, true],
  ['PENDING', true, true],
  ['RENEWAL', true, true],
  ['PROCESSING', true, false],
  [undefined, true, false],
  ['TERMINATED', false, false],
  ['active', false, false],
  ['', false, false],
])('status %s is listed: %s, current: %s OV-35 OV-36', (status, listed, current) => {
  expect(isListed(agreementWith({ status }))).toBe(listed);
  expect(isCurrent(agreementWith({ status }))).toBe(current);
});

const anySources = [...policySources, undefined, 'NEW_SOURCE'];

test.each(anySources)('OV-28 OV-29 OV-33 the source %s decides nothing but PENDING', (source) => {
  expect(statusTag(agreementWith({ status: 'RENEWAL', source }))).toBe('renewal');
  expect(statusTag(agreementWith({ status: 'PROCESSING', source }))).toBe('processing');
  expect(statusTag(agreementWith({ status: 'ACTIVE', source }))).toBeUndefined();
  expect(statusTag(agreementWith({ status: 'TERMINATED', source }))).toBeUndefined();
  expect(statusTag(agreementWith({ source }))).toBeUndefined();
});

test.each([
  ['EIKA_PERSON', 'processing'],
  ['PROLIFE', 'temporary'],
  ['NICE', undefined],
  ['EIKA_SKADE', undefined],
  ['LOFAVOR', undefined],
  ['PARIS', undefined],
  ['NSF', undefined],
  [undefined, undefined],
])('PENDING from %s has the tag %s OV-27 OV-30 OV-31 OV-32 T-01', (source, tag) => {
  expect(statusTag(agreementWith({ status: 'PENDING', source }))).toBe(tag);
});

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

describe('own and partner agreements in one list API-72', () => {
  const car = { policyNumber: '81204417', source: 'NICE', productType: 'BIL' };
  const own = [agreementWith({ ...car, name: 'Own' }), agreementWith({ name: 'Own without' })];
  const names = (partner: readonly Partial<Agreement>[], mine = own) =>
    mergeAgreements(mine, partner.map((fields) => agreementWith({ name: 'Partner', ...fields }))).map(({ name }) => name);

  test.each([
    ['all of it', {}],
    ['its codes in other letters', { source: 'nice', productType: 'Bil' }],
    ['more that has changed', { description: 'Volvo', monthlyPrice: 299, status: 'RENEWAL', isBundled: true }],
  ])('is once, as the own one, what agrees in %s', (_, fields) => {
    expect(names([{ ...car, ...fields }])).toEqual(['Own', 'Own without']);
  });

  test('is once what agrees in the finer code too', () => {
    const travel = { policyNumber: 'K-1', source: 'PARIS', productType: 'KOLLEKTIV_REISE', productCode: 'Y44' };
    expect(names([{ ...travel, productCode: 'y44' }], [agreementWith({ ...travel, name: 'Own' })])).toEqual(['Own']);
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

  test('nothing is merged inside one answer', () => {
    const fleet = ['BIL', 'MOPED', 'BAAT', 'BIL'].map((productType) => ({ policyNumber: 'ES-90500', source: 'EIKA_SKADE', productType }));
    expect(names(fleet)).toEqual(['Own', 'Own without', 'Partner', 'Partner', 'Partner', 'Partner']);
    const doubles = [...own, ...own];
    expect(mergeAgreements(doubles, [])).toEqual(doubles);
  });

  test('each own agreement stands for one of the partner’s', () => {
    expect(names([{ ...car, name: 'First' }, { ...car, name: 'Second' }])).toEqual(['Own', 'Own without', 'Second']);
    expect(names([car], [...own, ...own])).toEqual(['Own', 'Own without', 'Own', 'Own without']);
  });

  test('nothing that one answer has is lost, and no more is left out than the other has', () => {
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

describe('bank register', () => {
  test.each(['2050', 2050, '0502', '502', 502, ' 0502 '])('counts %j as a partner AC-16 AC-17 AC-19', (register) => {
    expect(isPartnerBank(register)).toBe(true);
  });

  test.each(['1234', 0, 5020, '20500', '', undefined, null, Number.NaN, 502.1, ['0502'], { a: 502 }, true])(
    'does not count %j AC-18',
    (register) => {
      expect(isPartnerBank(register)).toBe(false);
    },
  );

  test('reads numbers and padded texts alike AC-19', () => {
    fc.assert(
      fc.property(fc.nat(9999), (register) => {
        expect(isPartnerBank(register)).toBe(register === 502 || register === 2050);
        expect(isPartnerBank(String(register).padStart(4, '0'))).toBe(isPartnerBank(register));
      }),
      fuzzRuns(),
    );
  });
});
