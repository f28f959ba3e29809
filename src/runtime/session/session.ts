import { withoutResponse } from '../../api/errors.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import type { Lazy } from '../../platform/lazy.ts';
import { lazy } from '../../platform/lazy.ts';
import { listen } from '../../platform/listen.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { logError } from '../../platform/warn.ts';
import type { SessionDetail } from '../host/host.ts';
import { dispatchHostEvent, dispatchPreventable } from '../host/host.ts';
import type { SessionGuard, SessionGuardOptions } from './session-guard.ts';
import type { SessionStore, SessionStoreOptions } from './session-store.ts';
import { createSessionStore, sessionChannel } from './session-store.ts';

export type { Session, SessionStore } from './session-store.ts';
export { isCustomerData } from './session-store.ts';
export type { SessionGuard } from './session-guard.ts';

export interface SessionOptions extends Omit<SessionStoreOptions, 'onChange' | 'onNobody'> {
  readonly window: Window & typeof globalThis;
  /** The target for events of the page. */
  readonly findEventTarget: () => Element | undefined;
  /** Stores that change when the first target may have appeared. */
  readonly arrivals: readonly ReadableStore<unknown>[];
}

/** Stores who is logged in and tells hosts. Hides the customer's data when the page enters the back/forward cache. */
export function createSession({ window, findEventTarget, arrivals, ...options }: SessionOptions): SessionStore {
  const stops: (() => void)[] = [];
  const store = createSessionStore({
    ...options,
    onChange: tell,
    // Without its code the other tabs go on as before.
    onNobody: () => void tellTabsOfNobody(window).catch(() => undefined),
    onFailure(error) {
      logError('session-unknown', 'session-status could not be requested', withoutResponse(error));
      options.onFailure(error);
    },
  });
  stops.push(guardBfcache(window, store), store.dispose);

  /**
   * Fires `kfp-session`. When there is no target yet, the event waits for the first change of `arrivals`.
   *
   * @returns False when the host has prevented the default action.
   */
  function tell(detail: SessionDetail): boolean {
    const target = findEventTarget();
    // Only `expired` has a default action: it leaves the page.
    if (target && detail.state === 'expired') return dispatchPreventable(target, 'kfp-session', detail);
    if (target) {
      dispatchHostEvent(target, 'kfp-session', detail);
      return true;
    }
    const waits = arrivals.map((store) =>
      store.subscribe(() => {
        for (const stop of waits) stop();
        tell(detail);
      }),
    );
    stops.push(...waits);
    return true;
  }

  return {
    ...store,
    dispose() {
      for (const stop of stops) stop();
    },
  };
}

/** Tells the other tabs that session-status has found nobody: the customer may have logged out on a page without our elements. */
async function tellTabsOfNobody(window: Window & typeof globalThis): Promise<void> {
  const { openTabChannel } = await lazyImport(() => import('../../platform/tab-channel.ts'));
  const channel = openTabChannel(window, sessionChannel, () => undefined);
  channel.post({ type: 'nobody' });
  channel.dispose();
}

export type LazySessionGuard = Pick<Lazy<SessionGuard>, 'get' | 'dispose'>;

/** Milliseconds before a failed load is retried. */
const retryTime = 5_000;

/**
 * The guard of the page's session. Its code is a lazy chunk that loads after a login, because the first render does not
 * need it.
 */
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
    guard.get().catch(() => {
      cancel?.();
      cancel = clock.setTimeout(load, retryTime);
    });
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
 * A page from the back/forward cache may belong to a customer who has logged out since. So the page enters the cache
 * without the customer's data, and its first frame after the return has none (CF-70).
 */
function guardBfcache(window: Window, session: SessionStore): () => void {
  return listen(window, ['pagehide', 'pageshow'], ({ type, persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    session.hide();
    session.deadline.doubt(); // Another page may prolong the session meanwhile.
    if (type === 'pageshow') void session.recheck();
  });
}
