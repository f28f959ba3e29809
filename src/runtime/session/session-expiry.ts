import type { Clock } from '../../platform/clock.ts';

/** The deadline of the session, as a point in time and not as a countdown. */
export interface SessionExpiry {
  /** Epoch milliseconds, or null when no deadline is known. */
  readonly expiresAt: () => number | null;
  /** When the request was sent whose response gave the deadline, on the monotonic clock. */
  readonly sentAt: () => number;
  /** Sets the deadline from a response, unless a request that was sent later has already set it (SW-28). */
  readonly take: (millisecondsLeft: number | null, sentAt: number) => void;
  /** Milliseconds until the deadline, by the clock that has advanced further. Undefined without a deadline. */
  readonly left: () => number | undefined;
  /**
   * Whether the wall clock and the monotonic clock have disagreed since the request that gave the deadline, because the
   * device slept or its clock was set (SW-30), or `doubt` was called, or the page names a deadline that has passed.
   */
  readonly isDoubtful: () => boolean;
  /** Makes the deadline doubtful until the response to a later request gives one. */
  readonly doubt: () => void;
}

/** The clocks may differ by this many milliseconds before it counts as a jump. */
const tolerance = 2_000;

/** @param first expiry that the page names, epoch milliseconds. The page may be old, and the device's clock wrong */
export function createSessionExpiry(clock: Clock, first: number | undefined): SessionExpiry {
  let expiresAt = first ?? null;
  let sentAt = Number.NEGATIVE_INFINITY;
  let wall = clock.now();
  /** When the deadline became doubtful, on the monotonic clock. Before the first response: -1. */
  let doubtedAt = first !== undefined && first <= wall ? -1 : Number.NEGATIVE_INFINITY;
  let monotonic = clock.monotonic();

  /** Sets the deadline and makes now the reference point of both clocks. */
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
      left(); // Also notices a clock jump between the request and its response.
      if (nextSentAt < sentAt) return;
      sentAt = nextSentAt;
      if (nextSentAt > doubtedAt) doubtedAt = Number.NEGATIVE_INFINITY;
      mark(millisecondsLeft);
    },
    left,
    isDoubtful: () => doubtedAt > Number.NEGATIVE_INFINITY,
    doubt: () => void (doubtedAt = clock.monotonic()),
  };
}
