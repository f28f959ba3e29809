import { browserProfilingIntegration, browserTracingIntegration, getActiveSpan, startInactiveSpan } from '@sentry/browser';

/**
 * What times the page and its calls, and profiles while it does. Profiles need a browser that makes
 * them, and the page's header `Document-Policy: js-profiling`.
 */
export function createPageTracing() {
  return [
    // What is pressed would be named by its label; an address that the code changes is not followed.
    browserTracingIntegration({ traceXHR: false, enableInp: false, detectRedirects: false, linkPreviousTrace: 'off' }),
    browserProfilingIntegration(),
    { name: 'EarlyCalls', afterAllSetup: addEarlyCalls },
  ];
}

/** The library knows of the calls that come after it; the first ones of a page, which it waits for, are before. */
function addEarlyCalls(): void {
  const parentSpan = getActiveSpan();
  const arrival = performance.now();
  if (!parentSpan) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType !== 'fetch' || entry.startTime >= arrival) continue;
      const call = startInactiveSpan({ parentSpan, name: entry.name, op: 'http.client', startTime: epoch(entry.startTime) });
      call.end(epoch(entry.responseEnd));
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Seconds. */
const epoch = (time: number) => (performance.timeOrigin + time) / 1000;
