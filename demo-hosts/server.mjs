import { createServer } from 'node:http';
import { apiPrefix, createApi } from './api/api.mjs';
import { customers, defaultCustomer } from './customers/customers.mjs';
import { listenOnLocalhost } from './listen-on-localhost.mjs';
import { createPages } from './pages.mjs';
import { readBody } from './read-body.mjs';
import { readCookies } from './read-cookies.mjs';
import { createSessions } from './sessions.mjs';

/**
 * @typedef {object} LoggedRequest one request as it arrived, for tests
 * @property {string} method
 * @property {string} path without the query
 * @property {string} query without the question mark
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {number | undefined} status of the answer; undefined until there is one
 */

/** How many requests the log keeps. */
const logLength = 5000;

/**
 * The demo server: host pages, the files of the build, and the stand-in API with fresh state.
 * @param {object} options
 * @param {string} options.distFolder what the build wrote; it may be missing
 * @param {() => number} [options.now] epoch milliseconds
 * @param {number} [options.slowMs] how long an answer takes that a scenario slows down
 */
export function createDemoServer({ distFolder, now = Date.now, slowMs = 2000 }) {
  /** @type {Map<string, import('./customers/fixtures.mjs').CustomerState>} */
  const states = new Map();
  const sessions = createSessions({ now });
  /** @type {LoggedRequest[]} */
  const requests = [];
  const stopped = new AbortController();

  /** What one customer has at the moment; made when it is first asked for. @param {string} name */
  function stateOf(name) {
    const known = states.get(name);
    if (known) return known;
    const customer = Object.hasOwn(customers, name) ? customers[name] : undefined;
    if (!customer) throw new Error(`There is no customer ${name}.`);
    const state = customer.build(now());
    states.set(name, state);
    return state;
  }

  const wait = (/** @type {number} */ ms) => delay(ms, stopped.signal);
  const answerCall = createApi({ sessions, stateOf, defaultCustomer, wait, slowMs });
  const pages = createPages({ distFolder, sessions });
  const servers = [createServer(listener), createServer(listener)];

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  function listener(request, response) {
    handle(request, response).catch((error) => {
      if (stopped.signal.aborted || response.destroyed) return;
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end();
    });
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function handle(request, response) {
    // Put together by hand: a path that starts with two slashes would else become a host.
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    const { method = 'GET', headers } = request;
    const body = await readBody(request);
    /** @type {LoggedRequest} */
    const entry = { method, path: url.pathname, query: url.search.slice(1), headers, body: body ?? '', status: undefined };
    requests.push(entry);
    if (requests.length > logLength) requests.shift();
    const session = sessions.find(readCookies(headers.cookie).get('demo-session'));
    const call = { method, path: url.pathname, query: url.searchParams, headers, session, body };
    const reply = url.pathname.startsWith('/api/') ? await apiReply(call) : await pageReplyFor(call);
    entry.status = reply.status;
    response.writeHead(reply.status, { 'X-Content-Type-Options': 'nosniff', ...reply.headers });
    response.end(method === 'HEAD' ? undefined : reply.body);
  }

  /** @param {Parameters<typeof answerCall>[0]} call @returns {Promise<import('./reply.mjs').Reply>} */
  async function apiReply(call) {
    const isOurs = call.path.startsWith(`${apiPrefix}/`);
    const answer = isOurs ? await answerCall(call) : { status: 404, body: { reason: 'Unknown path.' } };
    const seconds = call.session && sessions.secondsLeft(call.session);
    /** @type {Record<string, string>} */
    const headers = { 'Cache-Control': 'no-store' };
    if (seconds !== undefined) headers['X-Session-Expiry'] = String(seconds);
    if (answer.status === 204) return { status: 204, headers };
    const raw = 'raw' in answer ? answer.raw : undefined;
    headers['Content-Type'] = (raw !== undefined && 'type' in answer && answer.type) || 'application/json; charset=utf-8';
    return { status: answer.status, headers, body: raw ?? JSON.stringify(answer.body) };
  }

  /** @param {Parameters<typeof answerCall>[0]} call @returns {Promise<import('./reply.mjs').Reply>} */
  async function pageReplyFor(call) {
    if (call.method === 'POST' && call.path === '/demo/login/') return pages.postLogin(call.body ?? '', call.session);
    if (call.method === 'GET' || call.method === 'HEAD') return pages.get(call);
    return { status: 405, headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }, body: 'Method not allowed\n' };
  }

  return {
    requests,
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

/** @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} rejected when the server stops first */
function delay(ms, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
