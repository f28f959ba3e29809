import type { QueryKey } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiClient } from '../api/client.ts';
import { withIntent } from '../api/client.ts';
import { createTabLock } from '../platform/tab-lock.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { useLatest } from '../ui/controls/use-latest.ts';
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
  readonly isStored?: (runtime: Runtime, value: V) => boolean;
  /** Called when the value is stored: the response says so, or the response was lost and the refetch says so. */
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
 * page. A change whose response was lost counts as saved when the refetch contains it.
 */
export function useCustomerMutation<V>(change: CustomerMutationOptions<V>): CustomerMutation<V> {
  const { runtime, element } = useAppContext();
  const { api, customerToken, clock, session } = runtime;
  const withTabLock = createTabLock(window.navigator, clock);
  const token = useStore(customerToken);
  const underWay = useRef<Variables<V>>(undefined);
  const stored = useStoredAfterAll(change);
  const tellHostIfRemoved = useTellHostIfRemoved(change.area);
  const mutation = useMutation(customerMutation<V, Variables<V>>({ ...runtime, withTabLock }, {
    scope: change.scope,
    queryKeys: () => change.queries.map((query) => query(api).queryKey),
    send: change.send,
    commit: (value) => change.commit?.(runtime, value),
    onSaved: change.onSaved,
    onError: (failure) => runtime.errors.report(failure, { element, area: change.area, recoverable: true, isSilent: true }),
    onFailed(failure, variables) {
      if (stored.has(variables)) stored.tell(variables);
      else if (tellHostIfRemoved(failure) && !change.isStored?.(runtime, variables.value)) runtime.lostChange.set('left');
    },
  }));
  const { reset } = mutation;

  // The result of another customer's change must not show.
  const last = mutation.variables?.token === token ? mutation : undefined;
  const lost = last?.isError && stored.has(last.variables) ? last.variables : undefined;
  useEffect(() => {
    if (lost) stored.tell(lost);
  });
  const shown = lost ? undefined : last;
  const error = shown?.error ?? undefined;
  useReportError(change.area, error);

  useEffect(() => reset, [reset, token]);

  const isUnderWay = () => underWay.current?.token === customerToken.get();
  return {
    value: shown?.isSuccess ? undefined : shown?.variables?.value,
    isSaving: shown?.isPending === true,
    error,
    isSaved: shown?.data === true || lost !== undefined,
    save(value, again) {
      if (isUnderWay()) return false;
      // Saving the same value after a failure is a retry of the same intent.
      const intent = again || shown?.isError ? last?.variables : undefined;
      const isSame = JSON.stringify(intent?.value) === JSON.stringify(value);
      underWay.current = {
        api: intent && isSame ? intent.api : withIntent(api),
        value, token: customerToken.get(), customer: session.get().customer, wasStored: change.isStored?.(runtime, value), isReplaced: again?.isReplaced,
      };
      mutation.mutate(underWay.current, { onError: () => again?.onError(), onSettled: () => (underWay.current = undefined) });
      return true;
    },
    reset() {
      if (!isUnderWay()) reset();
    },
  };
}

/** Finds changes that have failed, although the cached responses contain them. */
function useStoredAfterAll<V>({ isStored, onSaved }: CustomerMutationOptions<V>) {
  const { runtime } = useAppContext();
  // The stored value may change again later.
  const [found, setFound] = useState<Variables<V>>();
  const latest = useLatest(onSaved);
  return {
    has: (variables: Variables<V>) => variables === found || (variables.wasStored === false && isStored?.(runtime, variables.value) === true),
    /** Calls `onSaved`, once for each change. */
    tell(variables: Variables<V>) {
      if (variables === found) return;
      setFound(variables);
      latest()?.(variables.value);
    },
  };
}

/**
 * Returns a function that tells the host of a failure when its component has gone. While the component is on the page, it
 * shows the failure, and tells it. The function returns whether it has gone.
 */
function useTellHostIfRemoved(area: string): (failure: Error) => boolean {
  const { runtime, element } = useAppContext();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (failure) => {
    // React removes the content of an element some time after the page has removed the element.
    if (isMounted.current && element.isConnected) return false;
    // An event of an element outside the page reaches nobody.
    const target = element.isConnected ? element : runtime.findEventTarget() ?? element;
    runtime.errors.report(failure, { element: target, area, recoverable: false });
    return true;
  };
}
