import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { clientContextQuery } from '../api/client-context.ts';
import type { Distributor, LoginContext } from '../domain/distributor.ts';
import { parseDistributor, parseLoginContext } from '../domain/distributor.ts';
import { AppContextProvider, useStore } from '../hooks/app-context.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { ElementLanguage } from './element-language.tsx';
import { ElementRoot } from './element-root.tsx';

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
export function ElementContext({ runtime, element, waiting, children, ...own }: ElementContextProps) {
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
