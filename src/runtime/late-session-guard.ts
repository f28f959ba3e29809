import type { SessionGuard, SessionGuardOptions } from './session-guard.ts';

export interface LateSessionGuard {
  /** Gives the guard; a later call asks again for code that did not arrive. */
  readonly get: () => Promise<SessionGuard>;
  readonly dispose: () => void;
}

/** Milliseconds before code that did not arrive is asked for again. */
const retryTime = 5_000;

/** The guard of the page's session. Its code comes once somebody is logged in, as nothing that is shown first needs it. */
export function createLateSessionGuard(options: SessionGuardOptions): LateSessionGuard {
  const { clock, session } = options;
  let guard: Promise<SessionGuard> | undefined;
  let cancel: (() => void) | undefined;

  function get(): Promise<SessionGuard> {
    guard ??= import('./session-guard.ts').then(({ createSessionGuard }) => createSessionGuard(options));
    guard.catch(() => (guard = undefined)); // Whoever asks is told.
    return guard;
  }

  function load(): void {
    if (guard || session.get().status !== 'logged-in') return;
    cancel?.();
    get().catch(() => (cancel = clock.setTimeout(load, retryTime)));
  }

  const stop = session.subscribe(load);
  return {
    get,
    dispose() {
      stop();
      cancel?.();
      void guard?.then((arrived) => arrived.dispose());
    },
  };
}
