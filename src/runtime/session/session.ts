import type { Lazy } from '../../platform/lazy.ts';
import { lazy } from '../../platform/lazy.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { guardBfcache } from './bfcache-guard.ts';
import { tellSession } from './session-events.ts';
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
  const store = createSessionStore({ ...options, onChange: (detail) => tellSession(detail, findTarget, arrivals) });
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
    () => import('./session-guard.ts'),
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
