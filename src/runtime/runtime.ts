import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiClientOptions, ApiConfig } from '../api/client.ts';
import { createApiClient } from '../api/client.ts';
import { isDevelopment } from '../domain/is-development.ts';
import type { Clock } from '../platform/clock.ts';
import { systemClock } from '../platform/clock.ts';
import { readCookies } from '../platform/cookies.ts';
import { lazyImport } from '../platform/lazy-import.ts';
import type { Lazy } from '../platform/lazy.ts';
import { lazy } from '../platform/lazy.ts';
import type { PageLocation } from '../platform/page-location.ts';
import { pageLocation } from '../platform/page-location.ts';
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
import type { CustomerTokenStore } from './query/query.ts';
import { createConnectionStore, createCustomerTokenStore, createQueryClient } from './query/query.ts';
import type { LazySessionGuard, SessionStore } from './session/session.ts';
import { createLazySessionGuard, createSession, isCustomerData } from './session/session.ts';

/** A change was refused after the session expired, or the customer left the page before it was saved. Undefined: none is lost. */
export type LostChange = 'logged-out' | 'left' | undefined;

/** The services that all elements of a page share. */
export interface Runtime {
  readonly clock: Clock;
  readonly sources: ReadableStore<RuntimeSources>;
  readonly config: ConfigStore;
  readonly queryClient: QueryClient;
  readonly customerToken: CustomerTokenStore;
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly connection: ReadableStore<boolean>;
  readonly errors: ErrorReporter;
  readonly links: LinkOpener;
  readonly elements: PageElements;
  /** Tags of the elements that the flags file switches off. */
  readonly off?: readonly string[];
  /** The target for events of the page. */
  readonly findEventTarget: () => Element | undefined;
  readonly tracking: TrackingQueue;
  /** Tracks an event of the host, as the consent gate does. Rejects when the code does not load. */
  readonly track: (event: unknown) => Promise<void>;
  /** The channel that brought the customer. */
  readonly marketSource: StorageEntry;
  /** The trace id of the page and all its calls: 32 hexadecimal digits. */
  readonly traceId: string;
  /** The open modal dialogs of all elements, the top one last. */
  readonly openDialogs: Store<readonly HTMLDialogElement[]>;
  /** Why a change is lost, until the customer has closed that message. */
  readonly lostChange: Store<LostChange>;
  readonly getGuard: LazySessionGuard['get'];
  /** The customer's consent to cookies. The first use loads its code. */
  readonly consent: Lazy<PageConsent>;
  /** Logs out and leaves the page. Rejects when the code does not load. */
  readonly logout: () => Promise<void>;
  /** Prolongs the session. Rejects when the call is refused or gets no response. */
  readonly extendSession: () => Promise<void>;
  /** Asks session-status, then refetches all queries in use. */
  readonly refresh: () => Promise<void>;
  /** Opens the cookie dialog, if the page has one. Rejects when the code does not load. */
  readonly openCookieSettings: () => Promise<void>;
  /** Ends all calls and listeners. */
  readonly dispose: () => void;
}

export interface RuntimeOptions {
  readonly window: Window & typeof globalThis;
  readonly clock?: Clock;
  /** The values of `kfp-runtime`. */
  readonly host: ReadableStore<HostValues>;
  readonly elements: PageElements;
  /** Gives `kfp-runtime`. Without one, events of the page are dispatched on the first element. */
  readonly findRuntimeElement: () => Element | undefined;
  readonly earlyCall: EarlyCall | undefined;
  /** The trace id of the page and all its calls: 32 hexadecimal digits. */
  readonly traceId: string;
}

/** The key of the market source in session storage. */
export const marketSourceKey = 'kfp-market-source';

/** Creates the services of a page and connects them. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { window, clock = systemClock(), host, elements, findRuntimeElement, earlyCall, traceId } = options;
  const findEventTarget = () => findRuntimeElement() ?? elements.get()[0]?.element;
  const sources = createRuntimeSources(host, window);
  const location = pageLocation(window);
  const config = createConfigStore(sources, location);
  const queryClient = createQueryClient(() => void session.recheck());
  const customerToken = createCustomerTokenStore();
  const api = createApiClient({
    getConfig: () => apiConfig(config),
    page: apiPage(location),
    ...createCallSender(earlyCall, traceId, () => sources.get().transport ?? ((...call) => window.fetch(...call))),
    clock,
    onExpiry: (seconds, sentAt) => session.setExpiry(seconds, sentAt),
    onIncompleteResponse: (error) => errors.report(error, { element: findEventTarget() ?? window, area: 'api', recoverable: false }),
  });
  const session = createSession({
    window,
    findEventTarget,
    arrivals: [host, elements],
    queryClient,
    customerToken,
    api,
    clock,
    firstExpiry: config.get().sessionTimeout,
    onFailure: (error) => errors.report(error, { element: findEventTarget() ?? window, area: 'session', recoverable: false, isSilent: true }),
  });
  const connection = createConnectionStore(queryClient, window.navigator);
  const marketSource = storageEntry(() => window.sessionStorage, marketSourceKey);
  const links = createLinkOpener(location, () => findNativeBridge(sources.get().nativeBridge, window));
  const services = { window, clock, config, sources, session, queryClient, api, elements, links, marketSource, findEventTarget, traceId };
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
    lostChange: createStore<LostChange>(undefined),
    errors,
    tracking,
    track: async (event) => (await tracking.gate.get()).track(event),
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
  await askAnew(session, true);
  await queryClient.refetchQueries({ type: 'active', predicate: isCustomerData });
}

function endQueries(queryClient: QueryClient, customerToken: CustomerTokenStore): void {
  customerToken.renew();
  queryClient.unmount();
  // A query that is cleared during its call sets one more timer when the call ends.
  void queryClient.cancelQueries().then(() => queryClient.clear());
}

function apiPage(location: PageLocation): ApiClientOptions['page'] {
  return {
    origin: location.origin,
    href: location.href,
    cookie: readCookies,
    allowLocalHttp: isDevelopment(location),
  };
}

function apiConfig(config: ConfigStore): ApiConfig {
  const {
    authBase, correlationHeader, kfpApiHost: apiHost = '', sessionExtendPath = 'auth/session-extend', sessionExpiryHeader = 'X-Session-Expiry',
    errorReporting: { dsn }, app_version: release,
  } = config.get();
  return { authBase, correlationHeader, apiHost, sessionExtendPath, sessionExpiryHeader, errorReporting: { dsn, release } };
}

/** Loads the code of the market source when the session is known. The next change of the session retries a failed load. */
function startMarketSource(services: MarketSourceServices): () => void {
  const service = lazy(
    () => lazyImport(() => import('./market-source/market-source.ts')),
    ({ keepMarketSource }) => keepMarketSource(services),
    (stop) => stop(),
  );
  const unsubscribe = services.session.subscribe(() => {
    if (services.session.get().status !== 'loading') service.get().catch(() => undefined);
  });
  return () => {
    unsubscribe();
    service.dispose();
  };
}

/**
 * Another API host is another backend, and so is the first transport in place of `fetch`: the customer's data is dropped. One
 * transport in place of another keeps it, as frameworks set a new function in each render. The session is checked again.
 */
function watchBackend(sources: ReadableStore<RuntimeSources>, config: ConfigStore, session: SessionStore): () => void {
  const read = () => [config.get().kfpApiHost, sources.get().transport];
  let known = read();
  return sources.subscribe(() => {
    const next = read();
    if (next.every((value, index) => value === known[index])) return;
    const [host, transport] = known;
    known = next;
    void askAnew(session, host === next[0] && transport && next[1]);
  });
}

/** Asks session-status anew. While it is being asked, the request under way may be of before a login. */
async function askAnew(session: SessionStore, isDataKept: unknown): Promise<void> {
  if (!isDataKept || session.get().status === 'loading') session.hide();
  await session.recheck('fresh');
}
