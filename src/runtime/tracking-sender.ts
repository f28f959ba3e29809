import type { Clock } from '../platform/clock.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import type { TrackingRoundOptions } from './tracking-round.ts';
import { createTrackingRound } from './tracking-round.ts';

export interface TrackingSender {
  /** There is something to send: in five seconds, or as soon as it may be; at once where the page has been left. */
  readonly wake: (isUrgent?: boolean) => void;
  /** The page is left: sends what it can, now (TR-59). */
  readonly leave: () => void;
  /** Sends nothing any more, and listens to nothing; what is under way is the caller's to end. */
  readonly stop: () => void;
}

export interface TrackingSenderOptions extends Omit<TrackingRoundOptions, 'isHere' | 'onFailure'> {
  readonly window: Window;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  /** The page is being left; what is to go with it is to be put into the outbox now. */
  readonly onLeave: () => void;
}

/** Milliseconds between two rounds (TR-53), and before the first try after a failure. */
const interval = 5_000;
const longestBackoff = 300_000;
/** After so many failures in a row nothing is tried until the device or the page comes back. */
const mostFailures = 10;

/**
 * Decides when events are sent: every five seconds, less and less often to a service that is down, at once when the
 * page is left, and when the page comes back or the device is online again (TR-53, TR-59).
 */
export function createTrackingSender(options: TrackingSenderOptions): TrackingSender {
  const { window, onLeave } = options;
  let isAway = false;
  const pace = createPace(options, () => !isAway);

  function halt(): void {
    isAway = true;
    pace.halt();
  }

  function leave(): void {
    if (!isAway) onLeave();
    halt();
    pace.leave();
  }

  function comeBack(): void {
    isAway = false;
    pace.restart();
  }

  // The event comes at the end of each load too.
  const stopListening = listen(window, { pagehide: leave, pageshow: () => isAway && comeBack(), online: comeBack });
  // What earlier pages have left behind need not wait.
  pace.wake(true);
  return {
    wake: (isUrgent) => (isAway ? leave() : pace.wake(isUrgent)),
    leave,
    stop() {
      stopListening();
      halt();
    },
  };
}

/** One round after the other, as long as the page is here. */
function createPace(options: TrackingSenderOptions, isHere: () => boolean) {
  const { window, clock, outbox, random, onEnd } = options;
  let [failures, isBusy] = [0, false];
  let letGo: () => void = () => undefined;
  const timer = createTimer(clock, () => void start());
  const round = createTrackingRound({
    ...options,
    isHere,
    onEnd(...ended) {
      failures = 0;
      onEnd(...ended);
    },
    onFailure(retryAfter) {
      failures += 1;
      if (failures < mostFailures) startIn(Math.max(retryAfter, backoff(failures, random())));
    },
  });

  const startIn = (milliseconds: number) => isHere() && timer.set(milliseconds);

  async function start(): Promise<void> {
    if (isBusy || !isHere()) return;
    // A lock that is held keeps a page out of the back/forward cache, so leaving the page lets it go.
    const left = new Promise<void>((resolve) => (letGo = resolve));
    const isFree = await oneTabAtATime(window, 'kfp-analytics', () => Promise.race([run(), left]));
    if (!isFree) startIn(interval);
  }

  async function run(): Promise<void> {
    isBusy = true;
    const isDone = await round.run().finally(() => (isBusy = false));
    if (isDone) wake();
  }

  function wake(isUrgent = false): void {
    if (timer.isSet() || isBusy || failures >= mostFailures) return;
    const wait = outbox.wait();
    if (wait !== undefined) startIn(isUrgent ? wait : wait + interval);
  }

  function halt(): void {
    timer.clear();
    letGo();
  }

  return {
    wake,
    halt,
    // What is stored and would probably fail is for the next page.
    leave: () => round.leave(failures > 0 || !window.navigator.onLine),
    restart() {
      failures = 0;
      timer.clear();
      wake(true);
    },
  };
}

/** Doubling, with jitter, so that many pages do not ask at once. */
function backoff(failures: number, random: number): number {
  return Math.min(interval * 2 ** (failures - 1), longestBackoff) * (0.75 + random / 2);
}

/** One timer; set anew, it forgets what it was set to. */
function createTimer(clock: Clock, run: () => void) {
  let cancel: (() => void) | undefined;

  function clear(): void {
    cancel?.();
    cancel = undefined;
  }

  return {
    isSet: () => cancel !== undefined,
    clear,
    set(milliseconds: number): void {
      clear();
      cancel = clock.setTimeout(() => {
        cancel = undefined;
        run();
      }, milliseconds);
    },
  };
}

/** Gives what ends it. */
function listen(window: Window, listeners: Readonly<Record<string, () => unknown>>): () => void {
  const each = Object.entries(listeners);
  for (const [type, listener] of each) window.addEventListener(type, listener);
  return () => each.forEach(([type, listener]) => window.removeEventListener(type, listener));
}
