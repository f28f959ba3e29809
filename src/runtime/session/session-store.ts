import type { Query, QueryClient } from '@tanstack/react-query';
import { QueryObserver } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { sessionStatusQuery } from '../../api/session.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import type { SessionDetail } from '../host/host.ts';
import type { CustomerTokenStore } from '../query/query.ts';
import { isRefusal } from '../query/query.ts';
import type { SessionExpiry } from './session-expiry.ts';
import { createSessionExpiry } from './session-expiry.ts';

export interface Session {
  /** While loading, the customer counts as neither logged in nor logged out. */
  readonly status: 'loading' | 'logged-in' | 'logged-out';
  readonly expiresAt: number | null;
  /** Who it is, as session-status says; while loading, who it was. Null for nobody. */
  readonly customer: string | null;
}

export interface RecheckOptions {
  /** Does not tell hosts that nobody is logged in, as the caller tells them why; and joins no call that was sent before. */
  readonly isQuiet?: boolean;
}

export interface SessionStore extends ReadableStore<Session> {
  /** Resolves when session-status has ended for the first time. */
  readonly ready: Promise<void>;
  /** Asks session-status when its answer is older than its 60 s. */
  readonly revalidate: () => void;
  /** Loading hides what is shown of the customer, and keeps it for when they are logged in after all. */
  readonly setStatus: (status: 'loading' | 'logged-in') => void;
  /** Drops the data of the customer, and hides the rest until a `recheck` has told who it is. */
  readonly hide: () => void;
  /** Asks session-status now. */
  readonly recheck: (options?: RecheckOptions) => Promise<void>;
  /**
   * Takes an expiry header, or that there is none; the answer to the request that was sent last, by the monotonic
   * clock, wins.
   */
  readonly setExpiry: (secondsFromNow: number | null, sentAt: number) => void;
  /** Milliseconds until the session ends; undefined when nobody has told. */
  readonly left: () => number | undefined;
  readonly deadline: Pick<SessionExpiry, 'sentAt' | 'isDoubtful'>;
  /** What hosts were told last, with the expiry of now; null while it is not known who is logged in. */
  readonly detail: () => SessionDetail | null;
  /** Whether hosts do not know yet who is logged in, or believe the opposite. */
  readonly isNews: (status: 'logged-in' | 'logged-out') => boolean;
  /** Tells hosts. False when one of them has prevented what would come next. */
  readonly tell: (state: SessionDetail['state']) => boolean;
  /** Forgets all of the customer for good: only `recheck` may find somebody logged in again. */
  readonly close: (status: 'loading' | 'logged-out') => void;
  readonly dispose: () => void;
}

export interface SessionStoreOptions {
  readonly queryClient: QueryClient;
  readonly customerToken: CustomerTokenStore;
  readonly api: ApiClient;
  readonly clock: Clock;
  /** Expiry before any answer has told one, epoch milliseconds. */
  readonly firstExpiry: number | undefined;
  /** Gives false when a host has prevented what would come next. */
  readonly onChange: (detail: SessionDetail) => boolean;
  /** Nobody counts as logged in, but not because session-status has said so. */
  readonly onFailure: (error: unknown) => void;
}

/** Keeps who is logged in. Everything of the customer before is dropped when that changes. */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { queryClient, onFailure } = options;
  const deadline = createSessionExpiry(options.clock, options.firstExpiry);
  const state = createSessionState(deadline, options.onChange);
  const observer = observeSessionStatus(options);
  let settle: () => void;
  const ready = new Promise<void>((resolve) => (settle = resolve));
  let isClosed = false;
  let isQuiet = false;
  const isCustomerData = ({ queryKey }: Query) => queryKey[1] !== 'session';

  function take(): void {
    const { isFetching, isPending, isError, data, error } = observer.getCurrentResult();
    if (isFetching || isPending || isClosed) return;
    if (isError && !isRefusal(error)) onFailure(error);
    const customer = isError ? null : (data.sessionId ?? null);
    const status = customer === null ? 'logged-out' : 'logged-in';
    const before = state.get();
    const isOtherCustomer = customer !== before.customer;
    if (isOtherCustomer) forget(options, isCustomerData);
    state.setStatus(status, customer);
    if (customer !== null && (isOtherCustomer || before.status === 'loading')) {
      void queryClient.refetchQueries({ type: 'active', predicate: isCustomerData }, { cancelRefetch: false });
    }
    if (!(isQuiet && customer === null) && (isOtherCustomer || state.isNews(status))) state.tell(status);
    settle();
  }

  function empty(status: 'loading' | 'logged-out', customer?: null): void {
    state.setStatus(status, customer);
    // Everything, as a session-status that is under way was asked before.
    forget(options, () => true);
  }

  async function recheck({ isQuiet: wantsQuiet = false }: RecheckOptions = {}): Promise<void> {
    isClosed = false;
    isQuiet = wantsQuiet;
    await observer.refetch({ cancelRefetch: isQuiet });
    take();
    isQuiet = false;
  }

  return {
    ...state,
    ready,
    deadline,
    revalidate() {
      observer.updateResult(); // What is stale by now.
      const { isStale, isFetching } = observer.getCurrentResult();
      if (isStale && !isFetching && !isClosed) void recheck();
    },
    hide: () => empty('loading'),
    recheck,
    close(status) {
      isClosed = true;
      empty(status, null);
    },
    dispose: observer.subscribe(take),
  };
}

/** An answer that has become stale is no news: whoever hears of it may ask, and each answer prolongs the session (SW-25). */
function observeSessionStatus({ queryClient, api }: SessionStoreOptions) {
  return new QueryObserver(queryClient, {
    ...sessionStatusQuery(api),
    notifyOnChangeProps: ['status', 'fetchStatus', 'data', 'error'],
  });
}

/** What is known of the session, and what hosts were told of it. */
function createSessionState(deadline: SessionExpiry, onChange: SessionStoreOptions['onChange']) {
  const store = createStore<Session>({ status: 'loading', expiresAt: deadline.expiresAt(), customer: null });
  let told: SessionDetail['state'] | undefined;

  const isEnd = (state: SessionDetail['state']) => state === 'logged-out' || state === 'expired';
  const setStatus = (status = store.get().status, customer = store.get().customer) =>
    store.set({ status, expiresAt: deadline.expiresAt(), customer });

  return {
    get: store.get,
    subscribe: store.subscribe,
    setStatus,
    setExpiry(secondsFromNow: number | null, sentAt: number): void {
      deadline.take(secondsFromNow === null ? null : secondsFromNow * 1000, sentAt);
      setStatus();
    },
    left(): number | undefined {
      const left = deadline.left();
      if (deadline.expiresAt() !== store.get().expiresAt) setStatus(); // The device's clock was set back.
      return left;
    },
    isNews: (status: 'logged-in' | 'logged-out') => !told || isEnd(told) !== isEnd(status),
    detail(): SessionDetail | null {
      const { status, expiresAt } = store.get();
      return status === 'loading' || !told ? null : { state: told, expiresAt };
    },
    tell(state: SessionDetail['state']): boolean {
      told = state;
      return onChange({ state, expiresAt: store.get().expiresAt });
    },
  };
}

/** Drops changes, and empties queries and drops the answers they wait for; those that nobody watches go altogether. */
function forget({ queryClient, customerToken }: SessionStoreOptions, isForgotten: (query: Query) => boolean): void {
  queryClient.getMutationCache().clear();
  customerToken.renew();
  const queries = queryClient.getQueryCache();
  for (const query of queries.getAll().filter(isForgotten)) {
    if (query.getObserversCount() > 0) query.reset();
    else queries.remove(query);
  }
}
