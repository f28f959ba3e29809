import type { ReactNode } from 'react';
import { useIsWaitOver } from '../hooks/use-is-wait-over.ts';
import { useLazyUntilHere } from '../hooks/use-lazy.ts';
import { lazyImport } from '../platform/lazy-import.ts';

const loadDelay = async () => {
  const { SessionDelay } = await lazyImport(() => import('./session-delay.tsx'));
  return { SessionDelay };
};

interface SessionWaitProps {
  /** Says that the page waits. */
  readonly children?: ReactNode;
}

/** Stands where it is not known yet who is logged in; the code for a long wait comes when the wait is longer than usual. */
export function SessionWait({ children }: SessionWaitProps) {
  const delay = useLazyUntilHere(useIsWaitOver(true) ? loadDelay : undefined);
  return <>{children}{delay && <delay.SessionDelay />}</>;
}
