import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';

/**
 * Resolves at DOMContentLoaded, or one task from now when that is later: from then on a `kfp-runtime` that is not
 * there is not to be expected.
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
