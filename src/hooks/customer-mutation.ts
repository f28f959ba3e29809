import type { MutationOptions, Query, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import { errorType } from '../api/errors.ts';
import { sessionStatusQuery } from '../api/session.ts';
import type { Clock } from '../platform/clock.ts';
import { wait } from '../platform/clock.ts';
import type { WithTabLock } from '../platform/tab-lock.ts';
import type { CustomerToken } from '../runtime/query/query.ts';
import { isAccessDenied } from '../runtime/query/query.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Session } from '../runtime/session/session.ts';

/**
 * Resolves with whether the customer who made the change is still logged in. A change that reads before it writes awaits it
 * before each write, and writes nothing after false.
 */
export type IsStillTheirs = () => Promise<boolean>;

/** One change of the customer's data in the backend. */
export interface CustomerChange<V, C extends ChangeVariables<V> = ChangeVariables<V>> {
  /** Changes with the same scope are sent one at a time, in the order of the calls, across all tabs. */
  readonly scope: string;
  readonly send: (api: ApiClient, value: V, isStillTheirs: IsStillTheirs) => Promise<unknown>;
  /** Queries that the change may affect. Read when the change ends; each is refetched after success and failure. */
  readonly queryKeys: () => readonly QueryKey[];
  /** Writes the saved value to the query cache, so that it shows until the next response. */
  readonly commit?: ((value: V) => void) | undefined;
  /** Called when the change is saved, unless the customer has changed. */
  readonly onSaved?: ((value: V) => void) | undefined;
  /** Called with each failure at once, also with that of a change that turns out to be stored. */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Called when the change has failed and the refetch has ended, unless the customer has changed. */
  readonly onFailed?: ((error: Error, variables: C) => void) | undefined;
}

/** The variables of the mutation. */
export interface ChangeVariables<V> {
  /** The API client for this change and its retries. */
  readonly api: ApiClient;
  readonly value: V;
  /** Identifies the customer who made the change. */
  readonly token: CustomerToken;
  /** The session id of that customer. Unlike the token, it stays when the page comes out of the back/forward cache. */
  readonly customer: string | null;
  /** Whether something newer is stored, over which nothing is written. The change rejects with what this rejects with. */
  readonly isReplaced?: (() => Promise<boolean>) | undefined;
}

export interface CustomerMutationServices extends Pick<Runtime, 'queryClient' | 'customerToken' | 'lostChange' | 'getGuard'> {
  readonly session: Pick<Runtime['session'], 'get' | 'subscribe' | 'recheck'>;
  readonly withTabLock: WithTabLock;
  readonly clock: Clock;
}

/** Milliseconds that a change waits for the refetch which says whether it is stored after all. */
const refetchTime = 2_000;

/** Milliseconds for which a change relies on the last session-status. Asking each time would lose changes of a page that is left at once. */
const statusAge = 5 * 60_000;

/** Milliseconds that a change waits for session-status before it is sent. */
const statusTime = 5_000;

/** Milliseconds. WebKit fails the requests of a page that is left a moment before it tells the page: 20 ms on a fast device. */
const leaveTime = 500;

/**
 * Makes the TanStack Query options for a customer's change. Changes run in the order of their scope, also across tabs, and
 * wait while the device is offline, or while the page asks who is logged in. After the customer has changed, nothing is sent
 * and results are ignored (CF-70). A change that may be stored although it failed ends after the refetch, so that no failure
 * is told of a change that the refetch contains.
 *
 * @returns mutation options; the mutation resolves with whether all of it was sent, and rejects with what `change.send`
 *   rejects with
 */
export function customerMutation<V, C extends ChangeVariables<V> = ChangeVariables<V>>(
  services: CustomerMutationServices, change: CustomerChange<V, C>,
): MutationOptions<boolean, Error, C> {
  const { queryClient, customerToken, session, lostChange, withTabLock, getGuard, clock } = services;
  const isTheirs = ({ token }: C) => token === customerToken.get();

  /** Another tab may have logged somebody else in: session-status says who it is, and the token changes only then. */
  async function isStillTheirs(variables: C): Promise<boolean> {
    if (isTheirs(variables)) await new Promise<Session>((resolve) => whenKnown(session, resolve));
    return isTheirs(variables);
  }

  return {
    scope: { id: change.scope },
    mutationFn: (variables) =>
      withTabLock(`kfp-change-${change.scope}`, async () => {
        if (isTheirs(variables)) await askForCustomer(services, variables);
        if (!isTheirs(variables) || (await variables.isReplaced?.())) return false;
        let isSent = await isStillTheirs(variables);
        if (isSent) await change.send(variables.api, variables.value, async () => (isSent = await isStillTheirs(variables)));
        return isSent;
      }),
    async onSettled(wasSent, error, variables) {
      // A failure of a page that is being left is told after the return, not by the form that is dropped.
      if (errorType(error) === 'network') await wait(clock, leaveTime);
      // A session that has ended takes the form and its input along, also where a login in another tab has begun the next.
      if (errorType(error) === 'unauthorized') void session.recheck().then(() => isTheirs(variables) || lostChange.set('logged-out'));
      const queryKeys = change.queryKeys();
      const refetch = () => Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      const tellOnReturn = () => {
        whenKnown(session, ({ customer }) => {
          if (!wasSent && customer === null) lostChange.set('logged-out');
          if (variables.customer !== customer) return;
          // The customer has come back to the page: the form is gone, and the data may be from before the change.
          if (!wasSent) lostChange.set('left');
          void refetch();
        });
      };
      if (!isTheirs(variables)) {
        tellOnReturn();
        return;
      }
      // A pending response may be older than the change.
      await Promise.all(queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey, predicate: isNotReplaced })));
      if (wasSent) {
        lostChange.set(undefined);
        change.commit?.(variables.value);
      }
      const refetched = refetch();
      // Other tabs still show the old data. Without the guard's lazy chunk they find out at their next request.
      getGuard().then(({ tellChange }) => tellChange(queryKeys), () => undefined);
      if (wasSent) change.onSaved?.(variables.value);
      if (!error) return;
      change.onError?.(error);
      if (mayBeStored(error)) await Promise.race([refetched, wait(clock, refetchTime)]);
      if (await isStillTheirs(variables)) change.onFailed?.(error, variables);
      else tellOnReturn();
    },
  };
}

/**
 * Asks who is logged in, when that was last known minutes ago, or the session guard doubts it: a page without our elements
 * may have logged somebody else in.
 * When session-status does not say, the change is sent, and gets a response of its own.
 */
async function askForCustomer(
  { queryClient, customerToken, session, lostChange, clock }: CustomerMutationServices, { api, customer, token }: ChangeVariables<unknown>,
): Promise<void> {
  const { queryKey, queryFn } = sessionStatusQuery(api);
  if (queryClient.getQueryCache().find({ queryKey })?.isStaleByTime(statusAge) === false) return;
  const status = queryFn().catch((error: unknown) => (isAccessDenied(error) ? { sessionId: null } : undefined));
  const found = await Promise.race([status, wait(clock, statusTime)]);
  if (!found || token !== customerToken.get()) return;
  if (found.sessionId === customer) {
    queryClient.setQueryData(queryKey, found);
    return;
  }
  await session.recheck('fresh');
  if (token !== customerToken.get()) lostChange.set('logged-out');
}

/**
 * Whether a refetch does not replace a pending request of the query. It replaces that of a query on the page that has data,
 * and those who wait for that request then wait for the new one.
 */
const isNotReplaced = (query: Query) => !query.isActive() || query.state.data === undefined;

/** Whether the backend may have stored the change all the same: no response, or one that does not refuse it. */
const mayBeStored = (error: unknown) => ['network', 'timeout', 'server'].includes(errorType(error));

/** Calls `run` with the session, now or when session-status has been answered. */
function whenKnown(session: CustomerMutationServices['session'], run: (session: Session) => void): void {
  const stop = session.subscribe(check);
  function check(): void {
    const known = session.get();
    if (known.status === 'loading') return;
    stop();
    run(known);
  }
  check();
}
