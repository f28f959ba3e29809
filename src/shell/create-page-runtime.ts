import { apiPrefix } from '../api/api-path.ts';
import { requestHeaders } from '../api/request-headers.ts';
import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import { newSpan, randomHex } from '../platform/random.ts';
import { createStore } from '../platform/store.ts';
import { logError } from '../platform/warn.ts';
import type { EarlyCall, HostErrorReporter, HostValues } from '../runtime/host/host.ts';
import { callHost, dispatchHostEvent } from '../runtime/host/host.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { LoadServices, PageRuntime, PageRuntimes, RuntimeHost } from './page-runtime.ts';
import { majorVersion, pageKey, version } from './page-runtime.ts';

/** The code of this copy of the bundle. */
const loadServices: LoadServices = () => import('./start-runtime.ts');

/** Tries one copy of the code after the other; rejects with what the last one rejected with. */
async function firstThatLoads(copies: Iterable<LoadServices>): ReturnType<LoadServices> {
  let failure: unknown;
  for (const load of copies) {
    try {
      return await load();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Makes the page's runtime, unless a bundle of the same major version has: then that one serves both. */
export function providePageRuntime(): void {
  const page = globalThis as { [pageKey]?: PageRuntimes };
  const known = page[pageKey];
  const runtimes = known ?? (page[pageKey] = { first: version });
  const own = (runtimes[majorVersion] ??= createPageRuntime(!known));
  own.offer(loadServices);
}

/** Milliseconds after which the first content has come, as a rule. */
const restDelay = 2000;

/** Nobody waits for warnings and figures: where their code does not come, they are missing. */
function watchRestingPage(): void {
  import('./page-watch.ts').then((code) => code.watchPage(), () => undefined);
}

function createPageRuntime(isFirstVersion: boolean): PageRuntime {
  const hosts: RuntimeHost[] = [];
  const host = createStore<HostValues>({ __proto__: null });
  const offered = new Set<LoadServices>();
  const options = { host, getEventTarget: () => hosts[0]?.element, traceId: randomHex(16) };
  let starting: Promise<Runtime> | undefined;
  let runtime: Runtime | undefined;
  /** A runtime without a kfp-runtime lives as long as the page. */
  let isOwned = false;

  function start(): Promise<Runtime> {
    if (starting) return starting;
    update();
    starting = loadRuntime(options, offered).then((loaded) => (runtime = loaded));
    starting.catch(() => (starting = undefined)); // The next element or try asks again.
    return starting;
  }

  async function startInTime(): Promise<Runtime> {
    const { whenHostIsParsed } = await firstThatLoads(offered);
    await whenHostIsParsed(() => isFirstVersion && !hosts[0] && !starting);
    return start();
  }

  function update(): void {
    // What the last one has said holds after it: without that the services would ask another backend.
    if (hosts[0]) host.set(hosts[0].values());
  }

  const freeWhenUnused = inCaseOf(() => isOwned && !hosts[0] && !page.elements?.get()[0], () => {
    runtime?.dispose();
    runtime = starting = undefined;
  });
  const page: PageRuntime = {
    hosts,
    current: () => runtime,
    offer: (load) => void offered.add(load),
    services: () => starting ?? startInTime(),
    claim(next) {
      hosts.push(next);
      isOwned = true;
      // A task of the host's own may still set properties. Whoever asks for the services is told of a failure.
      queueMicrotask(() => {
        update();
        start().catch(() => undefined);
      });
      return () => {
        hosts.splice(hosts.indexOf(next), 1);
        update();
        freeWhenUnused();
      };
    },
    update,
    report: createCodeReport(() => runtime, hosts, options.traceId),
    freeWhenUnused,
  };
  inLaterTask(watchRestingPage, restDelay);
  return page;
}

/** Tells of code that did not come, as the services do; without them when it is theirs. */
function createCodeReport(getRuntime: () => Runtime | undefined, hosts: readonly RuntimeHost[], traceId: string): PageRuntime['report'] {
  return (error, element) => {
    const tag = element.localName;
    const what = { area: tag.replace('kfp-', ''), recoverable: true };
    const runtime = getRuntime();
    if (runtime) {
      runtime.errors.report(error, { element, ...what });
      return;
    }
    const detail = { tag, ...what, type: 'code', correlationId: newSpan(traceId) } as const;
    dispatchHostEvent(element, 'kfp-error', detail);
    const reporter = hosts[0]?.values()['errorReporter'] as HostErrorReporter | undefined;
    callHost(() => reporter?.(error, detail), undefined).catch((failure: unknown) => logError('errorReporter failed', failure));
  };
}

/** Waits until what goes is unmounted altogether; a host that swaps pages has put the next one there by then. */
function inCaseOf(isUnused: () => boolean, free: () => void): () => void {
  return () => {
    if (isUnused()) inLaterTask(() => isUnused() && free(), 1000);
  };
}

/** Loads the services; the answer of one backend is not taken for that of another that has been set meanwhile. */
async function loadRuntime(
  options: Omit<Parameters<Awaited<ReturnType<LoadServices>>['startRuntime']>[0], 'earlyCall'>,
  offered: Iterable<LoadServices>,
): Promise<Runtime> {
  const { host, traceId } = options;
  const { transport } = host.get();
  const sentCall = sendEarlyCall(host.get(), newSpan(traceId));
  const { startRuntime } = await firstThatLoads(offered);
  const earlyCall = host.get()['transport'] === transport ? sentCall : undefined;
  return startRuntime({ ...options, earlyCall });
}

/**
 * Sends session-status before the services have arrived, with the headers of the client, which takes the answer over.
 * Gives nothing for an API host on another origin, and where the page has no cookies or a bad address: the client asks
 * then, after its checks.
 */
function sendEarlyCall(host: HostValues, id: string): EarlyCall | undefined {
  try {
    // The later wins, as when the services merge them.
    const { kfpConfig } = window as { readonly kfpConfig?: unknown };
    const { apiHost, configAttribute, config } = host;
    const { kfpApiHost, errorReporting, app_version, correlationHeader } = { ...(kfpConfig as RawConfig), ...(configAttribute as RawConfig), ...(config as RawConfig) };
    const path = `${(text(apiHost ?? kfpApiHost) ?? '').trim().replace(/\/+$/, '')}${apiPrefix}/auth/session-status`;
    const { href: url, origin } = new URL(path, location.href);
    if (origin !== location.origin) return undefined;
    const headers = requestHeaders({
      url,
      pageOrigin: origin,
      apiOrigin: origin,
      cookie: documentMember('cookie'),
      id,
      correlationHeader: text(correlationHeader),
      errorReporting: { dsn: text((errorReporting as RawConfig | undefined)?.['dsn']), release: text(app_version) },
    });
    const init: RequestInit = { headers, credentials: 'same-origin', cache: 'no-store', redirect: 'error', method: 'GET' };
    const transport = typeof host['transport'] === 'function' ? (host['transport'] as typeof fetch) : fetch;
    // A host's transport may throw at once; that is a failed call like any other.
    const response = (async () => transport(url, init))();
    response.catch(() => undefined); // The client meets the same failure when it takes the answer over.
    return { url, id, response };
  } catch {
    return undefined; // The client says what is wrong with the address.
  }
}

/** Anything: the host may have written it. */
type RawConfig = Readonly<Record<string, unknown>>;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
