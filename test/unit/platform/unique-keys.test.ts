import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withUniqueKeys } from '../../../src/platform/unique-keys.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';

test('items of the same name are told apart by their order', () => {
  expect(withUniqueKeys(['a', 'b', 'a', undefined, undefined], (name) => name)).toEqual([
    ['a#0', 'a'], ['b#0', 'b'], ['a#1', 'a'], ['#0', undefined], ['#1', undefined],
  ]);
});

test('what is added at the end changes no key before it', () => {
  const keys = (names: readonly string[]) => withUniqueKeys(names, (name) => name).map(([key]) => key);
  expect(keys(['a', 'a', 'b', 'a']).slice(0, 3)).toEqual(keys(['a', 'a', 'b']));
});

test('no two keys are ever the same', () => {
  const name = fc.option(fc.oneof(fc.constantFrom('', '#', '#0', 'a', 'a#0', 'a#0#1'), fc.string()), { nil: undefined });
  fc.assert(fc.property(fc.array(name), (names) => {
    const keys = withUniqueKeys(names, (it) => it).map(([key]) => key);
    expect(new Set(keys).size).toBe(names.length);
  }), fuzzRuns());
});
