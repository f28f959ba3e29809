import { lazyImport } from '../../platform/lazy-import.ts';
import type { Lazy } from '../../platform/lazy.ts';
import { lazy } from '../../platform/lazy.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { logError } from '../../platform/warn.ts';
import type { SessionDetail } from '../host/host.ts';
import { dispatchHostEvent, dispatchPreventable } from '../host/host.ts';
import type { SessionGuard, SessionGuardOptions } from './session-guard.ts';
import type { SessionStore, SessionStoreOptions } from './session-store.ts';
import { createSessionStore } from './session-store.ts';

export type { Session, SessionStore } from './session-store.ts';
export type { SessionGuard } from './session-guard.ts';

export interface SessionOptions extends Omit<SessionStoreOptions, 'onChange'> {
  readonly window: Window;
  /** What events of the page are dispatched on. */
  readonly findTarget: () => Element | undefined;
  /** Change when there may be such a target for the first time. */
  readonly arrivals: readonly ReadableStore<unknown>[];
}

/** Keeps who is logged in, tells hosts of it, and hides the customer's data from a page that is put aside. */
export function createSession({ window, findTarget, arrivals, ...options }: SessionOptions): SessionStore {
  const store = createSessionStore({
    ...options,
    onChange: (detail) => tellSession(detail, findTarget, arrivals),
    onFailure(error) {
      logError('session-status could not be asked', error);
      options.onFailure(error);
    },
  });
  const stop = guardBfcache(window, store);
  return {
    ...store,
    dispose() {
      stop();
      store.dispose();
    },
  };
}

export type LazySessionGuard = Pick<Lazy<SessionGuard>, 'get' | 'dispose'>;

/** Milliseconds before code that did not arrive is asked for again. */
const retryTime = 5_000;

/** The guard of the page's session. Its code comes once somebody is logged in, as nothing that is shown first needs it. */
export function createLazySessionGuard(options: SessionGuardOptions): LazySessionGuard {
  const { clock, session } = options;
  const guard = lazy(
    () => lazyImport(() => import('./session-guard.ts')),
    ({ createSessionGuard }) => createSessionGuard(options),
    (built) => built.dispose(),
  );
  let cancel: (() => void) | undefined;

  function load(): void {
    if (session.get().status !== 'logged-in') return;
    cancel?.();
    guard.get().catch(() => (cancel = clock.setTimeout(load, retryTime)));
  }

  const stop = session.subscribe(load);
  return {
    get: guard.get,
    dispose() {
      stop();
      cancel?.();
      guard.dispose();
    },
  };
}

/**
 * A page from the back/forward cache may belong to somebody who has logged out since. It goes there without the
 * customer's data, so that its first picture afterwards has none either (CF-70).
 */
function guardBfcache(window: Window, session: SessionStore): () => void {
  const onTransition = ({ type, persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    session.hide();
    if (type === 'pageshow') void session.recheck();
  };
  window.addEventListener('pagehide', onTransition);
  window.addEventListener('pageshow', onTransition);
  return () => {
    window.removeEventListener('pagehide', onTransition);
    window.removeEventListener('pageshow', onTransition);
  };
}

/**
 * Fires `kfp-session`. The session may be known before there is an element to tell it on; then it waits for one of the
 * `arrivals`.
 *
 * @returns False when the host has prevented what would come next.
 */
function tellSession(
  detail: SessionDetail,
  findTarget: () => Element | undefined,
  arrivals: readonly ReadableStore<unknown>[],
): boolean {
  const target = findTarget();
  if (target) {
    // Only the one that leads away from the page.
    if (detail.state === 'expired') return dispatchPreventable(target, 'kfp-session', detail);
    dispatchHostEvent(target, 'kfp-session', detail);
    return true;
  }
  const retry = () => {
    for (const stop of stops) stop();
    tellSession(detail, findTarget, arrivals);
  };
  const stops = arrivals.map((store) => store.subscribe(retry));
  return true;
}
