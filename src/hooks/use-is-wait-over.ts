import { useLayoutEffect, useState } from 'react';
import type { CustomerToken } from '../runtime/query/query.ts';
import { useAppContext, useSession, useStore } from './app-context.ts';

/**
 * Whether the time limit for waiting has passed. Stays true until the customer's data is dropped. It counts only time in
 * which the customer sees the page: content is hidden while the session is checked again.
 *
 * @param milliseconds default 3 s: how long a block waits for content above it or inside it
 * @param isForSession whether the wait is for the session itself
 */
export function useIsWaitOver(isWaiting: boolean, milliseconds = 3_000, isForSession = false): boolean {
  const { clock, customerToken } = useAppContext().runtime;
  const token = useStore(customerToken);
  const isLoading = useSession().status === 'loading';
  const isCounted = isWaiting && isLoading === isForSession;
  const [overFor, setOverFor] = useState<CustomerToken>();
  // Before the page freezes in the back/forward cache, because a timer that has passed meanwhile fires at once on return.
  useLayoutEffect(() => {
    if (isCounted) return clock.setTimeout(() => setOverFor(token), milliseconds);
    return undefined;
  }, [clock, isCounted, token, milliseconds]);
  return overFor === token;
}

/** Whether the page has waited 3 s for the session. */
export function useIsSessionLate(): boolean {
  return useIsWaitOver(true, undefined, true);
}
