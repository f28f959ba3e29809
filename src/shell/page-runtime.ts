import { inLaterTask } from '../platform/clock.ts';
import type { ReadableStore } from '../platform/store.ts';
import { majorVersion, sharingKey, version } from '../platform/version.ts';
import type { HostValues } from '../runtime/host/host.ts';
import type { PageElements } from '../runtime/page-elements/page-elements.ts';
import { createPageElements } from '../runtime/page-elements/page-elements.ts';
import type { Runtime, RuntimeOptions } from '../runtime/runtime.ts';

/** A `kfp-runtime` of the page. */
export interface RuntimeHost {
  readonly element: Element;
  readonly values: () => HostValues;
}

/** Loads the code that creates the page's services; rejects when the code fails to load. */
export type LoadServices = () => Promise<{
  readonly startRuntime: (options: Omit<RuntimeOptions, 'window' | 'elements' | 'findRuntimeElement'>) => Runtime | Promise<Runtime>;
  readonly whenClaimed: (host: ReadableStore<HostValues>) => Promise<void>;
}>;

/** The runtime that all elements of a page and all bundles with one sharing key share. */
export interface PageRuntime {
  /** The first call of `getPageElements` creates it. */
  elements?: PageElements;
  /** The connected `kfp-runtime` elements; only the first one counts. */
  readonly hosts: readonly RuntimeHost[];
  /** The services; undefined until they have loaded, and after they are disposed of. */
  runtime?: Runtime | undefined;
  /** The load of the services; undefined before the first, and after a failure. */
  starting?: Promise<Runtime> | undefined;
  /** Adds another bundle's services code, as a fallback for when the first bundle's code fails to load. */
  readonly offer: (load: LoadServices) => void;
  /** Loads the services. Waits until a `kfp-runtime` is connected, at most until the end of parsing (CF-35). Rejects when the code fails to load. */
  readonly services: () => Promise<Runtime>;
  /** Registers a connected `kfp-runtime`; the returned function removes it. */
  readonly claim: (host: RuntimeHost) => () => void;
  /** Reads the values of the first `kfp-runtime` again. */
  readonly update: () => void;
  /** Reports to the host that code of an element failed to load. Never throws. */
  readonly report: (error: unknown, element: Element) => void;
  /** Whether the page has had a `kfp-runtime`. Services without one live as long as the page. */
  isOwned?: boolean;
  /** Whether the services started without a `kfp-runtime`. */
  isAlone?: boolean;
  /** Called when a `kfp-runtime` is removed. `getPageElements` sets it. */
  onRelease?: () => void;
}

/** The runtimes that all bundles of a page share, by sharing key. */
export interface PageRuntimes {
  [sharingKey]?: PageRuntime | undefined;
  /** The version that loaded first; it defines `kfp-runtime`. */
  readonly first: string;
  /** The registry that has our tags. */
  readonly registry: CustomElementRegistry;
}

/** Key of our only documented global, where the bundles of a page find each other (D13). */
export const pageKey = Symbol.for('kfp.runtime');

type SharingPage = { readonly [pageKey]?: Partial<PageRuntimes> };

const shared = () => (globalThis as SharingPage)[pageKey];

/** Whether a bundle with this sharing key has created the page's runtime. */
export function hasPageRuntime(): boolean {
  return shared()?.[sharingKey] !== undefined;
}

/** The page's runtime. It always exists: registering `kfp-runtime` creates it, before any other element is registered. */
export function getPageRuntime(): PageRuntime {
  return shared()?.[sharingKey] as PageRuntime;
}

/** The registry with our tags. A polyfill of scoped registries replaces `customElements` by one that lacks the tags before it. */
export const pageRegistry = () => shared()?.registry;

/** Version of the bundle that loaded first. */
export function firstVersion(): string {
  return shared()?.first ?? version;
}

/** Whether this bundle and the one that loaded first share a runtime. */
export function sharesWithFirst(): boolean {
  // The first release has its runtime under the number of its major version.
  const [firstKey] = Reflect.ownKeys(shared() ?? {}).filter((key) => key !== 'first' && key !== 'registry');
  return firstVersion() === version || (firstKey === sharingKey && Number.parseInt(firstVersion(), 10) === majorVersion);
}

/** The connected elements of the page. The list is created on the first call, because `kfp-runtime` itself needs none. */
export function getPageElements(): PageElements {
  const page = getPageRuntime();
  if (page.elements) return page.elements;
  const elements = createPageElements();
  page.onRelease = () => disposeWhenUnused(page);
  elements.subscribe(page.onRelease);
  page.elements = elements;
  page.onRelease(); // The services may have come after the last `kfp-runtime` was removed.
  return elements;
}

/**
 * Waits one second before it disposes: by then removed elements are unmounted, and a host that swaps pages has added the
 * next. Services that are still loading are disposed of when they have loaded, so that a page never has two. Services with a
 * change of the customer under way stay until it has ended.
 */
function disposeWhenUnused(page: PageRuntime): void {
  const isUnused = () => page.isOwned && !page.hosts[0] && !page.elements?.get()[0];
  const dispose = () => {
    if (!isUnused()) return;
    // The customer left while a change is being saved, or waits for the network. Its failure is still told.
    if (page.runtime?.queryClient.isMutating()) {
      disposeWhenUnused(page);
      return;
    }
    page.runtime?.dispose();
    page.runtime = page.starting = undefined;
  };
  if (isUnused()) inLaterTask(() => void page.starting?.then(dispose, () => undefined), 1000);
}
