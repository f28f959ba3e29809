import type { Clock } from '../../src/platform/clock.ts';

export interface FakeClock extends Clock {
  /** Moves both clocks forward and runs the due timers in order. */
  readonly advance: (milliseconds: number) => void;
  /**
   * Moves the wall clock alone, forward or back, as a device that sleeps or a user who sets its clock. The monotonic clock and
   * the timers stand still.
   */
  readonly moveWallClock: (milliseconds: number) => void;
  /** Milliseconds until the next timer; infinite without a timer. */
  readonly untilNext: () => number;
  /** Number of pending timers. */
  readonly pending: () => number;
}

/** A clock that moves only when a test moves it. It starts at 2026-11-21 12:00 in Oslo. */
export function fakeClock(start = Date.UTC(2026, 10, 21, 11)): FakeClock {
  let time = start;
  let offset = 0;
  const timers = new Set<{ readonly due: number; readonly run: () => void }>();
  return {
    now: () => time + offset,
    monotonic: () => time - start,
    setTimeout(run, milliseconds) {
      const timer = { due: time + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        timers.delete(next);
        time = Math.max(time, next.due);
        next.run();
      }
      time = end;
    },
    moveWallClock: (milliseconds) => void (offset += milliseconds),
    untilNext: () => Math.min(...[...timers].map(({ due }) => due - time)),
    pending: () => timers.size,
  };
}
