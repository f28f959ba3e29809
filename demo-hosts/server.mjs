import { setMaxListeners } from 'node:events';
import { createServer } from 'node:http';
import { createAnswerRequest } from './answer-request.mjs';
import { createApi } from './api/api.mjs';
import { createCustomerStates } from './customers/customer-states.mjs';
import { delay } from './delay.mjs';
import { createErrorReports } from './error-reports.mjs';
import { listenOnLocalhost } from './listen-on-localhost.mjs';
import { isOwnHost, wrongHostReply } from './own-host.mjs';
import { createPages } from './pages.mjs';
import { sendReply } from './reply.mjs';
import { createRequestLog } from './request-log.mjs';
import { createSessions } from './sessions.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * The demo server: host pages, the files of the build, and the stand-in API with fresh state. It answers for the names
 * of its own machine alone.
 * @param {object} options
 * @param {string} options.distFolder what the build wrote; it may be missing
 * @param {() => number} [options.now] epoch milliseconds
 * @param {number} [options.slowMs] how long an answer takes that a scenario slows down
 * @param {import('./answer-request.mjs').AroundPages} [options.aroundPages] answers in place of the pages, or changes their answer
 */
export function createDemoServer({ distFolder, now = Date.now, slowMs = 2000, aroundPages }) {
  const stopped = new AbortController();
  // Every answer that waits listens to it.
  setMaxListeners(0, stopped.signal);
  const log = createRequestLog();
  const sessions = createSessions({ now });
  const stateOf = createCustomerStates({ now });
  const wait = (/** @type {number} */ ms) => delay(ms, stopped.signal);
  /** @type {import('./analytics.mjs').Arrival[]} */
  const arrivals = [];
  const answerRequest = createAnswerRequest({
    log,
    sessions,
    callApi: createApi({ sessions, stateOf, wait, slowMs }),
    arrivals,
    pages: createPages({ distFolder, sessions }),
    errorReports: createErrorReports(),
    aroundPages,
  });

  const listener = (/** @type {IncomingMessage} */ request, /** @type {ServerResponse} */ response) => {
    if (!isOwnHost(request.headers.host)) {
      sendReply(response, wrongHostReply, request.method === 'HEAD');
      return;
    }
    answerRequest(request, response).catch((error) => {
      if (stopped.signal.aborted || response.destroyed) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendReply(response, { status: 500, headers: {} }, false);
    });
  };
  const servers = [createServer(listener), createServer(listener)];

  return {
    /** Every request so far, oldest first. */
    requests: log.requests,
    /** What the analytics service has been sent, oldest first. */
    arrivals,
    /** What a customer has at the moment; tests may read and change it. */
    stateOf,
    /** @param {number} port 0 for any free one @returns {Promise<{ port: number, origin: string }>} */
    async listen(port) {
      const taken = await listenOnLocalhost(servers, port);
      return { port: taken, origin: `http://localhost:${taken}` };
    },
    /** Stops listening and drops every connection, also those whose answer never comes. */
    async close() {
      stopped.abort();
      await Promise.all(servers.map((server) => new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      })));
    },
  };
}
