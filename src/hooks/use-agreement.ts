import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiQuery } from '../api/api-query.ts';
import type { ApiClient } from '../api/client.ts';
import type { CustomerToken } from '../runtime/query/query.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Returns the response to a query. For `agrees`, undefined while the refetch after the change is pending and after it failed. */
export type ReadAnswer = <T>(query: (api: ApiClient) => ApiQuery<T>) => T | undefined;

/** What the response to each query has in place of the change, in one form for equal values; null without a response. */
export type Found = readonly (string | null)[];

export interface AgreementOptions<V> {
  /** Queries that the change may affect. Each is refetched after success and failure. */
  readonly queries: readonly ((api: ApiClient) => { readonly queryKey: QueryKey })[];
  /** Whether the refetched data contains the change; undefined while unknown. */
  readonly agrees?: (answer: ReadAnswer, value: V) => boolean | undefined;
  /** What the responses have in its place, in the order of `queries`. Without it, a change made elsewhere is not noticed. */
  readonly found?: (answer: ReadAnswer, value: V) => Found;
  /** Called when the refetched data contains the change. */
  readonly onAgreed?: () => void;
}

interface Agreement<V> {
  /** The saved value that the refetched data does not contain; undefined without one, and after a change elsewhere. */
  readonly contradicted: V | undefined;
  /** Whether the refetched data contains the value that was last saved. */
  readonly isConfirmed: boolean;
  /** What the customer sees in place of the value. */
  readonly findShown: (value: V) => Found;
  /** Compares the refetched data with a saved value from now on. `found` is what has contradicted it before. */
  readonly doubt: (value: V | undefined, found?: Found) => void;
  /** Refetches what is in `found`. Resolves with whether it has changed, to something else than the value. Rejects when that fails. */
  readonly isReplaced: (value: V, found: Found) => Promise<boolean>;
}

/** Compares what was saved with what the backend then returns. */
export function useAgreement<V>(
  { api, queryClient }: Runtime, token: CustomerToken, { queries, agrees, found, onAgreed }: AgreementOptions<V>,
): Agreement<V> {
  const [saved, setSaved] = useState<Saved<V>>();
  const cached: ReadAnswer = (query) => queryClient.getQueryData(query(api).queryKey);
  const newAnswer: ReadAnswer = (query) => {
    const state = queryClient.getQueryState(query(api).queryKey);
    return state?.fetchStatus === 'idle' && !state.isInvalidated ? cached(query) : undefined;
  };
  const isDoubted = saved?.token === token && !saved.isConfirmed;
  const value = isDoubted ? saved.value : undefined;
  const agreement = value === undefined ? undefined : agrees?.(newAnswer, value);
  const foundNow = value !== undefined && agreement === false ? JSON.stringify(found?.(newAnswer, value) ?? []) : undefined;
  useEffect(() => {
    if (agreement === undefined) return;
    // Later responses may reflect other changes.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setSaved((before) => before && (agreement ? { ...before, isConfirmed: true } : compared(before, JSON.parse(foundNow ?? '[]') as Found)));
    if (agreement) onAgreed?.();
  }, [agreement, foundNow, onAgreed]);

  return {
    contradicted: agreement ?? !saved?.found.some(isKnown) ? undefined : value,
    isConfirmed: saved?.token === token && saved.isConfirmed,
    findShown: (shown) => found?.(cached, shown) ?? [],
    doubt: (doubted, before = []) => setSaved({ value: doubted, token, found: before, isConfirmed: false }),
    async isReplaced(old, before) {
      const asked = queries.filter((_query, index) => isKnown(before[index]));
      await Promise.all(asked.map((query) => queryClient.refetchQueries({ queryKey: query(api).queryKey }, { throwOnError: true })));
      return agrees?.(newAnswer, old) === false && hasChanged(before, found?.(newAnswer, old) ?? []);
    },
  };
}

/** The value that was last saved. */
interface Saved<V> {
  /** Undefined while another one is being saved. */
  readonly value: V | undefined;
  readonly token: CustomerToken;
  /** What has contradicted it. */
  readonly found: Found;
  /** Whether refetched data has contained it. */
  readonly isConfirmed: boolean;
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
