import type { Runtime, RuntimeOptions } from '../runtime/runtime.ts';
import { createRuntime } from '../runtime/runtime.ts';
import { getPageElements } from './page-runtime.ts';

// Only a page without kfp-runtime waits, so the wait comes with the services.
export { whenHostIsParsed } from './when-host-is-parsed.ts';

/** Builds the services of the page; the chunk that `kfp-runtime` and the loader ask for starts here. */
export function startRuntime(options: Omit<RuntimeOptions, 'window' | 'elements'>): Runtime {
  return createRuntime({ window, elements: getPageElements(), ...options });
}
