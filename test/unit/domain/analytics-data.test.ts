import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyticsPath, analyticsText, analyticsValue, jokeName, trackedFields } from '../../../src/domain/analytics-data.ts';
import { asciiJson } from '../../../src/platform/ascii-json.ts';
import { fuzzRuns } from './fuzz-runs.ts';

/** What must never be sent: a personal number, a phone number, an e-mail address (D11). */
const personal = /(?<!\d)(?:\d{11}|\d{8})(?!\d)|[^\s@"]@[\w-]+\.\w/;

describe('paths and texts', () => {
  test.each([
    ['/a/123/b', '/a/[number]/b'],
    ['/abc12/12x34', '/abc[number]/[number]x[number]'],
    ['/avtale/5501-220?ssn=01019012345#x', '/avtale/[number]-[number]'],
    ['/a/%31%32/%C3%B8', '/a/[number]/ø'],
    ['/a/%E0%A4%A/12', '/a/%E[number]%A[number]%A/[number]'],
    ['/k/kari%40bank.no/x', '/k/[email]/x'],
    ['', ''],
  ])('%s is %s TR-50, TR-51', (path, expected) => {
    expect(analyticsPath(path)).toBe(expected);
  });

  test.each([
    ['Ring 900 00 000', 'Ring [number]'],
    ['010190 12345', '[number]'],
    ['Skriv til ola.nordmann@bank.no, takk', 'Skriv til [email], takk'],
    ['Volvo V70 fra 2019', 'Volvo V70 fra 2019'],
    ['Ring 900\u201100\u2011001', 'Ring [number]'],
    ['Ring 900\u201300\u2013001 nå', 'Ring [number] nå'],
    ['avtale 9000 / 0001', 'avtale [number]'],
    ['12 34  56 78', '[number]'],
    ['(900) 00.001 eller 900\u221200\u2212001', '([number] eller [number]'],
    ['Fra 1. mai, 1 234,50 kr', 'Fra 1. mai, 1 234,50 kr'],
    ['Side 1 av 20, 12 kr', 'Side 1 av 20, 12 kr'],
  ])('%s is %s TR-26', (text, expected) => {
    expect(analyticsText(text)).toBe(expected);
  });

  test.each([
    [true, true], [null, null], [9_999, 9_999], [-10_000, '[number]'], [1.23456, 1.235], [Number.NaN, null], [() => 1, undefined],
    ['Volvo V70 fra 2019', 'Volvo V70 fra 2019'], ['/avtale/70?a', '/avtale/[number]'],
    [[1, undefined, { a: undefined, b: 'x' }], [1, null, { b: 'x' }]],
  ])('a field %j is %j TR-26 TR-51', (value, expected) => {
    expect(analyticsValue(value)).toEqual(expected);
  });

  test('nothing personal is left of any field D11', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${String(length)}}$`));
    const secret = fc.oneof(digits(11), digits(8), fc.emailAddress(), digits(8).map(Number));
    const value = fc.oneof(secret, fc.array(secret), fc.dictionary(fc.string(), secret), fc.tuple(fc.string(), secret).map(([text, it]) => `${text} ${String(it)}`));
    fc.assert(fc.property(value, (it) => {
      // Read back, as an escaped sign and the digits after it look like a number.
      expect(JSON.stringify(JSON.parse(asciiJson(analyticsValue(it))))).not.toMatch(personal);
    }), fuzzRuns());
  }, 60_000);

  test('what is written is the JSON of the value, in ASCII A6', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => {
      const text = asciiJson(value);
      expect(text).toMatch(/^[ -~]*$/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }), fuzzRuns());
  }, 60_000);

  test('what is written of texts is the value of a field of a form as it stands TR-56', () => {
    const value = fc.array(fc.dictionary(fc.string({ unit: 'binary' }), fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('&', '+', '%41', ';', '=', '#'))));
    fc.assert(fc.property(value, (list) => {
      const text = asciiJson(list);
      expect(new URLSearchParams(`data=${text}`).get('data')).toBe(text);
      expect(text).not.toMatch(/[&+%;]/);
    }), fuzzRuns());
  }, 60_000);
});

describe('fields', () => {
  test('known fields stay, others go; where an event says where it happened, that is added; nothing typed is told TR-43 to TR-45', () => {
    expect(trackedFields({ event: 'Knappetrykk', navn: 'Send', navnet: 'Ola' }, 'Knappetrykk', '/p')).toEqual({ navn: 'Send', side: '/p' });
    expect(trackedFields({ side: '/egen' }, 'Sidelast', '/p')).toEqual({ side: '/egen', page: '/p' });
    expect(trackedFields({ side: undefined }, 'Sidelast', '/p')).toEqual({ side: '/p', page: '/p' });
    expect(trackedFields({ felt: 'E-post', verdi: 'ola@x.no' }, 'Skjemainput', '/p')).toEqual({ felt: 'E-post', verdi: 'utfylt', side: '/p' });
    expect(trackedFields({ felt: 'E-post', verdi: '' }, 'Skjemainput', '/p')).toMatchObject({ verdi: 'tom' });
    expect(trackedFields({ name: 'a' }, 'constructor', '/p')).toEqual({ name: 'a' });
  });

  test('names are of two lists of twenty TR-27', () => {
    const names = Array.from({ length: 20 }, (_, index) => jokeName(() => index / 20));
    expect(new Set(names.map(({ firstName }) => firstName)).size).toBe(20);
    expect(new Set(names.map(({ lastName }) => lastName)).size).toBe(20);
  });
});
