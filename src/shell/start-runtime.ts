import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import type { Runtime, RuntimeOptions } from '../runtime/runtime.ts';
import { createRuntime } from '../runtime/runtime.ts';
import { getPageElements } from './page-runtime.ts';

/** Builds the services of the page; the chunk that `kfp-runtime` and the loader ask for starts here. */
export function startRuntime(options: Omit<RuntimeOptions, 'window' | 'elements'>): Runtime {
  return createRuntime({ window, elements: getPageElements(), ...options });
}

/**
 * Resolves at DOMContentLoaded, or one task from now when that is later: from then on a `kfp-runtime` that is not
 * there is not to be expected. Only a page without one waits, so this comes with the services.
 */
export function whenHostIsParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (isStillParsing()) window.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else inLaterTask(resolve);
  });
}

/** Deferred scripts run before DOMContentLoaded, with a readyState that says the same before and after. */
function isStillParsing(): boolean {
  const state = documentMember('readyState');
  if (state !== 'interactive') return state === 'loading';
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.domContentLoadedEventStart === 0;
}
