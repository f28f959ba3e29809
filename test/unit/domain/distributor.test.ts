import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distributors, isMobileBank, isPartnerDistributor, parseDistributor, parseLoginContext } from '../../../src/domain/distributor.ts';
import { environmentOf } from '../../../src/domain/environment.ts';
import { fuzzRuns } from './fuzz-runs.ts';

describe('distributor', () => {
  test('knows exactly seven codes CF-06', () => {
    expect([...distributors].sort()).toEqual(['dnb', 'eika', 'fana', 'fremtind', 'none', 'sb1', 'sbm']);
  });

  test.each(distributors)('CF-06 accepts %s in any case', (code) => {
    expect(parseDistributor(code)).toBe(code);
    expect(parseDistributor(code.toUpperCase())).toBe(code);
  });

  test.each(['xyz', '', ' sb1', 'sb1 ', 'sb', 'constructor', undefined, null, 1, ['sb1'], {}])(
    'accepts nothing else: %j CF-07',
    (value) => {
      expect(parseDistributor(value)).toBeUndefined();
    },
  );

  test('counts eika, fana and sbm as partners AC-15', () => {
    expect(distributors.filter(isPartnerDistributor)).toEqual(['eika', 'fana', 'sbm']);
  });
});

describe('login context', () => {
  test.each([
    ['MOBILBANK', 'MOBILBANK', true],
    ['MOBILBANK_DNB', 'MOBILBANK_DNB', true],
    ['NETTBANK', 'NETTBANK', false],
    ['mobilbank', 'OWN_SITE', false],
    ['', 'OWN_SITE', false],
    ['OWN_SITE', 'OWN_SITE', false],
    [undefined, 'OWN_SITE', false],
    [1, 'OWN_SITE', false],
  ] as const)('NX-16 reads %j as %s, a mobile bank: %s', (value, context, isMobile) => {
    expect(parseLoginContext(value)).toBe(context);
    expect(isMobileBank(parseLoginContext(value))).toBe(isMobile);
  });
});

test('no value makes a reader of codes throw CF-07', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (value, hostname) => {
      parseDistributor(value);
      parseLoginContext(value);
      environmentOf(hostname);
    }),
    fuzzRuns(),
  );
});
