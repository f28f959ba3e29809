import type { QueryKey } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiQuery } from '../api/api-query.ts';
import type { ApiClient } from '../api/client.ts';
import { withIntent } from '../api/client.ts';
import { createTabTurns } from '../platform/tab-turns.ts';
import type { CustomerToken } from '../runtime/query/query.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { useAppContext, useStore } from './app-context.ts';
import type { ChangeVariables, IsStillTheirs } from './customer-mutation.ts';
import { customerMutation } from './customer-mutation.ts';
import { useReportError } from './use-host-events.ts';

/** Returns the response to the refetch after the change. Undefined while it is pending or after it failed. */
export type NewAnswer = <T>(query: (api: ApiClient) => ApiQuery<T>) => T | undefined;

export interface CustomerMutationOptions<V> {
  /** The area named in error reports. */
  readonly area: string;
  /** Changes with the same scope are sent one at a time, in the order of the calls. */
  readonly scope: string;
  readonly send: (api: ApiClient, value: V, isStillTheirs: IsStillTheirs) => Promise<unknown>;
  /** Queries that the change may affect. Each is refetched after success and failure. */
  readonly queries: readonly ((api: ApiClient) => { readonly queryKey: QueryKey })[];
  /** Writes the saved value to the query cache, so that it shows until the next response. */
  readonly commit?: (runtime: Runtime, value: V) => void;
  /** Whether the cached responses contain the value. */
  readonly isStored?: (value: V) => boolean;
  /** Called when the value is stored: the response says so, or the response was lost and the refetch says so. */
  readonly onStored?: (value: V) => void;
  /** Called when the response confirms that the value is stored. */
  readonly onSaved?: () => void;
  /** Whether the refetched data contains the change; undefined while unknown. */
  readonly agrees?: (newAnswer: NewAnswer, value: V) => boolean | undefined;
  /** Called when the refetched data contains the change. */
  readonly onAgreed?: () => void;
}

export interface CustomerMutation<V> {
  /** The value while it is being saved, or after it failed. Undefined before saving and after success. */
  readonly value: V | undefined;
  readonly isSaving: boolean;
  /** The reason why saving failed. */
  readonly error: Error | undefined;
  readonly isSaved: boolean;
  /** The saved value that the refetched data does not contain; undefined without one. */
  readonly contradicted: V | undefined;
  /**
   * Saves a value. Does nothing while another save is pending. A failure shows in `error`.
   *
   * @param isAgain whether this repeats the last change although it did not fail
   */
  readonly save: (value: V, isAgain?: boolean) => void;
  /** Clears the result of the last save. Does nothing while a save is pending. */
  readonly reset: () => void;
}

interface Variables<V> extends ChangeVariables<V> {
  /** Whether the value was already stored before the save. */
  readonly wasStored: boolean | undefined;
}

/**
 * `useMutation` for the customer's data in the backend. The caller may show the value while it is being saved (PR-12).
 * After a failure the old value shows again (PR-13), because the query cache changes only after the backend has accepted
 * the new value. A change continues after its element is removed. A change whose response was lost counts as failed until
 * a refetch shows that it is stored. It then ends without a success message.
 */
export function useCustomerMutation<V>(change: CustomerMutationOptions<V>): CustomerMutation<V> {
  const { runtime } = useAppContext();
  const { api, customerToken, clock } = runtime;
  const tabTurns = createTabTurns(window.navigator, clock);
  const token = useStore(customerToken);
  const underWay = useRef<Variables<V>>(undefined);
  const [contradicted, doubt] = useAgreement(runtime, token, change);
  const { isStored, onStored } = change;
  const mutation = useMutation<void, Error, Variables<V>>(customerMutation<V>({ ...runtime, tabTurns }, {
    scope: change.scope,
    queryKeys: () => change.queries.map((query) => query(api).queryKey),
    send: change.send,
    commit: (value) => change.commit?.(runtime, value),
    onSettled(value, isSaved) {
      if (!isSaved) return;
      doubt(value);
      onStored?.(value);
      change.onSaved?.();
    },
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
    isSaved: shown?.isSuccess === true,
    contradicted,
    save(value, isAgain = false) {
      if (isUnderWay()) return;
      doubt(undefined);
      // Saving the same value after a failure is a retry of the same intent.
      const intent = isAgain || last?.isError ? last?.variables : undefined;
      const isSame = JSON.stringify(intent?.value) === JSON.stringify(value);
      underWay.current = { api: intent && isSame ? intent.api : withIntent(api), value, token: customerToken.get(), wasStored: isStored?.(value) };
      mutation.mutate(underWay.current, { onSettled: () => (underWay.current = undefined) });
    },
    reset() {
      if (!isUnderWay()) reset();
    },
  };
}

/** Returns the saved value that the refetched data does not contain, and the function that records a saved value. */
function useAgreement<V>(
  { api, queryClient }: Runtime, token: CustomerToken, { agrees, onAgreed }: CustomerMutationOptions<V>,
): readonly [V | undefined, (value: V | undefined) => void] {
  /** The saved value, until refetched data contains it. */
  const [doubted, setDoubted] = useState<{ readonly value: V | undefined; readonly token: CustomerToken }>();
  const newAnswer: NewAnswer = (query) => {
    const { queryKey } = query(api);
    const state = queryClient.getQueryState(queryKey);
    return state?.fetchStatus === 'idle' && !state.isInvalidated ? queryClient.getQueryData(queryKey) : undefined;
  };
  const saved = doubted?.token === token ? doubted.value : undefined;
  const agreement = saved === undefined ? undefined : agrees?.(newAnswer, saved);
  useEffect(() => {
    if (agreement !== true) return;
    // Later responses may reflect other changes.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setDoubted(undefined);
    onAgreed?.();
  }, [agreement, onAgreed]);
  return [agreement === false ? saved : undefined, (value) => setDoubted({ value, token })];
}
