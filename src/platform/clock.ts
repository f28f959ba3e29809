/** Time as a dependency: services get a clock, and tests pass one that they advance by hand. */
export interface Clock {
  /** Wall clock in epoch milliseconds; it jumps when the device's clock is set. */
  now(): number;
  /** Milliseconds since some point in the past; it never jumps, but may stand still while the device sleeps. */
  monotonic(): number;
  /** Runs `run` once after `ms` milliseconds. Returns a function that cancels it. */
  setTimeout(run: () => void, ms: number): () => void;
}

/** Resolves after `ms` milliseconds. */
export const wait = (clock: Clock, ms: number): Promise<void> => new Promise((resolve) => void clock.setTimeout(resolve, ms));

/** Browsers store a delay in 32 bits and run a longer one at once. */
const longestDelay = 2 ** 31 - 1;

/**
 * The browser's clock. It looks up the page's functions at each call, so a fake clock that is installed later works.
 * It checks their results, because pages patch them: a patched `Date.now` has returned a string.
 */
export function systemClock(): Clock {
  const now = () => firstFinite(() => Date.now(), () => new Date().getTime());
  return {
    now,
    monotonic: () => firstFinite(() => performance.now(), now),
    setTimeout: startTimeout,
  };
}

function firstFinite(...reads: readonly (() => unknown)[]): number {
  for (const read of reads) {
    try {
      // Number would read null and '' as 0, so the value is parsed as text.
      const value = Number.parseFloat(String(read()));
      if (Number.isFinite(value)) return value;
    } catch {
      // A patched function may throw; the next one is tried.
    }
  }
  return 0;
}

/** The browser's `Clock.setTimeout`, for components: they need no other clock. Returns a function that cancels it. */
export function startTimeout(run: () => void, ms: number): () => void {
  const end = ms > 0 ? ms : 0;
  let isDone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (left: number) => {
    const delay = Math.min(left, longestDelay);
    timer = setTimeout(() => {
      if (isDone) return;
      if (left > delay) {
        wait(left - delay);
      } else {
        isDone = true;
        run();
      }
    }, delay);
  };
  wait(end);
  return () => {
    // The flag also works where the page has patched clearTimeout to do nothing.
    isDone = true;
    clearTimeout(timer);
  };
}

/**
 * Runs `run` in a later task of the browser, after `milliseconds`. For waits for the page's own tasks, which pass also in
 * tests, where the time of a Clock stands still. It cannot be cancelled.
 */
export function inLaterTask(run: () => void, milliseconds = 0): void {
  setTimeout(run, milliseconds);
}

/** The message of our own error for code that has not loaded where the browser reports none: an empty file or a hanging request. */
export const noCode = 'no code';

/** Settles as `promise` does, but rejects with `noCode` after 15 s, because a hanging connection gives no error for minutes. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, 15_000, new Error(noCode));
    void promise.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
