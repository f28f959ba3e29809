import { describe, expect, test } from 'vitest';
import { isCurrent, isListed, needsPartnerData, statusTag } from '../../../src/domain/agreement.ts';
import { distributors } from '../../../src/domain/distributor.ts';
import { policySources } from '../../../src/domain/offer.ts';
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
    for (const bankRegister of ['2050', '0502', '502']) {
      expect(needsPartnerData(distributor, { bankRegister })).toBe(true);
    }
    for (const bankRegister of [undefined, '', '0205', '20500', '5020', '1234']) {
      expect(needsPartnerData(distributor, { bankRegister })).toBe(false);
    }
  });
});
