import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { clientContextQuery } from '../api/client-context.ts';
import type { Distributor, LoginContext } from '../domain/distributor.ts';
import { parseDistributor, parseLoginContext } from '../domain/distributor.ts';
import { AppContextProvider, useStore } from '../hooks/app-context.ts';
import type { LazyPart } from '../hooks/use-lazy.ts';
import { useLazy } from '../hooks/use-lazy.ts';
import type { ReadableStore } from '../platform/store.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { HeadingOutlineContext } from '../ui/content/text.tsx';
import { StyleRootContext } from '../ui/style/use-styles.ts';
import type { Values } from './attribute-values.ts';
import { CustomerGate } from './customer-gate.tsx';
import { ElementBoundary, ErrorState } from './element-boundary.tsx';
import { ElementLanguage } from './element-language.tsx';
import { ElementRoot, Wrapper } from './element-root.tsx';
import type { PageRuntime } from './page-runtime.ts';
import { getPageRuntime } from './page-runtime.ts';

interface ElementFrameProps<P extends object> {
  readonly root: ShadowRoot;
  readonly needsCustomer: boolean;
  /** As in the element's declaration. */
  readonly titleLevel: 1 | 2;
  /** CSS height that the element reserves until it renders. */
  readonly height: string | undefined;
  readonly props: ReadableStore<Values>;
  readonly Area: ComponentType<P>;
}

/** Wraps every element's component with services, styles and an error boundary. */
export function ElementFrame<P extends object>({ root, needsCustomer, titleLevel, height, props, Area }: ElementFrameProps<P>) {
  const element = root.host;
  const page = getPageRuntime();
  const { distributor, loginContext, headingLevel, noHeading, ...own } = useStore(props);
  const { value: runtime, error, retry } = usePageServices(page, element);
  const isOff = runtime?.off?.includes(element.localName);
  const area = <Area {...(own as P)} />;
  // Memoized: a new object makes every heading render again.
  const outline = useMemo(
    () => ({ shift: Number(headingLevel ?? titleLevel) - titleLevel, omitted: noHeading ? titleLevel : undefined }),
    [headingLevel, noHeading, titleLevel],
  );

  return (
    <StyleRootContext.Provider value={root}>
      {!runtime && (error ? (
        <Wrapper>
          <div style={{ minBlockSize: height }}>
            <ErrorState onRetry={retry} />
          </div>
        </Wrapper>
      ) : <HostContent height={height} />)}
      {isOff && <slot />}
      {runtime && !isOff && (
        <QueryClientProvider client={runtime.queryClient}>
          <HeadingOutlineContext.Provider value={outline}>
            <ElementContext runtime={runtime} element={element} distributor={distributor} loginContext={loginContext} waiting={<HostContent height={height} />}>
              <ElementBoundary runtime={runtime} element={element}>
                {needsCustomer ? <CustomerGate height={height}>{area}</CustomerGate> : area}
              </ElementBoundary>
            </ElementContext>
          </HeadingOutlineContext.Provider>
        </QueryClientProvider>
      )}
    </StyleRootContext.Provider>
  );
}

/** Shows the host's own content until the element renders, in the height that the facade has reserved. */
function HostContent({ height }: Pick<ElementFrameProps<object>, 'height'>) {
  return (
    <div style={{ display: 'flow-root' }}>
      <div style={{ float: 'left', paddingTop: height?.replaceAll('100cqi', '100%') }} />
      <slot />
    </div>
  );
}

/**
 * Returns the page's services once their code has loaded. Renders the caller again when the customer changes or logs
 * out: otherwise the children of the first render, with that customer's data, would stay in memory (D12).
 */
function usePageServices(page: PageRuntime, element: Element): LazyPart<Runtime> {
  const [current] = useState(page.runtime);
  const loaded = useLazy(current ? undefined : page.services);
  const { value = current, error } = loaded;
  const [, setCustomer] = useState<string | null>();
  useEffect(() => {
    if (error) page.report(error, element);
  }, [page, element, error]);
  useEffect(() => value?.session.subscribe(() => setCustomer(value.session.get().customer)), [value]);
  return { ...loaded, value };
}

interface ElementContextProps {
  readonly runtime: Runtime;
  readonly element: Element;
  /** The element's own attributes; undefined where it has none. */
  readonly distributor: unknown;
  readonly loginContext: unknown;
  /** Shows until the texts of the element's language have loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Provides distributor, login context and language to the element's components. The element's own value wins over the page's. */
function ElementContext({ runtime, element, waiting, children, ...own }: ElementContextProps) {
  const distributor = useDistributor(runtime, own.distributor);
  const loginContext = useLoginContext(runtime, own.loginContext);
  const context = useMemo(
    () => ({ runtime, element, distributor, loginContext }),
    [runtime, element, distributor, loginContext],
  );
  return (
    <AppContextProvider value={context}>
      <ElementLanguage waiting={waiting}>
        <ElementRoot>{children}</ElementRoot>
      </ElementLanguage>
    </AppContextProvider>
  );
}

function useDistributor(runtime: Runtime, own: unknown): Distributor {
  const sources = useStore(runtime.sources);
  const configured = useStore(runtime.config).distributorInfo.shortname;
  return parseDistributor(own) ?? parseDistributor(sources.distributor) ?? configured ?? 'none';
}

/** Without an attribute, client-context of the logged-in customer gives the login context. */
function useLoginContext(runtime: Runtime, own: unknown): LoginContext {
  const sources = useStore(runtime.sources);
  useStore(runtime.session);
  const given = own ?? sources.loginContext;
  const { data } = useQuery({
    ...clientContextQuery(runtime.api),
    // A function, so that the call leaves as soon as the login is known.
    enabled: () => given === undefined && runtime.session.get().status === 'logged-in',
  });
  return parseLoginContext(given ?? data?.loginContext);
}
