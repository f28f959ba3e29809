/** Bytes. */
const usualLimit = 64 * 1024;

/**
 * @typedef {object} ReadRequest
 * @property {string} method
 * @property {string} path still encoded
 * @property {URLSearchParams} query
 * @property {string} search the query as it was sent, with its question mark
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string | undefined} body undefined when it is larger than the limit
 */

/**
 * Reads a whole request.
 * @param {import('node:http').IncomingMessage} request
 * @param {(path: string) => number | undefined} [limitOf] how many bytes a body may have; 64 kB where it says nothing
 * @returns {Promise<ReadRequest>}
 */
export async function readRequest(request, limitOf) {
  const { method = 'GET', headers } = request;
  const { pathname, search, searchParams } = readTarget(request.url ?? '');
  return { method, path: pathname, query: searchParams, search, headers, body: await readBody(request, limitOf?.(pathname) ?? usualLimit) };
}

/**
 * The address of a request; put together by hand, since a path with two slashes in front would become a host.
 * @param {string} target
 */
const readTarget = (target) => new URL(target.startsWith('/') ? `http://localhost${target}` : 'http://localhost/unknown');

/**
 * A body that is too large is read to its end all the same, so that the answer reaches a client that is still sending.
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
