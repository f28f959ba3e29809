import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import type { ReadableStore } from '../platform/store.ts';
import { ifTimed } from '../platform/user-timing.ts';
import type { HostValues } from '../runtime/host/host.ts';
import type { Runtime, RuntimeOptions } from '../runtime/runtime.ts';
import { createRuntime } from '../runtime/runtime.ts';
import { getPageElements, getPageRuntime } from './page-runtime.ts';

/** Milliseconds that elements wait for the flags file before they render without it. */
const flagsTime = 1000;

/**
 * Creates the page's services. It is the entry of the chunk that `kfp-runtime` and the loader import. With a flags file
 * the services wait until it is read, so that no disabled element shows. They start without a file that fails to load.
 * On a prerendered page they wait until the customer opens it.
 */
export function startRuntime(options: Omit<RuntimeOptions, 'window' | 'elements' | 'findRuntimeElement'>): Runtime | Promise<Runtime> {
  // The customer may log out before they open the page, or never open it: the services ask and tell nothing until then.
  if (isPrerendering()) {
    return new Promise((resolve) => {
      document.addEventListener('prerenderingchange', () => resolve(startRuntime({ ...options, earlyCall: undefined })), { once: true });
    });
  }
  const page = getPageRuntime();
  const { hosts } = page;
  page.isAlone = !hosts[0];
  const runtime = createRuntime({ window, elements: getPageElements(), findRuntimeElement: () => hosts[0]?.element, ...options });
  if (!runtime.config.get().flagsUrl) return runtime;
  let isOver = false;
  return new Promise((resolve) => {
    const draw = () => {
      isOver = true;
      resolve(runtime);
    };
    runtime.clock.setTimeout(draw, flagsTime);
    import('../runtime/flags/flags.ts').then(({ withFlags }) => withFlags(runtime, () => isOver)).then(resolve, draw);
  });
}

/** Whether the browser renders the page before the customer opens it. Mark-up cannot clobber it to true. */
const isPrerendering = () => (document as { readonly prerendering?: unknown }).prerendering === true;

/**
 * Resolves when a `kfp-runtime` sets its values in `host`; at the latest at DOMContentLoaded, or one task from now when that
 * is later. After that no `kfp-runtime` is expected. Only elements that come before it wait, so this code is in the services' chunk.
 */
export function whenClaimed(host: ReadableStore<HostValues>): Promise<void> {
  if (getPageRuntime().starting) return Promise.resolve(); // It came while this code was loading.
  return new Promise<void>((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const stop = host.subscribe(end);
    if (isStillParsing()) window.addEventListener('DOMContentLoaded', end, { once: true });
    else inLaterTask(end);
  });
}

/** Whether DOMContentLoaded is still to come. Deferred scripts run before it; `readyState` is `interactive` before and after it. */
function isStillParsing(): boolean {
  const state = documentMember('readyState');
  if (state !== 'interactive') return state === 'loading';
  const [navigation] = ifTimed(() => performance.getEntriesByType('navigation')) ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.domContentLoadedEventStart === 0;
}
