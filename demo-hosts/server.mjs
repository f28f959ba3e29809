import { createDelays } from '../testing/api/delays.mjs';
import { createStandInApi, usualSlowMs } from '../testing/api/stand-in-api.mjs';
import { createLocalServer } from '../testing/server/local-server.mjs';
import { createRequestLog } from '../testing/server/request-log.mjs';
import { createRequestHandler } from './request-handler.mjs';
import { createErrorReports } from './error-reports.mjs';
import { loginUrl } from './login-url.mjs';
import { createPages } from './pages.mjs';

/**
 * The demo server: host pages, the files of the build, and the stand-in API with fresh state. It answers only requests for the
 * names of this machine.
 * @param {object} options
 * @param {string} options.distFolder output of the build; it may be missing
 * @param {() => number} [options.now] epoch milliseconds
 * @param {number} [options.slowMs] milliseconds that a slowed response takes
 * @param {import('./request-handler.mjs').AroundPages} [options.aroundPages] answers in place of the pages, or changes their response
 */
export function createDemoServer({ distFolder, now = Date.now, slowMs = usualSlowMs, aroundPages }) {
  const delays = createDelays();
  const log = createRequestLog();
  const api = createStandInApi({ now, slowMs, wait: delays.wait, loginUrl });
  /** @type {import('./analytics.mjs').Arrival[]} */
  const arrivals = [];
  const server = createLocalServer(createRequestHandler({
    log,
    api,
    arrivals,
    pages: createPages({ distFolder, sessions: api.sessions }),
    errorReports: createErrorReports(),
    aroundPages,
  }));

  return {
    /** All requests, oldest first. */
    requests: log.requests,
    /** All events that the analytics service received, oldest first. */
    arrivals,
    stateOf: api.stateOf,
    listen: server.listen,
    /** Stops listening and drops every connection, also those that would never get a response. */
    async close() {
      delays.stop();
      await server.close();
    },
  };
}
