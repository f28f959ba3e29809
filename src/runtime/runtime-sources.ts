import { mergePlain } from '../platform/plain-object.ts';
import type { PlainObject } from '../platform/plain-object.ts';
import type { HostErrorReporter } from './error-reporter.ts';
import type { NativeBridge } from './link-opener.ts';

/** What the host page says to the runtime, as it stands on `kfp-runtime` or, without one, on the window. */
export interface RuntimeSources {
  /** Merged configuration, not yet checked. */
  readonly config: PlainObject;
  readonly distributor: string | null;
  readonly loginContext: string | null;
  readonly transport: typeof fetch | undefined;
  readonly errorReporter: HostErrorReporter | undefined;
  readonly nativeBridge: NativeBridge | undefined;
}

/** The answer to a call that left before the client was loaded. */
export interface EarlyCall {
  readonly url: string;
  readonly response: Promise<Response>;
}

/** `window.kfpConfig`; a DOM node of that name, or an inherited value, is no configuration (CF-46, CF-69). */
export function windowConfig(window: Window): unknown {
  return Object.hasOwn(window, 'kfpConfig') ? (window as Window & { readonly kfpConfig?: unknown }).kfpConfig : undefined;
}

/** Merges the sources of contract section 5; the later wins. `apiHost` is the attribute `api-host`. */
export function mergeConfig(layers: readonly unknown[], apiHost: string | null): PlainObject {
  return mergePlain(...layers, apiHost === null ? {} : { kfpApiHost: apiHost });
}
