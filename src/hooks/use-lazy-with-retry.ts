import { useEffect } from 'react';
import { useAppContext } from './app-context.ts';
import { useLate } from './use-lazy.ts';

/** Milliseconds before code that did not arrive is asked for again. */
const retryTime = 5_000;

/** Code that nobody waits for but that has to arrive: it is asked for until it has. As `useLate` else. */
export function usePatientLate<T>(load: () => Promise<T>): T | undefined {
  const { clock } = useAppContext().runtime;
  const { value, error, retry } = useLate(load);
  useEffect(() => (error ? clock.setTimeout(retry, retryTime) : undefined), [clock, error, retry]);
  return value;
}
