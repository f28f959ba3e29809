import { decodeCookie, readCookies } from '../api/read-cookies.mjs';
import { apiPrefix } from '../api/route.mjs';

/**
 * @typedef {object} BackendResponse
 * @property {number} status 0 without a response
 * @property {Headers} headers
 * @property {string} text
 * @property {string} problem why there was no response; empty with a response
 */

/**
 * Creates a client that calls a backend as the elements do, and keeps the token that the backend sets.
 * @param {{ url: string, cookie?: string | undefined, origin?: string | undefined, timeLimit: number }} options
 */
export function createBackendClient({ url, cookie = '', origin, timeLimit }) {
  const cookies = readCookies(cookie);

  /** All headers that the elements send with a call. @param {string} method */
  function headersOf(method) {
    const token = cookies.get('XSRF-TOKEN');
    const random = crypto.randomUUID().replaceAll('-', '');
    return {
      'X-Requested-By': 'kfp',
      traceparent: `00-${random}-${random.slice(0, 16)}-01`,
      ...(cookies.size > 0 && { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(token !== undefined && { 'X-XSRF-TOKEN': decodeCookie(token) }),
      ...(method !== 'GET' && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
      ...(origin !== undefined && { Origin: origin }),
    };
  }

  return {
    /** Whether there is a token. */
    hasToken: () => cookies.has('XSRF-TOKEN'),
    /**
     * @param {string} method
     * @param {string} path without the prefix
     * @param {Record<string, string>} [headers] replace or extend the usual headers
     * @returns {Promise<BackendResponse>}
     */
    async call(method, path, headers = {}) {
      try {
        const response = await fetch(url + apiPrefix + path, {
          method, headers: { ...headersOf(method), ...headers }, redirect: 'manual', signal: AbortSignal.timeout(timeLimit),
        });
        for (const set of response.headers.getSetCookie()) {
          const [[name, value] = []] = readCookies(set.split(';', 1)[0]);
          if (name === 'XSRF-TOKEN' && value !== undefined) cookies.set(name, value);
        }
        return { status: response.status, headers: response.headers, text: await response.text(), problem: '' };
      } catch (error) {
        return { status: 0, headers: new Headers(), text: '', problem: `no answer: ${reasonOf(error)}` };
      }
    },
  };
}

/** @typedef {ReturnType<typeof createBackendClient>} BackendClient */

/** @param {unknown} error of fetch, whose cause says more */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  return cause instanceof Error ? cause.message || String('code' in cause ? cause.code : message) : message;
}
