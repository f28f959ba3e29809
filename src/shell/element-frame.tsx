import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useStore } from '../hooks/app-context.ts';
import type { ReadableStore } from '../platform/store.ts';
import { StyleRootContext } from '../ui/style/use-styles.ts';
import type { Values } from './attribute-values.ts';
import { CustomerGate } from './customer-gate.tsx';
import { ElementBoundary } from './element-boundary.tsx';
import { ElementContext } from './element-context.tsx';
import { Wrapper } from './element-root.tsx';
import { ErrorState } from './error-state.tsx';
import { getPageRuntime } from './page-runtime.ts';
import { usePageServices } from './use-page-services.ts';

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
