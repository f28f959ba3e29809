import { parseScenario } from './scenarios.mjs';

/** Seconds until a session without calls expires. */
const sessionSeconds = 20 * 60;

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
     * Starts a session after login with the data of the previous session, except scenarios that would log out again.
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
    /** After an extension, calls keep the session alive, also in scenario expires-in-N. @param {Session} session */
    extend(session) {
      session.isSliding = true;
      session.expiresAt = now() + sessionSeconds * 1000;
    },
    /** @param {Session} session */
    end(session) {
      session.expiresAt = 0;
    },
    /** Remaining whole seconds; undefined when logged out. @param {Session} session */
    secondsLeft: (session) => (isLoggedIn(session) ? Math.ceil((session.expiresAt - now()) / 1000) : undefined),
  };
}

/** @typedef {ReturnType<typeof createSessions>} Sessions */

/** Creates a token whose cookie value must be decoded. It reveals a client that sends the cookie value without decoding. */
const makeXsrfToken = () => `${btoa(crypto.randomUUID())}/+==`;
