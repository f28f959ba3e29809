import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExpirySeconds } from '../../../../src/domain/session-timeout.ts';
import { createSessionExpiry } from '../../../../src/runtime/session/session-expiry.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';
import { hostileText } from '../../domain/hostile-text.ts';

const stepsPerRun = 40;

type Step =
  | { readonly type: 'header'; readonly header: string | null; readonly age: number }
  | { readonly type: 'tick' | 'jump'; readonly milliseconds: number };

/** Jumps are longer than what counts as the two clocks agreeing. */
const jump = fc.integer({ min: 3_000, max: 8 * 3_600_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constant('header' as const),
    header: fc.oneof(fc.integer({ min: 0, max: 5_000 }).map(String), hostileText('0', '9', ',', '-')),
    age: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000 })),
  }),
  fc.record({ type: fc.constant('tick' as const), milliseconds: fc.integer({ min: 0, max: 120_000 }) }),
  fc.record({ type: fc.constant('jump' as const), milliseconds: fc.oneof(jump, jump.map((by) => -by)) }),
);

/** What has to hold, said in another way: where the end lies on the wall clock of now. */
class Model {
  end: number | null = null;
  sentAt = Number.NEGATIVE_INFINITY;
  doubtedAt: number | undefined;

  header(seconds: number, sentAt: number, now: number): void {
    if (sentAt < this.sentAt) return;
    this.end = now + seconds * 1000;
    this.sentAt = sentAt;
    // A response is of when it was asked for: before the jump, or after.
    if (this.doubtedAt !== undefined && sentAt > this.doubtedAt) this.doubtedAt = undefined;
  }

  /** Set back, the end moves with the clock; set forward, that cannot be told from sleep. */
  jump(milliseconds: number, at: number): void {
    if (this.end === null) return;
    this.end += Math.min(0, milliseconds);
    this.doubtedAt = at;
  }
}

test('the deadline is that of a model, in any order of headers, sleep and set clocks C4 SW-28 SW-30', () => {
  let steps = 0;
  const { numRuns } = fuzzRuns();
  fc.assert(
    fc.property(fc.array(step, { minLength: stepsPerRun, maxLength: stepsPerRun }), (list) => {
      const clock = fakeClock();
      const deadline = createSessionExpiry(clock, undefined);
      const model = new Model();
      for (const one of list) {
        steps += 1;
        if (one.type === 'header') {
          const seconds = parseExpirySeconds(one.header);
          const sentAt = clock.monotonic() - one.age;
          if (seconds !== undefined) {
            deadline.take(seconds * 1000, sentAt);
            model.header(seconds, sentAt, clock.now());
          }
        } else if (one.type === 'tick') {
          clock.advance(one.milliseconds);
        } else {
          clock.moveWallClock(one.milliseconds);
          model.jump(one.milliseconds, clock.monotonic());
        }
        const left = deadline.left();
        expect([deadline.expiresAt(), left]).toEqual([model.end, model.end === null ? undefined : model.end - clock.now()]);
        expect(deadline.isDoubtful()).toBe(model.doubtedAt !== undefined);
        expect(left === undefined || Number.isFinite(left)).toBe(true);
      }
    }),
    { numRuns: Math.max(50, Math.ceil(numRuns / stepsPerRun)) },
  );
  console.info(`C4: ${String(steps)} steps, the deadline was the model's after each`);
}, 300_000);

test('any header leaves a deadline that is a time C4 SW-23', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), hostileText('0', '9', ',', '.', '-', ' ', 'e'), fc.integer().map(String)), (header) => {
      const clock = fakeClock();
      const deadline = createSessionExpiry(clock, clock.now() + 1_000);
      const seconds = parseExpirySeconds(header);
      if (seconds !== undefined) deadline.take(seconds * 1000, 0);
      expect(Number.isInteger(deadline.expiresAt())).toBe(true);
      expect(Number.isNaN(new Date(deadline.expiresAt() ?? Number.NaN).getTime())).toBe(false);
    }),
    fuzzRuns(),
  );
}, 300_000);

test('small differences of the two clocks add up to nothing SW-30', () => {
  const clock = fakeClock();
  const deadline = createSessionExpiry(clock, undefined);
  deadline.take(1_200_000, 0);
  for (let second = 0; second < 1_000; second++) {
    clock.advance(1_000);
    clock.moveWallClock(second % 2 ? 100 : -100);
    deadline.left();
  }
  expect(deadline.left()).toBe(200_000);
  expect(deadline.isDoubtful()).toBe(false);
});
