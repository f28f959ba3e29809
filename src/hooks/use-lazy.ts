import { useEffect, useState } from 'react';
import { useAppContext } from './app-context.ts';

export interface LazyPart<T> {
  /** Undefined until it is here. */
  readonly value: T | undefined;
  /** Why it did not arrive; stays until a later try has succeeded. */
  readonly error: unknown;
  /** Asks again for what did not arrive. */
  readonly retry: () => void;
  /** Whether it has been asked for again. */
  readonly isRetried: boolean;
}

/**
 * Code that arrives when it is first needed.
 *
 * @param load the same function at each render; undefined as long as nothing is needed
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

/** Milliseconds before code that did not arrive is asked for again. */
const retryTime = 5_000;

/** Code that nobody waits for but that has to arrive: it is asked for until it has. As `useLazy` else. */
export function useLazyUntilHere<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const { clock } = useAppContext().runtime;
  const { value, error, retry } = useLazy(load);
  useEffect(() => (error ? clock.setTimeout(retry, retryTime) : undefined), [clock, error, retry]);
  return value;
}
