import type { QueryClient } from '@tanstack/query-core';
import { QueryObserver } from '@tanstack/query-core';
import type { ApiClient } from '../api/client.ts';
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

  function take(nextId: string | null): void {
    const isOtherCustomer = nextId !== sessionId;
    sessionId = nextId;
    const status = nextId === null ? 'logged-out' : 'logged-in';
    store.set({ ...store.get(), status });
    if (isOtherCustomer) forgetCustomer(queryClient, query.queryKey);
    if (isOtherCustomer || toldState !== status) onChange({ state: (toldState = status), expiresAt: store.get().expiresAt });
    settle();
  }

  const unsubscribe = observer.subscribe((result) => {
    if (result.isFetching || result.isPending) return;
    take(result.isError ? null : result.data.sessionId);
  });

  async function recheck({ hides } = { hides: false }): Promise<void> {
    if (hides) store.set({ ...store.get(), status: 'loading' });
    const result = await observer.refetch({ cancelRefetch: false });
    take(result.isError ? null : (result.data?.sessionId ?? null));
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

/** Empties everything but the session's own query; what is on the screen starts anew where it may. */
function forgetCustomer(queryClient: QueryClient, sessionKey: readonly unknown[]): void {
  const isCustomerData = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[1] !== sessionKey[1];
  queryClient.removeQueries({ type: 'inactive', predicate: isCustomerData });
  void queryClient.resetQueries({ predicate: isCustomerData });
  queryClient.getMutationCache().clear();
}
