import { useEffect } from 'react';
import { useAppContext } from './app-context.ts';
import { useLazy } from './use-lazy.ts';

/** Milliseconds before code that did not arrive is asked for again. */
const retryTime = 5_000;

/** Code that nobody waits for but that has to arrive: it is asked for until it has. As `useLazy` else. */
export function useLazyWithRetry<T>(load: () => Promise<T>): T | undefined {
  const { clock } = useAppContext().runtime;
  const { value, error, retry } = useLazy(load);
  useEffect(() => (error ? clock.setTimeout(retry, retryTime) : undefined), [clock, error, retry]);
  return value;
}
