import type { Clock } from '../../platform/clock.ts';

/** When a page may run what only one tab of the origin is to do at a time. */
export interface CrossTabLock {
  /** Takes a turn after so many milliseconds, and not when it was to before. */
  readonly startIn: (milliseconds: number) => void;
  /** Whether a turn has been set, or is not over. */
  readonly isSet: () => boolean;
  /** Takes no turn until another one is set. */
  readonly clear: () => void;
  /** Lets other tabs take theirs, also while this one's goes on. */
  readonly letGo: () => void;
}

/** Milliseconds within which a turn that another tab has is asked for again: not at the same time as the other tabs. */
const interval = 5_000;

/**
 * @param run gives whether another turn may come
 * @param onDone is called then, once that may be set
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

  async function take(): Promise<void> {
    isBusy = true;
    const isDone = await run();
    isBusy = false;
    if (isDone) onDone();
  }

  async function start(): Promise<void> {
    cancel = undefined;
    if (isBusy) return;
    try {
      // A lock that is held keeps a page out of the back/forward cache, so leaving the page lets it go.
      await window.navigator.locks.request('kfp-analytics', { ifAvailable: true }, (lock) =>
        lock ? Promise.race([take(), new Promise<void>((resolve) => (letGo = resolve))]) : startIn(interval * Math.random()));
    } catch {
      // No locks, as on plain http and in some frames: the service knows events that come twice by their id.
      await take();
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
