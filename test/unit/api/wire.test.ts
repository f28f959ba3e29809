// @vitest-environment node
import fc from 'fast-check';
import { ValiError, parse, safeParse } from 'valibot';
import { expect, test, vi } from 'vitest';
import type { WireSchema } from '../../../src/api/wire.ts';
import {
  amount, anything, bodyWithList, flag, lenientListOf, lenientRecord, listAsSent, listOf, partialListOf, readCount, record, text, warningFlag,
} from '../../../src/api/wire.ts';

const parsed = (schema: WireSchema, value: unknown) => parse(schema, value);

test.each<[unknown, string | undefined]>([
  ['a', 'a'], [' a b\n', 'a b'], ['', undefined], ['  ', undefined], [0, '0'], [12.5, '12.5'], [true, undefined],
  [2 ** 53 - 1, '9007199254740991'], [2 ** 53, undefined], [-1e21, undefined], ['\u200b\u2060', undefined], ['\0', undefined], ['\u200ba', '\u200ba'],
  ['\u202eBil\u202c 7\u2066', 'Bil 7'], ['Bil\u200e 7', 'Bil\u200e 7'], ['\u2067 \u2069', undefined],
  [[], undefined], [{}, undefined], [null, undefined], [undefined, undefined],
])('the text of %j is %j DM-08', (value, expected) => {
  expect(parsed(text, value)).toBe(expected);
});

test.each<[unknown, number | undefined]>([
  [0, 0], [-1.5, -1.5], ['12,5', 12.5], ['1 234', 1234], ['-1 234,5', -1234.5], ['\u2212\u00a0250', -250], ['0.25', 0.25],
  ['ca. 250', undefined], ['250 kr', undefined], ['1,2,3', undefined], ['--1', undefined], ['1e3', undefined], ['.5', undefined], ['', undefined], ['x', undefined], [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined], [true, undefined], [[1], undefined], [null, undefined],
])('the amount of %j is %j DM-11 VA-13', (value, expected) => {
  expect(parsed(amount, value)).toBe(expected);
});

test.each<[unknown, number | undefined]>([
  [0, 0], [2, 2], [2.9, 2], ['3', 3], [-1, undefined], [{}, undefined], [undefined, undefined],
])('the count of %j is %j API-69', (value, expected) => {
  expect(readCount(value)).toBe(expected);
});

test('only true is true DM-20', () => {
  expect([true, 'true', 1, {}, null, undefined].map((value) => parsed(flag, value))).toEqual(
    [true, false, false, false, false, false],
  );
});

test('a record has all its fields, and of those that are sent only the agreed ones', () => {
  const schema = record({ navn: text, pris: amount, ny: flag, liste: listAsSent, del: lenientRecord({ a: text }) });
  const empty = { navn: undefined, pris: undefined, ny: false, liste: undefined, del: { a: undefined } };
  expect(parsed(schema, {})).toStrictEqual(empty);
  expect(parsed(schema, undefined)).toStrictEqual(empty);
  expect(parsed(schema, { navn: [], pris: {}, ny: 1, liste: {}, del: 'x', annet: 1 })).toStrictEqual(empty);
  expect(parsed(schema, { navn: 'A', pris: 1, ny: true, liste: [1], del: { a: 'B', b: 1 } })).toStrictEqual(
    { navn: 'A', pris: 1, ny: true, liste: [1], del: { a: 'B' } },
  );
});

test('a field that is null is missing at every depth, and null items stay API-09 API-10', () => {
  const onBad = vi.fn();
  const inner = record({ navn: text, del: record({ a: text }), liste: listOf(record({ pris: amount, alt: anything }), onBad) });
  const missing = { navn: undefined, del: { a: undefined }, liste: [] };
  expect(parsed(inner, { navn: null, del: null, liste: null })).toStrictEqual(missing);
  expect(parsed(inner, { del: { a: null }, liste: [{ pris: null, alt: { a: null, b: [null, { c: null }] } }] })).toStrictEqual(
    { ...missing, liste: [{ pris: undefined, alt: { b: [null, {}] } }] },
  );
  expect(onBad).not.toHaveBeenCalled();
  expect(parsed(listAsSent, [null, 1, null])).toEqual([null, 1, null]);
});

test.each([
  [true, true], ['true', true], [1, true], [{}, true], [false, false], ['false', false], [0, false], ['', false], [undefined, false], [null, false],
])('the warning %j is on: %s', (value, isOn) => {
  expect(parsed(warningFlag, value)).toBe(isOn);
});

test.each([[[]], ['x'], [1], [true], [null], [[{}]]])('%j is no record', (value) => {
  expect(safeParse(record({ navn: text }), value).success).toBe(false);
});

test('a list drops what is no object and tells it once', () => {
  const onBad = vi.fn();
  const schema = listOf(record({ navn: text }), onBad);
  expect(parsed(schema, [{ navn: 'A' }, null, 'x', [], 7, {}])).toEqual([{ navn: 'A' }, { navn: undefined }]);
  expect(onBad.mock.calls).toEqual([[4]]);
  expect(parsed(schema, undefined)).toEqual([]);
  expect(onBad).toHaveBeenCalledTimes(1);
});

test('an item of another shape is left out of a list, and told', () => {
  const onBad = vi.fn();
  const schema = listOf(record({ navn: text, del: record({ a: text }) }), onBad);
  expect(parsed(schema, [{ navn: 'A', del: [] }, { navn: 'B', del: { a: 'b' } }, { navn: 'C', del: 'c' }])).toEqual([{ navn: 'B', del: { a: 'b' } }]);
  expect(onBad.mock.calls).toEqual([[2]]);
});

test('a response without its list is empty when a source did not answer, and refused otherwise', () => {
  const onBad = vi.fn();
  const schema = bodyWithList('avtaler', { avtaler: partialListOf(record({ navn: text }), onBad), systemSourceError: flag });
  const empty = { items: [], isComplete: true };
  expect(parsed(schema, { systemSourceError: true })).toEqual({ avtaler: empty, systemSourceError: true });
  expect(parsed(schema, { systemSourceError: true, avtaler: [{ navn: 'A' }] })).toMatchObject({ avtaler: { items: [{ navn: 'A' }], isComplete: true } });
  expect(parsed(schema, undefined)).toEqual({ avtaler: empty, systemSourceError: false });
  expect(onBad).not.toHaveBeenCalled();
  for (const bad of [{}, { systemSourceError: 'true' }, { systemSourceError: true, avtaler: {} }, [], 'x']) {
    expect(() => parsed(schema, bad)).toThrow(ValiError);
  }
});

test('anything but a list is refused by listOf, and empty for lenientListOf', () => {
  const onBad = vi.fn();
  for (const value of [{}, 'x', 1, true]) {
    expect(() => parsed(listOf(record({}), onBad), value)).toThrow(ValiError);
    expect(parsed(lenientListOf({}, onBad), value)).toEqual([]);
  }
  expect(onBad).not.toHaveBeenCalled();
});

test('an item of lenientListOf that is no object is told, and keeps its place', () => {
  const onBad = vi.fn();
  expect(parsed(lenientListOf({ navn: text }, onBad), [{ navn: 'A' }, 1, null])).toEqual([{ navn: 'A' }, { navn: undefined }, { navn: undefined }]);
  expect(onBad.mock.calls).toEqual([[2]]);
});

test('a page with names of its own on Object.prototype changes nothing', () => {
  const ofThePage = { value: () => 1, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(Object.prototype, 'ofThePage', ofThePage);
  try {
    expect(Object.entries(parsed(record({ navn: text }), { navn: 'A' }) as object)).toEqual([['navn', 'A']]);
    Object.defineProperty(Object.prototype, 'navn', { ...ofThePage, value: 'of the page' });
    expect(Object.entries(parsed(record({ navn: text }), { navn: 'A' }) as object)).toEqual([['navn', 'A']]);
    expect(Object.entries(parsed(record({ navn: text }), {}) as object)).toEqual([['navn', undefined]]);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'ofThePage');
    Reflect.deleteProperty(Object.prototype, 'navn');
  }
});

test('no JSON makes a lenient field throw, or changes a prototype D7', () => {
  const schema = lenientRecord({ navn: text, pris: amount, ny: flag, liste: lenientListOf({ navn: text }, () => undefined) });
  fc.assert(fc.property(fc.jsonValue(), fc.constantFrom('__proto__', 'constructor', 'navn', 'liste'), (value, key) => {
    const body: unknown = JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`);
    expect(Object.keys(parsed(schema, body) as object)).toEqual(['navn', 'pris', 'ny', 'liste']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  }));
});
