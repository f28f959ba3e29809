import type { LateService } from '../../platform/lazy-service.ts';
import { lateService } from '../../platform/lazy-service.ts';
import type { SessionGuard, SessionGuardOptions } from './session-guard.ts';

export type LateSessionGuard = Pick<LateService<SessionGuard>, 'get' | 'dispose'>;

/** Milliseconds before code that did not arrive is asked for again. */
const retryTime = 5_000;

/** The guard of the page's session. Its code comes once somebody is logged in, as nothing that is shown first needs it. */
export function createLateSessionGuard(options: SessionGuardOptions): LateSessionGuard {
  const { clock, session } = options;
  const guard = lateService(() => import('./session-guard.ts'), ({ createSessionGuard }) => createSessionGuard(options));
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
