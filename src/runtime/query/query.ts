import type { Mutation } from '@tanstack/react-query';
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isHttpError, statusOf } from '../../api/errors.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';

/** Whether a call was refused because of who asks, which a second try cannot change (API-67). */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

/** Milliseconds before a retry: what the server wants, else 1 s, doubling; at most 30 s (API-64). */
export function retryDelay(failures: number, error?: unknown): number {
  return Math.min((isHttpError(error) && error.retryAfter) || 1000 * 2 ** failures, 30_000);
}

/**
 * One cache for the whole page: one retry, 60 s stale time, nothing refetched on focus (API-60 to API-67). A change is
 * never sent twice by itself.
 *
 * @param onUnauthorized is told of each 401, but for that of session-status itself
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const tellOf401 = (error: unknown) => {
    if (statusOf(error) === 401) onUnauthorized();
  };
  const queryCache = new QueryCache({
    onError(error, { queryKey }) {
      if (queryKey[1] !== 'session') tellOf401(error);
    },
  });
  // Emptied with the data of its customer, its key and function still hold some of them.
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
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay,
        refetchOnWindowFocus: false,
      },
      // No timers: changes are dropped with the data of their customer.
      mutations: { retry: false, gcTime: Infinity },
    },
  });
}

export interface ConnectionStore extends ReadableStore<boolean> {
  readonly dispose: () => void;
}

/** The library lists its mutations by `Array.from`, which MooTools replaces by a function that knows no sets. */
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

/** True while a call waits for the device to be online again; it is sent by itself then. */
export function createConnectionStore(queryClient: QueryClient, navigator: Navigator): ConnectionStore {
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

/** Stands for the customer of the moment; another object once everything of that customer has been dropped. */
export type CustomerToken = object;

export interface CustomerTokenStore extends ReadableStore<CustomerToken> {
  /** What is under way is another customer's from now on. */
  readonly renew: () => void;
}

export function createCustomerTokenStore(): CustomerTokenStore {
  const store = createStore<CustomerToken>({});
  return { get: store.get, subscribe: store.subscribe, renew: () => store.set({}) };
}
