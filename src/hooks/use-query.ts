import type { QueryClient } from '@tanstack/query-core';
import { notifyManager } from '@tanstack/query-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { QueryResult, QueryWatcher, WatchedQuery } from '../runtime/query-watcher.ts';
import { createQueryWatcher } from '../runtime/query-watcher.ts';

export interface QueryView<T> extends QueryResult<T> {
  readonly refetch: QueryWatcher<T>['refetch'];
}

/** Watches a query of the page's cache and asks it when its answer is missing or stale (API-60). */
export function useQuery<T>(client: QueryClient, query: WatchedQuery<T>): QueryView<T> {
  const [watcher] = useState(() => createQueryWatcher(client, query));
  // Before the subscription: a query that was forgotten since the render is let go without a watcher of its own.
  useEffect(() => watcher.watch(query));
  const subscribe = useCallback((onChange: () => void) => watcher.subscribe(notifyManager.batchCalls(onChange)), [watcher]);
  const result = useSyncExternalStore(subscribe, () => watcher.get(query));
  return { ...result, refetch: watcher.refetch };
}
