import { useEffect, useState } from 'react';
import type { Clock } from '../platform/clock.ts';
import { useAppContext } from './app-context.ts';

export interface LazyPart<T> {
  /** Undefined until the code has loaded. */
  readonly value: T | undefined;
  /** The reason why loading failed. Stays until a retry succeeds. */
  readonly error: unknown;
  /** Loads the code again after a failure. */
  readonly retry: () => void;
  /** Whether a retry has started. */
  readonly isRetried: boolean;
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
  const [state, setState] = useState<{ readonly value?: T; readonly error?: unknown }>({});
  const [tries, setTries] = useState(0);
  const retry = () => setTries((now) => now + 1);
  useEffect(() => {
    let isWanted = true;
    let cancel: (() => void) | undefined;
    load?.().then(
      (value) => isWanted && setState({ value }),
      (error: unknown) => {
        if (!isWanted) return;
        setState({ error });
        cancel = clock?.setTimeout(retry, retryTime);
      },
    );
    return () => {
      isWanted = false;
      cancel?.();
    };
  }, [load, tries, clock]);
  return { value: state.value, error: state.error, retry, isRetried: tries > 0 };
}

/** Like `useLazy`, but retries by itself until the code has loaded. For required code that nobody is waiting for. */
export function useLazyUntilHere<T>(load: (() => Promise<T>) | undefined): T | undefined {
  return useLazy(load, useAppContext().runtime.clock).value;
}
