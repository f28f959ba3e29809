import type { Clock } from './clock.ts';
import { ifTimed } from './user-timing.ts';

/** Milliseconds after which something counts as painted: a page in a hidden tab paints nothing. */
const longestWait = 5_000;

/** Resolves once the browser has painted something of the page, at once where that is past or cannot be known. */
export function whenPainted(window: Window & typeof globalThis, clock: Clock): Promise<void> {
  const isToCome = ifTimed(() => {
    const { performance, PerformanceObserver } = window;
    return PerformanceObserver.supportedEntryTypes.includes('paint') && performance.getEntriesByType('paint').length === 0;
  });
  if (!isToCome) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      cancel();
      resolve();
    };
    const observer = new window.PerformanceObserver(finish);
    const cancel = clock.setTimeout(finish, longestWait);
    observer.observe({ type: 'paint', buffered: true });
  });
}
