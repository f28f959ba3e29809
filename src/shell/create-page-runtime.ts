import { createStore } from '../platform/store.ts';
import { version } from '../platform/version.ts';
import { warnOnce } from '../platform/warn.ts';
import { createPageElements } from '../runtime/page-elements.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { HostValues } from '../runtime/runtime-sources.ts';
import { sendEarlyCall } from './early-call.ts';
import type { PageRuntime, RuntimeHost } from './page-runtime.ts';
import { pageKey } from './page-runtime.ts';
import { whenHostIsParsed } from './when-host-is-parsed.ts';

const firstVersionKey = Symbol.for('kfp.runtime');

/** Makes the page's runtime, unless a bundle of the same major version has: then that one serves both. */
export function providePageRuntime(): void {
  const page = globalThis as { [pageKey]?: PageRuntime; [firstVersionKey]?: string };
  if (page[pageKey]) return;
  const firstVersion = page[firstVersionKey];
  if (firstVersion) warnOnce(`version ${version} and ${firstVersion} share no runtime.`);
  else Object.defineProperty(page, firstVersionKey, { value: version });
  Object.defineProperty(page, pageKey, { value: createPageRuntime() });
}

function createPageRuntime(): PageRuntime {
  const elements = createPageElements();
  const hosts: RuntimeHost[] = [];
  const host = createStore<HostValues>({});
  let starting: Promise<Runtime> | undefined;
  let runtime: Runtime | undefined;

  function start(): Promise<Runtime> {
    if (starting) return starting;
    update();
    const earlyCall = sendEarlyCall(host.get());
    starting = import('../runtime/runtime.ts').then(({ createRuntime }) => {
      const getEventTarget = () => hosts[0]?.element ?? elements.get()[0]?.element ?? window;
      return (runtime = createRuntime({ window, host, elements, getEventTarget, earlyCall }));
    });
    // A chunk that did not arrive is asked for again by the next element or try.
    starting.catch(() => (starting = undefined));
    return starting;
  }

  async function startInTime(): Promise<Runtime> {
    await whenHostIsParsed();
    if (hosts.length === 0 && !starting) {
      warnOnce('no <kfp-runtime> on the page: window.kfpConfig is used.');
    }
    return start();
  }

  function update(): void {
    host.set(hosts[0]?.values() ?? {});
  }

  function release(gone: RuntimeHost): void {
    hosts.splice(hosts.indexOf(gone), 1);
    if (hosts.length === 0 && elements.get().length === 0) {
      runtime?.dispose();
      runtime = starting = undefined;
    }
    update();
  }

  return {
    elements,
    current: () => runtime,
    services: () => starting ?? startInTime(),
    claim(next) {
      hosts.push(next);
      if (hosts.length > 1) warnOnce('only the first <kfp-runtime> of the page counts.');
      // A task of the host's own may still set properties.
      queueMicrotask(() => {
        update();
        void start().catch(() => undefined); // Whoever asks for the services is told.
      });
      return () => release(next);
    },
    update,
  };
}
