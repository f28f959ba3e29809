import type { DefaultedQueryObserverOptions, Query, QueryClient, QueryObserver, RefetchOptions } from '@tanstack/query-core';
import { onlineManager } from '@tanstack/query-core';
import type { ApiQuery } from '../api/api-query.ts';

export interface WatchedQuery<T> extends ApiQuery<T> {
  /** A query that is not enabled is watched, and not asked. */
  readonly enabled?: boolean;
  /** False: a failure that is known is not asked again by whoever comes to watch it. */
  readonly retryOnMount?: boolean;
}

/** What is known of a query. */
export interface QueryResult<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** How often the call that is under way, or that ended last, has failed. */
  readonly failureCount: number;
  readonly errorUpdateCount: number;
}

export interface QueryWatcher<T> {
  /** The result of a query that is about to be watched; the same object as long as nothing of it changes. */
  readonly get: (query: WatchedQuery<T>) => QueryResult<T>;
  /** Calls `listener` after each change of the result; the first one makes it ask for what is missing or stale (API-60). */
  readonly subscribe: (listener: () => void) => () => void;
  /** Watches this query from now on. */
  readonly watch: (query: WatchedQuery<T>) => void;
  readonly isStale: () => boolean;
  /** Asks now; a call that is under way ends first when `cancelRefetch` is false. Never rejects. */
  readonly refetch: (options?: RefetchOptions) => Promise<void>;
}

type Options<T> = DefaultedQueryObserverOptions<T, Error, T, T>;

/** Watches one query of the page's cache at a time, as the cache's own observer does, without what no element needs. */
export function createQueryWatcher<T>(client: QueryClient, first: WatchedQuery<T>): QueryWatcher<T> {
  const listeners = new Set<() => void>();
  let options = defaulted(first);
  let watched: Query<T> | undefined;
  let result: QueryResult<T> | undefined;

  function defaulted(query: WatchedQuery<T>): Options<T> {
    return client.defaultQueryOptions<T, Error, T, T>(query);
  }

  function find(wanted: Options<T>): Query<T> {
    return client.getQueryCache().build<T, Error, T>(client, wanted);
  }

  /** Whether a query that is watched in this way from now on is asked at once. */
  function isAsked(query: Query<T>, wanted: Options<T>): boolean {
    if (wanted.enabled === false) return false;
    if (watched) return (query !== watched || options.enabled === false) && isStaleFor(query, wanted);
    return query.state.status === 'error' && query.state.data === undefined ? wanted.retryOnMount !== false : isStaleFor(query, wanted);
  }

  /** What is about to be asked counts as being asked. */
  function read(query: Query<T>, wanted: Options<T>): QueryResult<T> {
    const { data, error, status, fetchStatus, fetchFailureCount, errorUpdateCount } = query.state;
    const isStarting = fetchStatus === 'idle' && isAsked(query, wanted);
    const isAnew = isStarting && data === undefined;
    const next: QueryResult<T> = {
      data,
      error: isAnew ? null : error,
      isPending: isAnew || status === 'pending',
      isError: !isAnew && status === 'error',
      isFetching: isStarting ? onlineManager.isOnline() : fetchStatus === 'fetching',
      failureCount: isStarting ? 0 : fetchFailureCount,
      errorUpdateCount,
    };
    const names = Object.keys(next) as (keyof QueryResult<T>)[];
    if (!result || names.some((name) => !Object.is(result?.[name], next[name]))) result = next;
    return result;
  }

  async function refetch(fetchOptions: RefetchOptions = { cancelRefetch: true }): Promise<void> {
    await (watched ?? find(options)).fetch(options, fetchOptions).catch(() => undefined); // The query's state tells it.
  }

  const isStale = () => options.enabled !== false && isStaleFor(watched ?? find(options), options);

  /** The part of an observer that a query calls. */
  const observer = {
    get options() {
      return options;
    },
    onQueryUpdate() {
      const before = result;
      if (watched && read(watched, options) !== before) for (const listener of listeners) listener();
    },
    getCurrentResult: () => ({ isStale: isStale() }),
    shouldFetchOnWindowFocus: () => false,
    shouldFetchOnReconnect: isStale,
    refetch,
  } as unknown as QueryObserver;

  function watch(next: Options<T>): void {
    const query = find(next);
    const isNow = isAsked(query, next);
    options = next;
    if (query !== watched) {
      watched?.removeObserver(observer);
      watched = query;
      query.addObserver(observer);
    }
    if (isNow) void refetch({});
  }

  return {
    get: (query) => read(find(defaulted(query)), defaulted(query)),
    subscribe(listener) {
      listeners.add(listener);
      if (!watched) watch(options);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        watched?.removeObserver(observer);
        watched = undefined;
      };
    },
    watch(query) {
      if (watched) watch(defaulted(query));
      else options = defaulted(query);
    },
    isStale,
    refetch,
  };
}

function isStaleFor<T>(query: Query<T>, { staleTime }: Options<T>): boolean {
  return query.isStaleByTime(typeof staleTime === 'function' ? staleTime(query) : staleTime);
}
