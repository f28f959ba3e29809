import { browserProfilingIntegration, browserTracingIntegration } from '@sentry/browser';

/**
 * What times the page and its calls, and profiles while it does (ER-06, ER-07). Profiles need a browser that makes
 * them, and the page's header `Document-Policy: js-profiling`.
 */
export function createPageTracing() {
  return [
    // What is pressed would be named by its label; an address that the code changes is not followed.
    browserTracingIntegration({ traceXHR: false, enableInp: false, detectRedirects: false, linkPreviousTrace: 'off' }),
    browserProfilingIntegration(),
  ];
}
