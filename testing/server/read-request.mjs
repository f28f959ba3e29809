/** Maximum size of a body in bytes. */
const usualLimit = 64 * 1024;

/**
 * @typedef {object} ReadRequest
 * @property {string} method
 * @property {string} path not decoded
 * @property {URLSearchParams} query
 * @property {string} search the raw query with its question mark
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string | undefined} body undefined when the body is larger than the limit
 */

/**
 * Reads a whole request.
 * @param {import('node:http').IncomingMessage} request
 * @param {(path: string) => number | undefined} [limitOf] maximum bytes of a body; undefined means 64 kB
 * @returns {Promise<ReadRequest>}
 */
export async function readRequest(request, limitOf) {
  const { method = 'GET', headers } = request;
  const { pathname, search, searchParams } = readTarget(request.url ?? '');
  return { method, path: pathname, query: searchParams, search, headers, body: await readBody(request, limitOf?.(pathname) ?? usualLimit) };
}

/**
 * The address of a request. It is joined as text, as `new URL` would take a path with two leading slashes for a host.
 * @param {string} target
 */
const readTarget = (target) => new URL(target.startsWith('/') ? `http://localhost${target}` : 'http://localhost/unknown');

/**
 * Reads a body. A body that is too large is also read to its end, so that the client gets the response after it has sent all.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} limit
 */
async function readBody(request, limit) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks).toString('utf8') : undefined;
}
