import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPartnerBank } from '../../../src/domain/bank-register.ts';
import { distributors, isPartnerDistributor, parseDistributor } from '../../../src/domain/distributor.ts';
import { environmentOf } from '../../../src/domain/environment.ts';
import { isMobileBank, parseLoginContext } from '../../../src/domain/login-context.ts';
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

describe('environment', () => {
  test.each([
    ['localhost', 'Dev'],
    ['LOCALHOST', 'Dev'],
    ['127.0.0.1', 'Dev'],
    ['[::1]', 'Dev'],
    ['portal.dev.bank.no', 'Dev'],
    ['dev.bank.no', 'Dev'],
    ['test.bank.no', 'Test'],
    ['portal.test.bank.no', 'Test'],
    ['portal-test.bank.no', 'Test'],
    ['www.bank-test.no', 'Test'],
    ['qa.bank.no', 'QA'],
    ['portal-qa.bank.no', 'QA'],
    ['stage.bank.no', 'QA'],
    ['portal-stage.bank.no.', 'QA'],
    ['www.bank.no', 'Production'],
    ['www.testament.no', 'Production'],
    ['latest.bank.no', 'Production'],
    ['device.bank.no', 'Production'],
    ['backstage.no', 'Production'],
    ['localhost.evil.example', 'Production'],
    ['127.0.0.1.evil.example', 'Production'],
    ['', 'Production'],
  ])('says of %j: %s CF-08 CF-09', (hostname, expected) => {
    expect(environmentOf(hostname)).toBe(expected);
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

test('no value makes a reader of codes throw CF-07 AC-19', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (value, hostname) => {
      parseDistributor(value);
      parseLoginContext(value);
      isPartnerBank(value);
      environmentOf(hostname);
    }),
    fuzzRuns(),
  );
});
