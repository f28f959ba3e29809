import type { Query } from '@tanstack/react-query';
import { noop } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { agreementsKey } from '../api/agreements-key.ts';
import type { AgreementList } from '../api/agreements.ts';
import { inLaterTask } from '../platform/clock.ts';
import { useAppContext } from './app-context.ts';

export interface CachedAgreements {
  /** State of the query. Undefined when no element of the page has asked for the agreements. */
  readonly state: Query<AgreementList>['state'] | undefined;
  /** Asks again if an element has asked before. Never rejects: the overview shows a failure. */
  readonly refetch: () => Promise<unknown> | undefined;
}

/**
 * The agreements that the page has already asked for. Unlike `useCustomerQuery`, it sends no request of its own, and needs
 * no code that parses the response.
 */
export function useCachedAgreements(): CachedAgreements {
  const cache = useAppContext().runtime.queryClient.getQueryCache();
  const find = () => cache.find<AgreementList>({ queryKey: agreementsKey });
  // Later, because the cache also notifies while another component renders.
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(() => inLaterTask(onChange)), [cache]);
  const state = useSyncExternalStore(subscribe, () => find()?.state);
  return { state, refetch: () => find()?.fetch().catch(noop) };
}
