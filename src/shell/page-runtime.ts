import type { HostValues } from '../runtime/host/host.ts';
import type { PageElements } from '../runtime/page-elements/page-elements.ts';
import { createPageElements } from '../runtime/page-elements/page-elements.ts';
import type { Runtime, RuntimeOptions } from '../runtime/runtime.ts';

declare const __KFP_VERSION__: string;

/** Version of this bundle, from package.json; written in by the build. */
export const version = __KFP_VERSION__;

/** Bundles of the same major version share one runtime on a page. */
export const majorVersion = Number.parseInt(version, 10);

/** A `kfp-runtime` of the page. */
export interface RuntimeHost {
  readonly element: Element;
  readonly values: () => HostValues;
}

/** Gives the code that builds the services of the page; rejects when it does not come. */
export type LoadServices = () => Promise<{
  readonly startRuntime: (options: Omit<RuntimeOptions, 'window' | 'elements'>) => Runtime | Promise<Runtime>;
  readonly whenHostIsParsed: (isMissing: () => boolean) => Promise<void>;
}>;

/** The one runtime of a page, shared by all elements, tags and copies of the bundle of one major version. */
export interface PageRuntime {
  /** Made by whoever asks first: `getPageElements`. */
  elements?: PageElements;
  /** The connected `kfp-runtime`, the one that counts first. */
  readonly hosts: readonly RuntimeHost[];
  /** The services once they have arrived. */
  readonly current: () => Runtime | undefined;
  /** Another copy of the bundle offers its code of the services, for when that of the first does not come. */
  readonly offer: (load: LoadServices) => void;
  /** Waits for a `kfp-runtime`, in time makes do without one (CF-35), and gives the services. */
  readonly services: () => Promise<Runtime>;
  /** A `kfp-runtime` was connected; the returned function says that it is gone. */
  readonly claim: (host: RuntimeHost) => () => void;
  /** What the claiming `kfp-runtime` says has changed. */
  readonly update: () => void;
  /** Tells the host that code which an element needs did not arrive. Never throws. */
  readonly report: (error: unknown, element: Element) => void;
  /** Something has gone from the page. */
  readonly freeWhenUnused: () => void;
}

/** What all bundles of a page share: a runtime for each major version. */
export interface PageRuntimes extends Record<number, PageRuntime> {
  /** The version that came first: `kfp-runtime` belongs to it. */
  readonly first: string;
}

/** The page's one documented global: bundles meet there (D13). */
export const pageKey = Symbol.for('kfp.runtime');

type SharingPage = { readonly [pageKey]?: Partial<PageRuntimes> };

export function hasPageRuntime(): boolean {
  return (globalThis as SharingPage)[pageKey]?.[majorVersion] !== undefined;
}

/** The page's runtime; `kfp-runtime` is registered before any other element, and makes it. */
export function getPageRuntime(): PageRuntime {
  return (globalThis as SharingPage)[pageKey]?.[majorVersion] as PageRuntime;
}

/** The version of the bundle that came first. */
export function firstVersion(): string {
  return (globalThis as SharingPage)[pageKey]?.first ?? version;
}

/** The connected elements of the page. Their list comes with the services: `kfp-runtime` itself needs none. */
export function getPageElements(): PageElements {
  const page = getPageRuntime();
  if (page.elements) return page.elements;
  const elements = createPageElements();
  elements.subscribe(page.freeWhenUnused);
  return (page.elements = elements);
}
