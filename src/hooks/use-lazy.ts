import { useEffect, useState } from 'react';

export interface Lazy<T> {
  /** Undefined until it is here. */
  readonly value: T | undefined;
  /** Why it did not arrive; stays until a later try has succeeded. */
  readonly error: unknown;
  /** Asks again for what did not arrive. */
  readonly retry: () => void;
  /** Whether it has been asked for again. */
  readonly isRetried: boolean;
}

/** Code that arrives when it is first needed. `load` must be the same function at each render. */
export function useLazy<T>(load: () => Promise<T>): Lazy<T> {
  const [state, setState] = useState<{ readonly value?: T; readonly error?: unknown }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setState({ value }),
      (error: unknown) => isWanted && setState({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);
  return { value: state.value, error: state.error, retry: () => setTries(tries + 1), isRetried: tries > 0 };
}
