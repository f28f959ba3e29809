import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePlain } from '../../../src/platform/plain-object.ts';
import { stripNulls } from '../../../src/platform/strip-nulls.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';

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
