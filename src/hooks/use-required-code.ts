import { useAppContext } from './app-context.ts';
import { useReportError } from './use-host-events.ts';
import { useLazy } from './use-lazy.ts';

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
