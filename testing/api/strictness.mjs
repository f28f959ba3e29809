import { decodeCookie, readCookies } from './read-cookies.mjs';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * @typedef {object} Received
 * @property {import('./route.mjs').RequestHeaders} headers
 * @property {URLSearchParams} query
 * @property {string} body
 * @property {string | undefined} xsrfToken of the session
 * @property {boolean} hasAllCookies false when the page may have got cookies after the request, or may not send all its cookies
 */

/**
 * Checks headers, query and body of a call against the contract.
 * @param {import('./route.mjs').Route} route
 * @param {Received} call
 * @returns {{ reason: string } | { body: unknown }}
 */
export function checkCall(route, call) {
  const reason = checkHeaders(route.method, call) ?? checkQuery(route, call.query);
  return reason === undefined ? checkBody(route, call.body) : { reason };
}

/** @param {string} method @param {Received} call */
function checkHeaders(method, call) {
  const { headers } = call;
  if (headers['x-requested-by'] !== 'kfp') return 'Header X-Requested-By must be kfp.';
  const reason = checkXsrf(method, call);
  if (reason !== undefined || method === 'GET') return reason;
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(String(headers['content-type']))) {
    return 'Header Content-Type must be application/json.';
  }
  return uuid.test(String(headers['idempotency-key'])) ? undefined : 'Header Idempotency-Key must be a UUID.';
}

/** @param {string} method @param {Received} call */
function checkXsrf(method, { headers, xsrfToken, hasAllCookies }) {
  const cookie = readCookies(headers.cookie).get('XSRF-TOKEN');
  const sent = headers['x-xsrf-token'];
  if (cookie === undefined) {
    return sent === undefined || !hasAllCookies ? undefined : 'Header X-XSRF-TOKEN was sent without cookie XSRF-TOKEN.';
  }
  if (sent === undefined) return hasAllCookies || method !== 'GET' ? 'Header X-XSRF-TOKEN is missing.' : undefined;
  if (sent === cookie && sent !== decodeCookie(cookie)) return 'Header X-XSRF-TOKEN must be the decoded value of the cookie.';
  if (sent !== decodeCookie(cookie)) return 'Header X-XSRF-TOKEN does not equal cookie XSRF-TOKEN.';
  // Another server on this machine may have set the cookie, as all ports of a host share cookies.
  const isForeign = hasAllCookies && xsrfToken !== undefined && sent !== xsrfToken;
  return isForeign ? 'Cookie XSRF-TOKEN belongs to another session.' : undefined;
}

/** @param {import('./route.mjs').Route} route @param {URLSearchParams} query */
function checkQuery(route, query) {
  if (route.checkQuery) return route.checkQuery(query);
  const [name] = query.keys();
  return name === undefined ? undefined : `The query parameter ${name} is unknown.`;
}

/** @param {import('./route.mjs').Route} route @param {string} text @returns {{ reason: string } | { body: unknown }} */
function checkBody(route, text) {
  if (!route.checkBody) return text === '' ? { body: undefined } : { reason: 'No body is allowed here.' };
  try {
    const body = JSON.parse(text);
    const reason = route.checkBody(body);
    return reason === undefined ? { body } : { reason };
  } catch {
    return { reason: 'The body is not JSON.' };
  }
}
