// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';
import { answering, createFakeBackend, createPlainQueryClient } from './fake-backend.ts';
import { reads } from './read-cases.ts';
import { writes } from './write-cases.ts';

const { numRuns } = fuzzRuns();
const timeout = 10_000 + numRuns * 10;

const dangerousKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length', 'then');
const anyJson = fc.oneof(
  fc.json(),
  fc.tuple(dangerousKey, fc.json()).map(([key, value]) => `{"${key}":${value}}`),
  fc.integer({ min: 1, max: 5_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
);

/** Exchanges the value at this place, counted over all values at every depth, and tells how many there are. */
function replaceValue(json: string, at: number, other: string): { readonly json: string; readonly count: number } {
  let count = 0;
  const replaced = JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    (count++ === at ? (JSON.parse(other) as unknown) : value));
  return { json: replaced, count };
}

/** A right response in which some values have been exchanged for values of another kind. */
function mistyped(response: unknown): fc.Arbitrary<string> {
  const right = JSON.stringify(response);
  const place = fc.nat(replaceValue(right, -1, '').count - 1);
  return fc.array(fc.tuple(place, fc.json({ maxDepth: 2 })), { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce((json, [at, other]) => replaceValue(json, at, other).json, right));
}

const anyBody = (response: unknown) => fc.oneof(
  { weight: 6, arbitrary: mistyped(response) }, { weight: 3, arbitrary: anyJson }, { weight: 1, arbitrary: fc.string() },
);

const aRead = fc.constantFrom(...reads).chain((one) => fc.record({ one: fc.constant(one), body: anyBody(one.response) }));
const answered = writes.filter(({ response }) => response !== undefined);
const aWrite = fc.constantFrom(...answered).chain((one) => fc.record({ one: fc.constant(one), body: anyBody(one.response) }));
const aStatus = fc.oneof({ weight: 5, arbitrary: fc.constant(200) }, { weight: 1, arbitrary: fc.constantFrom(400, 401, 500, 503) });

test('no body makes a read throw anything but our errors, or give undefined D7 D8 API-18', { timeout }, async () => {
  let count = 0;
  const outcomes: Record<string, number> = {};
  await fc.assert(fc.asyncProperty(aRead, aStatus, async ({ one, body }, status) => {
    const { client } = createFakeBackend(answering(body, { status }));
    const outcome = await one.fetch(createPlainQueryClient(), client).catch((error: unknown) => error);
    const kind = outcome instanceof Error ? outcome.name : 'data';
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ApiError);
    expect(outcome).toBeDefined();
    expect('polluted' in {} || Object.keys(Object.prototype).length > 0).toBe(false);
    outcomes[kind] = (outcomes[kind] ?? 0) + 1;
    count += 1;
  }), { numRuns });
  expect(count).toBeGreaterThanOrEqual(numRuns);
  expect(Object.keys(outcomes).sort()).toEqual(['AnswerError', 'HttpError', 'ParseError', 'data']);
  console.info(`${count} bodies:`, outcomes);
});

test('no body makes a change throw anything but our errors D8', { timeout }, async () => {
  await fc.assert(fc.asyncProperty(aWrite, aStatus, async ({ one, body }, status) => {
    const { client } = createFakeBackend(answering(body, { status }));
    const outcome = await one.send(client).catch((error: unknown) => error);
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ApiError);
  }), { numRuns: Math.ceil(numRuns / 10) });
});
