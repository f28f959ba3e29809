import type { LazyService } from '../../platform/lazy-service.ts';
import { lazyService } from '../../platform/lazy-service.ts';
import type { SessionGuard, SessionGuardOptions } from './session-guard.ts';

export type LazySessionGuard = Pick<LazyService<SessionGuard>, 'get' | 'dispose'>;

/** Milliseconds before code that did not arrive is asked for again. */
const retryTime = 5_000;

/** The guard of the page's session. Its code comes once somebody is logged in, as nothing that is shown first needs it. */
export function createLazySessionGuard(options: SessionGuardOptions): LazySessionGuard {
  const { clock, session } = options;
  const guard = lazyService(() => import('./session-guard.ts'), ({ createSessionGuard }) => createSessionGuard(options));
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
