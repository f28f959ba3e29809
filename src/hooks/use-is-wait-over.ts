import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

/**
 * Whether something has been waited for long enough; once so, it stays so.
 *
 * @param milliseconds default 3 s: what a block waits for what belongs above it or into it
 */
export function useIsWaitOver(isWaiting: boolean, milliseconds = 3_000): boolean {
  const { clock } = useAppContext().runtime;
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isWaiting) return clock.setTimeout(() => setIsOver(true), milliseconds);
    return undefined;
  }, [clock, isWaiting, milliseconds]);
  return isOver;
}
