import type { Query, QueryClient, QueryObserverResult } from '@tanstack/query-core';
import { QueryObserver } from '@tanstack/query-core';
import type { ApiClient } from '../api/client.ts';
import type { SessionStatus } from '../api/session.ts';
import { sessionStatusQuery } from '../api/session.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReadableStore } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';

/** What hosts are told of the session (contract section 4). */
export interface SessionDetail {
  readonly state: 'logged-in' | 'logged-out' | 'warning' | 'extended' | 'expired';
  /** Epoch milliseconds, or null when no answer has said when the session ends. */
  readonly expiresAt: number | null;
}

export interface Session {
  /** While loading, the customer counts as neither logged in nor logged out (LG-27). */
  readonly status: 'loading' | 'logged-in' | 'logged-out';
  readonly expiresAt: number | null;
}

export interface SessionStore extends ReadableStore<Session> {
  /** Resolves when session-status has ended for the first time. */
  readonly ready: Promise<void>;
  /** Asks session-status when its answer is older than its 60 s (API-23). */
  readonly revalidate: () => void;
  /** Asks session-status now. `hides` hides customer data until the answer is here (CF-70). */
  readonly recheck: (options?: { readonly hides: boolean }) => Promise<void>;
  /** Takes an expiry header; the answer to the most recently sent request wins (SW-22, SW-28). */
  readonly setExpiry: (secondsFromNow: number, sentAt: number) => void;
  readonly dispose: () => void;
}

export interface SessionStoreOptions {
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  readonly clock: Clock;
  /** Expiry before any answer has told one (CF-44), epoch milliseconds. */
  readonly firstExpiry: number | undefined;
  readonly onChange: (detail: SessionDetail) => void;
}

/** Keeps who is logged in. Everything of the customer before is dropped when that changes (CF-70). */
export function createSessionStore({ queryClient, api, clock, firstExpiry, onChange }: SessionStoreOptions): SessionStore {
  const store = createStore<Session>({ status: 'loading', expiresAt: firstExpiry ?? null });
  const query = sessionStatusQuery(api);
  const observer = new QueryObserver(queryClient, query);
  let settle: () => void;
  const ready = new Promise<void>((resolve) => (settle = resolve));
  let sessionId: string | null = null;
  let newestSentAt = Number.NEGATIVE_INFINITY;
  let toldState: SessionDetail['state'] | undefined;

  const isCustomerData = ({ queryKey }: Query) => queryKey[1] !== query.queryKey[1];

  function take(result: QueryObserverResult<SessionStatus>): void {
    if (result.isFetching || result.isPending) return;
    const nextId = result.isError ? null : result.data.sessionId;
    const status = nextId === null ? 'logged-out' : 'logged-in';
    const isOtherCustomer = nextId !== sessionId;
    const wasHidden = store.get().status === 'loading';
    sessionId = nextId;
    if (isOtherCustomer) forget(queryClient, isCustomerData);
    store.set({ ...store.get(), status });
    if (nextId !== null && (isOtherCustomer || wasHidden)) {
      void queryClient.refetchQueries({ type: 'active', predicate: isCustomerData }, { cancelRefetch: false });
    }
    if (isOtherCustomer || toldState !== status) onChange({ state: (toldState = status), expiresAt: store.get().expiresAt });
    settle();
  }

  const unsubscribe = observer.subscribe(take);

  async function recheck({ hides } = { hides: false }): Promise<void> {
    if (hides) {
      store.set({ ...store.get(), status: 'loading' });
      // Everything, as a session-status that is under way was asked before.
      forget(queryClient, () => true);
    }
    take(await observer.refetch({ cancelRefetch: false }));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    ready,
    revalidate() {
      const { isStale, isFetching } = observer.getCurrentResult();
      if (isStale && !isFetching) void recheck();
    },
    recheck,
    setExpiry(secondsFromNow, sentAt) {
      if (sentAt < newestSentAt) return;
      newestSentAt = sentAt;
      store.set({ ...store.get(), expiresAt: clock.now() + secondsFromNow * 1000 });
    },
    dispose: unsubscribe,
  };
}

/** Empties queries and drops the answers they wait for; those that nobody watches go altogether. */
function forget(queryClient: QueryClient, isForgotten: (query: Query) => boolean): void {
  const queries = queryClient.getQueryCache();
  for (const query of queries.getAll().filter(isForgotten)) {
    if (query.getObserversCount() > 0) query.reset();
    else queries.remove(query);
  }
  queryClient.getMutationCache().clear();
}
