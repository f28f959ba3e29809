import type { Clock } from '../../platform/clock.ts';

/** Runs what only one tab of the origin is to do at a time. */
export interface CrossTabLock {
  /** Asks for the lock after so many milliseconds; replaces a start that was set before. */
  readonly startIn: (milliseconds: number) => void;
  /** Whether a start is set, or the work is under way. */
  readonly isSet: () => boolean;
  /** Removes the start that is set. */
  readonly clear: () => void;
  /** Releases the lock for other tabs, also while the work goes on. */
  readonly letGo: () => void;
}

/** Milliseconds within which a lock that another tab holds is asked for again: not at the same time as the other tabs. */
const interval = 5_000;

/**
 * Uses the browser's lock `kfp-analytics`; where there is none, the work runs at once.
 *
 * @param run the work; gives whether a next start may be set
 * @param onDone is called then
 */
export function createCrossTabLock(
  window: Window,
  clock: Clock,
  run: () => Promise<boolean>,
  onDone: () => void,
): CrossTabLock {
  let cancel: (() => void) | undefined;
  let letGo: (() => void) | undefined;
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    const isDone = await run();
    isBusy = false;
    if (isDone) onDone();
  }

  async function start(): Promise<void> {
    cancel = undefined;
    try {
      // A lock that is held keeps a page out of the back/forward cache, so leaving the page lets it go.
      await window.navigator.locks.request('kfp-analytics', { ifAvailable: true }, (lock) =>
        lock ? Promise.race([work(), new Promise<void>((resolve) => (letGo = resolve))]) : startIn(interval * Math.random()));
    } catch {
      // No locks, as on plain http and in some frames: the service knows events that come twice by their id.
      await work();
    }
  }

  function startIn(milliseconds: number): void {
    cancel?.();
    cancel = clock.setTimeout(() => void start(), milliseconds);
  }

  return {
    startIn,
    isSet: () => isBusy || cancel !== undefined,
    clear() {
      cancel?.();
      cancel = undefined;
    },
    letGo: () => letGo?.(),
  };
}
