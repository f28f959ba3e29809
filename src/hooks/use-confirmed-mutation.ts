import { useEffect, useState } from 'react';
import type { ApiQuery } from '../api/api-query.ts';
import type { ApiClient } from '../api/client.ts';
import type { CustomerToken } from '../runtime/query/query.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { useAppContext, useStore } from './app-context.ts';
import type { CustomerMutation, CustomerMutationOptions } from './use-customer-mutation.ts';
import { useCustomerMutation } from './use-customer-mutation.ts';

/** Returns the response to a query. For `agrees`, undefined while the refetch after the change is pending and after it failed. */
export type ReadAnswer = <T>(query: (api: ApiClient) => ApiQuery<T>) => T | undefined;

/** What the response to each query has in place of the change, in one form for equal values; null without a response. */
export type Found = readonly (string | null)[];

export interface ConfirmedMutationOptions<V> extends CustomerMutationOptions<V> {
  /** Whether the refetched data contains the change; undefined while unknown. */
  readonly agrees: (newAnswer: ReadAnswer, value: V) => boolean | undefined;
  /** What the responses have in its place, in the order of `queries`. Without it, a change made elsewhere is not noticed. */
  readonly found?: (answer: ReadAnswer, value: V) => Found;
  /** Called when the refetched data contains the change. */
  readonly onAgreed?: () => void;
}

export interface ConfirmedMutation<V> extends Omit<CustomerMutation<V>, 'save'> {
  /** The saved value that the refetched data does not contain; undefined without one, and after a change elsewhere. */
  readonly contradicted: V | undefined;
  /** Whether the value is saved and the refetched data contains it. */
  readonly isConfirmed: boolean;
  /**
   * As `save` of `useCustomerMutation`.
   *
   * @param isAgain whether this repeats the last change although it did not fail. It is then not sent where the refetched
   * data has a newer value, which the customer must see first
   */
  readonly save: (value: V, isAgain?: boolean) => void;
}

/** The value that was last saved. */
interface Saved<V> {
  /** Undefined while one is being saved. */
  readonly value: V | undefined;
  readonly token: CustomerToken;
  /** What has contradicted it. */
  readonly found: Found;
  /** Whether refetched data has contained it. */
  readonly isConfirmed: boolean;
}

/** `useCustomerMutation`, which compares what was saved with what the backend then returns. */
export function useConfirmedMutation<V>(change: ConfirmedMutationOptions<V>): ConfirmedMutation<V> {
  const { agrees, found, onAgreed } = change;
  const { runtime } = useAppContext();
  const token = useStore(runtime.customerToken);
  const { cached, newAnswer, askAnew } = readers(runtime);
  const [saved, setSaved] = useState<Saved<V>>();
  const doubt = (value: V | undefined, before: Found = []) => setSaved({ value, token, found: before, isConfirmed: false });
  const { save, ...mutation } = useCustomerMutation<V>({ ...change, onSaved: (value) => doubt(value) });

  const last = saved?.token === token ? saved : undefined;
  const doubted = last?.isConfirmed ? undefined : last?.value;
  const agreement = doubted === undefined ? undefined : agrees(newAnswer, doubted);
  const foundNow = doubted !== undefined && agreement === false ? JSON.stringify(found?.(newAnswer, doubted) ?? []) : undefined;
  useEffect(() => {
    if (agreement === undefined) return;
    // Later responses may reflect other changes.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setSaved((before) => before && (agreement ? { ...before, isConfirmed: true } : compared(before, JSON.parse(foundNow ?? '[]') as Found)));
    if (agreement) onAgreed?.();
  }, [agreement, foundNow, onAgreed]);

  // While it is saved again, the note and its busy button stay.
  const isContradicted = !last?.isConfirmed && (agreement === undefined ? last?.found.some(isKnown) : !agreement);
  const contradicted = isContradicted ? doubted ?? mutation.value : undefined;
  return {
    ...mutation,
    isConfirmed: mutation.isSaved && last?.isConfirmed === true,
    contradicted,
    save(value, isAgain = false) {
      const shown = found?.(cached, value) ?? [];
      const contradicting = isAgain && contradicted !== undefined ? shown : [];
      const isReplaced = async () => {
        await askAnew(change.queries.filter((_query, index) => isKnown(shown[index])));
        return agrees(newAnswer, value) === false && hasChanged(shown, found?.(newAnswer, value) ?? []);
      };
      if (save(value, isAgain ? { isReplaced, onError: () => doubt(value, contradicting) } : undefined)) doubt(undefined, contradicting);
    },
  };
}

/** Reads responses from the query cache. */
function readers({ api, queryClient }: Runtime) {
  const cached: ReadAnswer = (query) => queryClient.getQueryData(query(api).queryKey);
  const newAnswer: ReadAnswer = (query) => {
    const state = queryClient.getQueryState(query(api).queryKey);
    return state?.fetchStatus === 'idle' && !state.isInvalidated ? cached(query) : undefined;
  };
  const askAnew = (queries: CustomerMutationOptions<never>['queries']) =>
    Promise.all(queries.map((query) => queryClient.refetchQueries({ queryKey: query(api).queryKey }, { throwOnError: true })));
  return { cached, newAnswer, askAnew };
}

const isKnown = (one: string | null | undefined) => one != null;

/** Whether a response has something else than before. A system that had not answered before says nothing new. */
const hasChanged = (before: Found, now: Found) => now.some((one, index) => isKnown(one) && isKnown(before[index]) && one !== before[index]);

/** Undefined when what contradicts the value is newer than the value. */
function compared<V>(saved: Saved<V>, now: Found): Saved<V> | undefined {
  if (hasChanged(saved.found, now)) return undefined;
  const isNew = now.some((one, index) => isKnown(one) && !isKnown(saved.found[index]));
  return isNew ? { ...saved, found: now.map((one, index) => one ?? saved.found[index] ?? null) } : saved;
}
