import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainObject, mergePlain } from '../../../src/platform/plain-object.ts';
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
