import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripNulls } from '../../../src/platform/strip-nulls.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';

/** The rule in its shortest form, for comparison. */
function reference(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reference);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, item]) => item !== null && key !== '__proto__');
  return Object.fromEntries(kept.map(([key, item]) => [key, reference(item)]));
}

test.each<[unknown, unknown]>([
  [{ a: null }, {}],
  [{ a: null, b: 0, c: '', d: false }, { b: 0, c: '', d: false }],
  [{ a: { b: null, c: { d: null } } }, { a: { c: {} } }],
  [[null, 1, null], [null, 1, null]],
  [{ a: [null, { b: null }, [null]] }, { a: [null, {}, [null]] }],
  [[], []],
  [null, null],
  ['text', 'text'],
  [undefined, undefined],
])('makes %j into %j API-09 API-10', (value, expected) => {
  expect(stripNulls(value)).toStrictEqual(expected);
});

test('keeps the order of fields API-10', () => {
  expect(JSON.stringify(stripNulls({ b: 1, a: null, c: { z: 1, y: 2 } }))).toBe('{"b":1,"c":{"z":1,"y":2}}');
});

test('leaves no __proto__ and keeps other inherited names as own fields API-10', () => {
  const value: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1},"a":{"__proto__":2}}');
  const result = stripNulls(value) as Record<string, unknown>;
  expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  expect(result['isAdmin']).toBeUndefined();
  expect(Object.keys(result)).toEqual(['constructor', 'a']);
  expect(result['constructor']).toEqual({ prototype: 1 });
  expect(Object.keys(result['a'] as object)).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test('copies a field of an inherited name that the page made read-only API-10', () => {
  Object.defineProperty(Object.prototype, 'frozenByPage', { value: 1, writable: false, configurable: true });
  try {
    expect(Object.entries(stripNulls({ frozenByPage: 2 }) as object)).toEqual([['frozenByPage', 2]]);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'frozenByPage');
  }
});

test.each([
  ['objects', '{"a":', '}'],
  ['arrays', '[', ']'],
])('survives 10,000 levels of %s API-10', (_, open, close) => {
  const depth = 10_000;
  const result = stripNulls(JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`));
  let level: unknown = result;
  for (let index = 0; index < depth; index++) level = Object.values(level as object)[0];
  expect(level).toBe(1);
});

test('gives for any JSON what the short recursive rule gives API-10', () => {
  const json = fc.oneof(fc.jsonValue(), fc.object({ key: fc.oneof(fc.string(), fc.constant('__proto__')) }));
  fc.assert(
    fc.property(json, (value) => {
      const parsed: unknown = JSON.parse(JSON.stringify(value));
      expect(stripNulls(parsed)).toStrictEqual(reference(parsed));
    }),
    fuzzRuns(),
  );
});
