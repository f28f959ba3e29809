import { useEffect, useState } from 'react';
import type { Clock } from '../platform/clock.ts';
import { useAppContext } from './app-context.ts';
import { useReportError } from './use-host-events.ts';

interface LazyState<T> {
  /** Undefined until the code has loaded. */
  readonly value?: T | undefined;
  /** The reason why loading failed. Stays until a retry succeeds. */
  readonly error?: unknown;
  /** How often loading was tried again. */
  readonly retries: number;
  /** Whether a retry is running. Default: false. */
  readonly isBusy?: boolean;
}

export interface LazyPart<T> extends LazyState<T> {
  /** Loads the code again after a failure. */
  readonly retry: () => void;
}

/** Milliseconds between a failed load and its automatic retry. */
const retryTime = 5_000;

/**
 * Loads a lazy chunk when it is first needed. A load failure shows in `error`.
 *
 * @param load must be the same function in each render; undefined while the code is not needed
 * @param clock when it is given, a failed load is retried without a call of `retry`
 */
export function useLazy<T>(load: (() => Promise<T>) | undefined, clock?: Clock): LazyPart<T> {
  const [state, setState] = useState<LazyState<T>>({ retries: 0 });
  const { retries } = state;
  const retry = () => setState({ ...state, retries: retries + 1, isBusy: true });
  useEffect(() => {
    let isWanted = true;
    let cancel: (() => void) | undefined;
    load?.().then(
      (value) => isWanted && setState({ value, retries }),
      (error: unknown) => {
        if (!isWanted) return;
        setState({ error, retries });
        cancel = clock?.setTimeout(() => setState({ error, retries: retries + 1, isBusy: true }), retryTime);
      },
    );
    return () => {
      isWanted = false;
      cancel?.();
    };
  }, [load, retries, clock]);
  return { ...state, retry };
}

/**
 * Like `useLazy`, but retries by itself until the code has loaded. For required code that nobody is waiting for: the
 * customer sees no message, but the host gets the first failure.
 *
 * @param area of the reported failure
 * @param load must be the same function in each render
 */
export function useRequiredCode<T>(area: string, load: () => Promise<T>): T | undefined {
  const { value, error, retries } = useLazy(load, useAppContext().runtime.clock);
  useReportError(area, retries > 0 ? undefined : error);
  return value;
}
