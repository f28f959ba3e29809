import { defaultCustomer } from '../customers/customers.mjs';
import { agreementRoutes } from './agreement-routes.mjs';
import { authRoutes } from './auth-routes.mjs';
import { consentRoutes } from './consent-routes.mjs';
import { customerRoutes } from './customer-routes.mjs';
import { taskRoutes } from './task-routes.mjs';
import { refusal } from './answer.mjs';
import { faultAfter, faultBefore } from './faults.mjs';
import { findRoute } from './route.mjs';
import { checkCall } from './strictness.mjs';

/** Every path of the stand-in API starts with this. */
export const apiPrefix = '/api/privat/forsikring';

const routes = [...authRoutes, ...agreementRoutes, ...customerRoutes, ...consentRoutes, ...taskRoutes];

/** @typedef {import('./answer.mjs').Answer} Answer */
/** @typedef {import('../sessions.mjs').Session} Session */

/**
 * The stand-in API.
 * @param {object} options
 * @param {import('../sessions.mjs').Sessions} options.sessions
 * @param {(customer: string) => import('../customers/fixtures.mjs').CustomerState} options.stateOf
 * @param {(ms: number) => Promise<void>} options.wait
 * @param {number} options.slowMs how long a slow answer takes
 */
export function createApi({ sessions, stateOf, wait, slowMs }) {
  /** The first answers of changes by session, method, path and idempotency key. @type {Map<string, Promise<Answer>>} */
  const firstAnswers = new Map();

  /**
   * @param {{ method: string, path: string, query: URLSearchParams, body: string | undefined,
   *   headers: import('node:http').IncomingHttpHeaders, session: Session | undefined }} request
   * @returns {Promise<Answer>} one that never settles when the scenario says that there is no answer
   */
  return async function answerCall({ method, path, query, body, headers, session }) {
    const { route, params, allowed } = findRoute(routes, method, path.slice(apiPrefix.length));
    if (!route && allowed.length > 0) return refusal(405, `Only ${allowed.join(', ')} here.`);
    if (!route) return refusal(404, 'Unknown path.');
    if (body === undefined) return refusal(413, 'The body is too large.');
    const checked = checkCall(route, { headers, query, body, xsrfToken: session?.xsrfToken });
    if ('reason' in checked) return refusal(400, checked.reason);

    const call = {
      state: stateOf(session?.customer ?? defaultCustomer),
      session, sessions, params, query, headers, body: checked.body,
    };
    if (method === 'GET') return perform(route, call);
    const key = [session?.id, method, path, headers['idempotency-key']].join(' ');
    const answer = firstAnswers.get(key) ?? perform(route, call);
    firstAnswers.set(key, answer);
    // What failed has not been done, so the same key may try again.
    const { status } = await answer;
    if (status >= 300 || status === 0) firstAnswers.delete(key);
    return answer;
  };

  /** @param {import('./route.mjs').Route} route @param {import('./route.mjs').Call} call @returns {Promise<Answer>} */
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
}
