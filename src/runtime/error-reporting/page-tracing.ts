import { browserProfilingIntegration, browserTracingIntegration, getActiveSpan, startBrowserTracingPageLoadSpan, startInactiveSpan } from '@sentry/browser';

/**
 * What times the page and its calls, and profiles while it does. Profiles need a browser that makes
 * them, and the page's header `Document-Policy: js-profiling`.
 *
 * @param traceId of the page's calls, and so of the page
 */
export function createPageTracing(traceId: string) {
  return [
    // What is pressed would be named by its label; an address that the code changes is not followed.
    browserTracingIntegration({ traceXHR: false, enableInp: false, detectRedirects: false, linkPreviousTrace: 'off', instrumentPageLoad: false }),
    browserProfilingIntegration(),
    { name: 'PageLoad', afterAllSetup: (client: PageLoadClient) => startPageLoad(client, traceId) },
  ];
}

type PageLoadClient = Parameters<typeof startBrowserTracingPageLoadSpan>[0];

/** As the library would, but in the trace of the calls, which are older than it. */
function startPageLoad(client: PageLoadClient, traceId: string): void {
  // A trace without a span before it, that is recorded.
  startBrowserTracingPageLoadSpan(client, { name: window.location.pathname }, { sentryTrace: `${traceId}-1` });
  addEarlyCalls();
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
