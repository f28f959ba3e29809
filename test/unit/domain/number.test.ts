import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber } from '../../../src/domain/number.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['0', 0],
  ['007', 7],
  ['1 234', 1234],
  ['1\u00a0234\u202f567,89', 1_234_567.89],
  [' 12 ', 12],
  ['-3,5', -3.5],
  ['\u22123,5', -3.5],
  ['1.234', 1.234],
])('reads %j as %d VA-13 VA-14 VA-15', (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});

test.each([
  '', ' ', 'tolv', '12 kr', '1e3', '0x10', 'NaN', 'Infinity', '+5', '1,2,3', '1.234,5', ',5', '5,', '-', '--1', '1-',
  "1'000", '½', '１２', '1_000', '9'.repeat(400),
])('reads %j as no number VA-15', (text) => {
  expect(parseNumber(text)).toBeUndefined();
});

test('any text gives a finite number or nothing VA-15', () => {
  const text = hostileText('0', '9', ',', '.', '-', ' ', 'e');
  fc.assert(
    fc.property(text, (written) => {
      const value = parseNumber(written);
      expect(value === undefined || Number.isFinite(value)).toBe(true);
    }),
    fuzzRuns(),
  );
});

test('reads back any decimal number with either separator VA-13 VA-14', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(99), (whole, decimals) => {
      const dotted = `${whole}.${String(decimals).padStart(2, '0')}`;
      expect(parseNumber(dotted)).toBe(Number(dotted));
      expect(parseNumber(dotted.replace('.', ','))).toBe(Number(dotted));
    }),
    fuzzRuns(),
  );
});
