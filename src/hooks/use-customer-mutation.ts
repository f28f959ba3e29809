import type { QueryKey } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiClient } from '../api/client.ts';
import { withIntent } from '../api/client.ts';
import { createTabLock } from '../platform/tab-lock.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { useAppContext, useStore } from './app-context.ts';
import type { ChangeVariables, CustomerChange } from './customer-mutation.ts';
import { customerMutation } from './customer-mutation.ts';
import { useReportError } from './use-host-events.ts';

export interface CustomerMutationOptions<V> extends Pick<CustomerChange<V>, 'scope' | 'send'> {
  /** The area named in error reports. */
  readonly area: string;
  /** Queries that the change may affect. Each is refetched after success and failure. */
  readonly queries: readonly ((api: ApiClient) => { readonly queryKey: QueryKey })[];
  /** Writes the saved value to the query cache, so that it shows until the next response. */
  readonly commit?: (runtime: Runtime, value: V) => void;
  /** Whether the cached responses contain the value. */
  readonly isStored?: (value: V) => boolean;
  /** Called when the value is stored: the response says so, or the response was lost and the refetch says so. */
  readonly onStored?: (value: V) => void;
  /** Called when the response confirms that the value is stored. */
  readonly onSaved?: (value: V) => void;
}

export interface CustomerMutation<V> {
  /** The value while it is being saved, or after it failed. Undefined before saving and after success. */
  readonly value: V | undefined;
  readonly isSaving: boolean;
  /** The reason why saving failed. */
  readonly error: Error | undefined;
  readonly isSaved: boolean;
  /**
   * Saves a value. Does nothing while another save is pending. A failure shows in `error`.
   *
   * @param again set when this repeats the last change although it did not fail
   * @returns whether it began
   */
  readonly save: (value: V, again?: Again) => boolean;
  /** Clears the result of the last save. Does nothing while a save is pending. */
  readonly reset: () => void;
}

/** A change that is repeated. */
export interface Again {
  /** Whether something newer is stored. The change is then not sent. */
  readonly isReplaced: () => Promise<boolean>;
  readonly onError: () => void;
}

interface Variables<V> extends ChangeVariables<V> {
  /** Whether the value was already stored before the save. */
  readonly wasStored: boolean | undefined;
}

/**
 * `useMutation` for the customer's data in the backend. The caller may show the value while it is being saved (PR-12).
 * After a failure the old value shows again (PR-13), because the query cache changes only after the backend has accepted
 * the new value. A change continues after its component is removed; the customer is then told of a failure by a note of the
 * page. A change whose response was lost counts as failed until a refetch shows that it is stored. It then ends without a
 * success message.
 */
export function useCustomerMutation<V>(change: CustomerMutationOptions<V>): CustomerMutation<V> {
  const { runtime } = useAppContext();
  const { api, customerToken, clock, session } = runtime;
  const withTabLock = createTabLock(window.navigator, clock);
  const token = useStore(customerToken);
  const underWay = useRef<Variables<V>>(undefined);
  const tellIfRemoved = useTellIfRemoved(change);
  const { isStored, onStored } = change;
  const mutation = useMutation(customerMutation<V, Variables<V>>({ ...runtime, withTabLock }, {
    scope: change.scope,
    queryKeys: () => change.queries.map((query) => query(api).queryKey),
    send: change.send,
    commit: (value) => change.commit?.(runtime, value),
    onSaved(value) {
      onStored?.(value);
      change.onSaved?.(value);
    },
    onFailed: tellIfRemoved,
  }));
  const { reset } = mutation;

  // The result of another customer's change must not show.
  const last = mutation.variables?.token === token ? mutation : undefined;
  const lost = last?.isError && last.variables.wasStored === false ? last.variables : undefined;
  const isStoredAfterAll = lost !== undefined && isStored?.(lost.value) === true;
  const shown = isStoredAfterAll ? undefined : last;
  const error = shown?.error ?? undefined;
  useReportError(change.area, error);

  useEffect(() => reset, [reset, token]);
  useEffect(() => {
    if (!isStoredAfterAll) return;
    reset();
    onStored?.(lost.value);
  }, [isStoredAfterAll, lost, onStored, reset]);

  const isUnderWay = () => underWay.current?.token === customerToken.get();
  return {
    value: shown?.isSuccess ? undefined : shown?.variables?.value,
    isSaving: shown?.isPending === true,
    error,
    isSaved: shown?.data === true,
    save(value, again) {
      if (isUnderWay()) return false;
      // Saving the same value after a failure is a retry of the same intent.
      const intent = again || last?.isError ? last?.variables : undefined;
      const isSame = JSON.stringify(intent?.value) === JSON.stringify(value);
      underWay.current = {
        api: intent && isSame ? intent.api : withIntent(api),
        value, token: customerToken.get(), customer: session.get().customer, wasStored: isStored?.(value), isReplaced: again?.isReplaced,
      };
      mutation.mutate(underWay.current, { onError: () => again?.onError(), onSettled: () => (underWay.current = undefined) });
      return true;
    },
    reset() {
      if (!isUnderWay()) reset();
    },
  };
}

/**
 * Returns a function for a failure of the change. It does nothing while the component is on the page, which then shows the
 * failure. After that it tells the host, and the customer by a note of the page, unless the value is stored after all.
 */
function useTellIfRemoved<V>({ area, isStored }: CustomerMutationOptions<V>): (failure: Error, value: V) => void {
  const { runtime, element } = useAppContext();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (failure, value) => {
    if (isMounted.current) return;
    runtime.errors.report(failure, { element, area, recoverable: false });
    if (!isStored?.(value)) runtime.lostChange.set('left');
  };
}
