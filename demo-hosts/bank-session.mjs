import { defaultCustomer } from '../testing/customers/customers.mjs';

/** @typedef {import('../testing/api/sessions.mjs').Session} Session */

/**
 * The session for a page that the browser opens: the session of the cookie. Without a cookie, or when the address names a
 * customer or a scenario, it is a new session.
 * @param {import('../testing/api/sessions.mjs').Sessions} sessions
 * @param {Session | undefined} present
 * @param {import('./page-choice.mjs').PageChoice} choice
 * @param {{ loginContext: string, distributor?: string } | undefined} host the bank page; undefined for the portal. Customers enter the
 *   portal from a bank and reload it on any path, so the session remembers the distributor and the login context there
 */
export function openSession(sessions, present, choice, host) {
  const isKept = present !== undefined && choice.customer === undefined && choice.scenario === undefined;
  const session = isKept
    ? present
    : sessions.start({ customer: choice.customer ?? defaultCustomer, scenario: choice.scenario ?? '' });
  session.distributor = choice.distributor ?? (host ? host.distributor : session.distributor);
  session.loginContext = choice.loginContext ?? host?.loginContext ?? session.loginContext;
  return session;
}

/** @param {Session} session */
export const sessionCookies = ({ id, xsrfToken }) => [
  `demo-session=${id}; Path=/; HttpOnly; SameSite=Lax`,
  `XSRF-TOKEN=${encodeURIComponent(xsrfToken)}; Path=/; SameSite=Lax`,
];
