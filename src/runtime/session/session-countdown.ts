import type { Clock } from '../../platform/clock.ts';
import { documentMember } from '../../platform/document-member.ts';
import { listen } from '../../platform/listen.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import type { SessionStore } from './session-store.ts';

/** Whole seconds until the session ends, rounded up, while the customer is warned; else null (SW-13). */
export interface SessionCountdown extends ReadableStore<number | null> {
  readonly check: () => void;
  readonly dispose: () => void;
}

interface SessionCountdownOptions {
  readonly window: Window;
  readonly clock: Clock;
  readonly session: SessionStore;
  /** Called when the deadline seems to have passed, and again at each check until it changes. */
  readonly onPassed: () => void;
}

/** The warning shows when less than this is left, in milliseconds. */
const warningTime = 60_000;
/** Milliseconds between two checks of a visible page: the device may sleep without an event. */
const interval = 1_000;

/**
 * Compares the deadline with the clock while somebody is logged in: each second on a visible page, and at once when the
 * page becomes visible again.
 */
export function createSessionCountdown({ window, clock, session, onPassed }: SessionCountdownOptions): SessionCountdown {
  const seconds = createStore<number | null>(null);
  let cancel: () => void = () => undefined;

  function check(): void {
    const isLoggedIn = session.get().status === 'logged-in';
    const left = (isLoggedIn ? session.left() : undefined) ?? Number.POSITIVE_INFINITY;
    const isWarning = left > 0 && left < warningTime;
    seconds.set(isWarning ? Math.ceil(left / 1000) : null);
    cancel();
    if (left <= 0) onPassed();
    else if (left < Number.POSITIVE_INFINITY) cancel = clock.setTimeout(check, untilNextCheck(left, documentMember('hidden')));
    // The session store tells hosts of the login first.
    const isTold = isLoggedIn && !session.isNews('logged-in');
    if (isTold && left > 0 && isWarning !== (session.detail()?.state === 'warning')) {
      session.tell(isWarning ? 'warning' : 'extended');
    }
  }

  const stops = [
    session.subscribe(check),
    // The capture phase on `window` also receives events that do not bubble from the document.
    listen(window, ['visibilitychange', 'resume'], check, { capture: true }),
    listen(window, ['pageshow', 'focus'], check),
  ];
  check();
  return {
    get: seconds.get,
    subscribe: seconds.subscribe,
    check,
    dispose() {
      for (const stop of stops) stop();
      cancel();
    },
  };
}

/**
 * A hidden page sets one timer, for the next change. Browsers delay chained timers in hidden pages by up to a minute, a
 * single timer by a second.
 */
function untilNextCheck(left: number, isHidden: boolean): number {
  if (left >= warningTime) return Math.min(left - warningTime + 1, isHidden ? Number.POSITIVE_INFINITY : interval);
  return isHidden ? left : left % interval || interval;
}
