import { createCustomerStates } from '../customers/customer-states.mjs';
import { defaultCustomer } from '../customers/customers.mjs';
import { refusal } from './response.mjs';
import { faultAfter, faultBefore } from './faults.mjs';
import { apiPrefix, findRoute } from './route.mjs';
import { routes } from './routes.mjs';
import { createSessions } from './sessions.mjs';
import { checkCall } from './strictness.mjs';

/** Milliseconds that a slowed response takes. */
export const usualSlowMs = 2000;

/** The short name of a request's endpoint; undefined for an unknown path. @param {string} method @param {string} path */
export const endpointOf = (method, path) => (isOfApi(path) ? findRoute(routes, method, path.slice(apiPrefix.length)).route?.name : undefined);

/** @param {string} path */
const isOfApi = (path) => path.startsWith(`${apiPrefix}/`);

/** @typedef {import('./response.mjs').ApiResponse} ApiResponse */
/** @typedef {import('./sessions.mjs').Session} Session */

/**
 * @typedef {object} ApiRequest
 * @property {string} method
 * @property {string} path with the prefix, still encoded
 * @property {URLSearchParams} query
 * @property {import('./route.mjs').RequestHeaders} headers
 * @property {string | undefined} body undefined when it is too large
 * @property {Session | undefined} session of the customer who calls
 * @property {boolean} [hasAllCookies] whether the page has cookies before its first call and always sends them; default true
 */

/**
 * The stand-in API: answers calls as a backend does, and keeps the data of its customers in memory. It does not depend on a
 * transport, and runs in browsers too.
 * @param {object} options
 * @param {() => number} options.now epoch milliseconds
 * @param {number} options.slowMs milliseconds that a slow response takes
 * @param {(ms: number) => Promise<void>} options.wait
 * @param {(headers: import('./route.mjs').RequestHeaders, session: Session | undefined) => string} options.loginUrl where a customer logs in
 */
export function createStandInApi({ now, slowMs, wait, loginUrl }) {
  const sessions = createSessions({ now });
  const stateOf = createCustomerStates({ now });
  /** The first response of each change, by session, method, path and idempotency key. @type {Map<string, Promise<ApiResponse>>} */
  const firstResponses = new Map();

  /** @param {ApiRequest} request @returns {Promise<ApiResponse>} one that never settles when the scenario says that there is no response */
  async function answerCall({ method, path, query, body, headers, session, hasAllCookies = true }) {
    if (!isOfApi(path)) return refusal(404, 'Unknown path.');
    const { route, params, allowed } = findRoute(routes, method, path.slice(apiPrefix.length));
    if (!route && allowed.length > 0) return refusal(405, `Only ${allowed.join(', ')} here.`);
    if (!route) return refusal(404, 'Unknown path.');
    if (body === undefined) return refusal(413, 'The body is too large.');
    const checked = checkCall(route, { headers, query, body, xsrfToken: session?.xsrfToken, hasAllCookies });
    if ('reason' in checked) return refusal(400, checked.reason);

    const call = {
      state: stateOf(session?.customer ?? defaultCustomer),
      session, sessions, params, query, headers, loginUrl, body: checked.body,
    };
    if (method === 'GET') return perform(route, call);
    const key = [session?.id, method, path, headers['idempotency-key']].join(' ');
    const response = firstResponses.get(key) ?? perform(route, call);
    firstResponses.set(key, response);
    // A failed change was not made, so a call with the same key may try again.
    const { status } = await response;
    if (status >= 300 || status === 0) firstResponses.delete(key);
    return response;
  }

  /** @param {import('./route.mjs').Route} route @param {import('./route.mjs').Call} call @returns {Promise<ApiResponse>} */
  async function perform(route, call) {
    const { session } = call;
    const faults = session?.scenario.faults.get(route.name) ?? new Set();
    if (faults.has('timeout')) return new Promise(() => {});
    const isData = !route.path.startsWith('/auth/');
    if (faults.has('slow') || (isData && session?.scenario.isSlow)) await wait(slowMs);
    if (!route.isOpen && !(session && sessions.isLoggedIn(session))) return refusal(401, 'Not logged in.');
    if (session) sessions.touch(session);
    return faultBefore(faults) ?? faultAfter(faults, route.answer(call));
  }

  return {
    sessions,
    /** The current data of a customer. Tests may read and change it. */
    stateOf,
    /**
     * @param {ApiRequest} request
     * @returns {Promise<import('../server/reply.mjs').Reply & { body?: string }>} rejects when `wait` rejects
     */
    async answer(request) {
      const response = await answerCall(request);
      return replyOf(response, request.session && sessions.secondsLeft(request.session));
    },
  };
}

/** @typedef {ReturnType<typeof createStandInApi>} StandInApi */

/** @param {ApiResponse} response @param {number | undefined} secondsLeft of the session; undefined when logged out */
function replyOf({ status, body, raw, type = 'application/json; charset=utf-8' }, secondsLeft) {
  /** @type {Record<string, string>} */
  const headers = { 'Cache-Control': 'no-store' };
  if (secondsLeft !== undefined) headers['X-Session-Expiry'] = String(secondsLeft);
  if (status === 204 || status === 0) return { status, headers };
  return { status, headers: { ...headers, 'Content-Type': type }, body: raw ?? JSON.stringify(body) };
}
