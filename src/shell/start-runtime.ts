import type { Runtime, RuntimeOptions } from '../runtime/runtime.ts';
import { createRuntime } from '../runtime/runtime.ts';
import { getPageElements } from './page-runtime.ts';

/** Builds the services of the page; the chunk that `kfp-runtime` and the loader ask for starts here. */
export function startRuntime(options: Omit<RuntimeOptions, 'window' | 'elements'>): Runtime {
  return createRuntime({ window, elements: getPageElements(), ...options });
}
