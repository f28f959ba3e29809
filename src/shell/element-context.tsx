import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { clientContextQuery } from '../api/client-context.ts';
import type { Distributor, LoginContext } from '../domain/distributor.ts';
import { parseDistributor, parseLoginContext } from '../domain/distributor.ts';
import { AppContextProvider, useStore } from '../hooks/app-context.ts';
import { documentMember } from '../platform/document-member.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import { warnOnce } from '../platform/warn.ts';
import type { RuntimeSources } from '../runtime/host/host.ts';
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
  const distributor = useDistributor(runtime, element, own.distributor);
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

function useDistributor(runtime: Runtime, element: Element, own: unknown): Distributor {
  const sources = useStore(runtime.sources);
  const configured = useStore(runtime.config).distributorInfo.shortname;
  const distributor = parseDistributor(own) ?? parseDistributor(sources.distributor) ?? configured;
  if (distributor === undefined && !isNamed(element, sources)) {
    warnOnce('distributor-missing', 'no distributor is set: "none" counts.');
  }
  return distributor ?? 'none';
}

/** Whether the page sets a distributor. An unknown one counts too: another warning reports it. */
function isNamed(element: Element, { config }: RuntimeSources): boolean {
  if (element.hasAttribute('distributor') || documentMember('querySelector').call(document, 'kfp-runtime[distributor]')) return true;
  const { distributorInfo } = config;
  return isPlainObject(distributorInfo) && distributorInfo['shortname'] != null;
}

/** Without an attribute, client-context of the logged-in customer gives the login context. */
function useLoginContext(runtime: Runtime, own: unknown): LoginContext {
  const sources = useStore(runtime.sources);
  const { status } = useStore(runtime.session);
  const given = own ?? sources.loginContext;
  const { data } = useQuery({
    ...clientContextQuery(runtime.api),
    enabled: given === undefined && status === 'logged-in',
  });
  return parseLoginContext(given ?? data?.loginContext);
}
