import { useEffect, useState } from 'react';
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

/**
 * Loads a lazy chunk when it is first needed. A load failure shows in `error`.
 *
 * @param load must be the same function in each render; undefined while the code is not needed
 */
export function useLazy<T>(load: (() => Promise<T>) | undefined): LazyPart<T> {
  const [state, setState] = useState<{ readonly value?: T; readonly error?: unknown }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load?.().then(
      (value) => isWanted && setState({ value }),
      (error: unknown) => isWanted && setState({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);
  return { value: state.value, error: state.error, retry: () => setTries(tries + 1), isRetried: tries > 0 };
}

/** Milliseconds before a failed load is retried. */
const retryTime = 5_000;

/** Like `useLazy`, but retries by itself until the code has loaded. For required code that nobody is waiting for. */
export function useLazyUntilHere<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const { clock } = useAppContext().runtime;
  const { value, error, retry } = useLazy(load);
  useEffect(() => (error ? clock.setTimeout(retry, retryTime) : undefined), [clock, error, retry]);
  return value;
}
