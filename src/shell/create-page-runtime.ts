import { apiPrefix } from '../api/api-path.ts';
import { apiHeaders } from '../api/request-headers.ts';
import { asString } from '../platform/attribute-type.ts';
import { inLaterTask, inTime } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import { newSpan, randomHex } from '../platform/random.ts';
import type { ReadableStore } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';
import { sharingKey, version } from '../platform/version.ts';
import { logBriefly } from '../platform/warn.ts';
import type { EarlyCall, HostErrorReporter, HostValues } from '../runtime/host/host.ts';
import { callHost, dispatchHostEvent } from '../runtime/host/host.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { LoadServices, PageRuntime, PageRuntimes, RuntimeHost } from './page-runtime.ts';
import { pageKey } from './page-runtime.ts';
import type * as PageWatch from './page-watch.ts';

/** The code of this copy of the bundle. */
const loadServices: LoadServices = () => import('./start-runtime.ts');

/**
 * Runs the first copy of the code that loads and works: a server may answer with an empty file. Rejects with the error of
 * the last copy. After a failure, this bundle's own copy comes last, as it may hang for 15 s each time.
 */
async function withServicesCode<T>(copies: Set<LoadServices>, run: (code: Awaited<ReturnType<LoadServices>>) => T | Promise<T>): Promise<T> {
  let failure: unknown;
  for (const load of new Set([...copies, loadServices])) {
    try {
      return await run(await inTime(load()));
    } catch (error) {
      failure = error;
      copies.delete(loadServices);
    }
  }
  throw failure;
}

/** Creates the page's runtime. When a bundle with the same sharing key has already created one, both bundles share it. */
export function providePageRuntime(): void {
  const page = globalThis as { [pageKey]?: PageRuntimes };
  const known = page[pageKey];
  const runtimes = known ?? (page[pageKey] = { first: version, registry: customElements });
  const own = (runtimes[sharingKey] ??= createPageRuntime());
  own.offer(loadServices);
}

/** Milliseconds by which a page usually shows its first content. */
const restDelay = 2000;

/** Calls optional code: warnings, metrics and translations. A chunk that fails to load, or is an empty file, is ignored. */
export async function withPageWatch(run: (code: typeof PageWatch) => void): Promise<void> {
  try {
    run(await import('./page-watch.ts'));
  } catch {
    // The page works without it. With Trusted Types, an import() of webpack may throw at once.
  }
}

function createPageRuntime(): PageRuntime {
  const hosts: RuntimeHost[] = [];
  const host = createStore<HostValues>({ __proto__: null });
  const offered = new Set<LoadServices>();
  const options = { host, traceId: randomHex(16) };

  function start(): Promise<Runtime> {
    if (!page.starting) {
      update();
      page.starting = loadRuntime(options, offered).then((loaded) => (page.runtime = loaded));
      page.starting.catch(() => (page.starting = undefined)); // The next element or retry loads again.
    }
    return page.starting;
  }

  function update(): void {
    // The values of the last kfp-runtime stay after its removal; otherwise the services would call another backend.
    if (hosts[0]) host.set(hosts[0].values());
  }

  const page: PageRuntime = {
    hosts,
    offer: (load) => offered.add(load),
    services: () => page.starting ?? withServicesCode(offered, (code) => code.whenClaimed(host)).then(start),
    claim(next) {
      hosts.push(next);
      page.isOwned = true;
      // The host may still set properties in this task. Callers of services() get the error, so it is ignored here.
      queueMicrotask(() => {
        update();
        start().catch(() => undefined);
      });
      return () => {
        hosts.splice(hosts.indexOf(next), 1);
        update();
        page.onRelease?.();
      };
    },
    update,
    report: (error, element) => report(page.runtime, options, error, element),
  };
  inLaterTask(() => void withPageWatch((code) => code.watchPage()), restDelay);
  return page;
}

/** Reports code that failed to load. Without services, it dispatches `kfp-error` and calls the host's reporter itself. */
function report(runtime: Runtime | undefined, { host, traceId }: { readonly host: ReadableStore<HostValues>; readonly traceId: string }, error: unknown, element: Element): void {
  const tag = element.localName;
  const what = { area: tag.slice('kfp-'.length), recoverable: true };
  if (runtime) {
    runtime.errors.report(error, { element, ...what });
    return;
  }
  const detail = { tag, ...what, type: 'code', correlationId: newSpan(traceId) } as const;
  dispatchHostEvent(element, 'kfp-error', detail);
  callHost(() => (host.get()['errorReporter'] as HostErrorReporter | undefined)?.(error, detail)).catch((failure: unknown) => logBriefly('errorReporter failed', failure));
}

/** Loads the services. Drops the early response when the host has replaced its transport meanwhile: it may call another backend. */
async function loadRuntime(
  options: Omit<Parameters<Awaited<ReturnType<LoadServices>>['startRuntime']>[0], 'earlyCall'>,
  offered: Set<LoadServices>,
): Promise<Runtime> {
  const { host, traceId } = options;
  const { transport } = host.get();
  const sentCall = sendEarlyCall(host.get(), newSpan(traceId));
  return withServicesCode(offered, (code) => {
    const earlyCall = host.get()['transport'] === transport ? sentCall : undefined;
    return code.startRuntime({ ...options, earlyCall });
  });
}

/**
 * Sends session-status before the services have loaded, with the API client's headers. The client takes the response over.
 *
 * @returns undefined for an API host on another origin, a page without cookies or an invalid address: the client then
 *   checks the address and sends the call itself
 */
function sendEarlyCall(host: HostValues, id: string): EarlyCall | undefined {
  try {
    // The layers of `writtenConfig`, whose code has not loaded yet.
    const layers = [
      (window as { readonly kfpConfig?: unknown }).kfpConfig, host['configAttribute'], host['config'], { kfpApiHost: host['apiHost'] },
    ] as readonly (RawConfig | undefined)[];
    const path = `${(lastWritten(layers, 'kfpApiHost') ?? '').replace(/\/+$/, '')}${apiPrefix}/auth/session-status`;
    const { href: url, origin } = new URL(path, location.href);
    if (origin !== location.origin) return undefined;
    const headers = apiHeaders({
      cookie: documentMember('cookie'),
      id,
      correlationHeader: lastWritten(layers, 'correlationHeader'),
      errorReporting: { dsn: lastWritten(layers.map((layer) => layer?.['errorReporting'] as RawConfig | undefined), 'dsn'), release: lastWritten(layers, 'app_version') },
    });
    const init: RequestInit = { headers, credentials: 'same-origin', cache: 'no-store', redirect: 'error', method: 'GET' };
    const transport = typeof host['transport'] === 'function' ? (host['transport'] as typeof fetch) : fetch;
    // A host's transport may throw synchronously; the async function turns that into a rejection.
    const response = (async () => transport(url, init))();
    response.catch(() => undefined); // The client handles the rejection when it takes the response over.
    return { url, id, response };
  } catch {
    return undefined; // The client reports the invalid address.
  }
}

/** The text that the last layer with this field has, as `writtenConfig` merges them. */
function lastWritten(layers: readonly (RawConfig | undefined)[], field: string): string | undefined {
  return asString(layers.map((layer) => layer?.[field]).findLast((value) => value !== undefined))?.trim();
}

/** Configuration from the host, not validated yet. */
type RawConfig = Readonly<Record<string, unknown>>;
