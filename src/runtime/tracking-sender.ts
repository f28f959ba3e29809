import type { Clock } from '../platform/clock.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import type { TrackingRoundOptions } from './tracking-round.ts';
import { createTrackingRound } from './tracking-round.ts';

export interface TrackingSender {
  /** There is something to send: in five seconds, or as soon as it may be. */
  readonly wake: (isUrgent?: boolean) => void;
  /** The page is left: sends what it can, now (TR-59). */
  readonly leave: () => void;
  /** The page or the device is back. */
  readonly comeBack: () => void;
  /** Sends nothing any more; what is under way is the caller's to end. */
  readonly stop: () => void;
}

export interface TrackingSenderOptions extends Omit<TrackingRoundOptions, 'onFailure'> {
  readonly window: Window;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** Milliseconds between two rounds (TR-53), and before the first try after a failure. */
const interval = 5_000;
const longestBackoff = 300_000;
/** After so many failures in a row nothing is tried until the device or the page comes back. */
const mostFailures = 10;

/** Decides when events are sent: every five seconds, less and less often to a service that is down (TR-53, TR-59). */
export function createTrackingSender(options: TrackingSenderOptions): TrackingSender {
  const { window, clock, outbox, random } = options;
  let failures = 0;
  const onEnd: TrackingRoundOptions['onEnd'] = (count, reason) => {
    failures = 0;
    options.onEnd(count, reason);
  };
  const round = createTrackingRound({ ...options, onEnd, onFailure });
  const timer = createTimer(clock, () => void start());
  let letGo: () => void = () => undefined;
  let [isBusy, isAway] = [false, false];

  function wake(isUrgent = false): void {
    if (timer.isSet() || isBusy || isAway || failures >= mostFailures) return;
    const wait = outbox.wait();
    if (wait !== undefined) timer.set(isUrgent ? wait : wait + interval);
  }

  async function start(): Promise<void> {
    if (isBusy || isAway) return;
    // A lock that is held keeps a page out of the back/forward cache, so leaving the page lets it go.
    const left = new Promise<void>((resolve) => (letGo = resolve));
    const isFree = await oneTabAtATime(window, 'kfp-analytics', () => Promise.race([run(), left]));
    if (!isFree) timer.set(interval);
  }

  async function run(): Promise<void> {
    isBusy = true;
    const isDone = await round.run().finally(() => (isBusy = false));
    if (isDone) wake();
  }

  function onFailure(retryAfter: number): void {
    failures += 1;
    if (failures < mostFailures && !isAway) timer.set(Math.max(retryAfter, backoff(failures, random())));
  }

  function stop(): void {
    isAway = true;
    round.hold(true);
    timer.clear();
    letGo();
  }

  function leave(): void {
    stop();
    // What is stored and would probably fail is for the next page.
    round.leave(failures > 0 || !window.navigator.onLine);
  }

  function comeBack(): void {
    isAway = false;
    failures = 0;
    round.hold(false);
    timer.clear();
    wake(true);
  }

  return { wake, leave, comeBack, stop };
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
