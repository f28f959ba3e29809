import { useCallback } from 'react';
import { useAppContext, useStore } from '../../hooks/app-context.ts';
import { useVisibilityReport } from '../../hooks/use-visible-element.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useRequiredCode } from '../../hooks/use-lazy.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { Sentinel } from '../../ui/layout/sentinel.tsx';

interface SessionWarningAreaProps {
  /** Whether it is part of another element, which sends its own ready event. */
  readonly isInPortal?: boolean;
}

/** Warns a logged-in customer, once per page and in a visible element. */
export function SessionWarningArea({ isInPortal = false }: SessionWarningAreaProps) {
  const { session } = useAppContext().runtime;
  const isLoggedIn = useStore(session).status === 'logged-in';
  return (
    <>
      <Sentinel ref={useVisibilityReport()} />
      {isLoggedIn && <LazySessionDialog isInPortal={isInPortal} />}
    </>
  );
}

/** Loads the dialog long before it is needed, because the network may fail by then. */
function LazySessionDialog({ isInPortal }: Required<SessionWarningAreaProps>) {
  const { runtime } = useAppContext();
  const load = useCallback(async () => {
    const [guard, { SessionDialog }] = await Promise.all([runtime.getGuard(), lazyImport(() => import('./session-dialog.tsx'))]);
    return { guard, SessionDialog };
  }, [runtime]);
  const value = useRequiredCode('session-warning', load);
  useReady(value !== undefined && !isInPortal);
  return value ? <value.SessionDialog guard={value.guard} /> : null;
}
