import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainObject, mergePlain, stripNulls } from '../../../src/platform/plain-object.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';

class Custom {
  readonly a = 1;
}

test.each([
  ['a literal', {}],
  ['an object without prototype', Object.create(null)],
  ['parsed JSON', JSON.parse('{"__proto__":1}')],
])('%s is plain CF-69', (_, value) => {
  expect(isPlainObject(value)).toBe(true);
});

test.each([
  ['null', null],
  ['undefined', undefined],
  ['a list', []],
  ['text', 'x'],
  ['a function', () => undefined],
  ['an instance', new Custom()],
  ['a date', new Date(0)],
  ['a DOM node', document.createElement('form')],
  ['the window', window],
])('%s is not plain CF-69', (_, value) => {
  expect(isPlainObject(value)).toBe(false);
});

test('merges deeply, the later wins, and a list is replaced CF-46', () => {
  const first = { a: 1, group: { x: 1, y: 1 }, list: [1, 2] };
  const second = { group: { y: 2, z: 2 }, list: [3] };
  expect(mergePlain(first, undefined, second)).toEqual({ a: 1, group: { x: 1, y: 2, z: 2 }, list: [3] });
  expect(first).toEqual({ a: 1, group: { x: 1, y: 1 }, list: [1, 2] });
});

test('a field that is undefined leaves the earlier one CF-46', () => {
  const first = { a: 1, group: { x: 1 } };
  expect(mergePlain(first, { a: undefined, group: undefined, b: undefined }, { group: { x: undefined } })).toEqual(first);
});

test('what is merged shares no group with its sources CF-46', () => {
  const source = { group: { x: 1 } };
  const merged = mergePlain(source);
  expect(merged['group']).not.toBe(source.group);
});

test('a group over a plain value replaces it, and the other way round CF-69', () => {
  expect(mergePlain({ a: 1 }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
  expect(mergePlain({ a: { b: 1 } }, { a: 1 })).toEqual({ a: 1 });
});

test('keys that reach a prototype are never merged CF-69', () => {
  const hostile = JSON.parse('{"__proto__":{"bad":1},"constructor":{"prototype":{"bad":1}},"a":{"__proto__":{"bad":1}}}') as unknown;
  const merged = mergePlain({ a: {} }, hostile);
  expect(Object.keys(merged)).toEqual(['a']);
  expect(({} as Record<string, unknown>)['bad']).toBeUndefined();
  expect((merged['a'] as Record<string, unknown>)['bad']).toBeUndefined();
});

test('an object inside itself ends somewhere CF-69', () => {
  const circle: Record<string, unknown> = { insurerName: 'X' };
  circle['self'] = circle;
  circle['group'] = { circle };
  expect(mergePlain(circle, circle)['insurerName']).toBe('X');
});

test('merging never throws and never changes a source CF-69', () => {
  fc.assert(fc.property(fc.array(fc.anything({ maxDepth: 4, withNullPrototype: true })), (sources) => {
    const before = sources.map((source) => fc.stringify(source));
    mergePlain(...sources);
    expect(sources.map((source) => fc.stringify(source))).toEqual(before);
  }), fuzzRuns());
});

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

const numRuns = fuzzRuns().numRuns * 5;

/** JSON that means harm, as text, since an object literal would give `__proto__` a meaning of its own. */
const { record: bodies } = fc.letrec<{ value: string; record: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue({ maxDepth: 0 }).map((value) => JSON.stringify(value)),
    tie('record'),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join()}]`),
  ),
  record: fc
    .array(fc.tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'a', 'b'), tie('value')), { maxLength: 4 })
    .map((fields) => `{${fields.map(([name, value]) => `"${name}":${value}`).join()}}`),
}));

/** Length of every list, in order; a null in a list keeps the place of its neighbours. */
function listLengths(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).filter(([name]) => name !== '__proto__').flatMap(([, item]) => listLengths(item));
  return Array.isArray(value) ? [value.length, ...inner] : inner;
}

test(`${String(numRuns)} polluted bodies change no prototype and move nothing in a list D7 API-10 CF-69`, () => {
  const shape = () => Object.getOwnPropertyNames(Object.prototype).join();
  const before = shape();
  const { toString } = Object.prototype;
  fc.assert(
    fc.property(bodies, (json) => {
      const parsed: unknown = JSON.parse(json);
      const stripped = stripNulls(parsed);
      const merged = mergePlain({ a: { b: 1 } }, parsed, stripped);
      return [stripped, merged].every((copy) => Object.getPrototypeOf(copy) === Object.prototype)
        && shape() === before && Object.prototype.toString === toString
        && listLengths(stripped).join() === listLengths(parsed).join();
    }),
    { numRuns },
  );
  expect(shape()).toBe(before);
}, 20_000 + numRuns);
