import { listen } from '../../platform/listen.ts';
import { createCrossTabLock } from './cross-tab-lock.ts';
import { underWay } from './tracking-outbox.ts';
import type { TrackingRoundOptions } from './tracking-round.ts';
import { createTrackingRound } from './tracking-round.ts';

export interface BatchSender {
  /**
   * Schedules the next round: 5 s after the first event is due, or without the 5 s when urgent. Sends at once on a page
   * that was left.
   */
  readonly wake: (isUrgent?: boolean) => void;
  /** Call it when the customer leaves the page: sends as much as possible at once. */
  readonly leave: () => void;
  /** Stops timers and listeners. It does not cancel requests under way: the caller does. */
  readonly stop: () => void;
}

export interface BatchSenderOptions extends TrackingRoundOptions {
  readonly window: Window;
  /** Called when the customer leaves the page. Put the last events into the outbox now. */
  readonly onLeave: () => void;
}

/** Milliseconds between two rounds, and before the first retry. */
const interval = 5_000;
const longestBackoff = 300_000;
/** After this many failures in a row, sending stops until the device is online again or the page is restored. */
const mostFailures = 10;

/**
 * Decides when events are sent: every 5 s, with backoff while the service is down, at once when the customer leaves the
 * page. Sending restarts when the page returns from the back/forward cache or the device is online again.
 */
export function createBatchSender(options: BatchSenderOptions): BatchSender {
  const { window, clock, outbox, onLeave } = options;
  let failures = 0;
  let isAway = false;
  const round = createTrackingRound(options, () => isAway, onResponse);
  const lock = createCrossTabLock(window, clock, round.run, wake);

  function onResponse(retryAfter: number | undefined): void {
    failures = retryAfter === undefined ? 0 : failures + 1;
    if (retryAfter !== undefined && failures < mostFailures && !isAway) lock.startIn(Math.max(retryAfter, backoff(failures)));
  }

  function wake(isUrgent = false): void {
    if (isAway) {
      leave();
    } else if (!lock.isSet() && failures < mostFailures) {
      const wait = Math.min(...outbox.list().map(({ due }) => due)) - clock.monotonic();
      if (wait < underWay) lock.startIn(Math.max(0, wait) + (isUrgent ? 0 : interval));
    }
  }

  function halt(): void {
    isAway = true;
    lock.clear();
    lock.release();
  }

  function leave(): void {
    if (!isAway) onLeave();
    halt();
    // After a failure or offline, stored events stay for the next page, as this request would probably fail.
    round.leave(failures > 0 || !window.navigator.onLine);
  }

  const stopListening = listen(window, ['pagehide', 'pageshow', 'online'], ({ type }) => {
    if (type === 'pagehide') {
      leave();
    } else if (isAway || type === 'online') {
      // `pageshow` also fires after a normal page load; `isAway` is false then.
      [failures, isAway] = [0, false];
      lock.clear();
      wake(true);
    }
  });
  // Sends the events of earlier pages without the delay of 5 s.
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

/** Milliseconds before the next retry. They double with each failure; jitter spreads the requests of many pages. */
const backoff = (failures: number) => Math.min(interval * 2 ** (failures - 1), longestBackoff) * (0.75 + Math.random() / 2);
