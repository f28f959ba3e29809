import type { Clock } from '../../platform/clock.ts';

/** When the session ends: a point in time, never a count of ticks. */
export interface SessionExpiry {
  /** Epoch milliseconds, or null when nobody has told one. */
  readonly expiresAt: () => number | null;
  /** When the request was sent whose answer told it, on the monotonic clock. */
  readonly sentAt: () => number;
  /** Takes what an answer tells, unless the answer to a later request has told something (SW-28). */
  readonly take: (millisecondsLeft: number | null, sentAt: number) => void;
  /** Milliseconds until then by whichever of the two clocks has gone further; undefined without a deadline. */
  readonly left: () => number | undefined;
  /**
   * Whether the two clocks have disagreed since the request was sent whose answer told it: the device slept, or its
   * clock was set (SW-30).
   */
  readonly isDoubtful: () => boolean;
}

/** Milliseconds by which the clocks may differ without either having jumped. */
const tolerance = 2_000;

/** @param first expiry that is known from the start, epoch milliseconds */
export function createSessionExpiry(clock: Clock, first: number | undefined): SessionExpiry {
  let expiresAt = first ?? null;
  let sentAt = Number.NEGATIVE_INFINITY;
  /** When the clocks were seen to disagree, on the monotonic one. */
  let doubtedAt = Number.NEGATIVE_INFINITY;
  let wall = clock.now();
  let monotonic = clock.monotonic();

  /** From now on both clocks count from here. */
  function mark(millisecondsLeft: number | null): void {
    wall = clock.now();
    monotonic = clock.monotonic();
    expiresAt = millisecondsLeft === null ? null : Math.round(wall + millisecondsLeft);
  }

  function left(): number | undefined {
    if (expiresAt === null) return undefined;
    const byWall = clock.now() - wall;
    const byMonotonic = clock.monotonic() - monotonic;
    const rest = expiresAt - wall - Math.max(byWall, byMonotonic);
    if (Math.abs(byWall - byMonotonic) > tolerance) {
      doubtedAt = clock.monotonic();
      mark(rest);
    }
    return rest;
  }

  return {
    expiresAt: () => expiresAt,
    sentAt: () => sentAt,
    take(millisecondsLeft, nextSentAt) {
      left(); // What lies between the request and its answer counts too.
      if (nextSentAt < sentAt) return;
      sentAt = nextSentAt;
      if (nextSentAt > doubtedAt) doubtedAt = Number.NEGATIVE_INFINITY;
      mark(millisecondsLeft);
    },
    left,
    isDoubtful: () => doubtedAt > Number.NEGATIVE_INFINITY,
  };
}
