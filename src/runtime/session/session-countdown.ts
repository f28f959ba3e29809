import type { Clock } from '../../platform/clock.ts';
import { documentMember } from '../../platform/document-member.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import type { SessionStore } from './session-store.ts';

/** Whole seconds until the session ends, rounded up, while the customer is to be warned; else null (SW-13). */
export interface SessionCountdown extends ReadableStore<number | null> {
  readonly check: () => void;
  readonly dispose: () => void;
}

export interface SessionCountdownOptions {
  readonly window: Window;
  readonly clock: Clock;
  readonly session: SessionStore;
  /** The deadline seems to have passed; called again at each check until it is another. */
  readonly onPassed: () => void;
}

/** The customer is warned when less than this is left, in milliseconds. */
const warningTime = 60_000;
/** Milliseconds between two checks of a page that is seen: the device may sleep without telling. */
const interval = 1_000;

/**
 * Compares the session's deadline with the clock: each second while the page is seen, and at once when it is seen
 * again. Only while somebody is logged in.
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
    if (isLoggedIn && left > 0 && isWarning !== (session.detail()?.state === 'warning')) {
      session.tell(isWarning ? 'warning' : 'extended');
    }
  }

  const stops = [
    session.subscribe(check),
    // Captured, what happens to the document alone is heard too.
    ...['visibilitychange', 'resume'].map((type) => listen(window, type, check, true)),
    ...['pageshow', 'focus'].map((type) => listen(window, type, check, false)),
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
 * A hidden page waits for the next change only: browsers delay timers that follow each other there by up to a minute,
 * a single one by a second.
 */
function untilNextCheck(left: number, isHidden: boolean): number {
  if (left >= warningTime) return Math.min(left - warningTime + 1, isHidden ? Number.POSITIVE_INFINITY : interval);
  return isHidden ? left : left % interval || interval;
}

function listen(target: EventTarget, type: string, listener: () => void, isCapture: boolean): () => void {
  target.addEventListener(type, listener, isCapture);
  return () => target.removeEventListener(type, listener, isCapture);
}
