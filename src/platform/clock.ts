/** Time as a dependency: services take a clock, and tests pass one that they move by hand. */
export interface Clock {
  /** Wall clock in epoch milliseconds; it jumps when the device's clock is set. */
  now(): number;
  /** Milliseconds since some point in the past; it never jumps, but may stand still while the device sleeps. */
  monotonic(): number;
  /** Runs `run` once after `ms` milliseconds. Returns a function that cancels it. */
  setTimeout(run: () => void, ms: number): () => void;
}

/** Browsers keep a delay in 32 bits and run a longer one at once. */
const longestDelay = 2 ** 31 - 1;

/**
 * The browser's clock. The page's functions are looked up at each call, so a fake clock that is installed later
 * counts, and what a page has patched is checked: `Date.now` has been seen giving a string.
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
      // Through text, as Number would read null and '' as 0.
      const value = Number.parseFloat(String(read()));
      if (Number.isFinite(value)) return value;
    } catch {
      // A patched function that throws is passed over like one that gives no number.
    }
  }
  return 0;
}

function startTimeout(run: () => void, ms: number): () => void {
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
    // The flag holds also where the page's clearTimeout does nothing.
    isDone = true;
    clearTimeout(timer);
  };
}

/** Runs `run` in a later task, for what waits on the page's own tasks rather than on time. */
export function inLaterTask(run: () => void, milliseconds = 0): void {
  setTimeout(run, milliseconds);
}
