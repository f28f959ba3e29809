import type { QueryClient, QueryObserverResult } from '@tanstack/query-core';
import { notifyManager, QueryObserver } from '@tanstack/query-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiQuery } from '../api/api-query.ts';

export interface WatchedQuery<T> extends ApiQuery<T> {
  readonly enabled?: boolean;
  readonly retryOnMount?: boolean;
}

/** Watches a query of the page's cache and asks it when its answer is missing or stale (API-60). */
export function useQuery<T>(client: QueryClient, query: WatchedQuery<T>): QueryObserverResult<T> {
  // Optimistic: what is about to be asked counts as being asked in the first render too.
  const options = { ...client.defaultQueryOptions<T, Error, T, T>(query), _optimisticResults: 'optimistic' as const };
  const [observer] = useState(() => new QueryObserver(client, options));
  const result = observer.getOptimisticResult(options);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribe = observer.subscribe(notifyManager.batchCalls(onChange));
      // What has changed between the render and now.
      observer.updateResult();
      return unsubscribe;
    },
    [observer],
  );
  // Before the subscription: a query that was forgotten since the render is let go without a watcher of its own.
  useEffect(() => observer.setOptions(options));
  useSyncExternalStore(subscribe, () => observer.getCurrentResult());
  // Renders again only for the parts that the caller has read.
  return observer.trackResult(result);
}
