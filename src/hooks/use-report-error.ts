import { useEffect } from 'react';
import { useAppContext } from './app-context.ts';

/**
 * Tells the host of a failure that the customer is shown with another try at hand; of one that shows as nothing but
 * something missing, which is silent, its reporter alone is told.
 */
export function useReportError(area: string, error: unknown, isSilent = false): void {
  const { runtime, element } = useAppContext();
  useEffect(() => {
    if (error) runtime.errors.report(error, { element, area, recoverable: true, isSilent });
  }, [runtime, element, area, error, isSilent]);
}
