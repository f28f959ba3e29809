import { inLaterTask } from '../platform/clock.ts';

/**
 * Resolves at DOMContentLoaded, or one task from now when that is later: from then on a `kfp-runtime` that is not
 * there is not to be expected (CF-35).
 */
export function whenHostIsParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (isStillParsing()) document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else inLaterTask(resolve);
  });
}

/** Deferred scripts run before DOMContentLoaded, with a readyState that says the same before and after. */
function isStillParsing(): boolean {
  if (document.readyState !== 'interactive') return document.readyState === 'loading';
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.domContentLoadedEventStart === 0;
}
