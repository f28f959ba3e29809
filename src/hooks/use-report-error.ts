import { useEffect } from 'react';
import { useAppContext } from './app-context.ts';

/** Tells the host of a failure that the customer is shown with another try at hand. */
export function useReportError(area: string, error: unknown): void {
  const { runtime, element } = useAppContext();
  useEffect(() => {
    if (error) runtime.errors.report(error, { element, area, recoverable: true });
  }, [runtime, element, area, error]);
}
