import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiClientOptions, ApiConfig } from '../api/client.ts';
import { createApiClient } from '../api/client.ts';
import { environmentOf } from '../domain/environment.ts';
import type { Clock } from '../platform/clock.ts';
import { systemClock } from '../platform/clock.ts';
import { readCookies } from '../platform/cookies.ts';
import { lazyImport } from '../platform/lazy-import.ts';
import type { Lazy } from '../platform/lazy.ts';
import { lazy } from '../platform/lazy.ts';
import { newSpan } from '../platform/random.ts';
import type { StorageEntry } from '../platform/storage-entry.ts';
import { storageEntry } from '../platform/storage-entry.ts';
import type { ReadableStore, Store } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';
import type { TrackingQueue } from './analytics/analytics.ts';
import { createTrackingQueue } from './analytics/analytics.ts';
import type { ConfigStore } from './config/config.ts';
import { createConfigStore } from './config/config.ts';
import type { PageConsent } from './consent/consent.ts';
import { createLazyConsent } from './consent/consent.ts';
import type { ErrorReporter } from './error-reporting/error-reporting.ts';
import { createErrorReporter, findErrorService } from './error-reporting/error-reporting.ts';
import type { EarlyCall, HostValues, RuntimeSources } from './host/host.ts';
import { createCallSender, createRuntimeSources } from './host/host.ts';
import type { LinkOpener } from './links/links.ts';
import { createLinkOpener, findNativeBridge } from './links/links.ts';
import type { MarketSourceServices } from './market-source/market-source.ts';
import type { PageElements } from './page-elements/page-elements.ts';
import type { ConnectionStore, CustomerTokenStore } from './query/query.ts';
import { createConnectionStore, createCustomerTokenStore, createQueryClient } from './query/query.ts';
import type { LazySessionGuard, SessionStore } from './session/session.ts';
import { createLazySessionGuard, createSession } from './session/session.ts';

/** The services that every element of a page shares. */
export interface Runtime {
  readonly clock: Clock;
  readonly sources: ReadableStore<RuntimeSources>;
  readonly config: ConfigStore;
  readonly queryClient: QueryClient;
  readonly customerToken: CustomerTokenStore;
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly connection: ConnectionStore;
  readonly errors: ErrorReporter;
  readonly links: LinkOpener;
  readonly elements: PageElements;
  /** Tags of elements that draw nothing, as the file of flags wants it. */
  readonly off?: readonly string[];
  /** What events of the page are dispatched on. */
  readonly findTarget: () => Element | undefined;
  readonly tracking: TrackingQueue;
  /** Takes an event of the host, which may be anything; `time` is that of the call, epoch milliseconds. */
  readonly track: (event: unknown, time: number) => Promise<void>;
  /** The channel that brought the customer. */
  readonly marketSource: StorageEntry;
  /** One trace for the page and all its calls: 32 hexadecimal digits. */
  readonly traceId: string;
  /** The modal dialogs of all elements that are open, the one on top last. */
  readonly openDialogs: Store<readonly HTMLDialogElement[]>;
  /** Whether a change of the customer's was refused because the session was over, and they have not read that yet. */
  readonly lostChange: Store<boolean>;
  readonly getGuard: LazySessionGuard['get'];
  /** The customer's consent to cookies; its code comes when it is first asked for. */
  readonly consent: Lazy<PageConsent>;
  /** Logs out and leaves the page. */
  readonly logout: () => Promise<void>;
  /** Prolongs the session; rejected when that was refused or got no answer. */
  readonly extendSession: () => Promise<void>;
  /** Asks the session and whatever is on the screen again. */
  readonly refresh: () => Promise<void>;
  /** Opens the dialog about cookies, where the page holds one. */
  readonly openCookieSettings: () => Promise<void>;
  /** Ends every call and listener. */
  readonly dispose: () => void;
}

export interface RuntimeOptions {
  readonly window: Window & typeof globalThis;
  readonly clock?: Clock;
  /** What stands on `kfp-runtime`. */
  readonly host: ReadableStore<HostValues>;
  readonly elements: PageElements;
  /** `kfp-runtime`; without one, events of the page are dispatched on the first element. */
  readonly getEventTarget: () => Element | undefined;
  readonly earlyCall: EarlyCall | undefined;
  /** One trace for all calls of the page: 32 hexadecimal digits. */
  readonly traceId: string;
}

/** Builds the services of a page and ties them to its life cycle. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { window, clock = systemClock(), host, elements, getEventTarget, earlyCall, traceId } = options;
  const findTarget = () => getEventTarget() ?? elements.get()[0]?.element;
  const sources = createRuntimeSources(host, window);
  const config = createConfigStore(sources, window.location);
  const queryClient = createQueryClient(() => void session.recheck());
  const customerToken = createCustomerTokenStore();
  const api = createApiClient({
    getConfig: () => apiConfig(config),
    page: apiPage(window),
    ...createCallSender(earlyCall, traceId, () => sources.get().transport ?? ((...call) => window.fetch(...call))),
    clock,
    onExpiry: (seconds, sentAt) => session.setExpiry(seconds, sentAt),
    onIncompleteAnswer: (error) => errors.report(error, { element: findTarget() ?? window, area: 'api', recoverable: false }),
  });
  const session = createSession({
    window,
    findTarget,
    arrivals: [host, elements],
    queryClient,
    customerToken,
    api,
    clock,
    firstExpiry: config.get().sessionTimeout,
    onFailure: (error) =>
      errors.report(error, { element: findTarget() ?? window, area: 'session', recoverable: false, isSilent: true }),
  });
  const connection = createConnectionStore(queryClient, window.navigator);
  const marketSource = storageEntry(() => window.sessionStorage, 'kfp-market-source');
  const links = createLinkOpener(window, () => findNativeBridge(sources.get().nativeBridge, window));
  const services = { window, clock, config, sources, session, queryClient, api, elements, links, marketSource, findTarget, traceId };
  const errors = createErrorReporter(() => sources.get().errorReporter ?? findErrorService(services), () => newSpan(traceId));
  const guard = createLazySessionGuard(services);
  const consent = createLazyConsent(services);
  const tracking = createTrackingQueue({ ...services, consent });
  const stops = [watchBackend(sources, config, session), startMarketSource(services)];
  queryClient.mount();

  return {
    ...services,
    customerToken,
    connection,
    openDialogs: createStore<readonly HTMLDialogElement[]>([]),
    lostChange: createStore(false),
    errors,
    tracking,
    track: async (event, time) => (await tracking.gate.get()).track(event, time),
    getGuard: guard.get,
    consent,
    openCookieSettings: async () => (await consent.get()).isWanted.set(true),
    logout: async () => (await guard.get()).logOut(),
    extendSession: async () => (await guard.get()).extend(),
    refresh: () => refreshPage(session, queryClient),
    dispose() {
      for (const service of [guard, tracking, consent, session, connection, config, sources, api]) service.dispose();
      for (const stop of stops) stop();
      endQueries(queryClient, customerToken);
    },
  };
}

async function refreshPage(session: SessionStore, queryClient: QueryClient): Promise<void> {
  await session.recheck();
  await queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => queryKey[1] !== 'session' });
}

function endQueries(queryClient: QueryClient, customerToken: CustomerTokenStore): void {
  customerToken.renew();
  queryClient.unmount();
  // A query that is cleared while it is asked sets a timer once more when its call has ended.
  void queryClient.cancelQueries().then(() => queryClient.clear());
}

function apiPage({ location }: Window): ApiClientOptions['page'] {
  return {
    origin: location.origin,
    href: location.href,
    cookie: readCookies,
    allowLocalHttp: environmentOf(location.hostname) === 'Dev',
  };
}

function apiConfig(config: ConfigStore): ApiConfig {
  const { kfpApiHost, authBase, sessionExtendPath, sessionExpiryHeader, correlationHeader, errorReporting, app_version } = config.get();
  return {
    apiHost: kfpApiHost ?? '',
    authBase,
    sessionExtendPath: sessionExtendPath ?? 'auth/session-extend',
    sessionExpiryHeader: sessionExpiryHeader ?? 'X-Session-Expiry',
    correlationHeader,
    errorReporting: { dsn: errorReporting.dsn, release: app_version },
  };
}

/** Keeps the market source from when the session is known, by code that comes then, or that is asked for again at its next change. */
function startMarketSource(services: MarketSourceServices): () => void {
  const service = lazy(
    () => lazyImport(() => import('./market-source/market-source.ts')),
    ({ keepMarketSource }) => keepMarketSource(services),
    (stop) => stop(),
  );
  const unsubscribe = services.session.subscribe(() => {
    if (services.session.get().status !== 'loading') void service.get().catch(() => undefined);
  });
  return () => {
    unsubscribe();
    service.dispose();
  };
}

/** Another API host or transport is another backend: who is logged in there is asked anew. */
function watchBackend(sources: ReadableStore<RuntimeSources>, config: ConfigStore, session: SessionStore): () => void {
  const read = () => [config.get().kfpApiHost, sources.get().transport];
  let known = read();
  return sources.subscribe(() => {
    const next = read();
    if (next.every((value, index) => value === known[index])) return;
    known = next;
    session.hide();
    void session.recheck();
  });
}
