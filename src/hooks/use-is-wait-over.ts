import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

/**
 * Whether the time limit for waiting has passed. Stays true after that.
 *
 * @param milliseconds default 3 s: how long a block waits for content above it or inside it
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
