import { inLaterTask } from '../platform/clock.ts';
import type { ReadableStore } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';
import { majorVersion, version } from '../platform/version.ts';
import { warnOnce } from '../platform/warn.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { HostValues } from '../runtime/runtime-sources.ts';
import { sendEarlyCall } from './early-call.ts';
import type { PageRuntime, PageRuntimes, RuntimeHost } from './page-runtime.ts';
import { pageKey } from './page-runtime.ts';

/** Makes the page's runtime, unless a bundle of the same major version has: then that one serves both. */
export function providePageRuntime(): void {
  const page = globalThis as { [pageKey]?: PageRuntimes };
  const known = page[pageKey];
  const runtimes = known ?? (page[pageKey] = { first: version });
  if (runtimes[majorVersion]) return;
  if (known) warnOnce(`version ${version} and ${known.first} share no runtime.`);
  runtimes[majorVersion] = createPageRuntime(!known);
}

function createPageRuntime(isFirstVersion: boolean): PageRuntime {
  const hosts: RuntimeHost[] = [];
  const host = createStore<HostValues>({});
  let starting: Promise<Runtime> | undefined;
  let runtime: Runtime | undefined;
  let isOwned = false;

  function start(): Promise<Runtime> {
    if (starting) return starting;
    update();
    starting = loadRuntime(host, () => hosts[0]?.element).then((loaded) => (runtime = loaded));
    // A chunk that did not arrive is asked for again by the next element or try.
    starting.catch(() => (starting = undefined));
    return starting;
  }

  async function startInTime(): Promise<Runtime> {
    const { whenHostIsParsed } = await import('./start-runtime.ts');
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
    freeWhenUnused,
  };
  return page;
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
): Promise<Runtime> {
  const { transport } = host.get();
  const sentCall = sendEarlyCall(host.get());
  const { startRuntime } = await import('./start-runtime.ts');
  const earlyCall = host.get()['transport'] === transport ? sentCall : undefined;
  return startRuntime({ host, getEventTarget, earlyCall });
}
