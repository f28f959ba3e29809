import { inLaterTask } from '../platform/clock.ts';
import { uuid } from '../platform/random.ts';
import type { ReadableStore } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';
import { logError, warnOnce } from '../platform/warn.ts';
import type { HostErrorReporter, HostValues } from '../runtime/host/host.ts';
import { callHost, dispatchHostEvent } from '../runtime/host/host.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { sendEarlyCall } from './early-call.ts';
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
  if (known && !runtimes[majorVersion]) warnOnce(`version ${version} and ${known.first} share no runtime.`);
  const own = (runtimes[majorVersion] ??= createPageRuntime(!known));
  own.offer(loadServices);
}

function createPageRuntime(isFirstVersion: boolean): PageRuntime {
  const hosts: RuntimeHost[] = [];
  const host = createStore<HostValues>({});
  const offered = new Set<LoadServices>();
  let starting: Promise<Runtime> | undefined;
  let runtime: Runtime | undefined;
  let isOwned = false;

  function start(): Promise<Runtime> {
    if (starting) return starting;
    update();
    starting = loadRuntime(host, () => hosts[0]?.element, offered).then((loaded) => (runtime = loaded));
    starting.catch(() => (starting = undefined)); // The next element or try asks again.
    return starting;
  }

  async function startInTime(): Promise<Runtime> {
    const { whenHostIsParsed } = await firstThatLoads(offered);
    await whenHostIsParsed();
    // A <kfp-runtime> belongs to the version that was first.
    if (isFirstVersion && !hosts[0] && !starting) warnOnce('no <kfp-runtime>: window.kfpConfig is used.');
    return start();
  }

  function update(): void {
    host.set(hosts[0]?.values() ?? {});
  }

  // A runtime without a kfp-runtime lives as long as the page.
  const isUnused = () => isOwned && !hosts[0] && !page.elements?.get()[0];
  const freeWhenUnused = inCaseOf(isUnused, () => {
    runtime?.dispose();
    runtime = starting = undefined;
  });

  const page: PageRuntime = {
    current: () => runtime,
    offer: (load) => void offered.add(load),
    services: () => starting ?? startInTime(),
    claim(next) {
      hosts.push(next);
      isOwned = true;
      if (hosts.length > 1) warnOnce('only the first <kfp-runtime> counts.');
      // A task of the host's own may still set properties.
      queueMicrotask(() => {
        update();
        void start().catch(() => undefined); // Whoever asks for the services is told.
      });
      return () => {
        hosts.splice(hosts.indexOf(next), 1);
        update();
        freeWhenUnused();
      };
    },
    update,
    report: createCodeReport(() => runtime, hosts),
    freeWhenUnused,
  };
  return page;
}

/** Tells of code that did not come, as the services do; without them when it is theirs. */
function createCodeReport(getRuntime: () => Runtime | undefined, hosts: readonly RuntimeHost[]): PageRuntime['report'] {
  return (error, element) => {
    const tag = element.localName;
    const what = { area: tag.replace('kfp-', ''), type: 'code', recoverable: true } as const;
    const runtime = getRuntime();
    if (runtime) {
      runtime.errors.report(error, { element, ...what });
      return;
    }
    const detail = { tag, ...what, correlationId: uuid() };
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
  host: ReadableStore<HostValues>,
  getEventTarget: () => Element | undefined,
  offered: Iterable<LoadServices>,
): Promise<Runtime> {
  const { transport } = host.get();
  const sentCall = sendEarlyCall(host.get());
  const { startRuntime } = await firstThatLoads(offered);
  const earlyCall = host.get()['transport'] === transport ? sentCall : undefined;
  return startRuntime({ host, getEventTarget, earlyCall });
}
