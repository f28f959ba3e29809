import type { Clock } from './clock.ts';

/** Milliseconds after which something counts as painted: a page in a hidden tab paints nothing. */
const longestWait = 5_000;

/** Resolves once the browser has painted something of the page, at once where that is past or cannot be known. */
export function whenPainted(window: Window & typeof globalThis, clock: Clock): Promise<void> {
  const { performance, PerformanceObserver } = window;
  const isKnown = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!isKnown || performance.getEntriesByType('paint').length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      cancel();
      resolve();
    };
    const observer = new PerformanceObserver(finish);
    const cancel = clock.setTimeout(finish, longestWait);
    observer.observe({ type: 'paint', buffered: true });
  });
}
