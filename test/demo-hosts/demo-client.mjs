import { randomUUID } from 'node:crypto';
import { createDemoServer } from '../../demo-hosts/server.mjs';
import { readResponse } from '../support/read-response.mjs';

const prefix = '/api/privat/forsikring';

/**
 * A server on a free port that ends with the test.
 * @param {import('node:test').TestContext} t
 * @param {Partial<Parameters<typeof createDemoServer>[0]>} [options]
 */
export async function startServer(t, options = {}) {
  const server = createDemoServer({ distFolder: '/nowhere', slowMs: 5, ...options });
  const { origin, port } = await server.listen(0);
  t.after(() => server.close());
  return { server, origin, port };
}

/**
 * Opens a demo page and gives a client that calls the API as the elements do.
 * @param {string} origin
 * @param {string} [query] of the page
 * @param {string} [page]
 */
export async function openPage(origin, query = '', page = '/demo/online-bank/') {
  const response = await fetch(`${origin}${page}?${query}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const text = await response.text();
  return { ...createClient(origin, cookies), response, text, cookies };
}

/**
 * A client of the stand-in API; every header that the contract asks for is there unless `headers` sets it to null.
 * @param {string} origin
 * @param {string[]} cookies
 */
export function createClient(origin, cookies) {
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='));

  /**
   * @param {string} method
   * @param {string} path under the prefix
   * @param {{ body?: unknown, text?: string, headers?: Record<string, string | null>, signal?: AbortSignal }} [options]
   */
  async function call(method, path, { body, text, headers = {}, signal } = {}) {
    const all = {
      'X-Requested-By': 'kfp',
      ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
      ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf.slice('XSRF-TOKEN='.length)) }),
      ...(method !== 'GET' && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
      ...headers,
    };
    const sent = Object.entries(all).filter(([, value]) => value !== null);
    const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
    return readResponse(await fetch(origin + prefix + path, { method, headers: sent, body: payload, signal }));
  }
  return { call };
}
