import type { Clock } from './clock.ts';
import { ifTimed } from './user-timing.ts';

/** Milliseconds after which the page counts as painted: a hidden tab never paints. */
const longestWait = 5_000;

/** Resolves at the first paint of the page. Resolves at once when that is past or the browser cannot tell. */
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
