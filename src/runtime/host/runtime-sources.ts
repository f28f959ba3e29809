import type { PlainObject } from '../../platform/plain-object.ts';
import { isPlainObject, mergePlain } from '../../platform/plain-object.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { warnOnce } from '../../platform/warn.ts';
import type { AnalyticsTransport } from '../analytics/analytics-transport.ts';
import type { HostErrorReporter } from '../error-reporting/error-reporter.ts';

/** What stands on `kfp-runtime`, as the host wrote it; empty without one. */
export type HostValues = Readonly<Record<string, unknown>>;

/** What the host page says to the runtime, checked for its kind. */
export interface RuntimeSources {
  /** Merged configuration; its fields are not yet checked. */
  readonly config: PlainObject;
  readonly distributor: unknown;
  readonly loginContext: unknown;
  readonly transport: typeof fetch | undefined;
  readonly analyticsTransport: AnalyticsTransport | undefined;
  readonly errorReporter: HostErrorReporter | undefined;
  readonly nativeBridge: unknown;
}

/** The answer to a call that left before the client was loaded. */
export interface EarlyCall {
  readonly url: string;
  readonly response: Promise<Response>;
}

export interface RuntimeSourcesStore extends ReadableStore<RuntimeSources> {
  readonly dispose: () => void;
}

/** Reads the sources of the configuration anew whenever `kfp-runtime` changes. */
export function createRuntimeSources(host: ReadableStore<HostValues>, window: Window): RuntimeSourcesStore {
  const store = createStore(readSources(host.get(), window));
  const dispose = host.subscribe(() => store.set(readSources(host.get(), window)));
  return { get: store.get, subscribe: store.subscribe, dispose };
}

function readSources(host: HostValues, window: Window): RuntimeSources {
  const { apiHost } = host;
  const plain = (name: string, value: unknown) => checked<PlainObject>(name, value, isPlainObject);
  const callable = <F>(name: string) => checked<F>(`<kfp-runtime> ${name}`, host[name], (value) => typeof value === 'function');
  return {
    config: mergePlain(
      plain('window.kfpConfig', windowConfig(window)),
      plain('<kfp-runtime> config', host['configAttribute']),
      plain('<kfp-runtime> config', host['config']),
      apiHost === undefined ? {} : { kfpApiHost: apiHost },
    ),
    distributor: host['distributor'],
    loginContext: host['loginContext'],
    transport: callable('transport'),
    analyticsTransport: callable('analyticsTransport'),
    errorReporter: callable('errorReporter'),
    nativeBridge: host['nativeBridge'],
  };
}

/** What is of another kind counts as missing; a warning names it, as else the host would wait for it in vain. */
function checked<T>(name: string, value: unknown, isGood: (value: unknown) => boolean): T | undefined {
  if (value === undefined || value === null) return undefined;
  if (isGood(value)) return value as T;
  warnOnce(`${name} is not valid and is ignored.`);
  return undefined;
}

/** `window.kfpConfig`; an inherited value is no configuration, and a DOM node of that name merges as empty. */
function windowConfig(window: Window): unknown {
  return Object.hasOwn(window, 'kfpConfig') ? (window as Window & { readonly kfpConfig?: unknown }).kfpConfig : undefined;
}
