import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber } from '../../../src/api/wire.ts';
import { formatAmount, keepAmounts, sumAmounts } from '../../../src/domain/money.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';

/** Amounts hold no-break spaces only; the tables show them as plain ones. */
function plain(text: string | undefined): string | undefined {
  expect(text ?? '').not.toMatch(/ /);
  return text?.replace(/\u00a0/g, ' ');
}

test.each([
  [0, '0 kr'],
  [-0, '0 kr'],
  [299, '299 kr'],
  [1234, '1 234 kr'],
  [12345.6, '12 345,60 kr'],
  [1234567, '1 234 567 kr'],
  [299.5, '299,50 kr'],
  [299.05, '299,05 kr'],
  [299.999, '300 kr'],
  [299.994, '299,99 kr'],
  [299.004, '299 kr'],
  [299.005, '299,01 kr'],
  [1.005, '1,01 kr'],
  [0.1 + 0.2, '0,30 kr'],
  [297.00000000000006, '297 kr'],
  [0.004, '0 kr'],
  [-0.004, '0 kr'],
  [-50, '\u221250 kr'],
  [-1234.5, '\u22121 234,50 kr'],
  [-0.005, '\u22120,01 kr'],
  [9_007_199_254_740, '9 007 199 254 740 kr'],
])('shows %d as %j VA-21 VA-22 VA-23 VA-24', (kroner, expected) => {
  expect(plain(formatAmount(kroner, 'nb'))).toBe(expected);
});

test.each([undefined, Number.NaN, Infinity, -Infinity, 1e300, -1e21])('shows nothing for %s VA-24', (kroner) => {
  expect(formatAmount(kroner, 'nb')).toBeUndefined();
});

test('puts no-break spaces between the thousands and before the unit VA-29', () => {
  expect(formatAmount(1234, 'nb')).toBe('1\u00a0234\u00a0kr');
});

test.each([
  [0, 'kr 0'],
  [1234, 'kr 1,234'],
  [-1234567.5, '\u2212kr 1,234,567.50'],
])('shows %d in English as %j', (kroner, expected) => {
  expect(plain(formatAmount(kroner, 'en'))).toBe(expected);
});

test('writes amounts as the browser does in the three languages', () => {
  const option = { style: 'currency', currency: 'NOK', currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' } as const;
  for (const [language, locale] of [['nb', 'nb-NO'], ['nn', 'nn-NO'], ['en', 'en-GB']] as const) {
    const { format } = new Intl.NumberFormat(locale, option);
    for (const kroner of [0, 5, 299.5, 1234, 12345.6, 1234567.89]) expect(formatAmount(kroner, language)).toBe(format(kroner));
  }
});

test.each([
  [[undefined, undefined], undefined],
  [[Number.NaN], undefined],
  [[undefined, 0], undefined],
  [[0, 0], 0],
  [[100, 50, 25], 175],
  [[100, undefined, 25], undefined],
  [[0.1, 0.2], 0.3],
  [[0.1, 0.7], 0.8],
  [[100, -30.5], 69.5],
  [[0.333, 0.333, 0.333], 0.99],
])('sums %j to %s OF-14 OF-18', (amounts, expected) => {
  expect(sumAmounts(amounts)).toBe(expected);
});

test('the text of any price reads back as the price in øre VA-21 to VA-24', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (ore) => {
      const text = formatAmount(ore / 100, 'nb') ?? '';
      expect(text).toMatch(/^\u2212?\d{1,3}(?:\u00a0\d{3})*(?:,\d\d)?\u00a0kr$/);
      expect(text.includes(',')).toBe(ore % 100 !== 0);
      expect(parseNumber(text.slice(0, -3))).toBe(ore / 100);
    }),
    fuzzRuns(),
  );
});

test('the text is that of Intl in Norwegian VA-21 to VA-24', () => {
  const format = (decimals: number) => new Intl.NumberFormat('nb-NO', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const [whole, exact] = [format(0), format(2)];
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (ore) => {
      const number = (ore % 100 === 0 ? whole : exact).format(ore / 100).replace(/\s/g, '\u00a0');
      expect(formatAmount(ore / 100, 'nb')).toBe(`${number}\u00a0kr`);
    }),
    fuzzRuns(),
  );
});

test('any number gives a well-formed amount or nothing VA-24', () => {
  fc.assert(
    fc.property(fc.double(), (kroner) => {
      expect(formatAmount(kroner, 'nb') ?? '0\u00a0kr').toMatch(/^\u2212?\d{1,3}(?:\u00a0\d{3})*(?:,\d\d)?\u00a0kr$/);
    }),
    fuzzRuns(),
  );
});

test('the sum is exact in øre whatever the order OF-14', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e8, max: 1e8 }), { minLength: 1 }), (all) => {
      const expected = all.reduce((sum, ore) => sum + ore, 0) / 100;
      expect(sumAmounts(all.map((ore) => ore / 100))).toBe(expected);
      expect(sumAmounts(all.map((ore) => ore / 100).reverse())).toBe(expected);
    }),
    fuzzRuns(),
  );
});

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

test.each([
  ['Forsikringssum 1 500 000 kr ved død', 'Forsikringssum 1_500_000_kr ved død'],
  ['Volvo V70, EK 41207, kasko', 'Volvo V70, EK 41207, kasko'],
  ['Storgata 1, 0155 Oslo', 'Storgata 1, 0155 Oslo'],
])('an amount in %s is not broken over two lines OV-26 OF-12', (text, kept) => {
  expect(keepAmounts(text).replace(/\u00a0/g, '_')).toBe(kept);
});
