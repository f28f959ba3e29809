import type { PlainObject } from '../platform/plain-object.ts';
import { mergePlain } from '../platform/plain-object.ts';
import { getPageRuntime } from './page-runtime.ts';

/**
 * The configuration that the page has written by now, not checked. `createRuntimeSources` merges the same layers in the same
 * order, but the services may be missing, or may have read `window.kfpConfig` before it was set.
 */
export function writtenConfig(): PlainObject {
  const { kfpConfig } = window as { readonly kfpConfig?: unknown };
  const { configAttribute, config, apiHost } = getPageRuntime().hosts[0]?.values() ?? {};
  return mergePlain(kfpConfig, configAttribute, config, apiHost === undefined ? {} : { kfpApiHost: apiHost });
}
