/** Every path of the API starts with this. */
export const apiPrefix = '/api/privat/forsikring';

/** Headers by lower-case name. @typedef {Readonly<Record<string, string | string[] | undefined>> & { readonly host?: string, readonly cookie?: string, readonly origin?: string, readonly referer?: string }} RequestHeaders */

/**
 * @typedef {object} Call the input of a route
 * @property {import('../customers/fixtures.mjs').CustomerState} state of the session's customer
 * @property {import('./sessions.mjs').Session | undefined} session
 * @property {import('./sessions.mjs').Sessions} sessions
 * @property {Record<string, string>} params decoded parts of the path
 * @property {URLSearchParams} query
 * @property {any} body checked by the route's `checkBody`
 * @property {RequestHeaders} headers
 * @property {(headers: RequestHeaders, session: import('./sessions.mjs').Session | undefined) => string} loginUrl
 */

/**
 * @typedef {object} Route
 * @property {string} name short name, as scenarios use it
 * @property {string} method
 * @property {string} path under `apiPrefix`; `:name` is one path segment
 * @property {boolean} [isOpen] answers without a login too
 * @property {(body: unknown) => string | undefined} [checkBody] why a body is wrong; without it none is allowed
 * @property {(query: URLSearchParams) => string | undefined} [checkQuery] likewise for the query
 * @property {(call: Call) => import('./response.mjs').ApiResponse} answer
 */

/**
 * Finds the route of a path and method.
 * @param {readonly Route[]} routes
 * @param {string} method
 * @param {string} path still encoded
 * @returns {{ route?: Route, params: Record<string, string>, allowed: string[] }} `allowed`: methods that the path has
 */
export function findRoute(routes, method, path) {
  const allowed = [];
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params && route.method === method) return { route, params, allowed };
    if (params) allowed.push(route.method);
  }
  return { params: {}, allowed };
}

/** @param {string} pattern @param {string} path @returns {Record<string, string> | undefined} */
function matchPath(pattern, path) {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  /** @type {Record<string, string>} */
  const params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === undefined || decoded === '') return undefined;
      params[part.slice(1)] = decoded;
    } else if (part !== value) return undefined;
  }
  return params;
}

/** @param {string} value */
function decode(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken percent sequence matches no route.
    return undefined;
  }
}
