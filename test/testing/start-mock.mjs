import { randomUUID } from 'node:crypto';
import { createMockServer } from '../../testing/testing.mjs';
import { readResponse } from '../support/read-response.mjs';

/**
 * A mock server that ends with the test, and a client that calls it as the elements do.
 * @param {import('node:test').TestContext} t
 * @param {import('../../testing/testing.mjs').MockServerOptions} [options]
 */
export async function startMock(t, options) {
  const mock = await createMockServer(options);
  t.after(() => mock.close());

  /**
   * @param {string} method
   * @param {string} path under the prefix
   * @param {{ body?: unknown, headers?: Record<string, string> }} [options]
   */
  async function call(method, path, { body, headers = {} } = {}) {
    const response = await fetch(`${mock.url}/api/privat/forsikring${path}`, {
      method,
      headers: {
        'X-Requested-By': 'kfp',
        ...(method !== 'GET' && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return readResponse(response);
  }
  return { mock, call };
}
