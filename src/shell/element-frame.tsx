import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../hooks/app-context.ts';
import type { ReadableStore } from '../platform/store.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { StyleRootContext } from '../ui/style/use-styles.ts';
import type { Values } from './attribute-values.ts';
import { CustomerGate } from './customer-gate.tsx';
import { ElementBoundary, ErrorState } from './element-boundary.tsx';
import { ElementContext } from './element-context.tsx';
import { Wrapper } from './element-root.tsx';
import type { PageRuntime } from './page-runtime.ts';
import { getPageRuntime } from './page-runtime.ts';

interface ElementFrameProps<P extends object> {
  readonly root: ShadowRoot;
  readonly needsCustomer: boolean;
  readonly props: ReadableStore<Values>;
  readonly Area: ComponentType<P>;
}

/** What stands around the component of every element: its services, its looks and its error boundary. */
export function ElementFrame<P extends object>({ root, needsCustomer, props, Area }: ElementFrameProps<P>) {
  const element = root.host;
  const page = getPageRuntime();
  const { distributor, loginContext, ...own } = useStore(props);
  const { runtime, hasFailed, retry } = usePageServices(page, element);
  const area = <Area {...(own as P)} />;

  return (
    <StyleRootContext.Provider value={root}>
      {hasFailed && (
        <Wrapper>
          <ErrorState onRetry={retry} />
        </Wrapper>
      )}
      {runtime && (
        <QueryClientProvider client={runtime.queryClient}>
          <ElementContext runtime={runtime} element={element} distributor={distributor} loginContext={loginContext}>
            <ElementBoundary runtime={runtime} element={element}>
              {needsCustomer ? <CustomerGate>{area}</CustomerGate> : area}
            </ElementBoundary>
          </ElementContext>
        </QueryClientProvider>
      )}
    </StyleRootContext.Provider>
  );
}

interface PageServices {
  readonly runtime: Runtime | undefined;
  /** The services' code did not arrive. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The page's services, as soon as their code is here. Who uses them renders anew when another customer is logged in, or
 * nobody: until then, what is given as children keeps the first picture of itself in memory (D12).
 */
function usePageServices(page: PageRuntime, element: Element): PageServices {
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
