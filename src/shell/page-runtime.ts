import { createStore } from '../platform/store.ts';
import { systemClock } from '../platform/clock.ts';
import { majorVersion, version } from '../platform/version.ts';
import { warnOnce } from '../platform/warn.ts';
import type { PageElements } from '../runtime/page-elements.ts';
import { createPageElements } from '../runtime/page-elements.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { RuntimeSources } from '../runtime/runtime-sources.ts';
import { mergeConfig, windowConfig } from '../runtime/runtime-sources.ts';
import { sendEarlyCall } from './early-call.ts';
import { whenHostIsParsed } from './when-host-is-parsed.ts';

/** What `kfp-runtime` tells the page's runtime. */
export interface RuntimeHost {
  readonly element: Element;
  readonly read: () => Omit<RuntimeSources, 'config'> & { readonly config: readonly unknown[]; readonly apiHost: string | null };
}

/** The one runtime of a page, shared by all elements, tags and copies of the bundle of one major version. */
export interface PageRuntime {
  readonly majorVersion: string | undefined;
  readonly elements: PageElements;
  /** The services once they have arrived. */
  readonly current: () => Runtime | undefined;
  /** Waits for a `kfp-runtime`, in time makes do without one (CF-34, CF-35), and gives the services. */
  readonly services: () => Promise<Runtime>;
  /** A `kfp-runtime` was connected; the returned function says that it is gone. */
  readonly claim: (host: RuntimeHost) => () => void;
  /** What the claiming `kfp-runtime` says has changed. */
  readonly update: () => void;
}

const pageKey = Symbol.for('kfp.runtime');
let ownPage: PageRuntime | undefined;

/** The page's runtime: that of the first bundle, unless it is of another major version. */
export function getPageRuntime(): PageRuntime {
  const first = (globalThis as { readonly [pageKey]?: PageRuntime })[pageKey];
  if (first && first.majorVersion === majorVersion) return first;
  ownPage ??= createPageRuntime();
  if (first === undefined) Object.defineProperty(globalThis, pageKey, { value: ownPage });
  else warnOnce(`version ${version} does not share the runtime of version ${String(first.majorVersion)} on this page.`);
  return ownPage;
}

function createPageRuntime(): PageRuntime {
  const elements = createPageElements();
  const hosts: RuntimeHost[] = [];
  const sources = createStore(readSources(undefined));
  let starting: Promise<Runtime> | undefined;
  let runtime: Runtime | undefined;

  function start(): Promise<Runtime> {
    if (starting) return starting;
    update();
    const earlyCall = sendEarlyCall(sources.get());
    starting = import('../runtime/runtime.ts').then(({ createRuntime }) => {
      const getEventTarget = () => hosts[0]?.element ?? elements.get()[0]?.element ?? window;
      return (runtime = createRuntime({ window, clock: systemClock(), sources, elements, getEventTarget, earlyCall }));
    });
    // A chunk that did not arrive is asked for again by the next element or try.
    starting.catch(() => (starting = undefined));
    return starting;
  }

  async function startInTime(): Promise<Runtime> {
    await whenHostIsParsed();
    if (hosts.length === 0 && !starting) {
      warnOnce('there is no <kfp-runtime> on the page; one is made from window.kfpConfig.');
    }
    return start();
  }

  function update(): void {
    sources.set(readSources(hosts[0]));
  }

  function release(host: RuntimeHost): void {
    hosts.splice(hosts.indexOf(host), 1);
    if (hosts.length === 0 && elements.get().length === 0) {
      runtime?.dispose();
      runtime = starting = undefined;
    }
    update();
  }

  return {
    majorVersion,
    elements,
    current: () => runtime,
    services: () => starting ?? startInTime(),
    claim(host) {
      hosts.push(host);
      if (hosts.length > 1) warnOnce('there is more than one <kfp-runtime> on the page; the first one counts.');
      // A task of the host's own may still set properties.
      queueMicrotask(() => {
        update();
        void start().catch(() => undefined); // Whoever asks for the services is told.
      });
      return () => release(host);
    },
    update,
  };
}

function readSources(host: RuntimeHost | undefined): RuntimeSources {
  const said = host?.read();
  return {
    config: mergeConfig([windowConfig(window), ...(said?.config ?? [])], said?.apiHost ?? null),
    distributor: said?.distributor ?? null,
    loginContext: said?.loginContext ?? null,
    transport: said?.transport,
    errorReporter: said?.errorReporter,
    nativeBridge: said?.nativeBridge,
  };
}
