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
  const defaulted = (query: WatchedQuery<T>): Options<T> => client.defaultQueryOptions<T, Error, T, T>(query);
  const find = (wanted: Options<T>) => client.getQueryCache().build<T, Error, T>(client, wanted);
  let options = defaulted(first);
  let watched: Query<T> | undefined;
  let result: QueryResult<T> | undefined;

  /** Whether a query that is watched in this way from now on is asked at once. */
  const isAsked = (query: Query<T>, wanted: Options<T>) =>
    watched ? (query !== watched || options.enabled === false) && isStaleFor(query, wanted) : isAskedAtFirst(query, wanted);

  function read(query: Query<T>, wanted: Options<T>): QueryResult<T> {
    const next = readResult(query, query.state.fetchStatus === 'idle' && isAsked(query, wanted));
    if (!result || !isSame(result, next)) result = next;
    return result;
  }

  async function refetch(refetchOptions: RefetchOptions = { cancelRefetch: true }): Promise<void> {
    await (watched ?? find(options)).fetch(options, refetchOptions).catch(() => undefined); // The query's state tells it.
  }

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

  const isStale = () => isStaleFor(watched ?? find(options), options);
  const observer = createObserver({ getOptions: () => options, isStale, refetch }, () => {
    const before = result;
    if (watched && read(watched, options) !== before) for (const listener of listeners) listener();
  });

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

interface Observed<T> extends Pick<QueryWatcher<T>, 'isStale' | 'refetch'> {
  readonly getOptions: () => Options<T>;
}

/** The part of the cache's own observer that a query of the cache calls. */
function createObserver<T>({ getOptions, isStale, refetch }: Observed<T>, onQueryUpdate: () => void): QueryObserver {
  const observer = {
    get options() {
      return getOptions();
    },
    onQueryUpdate,
    getCurrentResult: () => ({ isStale: isStale() }),
    shouldFetchOnWindowFocus: () => false,
    shouldFetchOnReconnect: isStale,
    refetch,
  };
  return observer as unknown as QueryObserver;
}

/** A failure is asked again unless the query says no; an answer when it is stale. */
function isAskedAtFirst<T>(query: Query<T>, wanted: Options<T>): boolean {
  const { status, data } = query.state;
  const isLeftAlone = status === 'error' && data === undefined && wanted.retryOnMount === false;
  return isStaleFor(query, wanted) && !isLeftAlone;
}

function isStaleFor<T>(query: Query<T>, { enabled, staleTime }: Options<T>): boolean {
  return enabled !== false && query.isStaleByTime(typeof staleTime === 'function' ? staleTime(query) : staleTime);
}

/** @param isStarting what is about to be asked counts as being asked */
function readResult<T>({ state }: Query<T>, isStarting: boolean): QueryResult<T> {
  const { data, error, status, fetchStatus, fetchFailureCount, errorUpdateCount } = state;
  const isAnew = isStarting && data === undefined;
  return {
    data,
    error: isAnew ? null : error,
    isPending: isAnew || status === 'pending',
    isError: !isAnew && status === 'error',
    isFetching: isStarting ? onlineManager.isOnline() : fetchStatus === 'fetching',
    failureCount: isStarting ? 0 : fetchFailureCount,
    errorUpdateCount,
  };
}

function isSame<T>(a: QueryResult<T>, b: QueryResult<T>): boolean {
  return (Object.keys(a) as (keyof QueryResult<T>)[]).every((name) => Object.is(a[name], b[name]));
}
