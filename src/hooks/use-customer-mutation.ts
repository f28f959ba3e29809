import type { QueryKey } from '@tanstack/query-core';
import { useRef, useState } from 'react';
import type { ApiClient } from '../api/client.ts';
import type { IsStillTheirs } from '../runtime/change-queue.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { useAppContext } from './app-context.ts';
import { useReportError } from './use-report-error.ts';

export interface CustomerChange<V> {
  /** The area that a failure is told of in. */
  readonly area: string;
  /** Changes of the same scope are sent one after the other, in the order in which they were made. */
  readonly scope: string;
  readonly send: (runtime: Runtime, value: V, isStillTheirs: IsStillTheirs) => Promise<unknown>;
  /** What the change may alter: each is asked for again, whatever came of it. */
  readonly queries: readonly ((api: ApiClient) => { readonly queryKey: QueryKey })[];
  /** Puts a value that was stored where the answers are kept, so that it shows until the next answer. */
  readonly commit?: (runtime: Runtime, value: V) => void;
  /** Whether the answers that are kept say that the value is stored. */
  readonly isStored?: (value: V) => boolean;
  /**
   * The value is stored: the answer has said so, or it was lost and what was asked for again says so. For state of the
   * same component, as it may be called while that renders.
   */
  readonly onStored?: (value: V) => void;
  /** The answer has said that the value is stored. */
  readonly onSaved?: () => void;
}

export interface CustomerMutation<V> {
  /** The value that is being saved, or that could not be; undefined before, and once it is saved. */
  readonly value: V | undefined;
  readonly isSaving: boolean;
  /** Why the value could not be saved. */
  readonly error: unknown;
  readonly isSaved: boolean;
  /** Saves a value; does nothing while another one is being saved. */
  readonly save: (value: V) => void;
  /** Forgets what came of the last one; does nothing while one is being saved. */
  readonly reset: () => void;
}

interface SaveState<V> {
  readonly value?: V;
  readonly error?: unknown;
  readonly isSaved?: boolean;
  /** The value was no change. */
  readonly wasStored?: boolean | undefined;
}

/**
 * The way to change what the backend knows of the customer. While it is saved the caller may show `value` (PR-12);
 * when that fails, what was there before shows again by itself (PR-13), because the answers that are kept change only
 * when the backend has taken the value. A change goes on when its element has gone, and is never sent twice. One whose
 * answer was lost counts as failed until it shows that it is stored; it is then over, without a word of success.
 */
export function useCustomerMutation<V>(change: CustomerChange<V>): CustomerMutation<V> {
  const { runtime } = useAppContext();
  const [state, setState] = useState<SaveState<V>>({});
  const isUnderWay = useRef(false);
  useReportError(change.area, state.error);

  async function save(value: V): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const wasStored = change.isStored?.(value);
    setState({ value });
    try {
      const isSaved = await send(runtime, change, value);
      setState({ isSaved });
      if (!isSaved) return;
      change.onStored?.(value);
      change.onSaved?.();
    } catch (error) {
      setState({ value, error, wasStored });
    } finally {
      isUnderWay.current = false;
    }
  }

  const { value, error, isSaved = false, wasStored } = state;
  if (value !== undefined && error !== undefined && wasStored === false && change.isStored?.(value)) {
    setState({});
    change.onStored?.(value);
  }
  return {
    value,
    isSaving: value !== undefined && error === undefined,
    error,
    isSaved,
    save: (next) => void save(next),
    reset: () => {
      if (!isUnderWay.current) setState({});
    },
  };
}

/** Sends a change, and asks again for what it may have altered. False when it was another customer's. */
function send<V>(runtime: Runtime, { scope, queries, ...change }: CustomerChange<V>, value: V): Promise<boolean> {
  const { api, queryClient } = runtime;
  const queryKeys = queries.map((query) => query(api).queryKey);
  return runtime.changes.send(
    scope,
    (isStillTheirs) => change.send(runtime, value, isStillTheirs),
    async (isStored) => {
      // An answer that is under way may be older than the change.
      await Promise.all(queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      if (isStored) change.commit?.(runtime, value);
      for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
    },
  );
}
