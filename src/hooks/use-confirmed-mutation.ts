import { useEffect, useState } from 'react';
import type { ApiQuery } from '../api/api-query.ts';
import type { ApiClient } from '../api/client.ts';
import type { CustomerToken } from '../runtime/query/query.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { useAppContext, useStore } from './app-context.ts';
import type { CustomerMutation, CustomerMutationOptions } from './use-customer-mutation.ts';
import { useCustomerMutation } from './use-customer-mutation.ts';

/** Returns the response to a query. For `agrees`, undefined while the refetch after the change is pending and after it failed. */
export type ReadData = <T>(query: (api: ApiClient) => ApiQuery<T>) => T | undefined;

/** The value that each response has, in the order of `queries`. Equal values have the same text; null without a response. */
export type StoredValues = readonly (string | null)[];

export interface ConfirmedMutationOptions<V> extends CustomerMutationOptions<V> {
  /** Whether the refetched data contains the change; undefined while unknown. */
  readonly agrees: (newData: ReadData, value: V) => boolean | undefined;
  /** Reads the stored values from the responses. Without it, a change made elsewhere is not noticed. */
  readonly storedValues?: (read: ReadData, value: V) => StoredValues;
  /** Called when the refetched data contains the change. */
  readonly onAgreed?: () => void;
}

export interface ConfirmedMutation<V> extends Omit<CustomerMutation<V>, 'save'> {
  /** The saved value that the refetched data does not contain; undefined without one, and after a change elsewhere. */
  readonly contradicted: V | undefined;
  /** Whether the value is saved and the refetched data contains it, also since a change elsewhere. */
  readonly isConfirmed: boolean;
  /**
   * As `save` of `useCustomerMutation`.
   *
   * @param isAgain whether this repeats the last change although it did not fail. It is then not sent where the refetched
   * data has a newer value, which the customer must see first
   */
  readonly save: (value: V, isAgain?: boolean) => void;
}

interface LastSave<V> {
  /** Undefined until it is saved. */
  readonly value: V | undefined;
  readonly token: CustomerToken;
  /** The stored values that contradict it. Empty while none do. */
  readonly contradiction: StoredValues;
  /** Whether refetched data has contained it. */
  readonly isConfirmed: boolean;
}

/** `useCustomerMutation`, which compares what was saved with what the backend then returns. */
export function useConfirmedMutation<V>(change: ConfirmedMutationOptions<V>): ConfirmedMutation<V> {
  const { agrees, storedValues, onAgreed } = change;
  const { runtime } = useAppContext();
  const token = useStore(runtime.customerToken);
  const { cached, newData, refetch } = readers(runtime);
  const [lastSave, setLastSave] = useState<LastSave<V>>();
  const expect = (value: V | undefined, contradiction: StoredValues = []) => setLastSave({ value, token, contradiction, isConfirmed: false });
  const { save, ...mutation } = useCustomerMutation<V>({
    ...change,
    onSaved(value) {
      expect(value);
      change.onSaved?.(value);
    },
  });

  const last = lastSave?.token === token ? lastSave : undefined;
  const expected = last?.isConfirmed ? undefined : last?.value;
  const agreement = expected === undefined ? undefined : agrees(newData, expected);
  // As text, so that the effect runs only when a value changes.
  const contradicting = expected !== undefined && agreement === false ? JSON.stringify(storedValues?.(newData, expected) ?? []) : undefined;
  useEffect(() => {
    if (agreement === undefined) return;
    // Later responses may reflect other changes.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setLastSave((before) => before && (agreement ? { ...before, isConfirmed: true } : contradict(before, JSON.parse(contradicting ?? '[]') as StoredValues)));
    if (agreement) onAgreed?.();
  }, [agreement, contradicting, onAgreed]);

  // While it is saved again, the note and its busy button stay.
  const isContradicted = !last?.isConfirmed && (agreement === undefined ? last?.contradiction.some(isKnown) : !agreement);
  const contradicted = isContradicted ? expected ?? mutation.value : undefined;
  return {
    ...mutation,
    isConfirmed: mutation.isSaved && last?.isConfirmed === true && last.value !== undefined && agrees(newData, last.value) !== false,
    contradicted,
    save(value, isAgain = false) {
      const shown = storedValues?.(cached, value) ?? [];
      const contradiction = isAgain && contradicted !== undefined ? shown : [];
      const isReplaced = async () => {
        await refetch(change.queries.filter((_query, index) => isKnown(shown[index])));
        return agrees(newData, value) === false && hasNewerValue(shown, storedValues?.(newData, value) ?? []);
      };
      const again = isAgain ? { isReplaced, onError: () => expect(value, contradiction) } : undefined;
      if (save(value, again)) expect(undefined, contradiction);
    },
  };
}

/** Reads responses from the query cache. */
function readers({ api, queryClient }: Runtime) {
  const cached: ReadData = (query) => queryClient.getQueryData(query(api).queryKey);
  const newData: ReadData = (query) => {
    const state = queryClient.getQueryState(query(api).queryKey);
    return state?.fetchStatus === 'idle' && !state.isInvalidated ? cached(query) : undefined;
  };
  const refetch = (queries: CustomerMutationOptions<never>['queries']) =>
    Promise.all(queries.map((query) => queryClient.refetchQueries({ queryKey: query(api).queryKey }, { throwOnError: true })));
  return { cached, newData, refetch };
}

const isKnown = (value: string | null | undefined) => value != null;

/** Whether a system has another value than before. One that has not answered before says nothing new. */
const hasNewerValue = (before: StoredValues, now: StoredValues) =>
  now.some((value, index) => isKnown(value) && isKnown(before[index]) && value !== before[index]);

/** Adds what contradicts the save. Undefined when a stored value has changed since: it is newer than the save. */
function contradict<V>(save: LastSave<V>, now: StoredValues): LastSave<V> | undefined {
  if (hasNewerValue(save.contradiction, now)) return undefined;
  const isMore = now.some((value, index) => isKnown(value) && !isKnown(save.contradiction[index]));
  return isMore ? { ...save, contradiction: now.map((value, index) => value ?? save.contradiction[index] ?? null) } : save;
}
