import type { Clock } from '../../platform/clock.ts';

/** Runs work in only one tab of the origin at a time. */
export interface CrossTabLock {
  /** Requests the lock after this delay. Replaces an earlier scheduled start. */
  readonly startIn: (milliseconds: number) => void;
  /** Whether a start is scheduled, or the work is under way. */
  readonly isSet: () => boolean;
  /** Cancels the scheduled start. */
  readonly clear: () => void;
  /** Releases the lock for other tabs, even while the work goes on. */
  readonly release: () => void;
}

/** When another tab holds the lock, this tab retries after a random delay of at most this many milliseconds. */
const interval = 5_000;

/**
 * Uses the Web Lock `kfp-analytics`. Without Web Locks the work runs at once.
 *
 * @param run the work; resolves to true when the next start may be scheduled
 * @param onDone is called when `run` resolves to true
 */
export function createCrossTabLock(
  window: Window,
  clock: Clock,
  run: () => Promise<boolean>,
  onDone: () => void,
): CrossTabLock {
  let cancel: (() => void) | undefined;
  let release: (() => void) | undefined;
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
      // A held lock keeps a page out of the back/forward cache, so the page releases it when the customer leaves.
      await window.navigator.locks.request('kfp-analytics', { ifAvailable: true }, (lock) =>
        lock ? Promise.race([work(), new Promise<void>((resolve) => (release = resolve))]) : startIn(interval * Math.random()));
    } catch {
      // There are no Web Locks on plain http and in some frames. Mixpanel removes duplicate events by their id.
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
    release: () => release?.(),
  };
}
