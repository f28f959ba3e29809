import { listen } from '../../platform/listen.ts';
import { createCrossTabLock } from './cross-tab-lock.ts';
import { never } from './tracking-outbox.ts';
import type { TrackingRoundOptions } from './tracking-round.ts';
import { createTrackingRound } from './tracking-round.ts';

export interface BatchSender {
  /** There is something to send: in five seconds, or as soon as it may be; at once where the page has been left. */
  readonly wake: (isUrgent?: boolean) => void;
  /** The page is left: sends what it can, now. */
  readonly leave: () => void;
  /** Sends nothing any more, and listens to nothing; what is under way is the caller's to end. */
  readonly stop: () => void;
}

export interface BatchSenderOptions extends TrackingRoundOptions {
  readonly window: Window;
  /** The page is being left; what is to go with it is to be put into the outbox now. */
  readonly onLeave: () => void;
}

/** Milliseconds between two rounds, and before the first try after a failure. */
const interval = 5_000;
const longestBackoff = 300_000;
/** After so many failures in a row nothing is tried until the device or the page comes back. */
const mostFailures = 10;

/**
 * Decides when events are sent: every five seconds, less and less often to a service that is down, at once when the
 * page is left, and when the page comes back or the device is online again.
 */
export function createBatchSender(options: BatchSenderOptions): BatchSender {
  const { window, clock, outbox, onLeave } = options;
  let [failures, isAway] = [0, false];
  const round = createTrackingRound(options, () => isAway, onAnswer);
  const lock = createCrossTabLock(window, clock, round.run, wake);

  function onAnswer(retryAfter: number | undefined): void {
    failures = retryAfter === undefined ? 0 : failures + 1;
    if (retryAfter !== undefined && failures < mostFailures && !isAway) lock.startIn(Math.max(retryAfter, backoff(failures)));
  }

  function wake(isUrgent = false): void {
    if (isAway) {
      leave();
    } else if (!lock.isSet() && failures < mostFailures) {
      const wait = Math.min(...outbox.list().map(({ due }) => due)) - clock.monotonic();
      if (wait < never) lock.startIn(Math.max(0, wait) + (isUrgent ? 0 : interval));
    }
  }

  function halt(): void {
    isAway = true;
    lock.clear();
    lock.letGo();
  }

  function leave(): void {
    if (!isAway) onLeave();
    halt();
    // What is stored and would probably fail is for the next page.
    round.leave(failures > 0 || !window.navigator.onLine);
  }

  const stopListening = listen(window, ['pagehide', 'pageshow', 'online'], ({ type }) => {
    if (type === 'pagehide') {
      leave();
    } else if (isAway || type === 'online') {
      // A page that has just been loaded is shown too.
      [failures, isAway] = [0, false];
      lock.clear();
      wake(true);
    }
  });
  // What earlier pages have left behind need not wait.
  wake(true);
  return {
    wake,
    leave,
    stop() {
      stopListening();
      halt();
    },
  };
}

/** Doubling, with jitter, so that many pages do not ask at once. */
const backoff = (failures: number) => Math.min(interval * 2 ** (failures - 1), longestBackoff) * (0.75 + Math.random() / 2);
