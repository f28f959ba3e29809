import { useCallback, useEffect, useState } from 'react';
import type { Runtime } from '../runtime/runtime.ts';
import type { PageRuntime } from './page-runtime.ts';

export interface PageServices {
  readonly runtime: Runtime | undefined;
  /** The services' code did not arrive. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The page's services, as soon as their code is here. Who uses them renders anew when another customer is logged in, or
 * nobody: until then, what is given as children keeps the first picture of itself in memory (D12).
 */
export function usePageServices(page: PageRuntime, element: Element): PageServices {
  const [runtime, setRuntime] = useState(page.current);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [, setCustomer] = useState<string | null>();
  useEffect(() => {
    let isWanted = true;
    page.services().then(
      (services) => isWanted && setRuntime(services),
      (error: unknown) => {
        if (!isWanted) return;
        setHasFailed(true);
        page.report(error, element);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [page, element, tries]);
  useEffect(() => runtime?.session.subscribe(() => setCustomer(runtime.session.get().customer)), [runtime]);
  const retry = useCallback(() => {
    setHasFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { runtime, hasFailed, retry };
}
