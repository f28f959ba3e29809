import type { Query, QueryClient } from '@tanstack/react-query';
import { QueryObserver } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { sessionStatusQuery } from '../../api/session.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import type { SessionDetail } from '../host/host.ts';
import type { CustomerTokenStore } from '../query/query.ts';
import { isAccessDenied } from '../query/query.ts';
import type { SessionExpiry } from './session-expiry.ts';
import { createSessionExpiry } from './session-expiry.ts';

export interface Session {
  /** While loading, the customer is neither logged in nor logged out. */
  readonly status: 'loading' | 'logged-in' | 'logged-out';
  readonly expiresAt: number | null;
  /** The session id from session-status; while loading, the last one. Null when nobody is logged in. */
  readonly customer: string | null;
}

export interface SessionStore extends ReadableStore<Session> {
  /** Resolves after the first call of session-status, even when it failed. */
  readonly ready: Promise<void>;
  /** Asks session-status when the last response is older than 60 s, or the last failure than 5 s. While loading, somebody asks already. */
  readonly revalidate: () => void;
  /** `loading` hides the customer's data but keeps it, in case they turn out to be logged in. */
  readonly setStatus: (status: 'loading' | 'logged-in') => void;
  /**
   * Drops the customer's data and sets `loading` until a `recheck` has found who is logged in. Changes that wait end unsent;
   * a customer who is still there is told of them.
   */
  readonly hide: () => void;
  /** Asks session-status now. Joins a call under way, unless the response must be fresh. A failure after a hint of another tab changes nothing. */
  readonly recheck: (how?: 'fresh' | 'hint') => Promise<void>;
  /** Keeps hosts from being told of a logout until the returned function is called. The caller tells them itself. */
  readonly muteLogout: () => () => void;
  /** Sets the expiry from a response; null for none. The response to the request that was sent last wins, by the monotonic clock. */
  readonly setExpiry: (secondsFromNow: number | null, sentAt: number) => void;
  /** Milliseconds until the session ends; undefined when no deadline is known. */
  readonly left: () => number | undefined;
  readonly deadline: Pick<SessionExpiry, 'sentAt' | 'isDoubtful' | 'doubt'>;
  /** The state that hosts were told last, with the current expiry. Null while the login state is unknown. */
  readonly detail: () => SessionDetail | null;
  /** Whether hosts know nothing yet, or were told the opposite: a session that goes on, or one that has ended. */
  readonly isNews: (state: SessionDetail['state']) => boolean;
  /** Tells hosts the state. False when a host has prevented the default action. */
  readonly tell: (state: SessionDetail['state']) => boolean;
  /** Drops all of the customer's data. Only `recheck` can find a login again. */
  readonly close: (status: 'loading' | 'logged-out') => void;
  readonly dispose: () => void;
}

export interface SessionStoreOptions {
  readonly queryClient: QueryClient;
  readonly customerToken: CustomerTokenStore;
  readonly api: ApiClient;
  readonly clock: Clock;
  /** The expiry before the first response, epoch milliseconds. */
  readonly firstExpiry: number | undefined;
  /** Returns false when a host has prevented the default action. */
  readonly onChange: (detail: SessionDetail) => boolean;
  /** Session-status has answered that nobody is logged in, which this page did not know. */
  readonly onNobody: () => void;
  /** Session-status failed, so nobody counts as logged in. */
  readonly onFailure: (error: unknown) => void;
}

/** The name of the channel between the tabs of an origin. */
export const sessionChannel = 'kfp.session';

/** Whether a query holds data of the customer. */
export const isCustomerData = ({ queryKey }: Query) => queryKey[1] !== 'session';

/** Stores who is logged in. When the customer changes, the data of the last one is dropped. */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { queryClient, clock } = options;
  const deadline = createSessionExpiry(options.clock, options.firstExpiry);
  const state = createSessionState(deadline, options.onChange);
  const observer = observeSessionStatus(options);
  let settle: () => void;
  const ready = new Promise<void>((resolve) => (settle = resolve));
  const isIgnored = createFailureFilter(options.onFailure);
  let closed: 'loading' | 'logged-out' | undefined;
  let mutes = 0;
  let isHint = false;

  function take(): void {
    const { isFetching, isPending, isError, data, error } = observer.getCurrentResult();
    if (isFetching || isPending || (closed && data?.sessionId)) return;
    if (isError && isIgnored(error, isHint)) return;
    const customer = isError ? null : data.sessionId;
    const status = customer === null ? 'logged-out' : 'logged-in';
    const before = state.get();
    const isOtherCustomer = customer !== before.customer;
    if (isOtherCustomer) forget(options, isCustomerData);
    state.setStatus(status, customer);
    if (status === 'logged-out' && before.status !== status && (!isError || isAccessDenied(error))) options.onNobody();
    if (customer !== null && (isOtherCustomer || before.status === 'loading')) {
      void queryClient.refetchQueries({ type: 'active', predicate: isCustomerData }, { cancelRefetch: false });
    }
    if (!(mutes > 0 && customer === null) && (isOtherCustomer || state.isNews(status))) state.tell(status);
    settle();
  }

  async function recheck(how?: 'fresh' | 'hint'): Promise<void> {
    if (closed !== 'loading') closed = undefined; // A log-out under way goes on (LG-33).
    isHint = how === 'hint' && (isHint || !observer.getCurrentResult().isFetching); // Not for a request that it only joins.
    await observer.refetch({ cancelRefetch: how === 'fresh' });
    take();
    isHint = false;
  }

  return {
    ...state, ready, deadline,
    revalidate() {
      if (isStale(observer, clock) && !closed && state.get().status !== 'loading') void recheck();
    },
    hide() {
      state.setStatus('loading');
      forget(options, () => true, true); // Also a session-status under way, which was sent before.
    },
    recheck,
    muteLogout() {
      mutes += 1;
      return () => void (mutes -= 1);
    },
    close(status) {
      closed = status;
      state.setStatus(status, null);
      forget(options, () => true);
    },
    dispose: observer.subscribe(take),
  };
}

/**
 * Observes session-status, but not when a response becomes stale. A listener might ask again then, and each response
 * prolongs the session (SW-25).
 */
function observeSessionStatus({ queryClient, api }: SessionStoreOptions) {
  return new QueryObserver(queryClient, {
    ...sessionStatusQuery(api),
    notifyOnChangeProps: ['fetchStatus'], // Each response changes it.
  });
}

/**
 * Reports each failure once, as the observer and `recheck` both handle the same response. Returns whether it changes nothing.
 * 401 and 403 are no failures.
 */
function createFailureFilter(onFailure: (error: unknown) => void): (error: unknown, isHint: boolean) => boolean {
  let reported: unknown;
  let ignored: unknown;
  return (error, isHint) => {
    if (isAccessDenied(error)) return false;
    if (error !== reported) onFailure((reported = error));
    if (isHint) ignored = error;
    return error === ignored;
  };
}

/**
 * The library counts every error as stale. But 401 and 403 are answers, and what mounts to tell of a failure must not ask
 * again.
 */
function isStale(observer: ReturnType<typeof observeSessionStatus>, clock: Clock): boolean {
  observer.updateResult();
  const { isStale: isOld, isError, error, errorUpdatedAt } = observer.getCurrentResult();
  const isRecent = isError && clock.now() - errorUpdatedAt < (isAccessDenied(error) ? 60_000 : 5_000);
  return isOld && !isRecent;
}

/** The state of the session, and the state that hosts were told. */
function createSessionState(deadline: SessionExpiry, onChange: SessionStoreOptions['onChange']) {
  const store = createStore<Session>({ status: 'loading', expiresAt: deadline.expiresAt(), customer: null });
  let told: SessionDetail['state'] | undefined;

  const isEnd = (state: SessionDetail['state']) => state === 'logged-out' || state === 'expired';
  let gone: string | null = null;
  let goneAt: number | undefined;

  function setStatus(status = store.get().status, customer = store.get().customer): void {
    const before = store.get().customer;
    if (customer === null && before !== null) [gone, goneAt] = [before, deadline.sentAt()];
    // The deadline of a session that is over must not end another one.
    if (customer !== null && customer !== gone && deadline.sentAt() === goneAt) deadline.take(null, goneAt);
    store.set({ status, expiresAt: deadline.expiresAt(), customer });
  }

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
    isNews: (state: SessionDetail['state']) => !told || isEnd(told) !== isEnd(state),
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

/**
 * Resets the queries, with responses under way. Queries without observers are removed. Changes that wait are never sent,
 * because they have another token; `keepsChanges` lets them end, so that a customer who is still there can be told.
 */
function forget({ queryClient, customerToken }: SessionStoreOptions, isForgotten: (query: Query) => boolean, keepsChanges?: boolean): void {
  if (!keepsChanges) queryClient.getMutationCache().clear();
  customerToken.renew();
  const queries = queryClient.getQueryCache();
  for (const query of queries.getAll().filter(isForgotten)) {
    if (query.getObserversCount() > 0) query.reset();
    else queries.remove(query);
  }
}
