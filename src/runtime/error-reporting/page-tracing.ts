import { browserProfilingIntegration, browserTracingIntegration, getActiveSpan, startBrowserTracingPageLoadSpan, startInactiveSpan } from '@sentry/browser';
import { pageLocation } from '../../platform/page-location.ts';

/**
 * The integrations that trace the page and its calls, and profile it meanwhile. Profiles need browser support and the
 * page's header `Document-Policy: js-profiling`.
 *
 * @param traceId trace id of the page and its calls
 */
export function createPageTracing(traceId: string) {
  return [
    // INP is off because its spans hold the labels of controls. Redirect detection is off: address changes by code are
    // not tracked as redirects.
    browserTracingIntegration({ traceXHR: false, enableInp: false, detectRedirects: false, linkPreviousTrace: 'off', instrumentPageLoad: false }),
    browserProfilingIntegration(),
    { name: 'PageLoad', afterAllSetup: (client: PageLoadClient) => startPageLoad(client, traceId) },
  ];
}

type PageLoadClient = Parameters<typeof startBrowserTracingPageLoadSpan>[0];

/** Starts the page-load span as the library would, but in the trace of the calls, which were sent earlier. */
function startPageLoad(client: PageLoadClient, traceId: string): void {
  // A sampled trace without a parent span.
  startBrowserTracingPageLoadSpan(client, { name: pageLocation(window).pathname }, { sentryTrace: `${traceId}-1` });
  addEarlyCalls();
}

/** Adds spans for calls that were sent before the library loaded. The library does not know them. */
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

/** Epoch seconds. */
const epoch = (time: number) => (performance.timeOrigin + time) / 1000;
