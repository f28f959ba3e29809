import { setMaxListeners } from 'node:events';
import { createServer } from 'node:http';
import { apiPrefix, createApi } from './api/api.mjs';
import { refusal } from './api/answer.mjs';
import { createCustomerStates } from './customers/customer-states.mjs';
import { defaultCustomer } from './customers/customers.mjs';
import { delay } from './delay.mjs';
import { listenOnLocalhost } from './listen-on-localhost.mjs';
import { createPages } from './pages.mjs';
import { readBody } from './read-body.mjs';
import { readCookies } from './read-cookies.mjs';
import { apiReply, sendReply } from './reply.mjs';
import { createRequestLog } from './request-log.mjs';
import { createSessions } from './sessions.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * The demo server: host pages, the files of the build, and the stand-in API with fresh state.
 * @param {object} options
 * @param {string} options.distFolder what the build wrote; it may be missing
 * @param {() => number} [options.now] epoch milliseconds
 * @param {number} [options.slowMs] how long an answer takes that a scenario slows down
 */
export function createDemoServer({ distFolder, now = Date.now, slowMs = 2000 }) {
  const stopped = new AbortController();
  // Every answer that waits listens to it.
  setMaxListeners(0, stopped.signal);
  const log = createRequestLog();
  const sessions = createSessions({ now });
  const stateOf = createCustomerStates({ now });
  const wait = (/** @type {number} */ ms) => delay(ms, stopped.signal);
  const answer = createAnswer({
    log,
    sessions,
    callApi: createApi({ sessions, stateOf, defaultCustomer, wait, slowMs }),
    pages: createPages({ distFolder, sessions }),
  });

  const listener = (/** @type {IncomingMessage} */ request, /** @type {ServerResponse} */ response) => {
    answer(request, response).catch((error) => {
      if (stopped.signal.aborted || response.destroyed) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendReply(response, { status: 500, headers: { 'Content-Type': 'text/plain' }, body: 'Server error\n' }, false);
    });
  };
  const servers = [createServer(listener), createServer(listener)];

  return {
    /** Every request so far, oldest first. */
    requests: log.requests,
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

/**
 * @param {object} parts
 * @param {ReturnType<typeof createRequestLog>} parts.log
 * @param {import('./sessions.mjs').Sessions} parts.sessions
 * @param {ReturnType<typeof createApi>} parts.callApi
 * @param {ReturnType<typeof createPages>} parts.pages
 */
function createAnswer({ log, sessions, callApi, pages }) {
  /** @param {IncomingMessage} request @param {ServerResponse} response */
  return async function answer(request, response) {
    const { method = 'GET', headers } = request;
    const url = readTarget(request.url ?? '');
    const body = await readBody(request);
    const path = url.pathname;
    const entry = log.add({ method, path, query: url.search.slice(1), headers, body: body ?? '' });
    const session = sessions.find(readCookies(headers.cookie).get('demo-session'));
    const call = { method, path, query: url.searchParams, headers, session, body };
    const reply = path.startsWith('/api/') ? await replyOfApi(call) : await pages.answer(call);
    entry.status = reply.status;
    sendReply(response, reply, method === 'HEAD');
  };

  /** @param {Parameters<typeof callApi>[0]} call */
  async function replyOfApi(call) {
    const answer = call.path.startsWith(`${apiPrefix}/`) ? await callApi(call) : refusal(404, 'Unknown path.');
    return apiReply(answer, call.session && sessions.secondsLeft(call.session));
  }
}

/** The address of a request; put together by hand, since a path with two slashes in front would become a host. */
function readTarget(/** @type {string} */ target) {
  return new URL(target.startsWith('/') ? `http://localhost${target}` : 'http://localhost/unknown');
}
