import { parseScenario } from './scenarios.mjs';

/** Seconds of a session without calls. */
export const sessionSeconds = 20 * 60;

/**
 * @typedef {object} Session
 * @property {string} id the value of cookie `demo-session`; never sent to the page's scripts
 * @property {string} publicId `kfpSessionId` of session-status
 * @property {string} xsrfToken decoded value of cookie `XSRF-TOKEN`
 * @property {string} customer name of the customer
 * @property {import('./scenarios.mjs').Scenario} scenario
 * @property {string | undefined} distributor of the page that was opened last
 * @property {string | undefined} loginContext of the page that was opened last
 * @property {number} expiresAt epoch milliseconds; 0 when logged out
 * @property {boolean} isSliding false in scenario expires-in-N until the session is extended
 */

/**
 * The sessions of one stand-in API.
 * @param {{ now: () => number }} options `now` in epoch milliseconds
 */
export function createSessions({ now }) {
  /** @type {Map<string, Session>} */
  const sessions = new Map();
  /** @param {Session} session */
  const isLoggedIn = (session) => session.expiresAt > now();

  /** @param {{ customer: string, scenario?: string }} choice @returns {Session} */
  function start({ customer, scenario: text = '' }) {
    const { scenario } = parseScenario(text);
    const seconds = scenario.expiresIn ?? sessionSeconds;
    const session = {
      id: crypto.randomUUID(),
      publicId: crypto.randomUUID(),
      xsrfToken: makeXsrfToken(),
      customer,
      scenario,
      distributor: undefined,
      loginContext: undefined,
      expiresAt: scenario.isLoggedOut ? 0 : now() + seconds * 1000,
      isSliding: scenario.expiresIn === undefined,
    };
    sessions.set(session.id, session);
    return session;
  }

  return {
    start,
    /**
     * A new session after login, with what the one before it had, except the scenarios that log out again.
     * @param {Session | undefined} present
     * @param {string} customer
     */
    logIn(present, customer) {
      const names = (present?.scenario.text ?? '').split(/[+,\s]+/);
      const scenario = names.filter((name) => !/^(no-session|expires-in-\d+)$/.test(name)).join('+');
      return Object.assign(start({ customer, scenario }), { distributor: present?.distributor, loginContext: present?.loginContext });
    },
    /** @param {string | undefined} id @returns {Session | undefined} */
    find: (id) => (id === undefined ? undefined : sessions.get(id)),
    isLoggedIn,
    /** A call keeps the session alive. @param {Session} session */
    touch(session) {
      if (isLoggedIn(session) && session.isSliding) session.expiresAt = now() + sessionSeconds * 1000;
    },
    /** From here on calls keep the session alive, also in scenario expires-in-N. @param {Session} session */
    extend(session) {
      session.isSliding = true;
      session.expiresAt = now() + sessionSeconds * 1000;
    },
    /** @param {Session} session */
    end(session) {
      session.expiresAt = 0;
    },
    /** Whole seconds left, or undefined when logged out. @param {Session} session */
    secondsLeft: (session) => (isLoggedIn(session) ? Math.ceil((session.expiresAt - now()) / 1000) : undefined),
  };
}

/** @typedef {ReturnType<typeof createSessions>} Sessions */

/** A token whose cookie value has to be decoded: a client that sends it as it stands is found out. */
const makeXsrfToken = () => `${btoa(crypto.randomUUID())}/+==`;
