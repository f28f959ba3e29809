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

/** What has been answered since the change asked for it again; undefined as long as that is on its way, or has failed. */
export type NewAnswer = <T>(query: (api: ApiClient) => ApiQuery<T>) => T | undefined;

export interface CustomerMutationOptions<V> {
  /** The area that a failure is told of in. */
  readonly area: string;
  /** Changes of the same scope are sent one after the other, in the order in which they were made. */
  readonly scope: string;
  readonly send: (api: ApiClient, value: V, isStillTheirs: IsStillTheirs) => Promise<unknown>;
  /** What the change may alter: each is asked for again, whatever came of it. */
  readonly queries: readonly ((api: ApiClient) => { readonly queryKey: QueryKey })[];
  /** Puts a value that was stored where the answers are kept, so that it shows until the next answer. */
  readonly commit?: (runtime: Runtime, value: V) => void;
  /** Whether the answers that are kept say that the value is stored. */
  readonly isStored?: (value: V) => boolean;
  /** The value is stored: the answer has said so, or it was lost and what was asked for again says so. */
  readonly onStored?: (value: V) => void;
  /** The answer has said that the value is stored. */
  readonly onSaved?: () => void;
  /** Whether what was asked for again after the change agrees with it; undefined as long as that is not known. */
  readonly agrees?: (newAnswer: NewAnswer, value: V) => boolean | undefined;
  /** It agrees. */
  readonly onAgreed?: () => void;
}

export interface CustomerMutation<V> {
  /** The value that is being saved, or that could not be; undefined before, and once it is saved. */
  readonly value: V | undefined;
  readonly isSaving: boolean;
  /** Why the value could not be saved. */
  readonly error: Error | undefined;
  readonly isSaved: boolean;
  /** The value that was saved, and that what was asked for again does not have; undefined without one. */
  readonly contradicted: V | undefined;
  /**
   * Saves a value; does nothing while another one is being saved.
   *
   * @param isAgain whether this is another try of the last change, though that did not fail
   */
  readonly save: (value: V, isAgain?: boolean) => void;
  /** Forgets what came of the last one; does nothing while one is being saved. */
  readonly reset: () => void;
}

interface Variables<V> extends ChangeVariables<V> {
  /** Whether the value was stored before, so that it is no change. */
  readonly wasStored: boolean | undefined;
}

/**
 * `useMutation` for what the backend knows of the customer. While a value is saved the caller may show it (PR-12); when
 * that fails, what was there before shows again by itself (PR-13), because the answers that are kept change only when the
 * backend has taken the value. A change goes on when its element has gone. One whose answer was lost counts as failed
 * until it shows that it is stored; it is then over, without a word of success.
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

  // What came of another customer's change is nobody's business here.
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
      // The same value after a failure is the same intent.
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

/** What was saved and what is answered does not have, and the way to say what was saved; undefined for nothing. */
function useAgreement<V>(
  { api, queryClient }: Runtime, token: CustomerToken, { agrees, onAgreed }: CustomerMutationOptions<V>,
): readonly [V | undefined, (value: V | undefined) => void] {
  /** What was saved, as long as nothing has been answered that agrees. */
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
    // What is answered from now on tells of other changes.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setDoubted(undefined);
    onAgreed?.();
  }, [agreement, onAgreed]);
  return [agreement === false ? saved : undefined, (value) => setDoubted({ value, token })];
}
