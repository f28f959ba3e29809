import type { Mutation } from '@tanstack/react-query';
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorType, isHttpError, statusOf } from '../../api/errors.ts';
import type { DerivedStore, ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';

/** Whether a call failed with 401 or 403, for which a retry would not help (API-67). */
export function isAccessDenied(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

/** Milliseconds before the only retry: the server's `Retry-After`, else 1 s; at most 30 s (API-64). */
function retryDelay(_failures: number, error: unknown): number {
  return Math.min((isHttpError(error) && error.retryAfter) || 1000, 30_000);
}

/**
 * Creates the one query cache of the page: one retry, 60 s stale time, no refetch on focus (API-60 to API-67). Changes
 * are never retried automatically.
 *
 * @param onUnauthorized is called on each 401, except from session-status
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const tellOf401 = (error: unknown) => {
    if (errorType(error) === 'unauthorized') onUnauthorized();
  };
  const queryCache = new QueryCache({
    onError(error, { queryKey }) {
      if (queryKey[1] !== 'session') tellOf401(error);
    },
  });
  // After a reset, the key and function of a query may still hold the customer's data. So the cache removes it.
  queryCache.subscribe(({ type, query }) => {
    const isEmpty = query.state.status === 'pending' && query.state.fetchStatus === 'idle';
    if (type === 'observerRemoved' && isEmpty && query.getObserversCount() === 0) queryCache.remove(query);
  });
  return new QueryClient({
    queryCache,
    mutationCache: new ListedMutationCache({ onError: tellOf401 }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && !isAccessDenied(error),
        retryDelay,
        refetchOnWindowFocus: false,
      },
      // No garbage-collection timers: changes are dropped with the customer's data.
      mutations: { retry: false, gcTime: Infinity },
    },
  });
}

/** The library lists mutations with `Array.from`. MooTools replaces that with a function that cannot read sets. */
class ListedMutationCache extends MutationCache {
  readonly #mutations = new Set<Mutation>();

  override add(mutation: Mutation): void {
    this.#mutations.add(mutation);
    super.add(mutation);
  }

  override remove(mutation: Mutation): void {
    this.#mutations.delete(mutation);
    super.remove(mutation);
  }

  override getAll(): Mutation[] {
    return [...this.#mutations];
  }

  override clear(): void {
    super.clear();
    this.#mutations.clear();
  }
}

/** True while a call waits for the device to be online. The call is then sent automatically. */
export function createConnectionStore(queryClient: QueryClient, navigator: Navigator): DerivedStore<boolean> {
  onlineManager.setOnline(navigator.onLine);
  const store = createStore(false);
  const queries = queryClient.getQueryCache();
  const mutations = queryClient.getMutationCache();

  function update(): void {
    const waits = queries.getAll().some(({ state }) => state.fetchStatus === 'paused')
      || mutations.getAll().some(({ state }) => state.isPaused);
    store.set(waits && !onlineManager.isOnline());
  }

  const stops = [queries.subscribe(update), mutations.subscribe(update), onlineManager.subscribe(update)];
  return {
    get: store.get,
    subscribe: store.subscribe,
    dispose() {
      for (const stop of stops) stop();
    },
  };
}

/** Identifies the current customer. It is a new object after the customer's data has been dropped. */
export type CustomerToken = object;

export interface CustomerTokenStore extends ReadableStore<CustomerToken> {
  /** Marks all calls under way as those of an earlier customer. */
  readonly renew: () => void;
}

/** Creates the store of the current customer's token. */
export function createCustomerTokenStore(): CustomerTokenStore {
  const store = createStore<CustomerToken>({});
  return { get: store.get, subscribe: store.subscribe, renew: () => store.set({}) };
}
