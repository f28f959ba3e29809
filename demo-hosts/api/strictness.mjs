import { readCookies } from '../read-cookies.mjs';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Checks headers, query and body of a call against the contract.
 * @param {import('./route.mjs').Route} route
 * @param {{ headers: import('node:http').IncomingHttpHeaders, query: URLSearchParams, body: string,
 *   xsrfToken: string | undefined }} call `xsrfToken` is the one of the session
 * @returns {{ reason: string } | { body: unknown }}
 */
export function checkCall(route, { headers, query, body, xsrfToken }) {
  const reason = checkHeaders(route.method, headers, xsrfToken) ?? checkQuery(route, query);
  return reason === undefined ? checkBody(route, body) : { reason };
}

/**
 * @param {string} method
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string | undefined} xsrfToken
 */
function checkHeaders(method, headers, xsrfToken) {
  if (headers['x-requested-by'] !== 'kfp') return 'Header X-Requested-By must be kfp.';
  const reason = checkXsrf(headers, xsrfToken);
  if (reason !== undefined || method === 'GET') return reason;
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(headers['content-type'] ?? '')) {
    return 'Header Content-Type must be application/json.';
  }
  return uuid.test(String(headers['idempotency-key'])) ? undefined : 'Header Idempotency-Key must be a UUID.';
}

/** @param {import('node:http').IncomingHttpHeaders} headers @param {string | undefined} xsrfToken */
function checkXsrf(headers, xsrfToken) {
  const cookie = readCookies(headers.cookie).get('XSRF-TOKEN');
  const sent = headers['x-xsrf-token'];
  if (cookie === undefined) {
    return sent === undefined ? undefined : 'Header X-XSRF-TOKEN was sent without cookie XSRF-TOKEN.';
  }
  if (sent === undefined) return 'Header X-XSRF-TOKEN is missing.';
  if (sent === cookie && sent !== decode(cookie)) return 'Header X-XSRF-TOKEN must be the decoded value of the cookie.';
  if (sent !== decode(cookie)) return 'Header X-XSRF-TOKEN does not equal cookie XSRF-TOKEN.';
  return xsrfToken === undefined || sent === xsrfToken ? undefined : 'Cookie XSRF-TOKEN belongs to another session.';
}

/** @param {string} value */
function decode(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    // The cookie is not one of ours; compare it as it stands.
    return value;
  }
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
