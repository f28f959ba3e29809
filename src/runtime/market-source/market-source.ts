import type { QueryClient } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import type { ClientContext } from '../../api/client-context.ts';
import { clientContextQuery } from '../../api/client-context.ts';
import type { ApiClient } from '../../api/client.ts';
import { parseDistributor, parseLoginContext } from '../../domain/distributor.ts';
import { marketSource } from '../../domain/market-source.ts';
import type { StorageEntry } from '../../platform/storage-entry.ts';
import type { ReadableStore } from '../../platform/store.ts';
import type { Config } from '../config/config.ts';
import type { RuntimeSources } from '../host/host.ts';
import type { PageElements } from '../page-elements/page-elements.ts';
import { elementsDistributor } from '../page-elements/page-elements.ts';
import type { SessionStore } from '../session/session.ts';

export interface MarketSourceServices {
  readonly window: Window;
  readonly sources: ReadableStore<RuntimeSources>;
  readonly config: ReadableStore<Config>;
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
  readonly elements: PageElements;
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  readonly marketSource: StorageEntry;
}

/** An element's own login context. */
type WithLoginContext = Element & { readonly loginContext?: unknown };

/**
 * Stores the market source while somebody is logged in, and derives it again when its inputs change. After a login the
 * address comes first again (CF-68).
 *
 * @returns a function that ends this
 */
export function keepMarketSource(services: MarketSourceServices): () => void {
  const { window, sources, config, session, elements, queryClient, api, marketSource: entry } = services;
  const { queryKey } = clientContextQuery(api);
  const contextHash = hashKey(queryKey);

  function derive(): void {
    const { status } = session.get();
    if (status === 'logged-out') entry.write(undefined);
    if (status !== 'logged-in') return;
    const ofPage = parseDistributor(sources.get().distributor) ?? config.get().distributorInfo.shortname;
    const distributor = ofPage ?? elementsDistributor(elements) ?? 'none';
    const given = sources.get().loginContext ?? elements.get().map(({ element }) => (element as WithLoginContext).loginContext).find((own) => own != null);
    // Uses the cached response only: other services ask for client-context.
    const context = queryClient.getQueryState<ClientContext>(queryKey);
    if (given === undefined && context?.fetchStatus === 'fetching' && !context.data) return;
    const loginContext = parseLoginContext(given ?? context?.data?.loginContext);
    entry.write(marketSource({ search: window.location.search, stored: entry.read(), distributor, loginContext }));
  }

  const stops = [session, sources, elements].map((store) => store.subscribe(derive));
  stops.push(queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === contextHash) derive();
  }));
  derive();
  return () => stops.forEach((stop) => stop());
}
