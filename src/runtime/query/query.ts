import type { Mutation, MutationOptions, QueryKey } from '@tanstack/react-query';
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from '../../api/errors.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import type { TabTurns } from '../../platform/tab-turns.ts';

/** Whether a call was refused because of who asks, which a second try cannot change (API-67). */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

/** Milliseconds before a retry: 1 s, doubling, at most 30 s (API-64). */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
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
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey }) {
        if (queryKey[1] !== 'session') tellOf401(error);
      },
    }),
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

/** False once it is another customer's: a change that reads before it writes asks in between. */
export type IsStillTheirs = () => boolean;

/** One change of what the backend knows of the customer. */
export interface CustomerChange<V> {
  /** Changes of the same scope are sent one after the other, in the order in which they were made, in all tabs. */
  readonly scope: string;
  readonly send: (value: V, isStillTheirs: IsStillTheirs) => Promise<unknown>;
  /** What the change may alter, read when it is over: each is asked for again, whatever came of it. */
  readonly queryKeys: () => readonly QueryKey[];
  /** Puts a value that was stored where the answers are kept, so that it shows until the next answer. */
  readonly commit?: ((value: V) => void) | undefined;
  /** The change is over. Not called for a customer who has gone. */
  readonly onSettled?: ((value: V, isSaved: boolean) => void) | undefined;
}

/** What a mutation of a change is called with. */
export interface ChangeVariables<V> {
  readonly value: V;
  /** Whose change it is. */
  readonly token: CustomerToken;
}

export interface CustomerMutationServices {
  readonly queryClient: QueryClient;
  readonly customerToken: ReadableStore<CustomerToken>;
  readonly tabTurns: TabTurns;
}

/**
 * The library's mutation for a change of the customer's: in the order of its scope, also across tabs, and held back while
 * the device is offline. Nothing is sent for a customer who has gone, and nothing comes of what was (CF-70).
 */
export function customerMutation<V>(
  { queryClient, customerToken, tabTurns }: CustomerMutationServices, change: CustomerChange<V>,
): MutationOptions<void, Error, ChangeVariables<V>> {
  const isTheirs = ({ token }: ChangeVariables<V>) => token === customerToken.get();
  return {
    scope: { id: change.scope },
    mutationFn: (variables) =>
      tabTurns(`kfp-change-${change.scope}`, async () => {
        if (isTheirs(variables)) await change.send(variables.value, () => isTheirs(variables));
      }),
    async onSettled(_data, error, variables) {
      if (!isTheirs(variables)) return;
      // An answer that is under way may be older than the change.
      const queryKeys = change.queryKeys();
      await Promise.all(queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      if (!error) change.commit?.(variables.value);
      for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
      change.onSettled?.(variables.value, !error);
    },
  };
}
