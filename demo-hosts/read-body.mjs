const usualLimit = 64 * 1024;

/**
 * The whole body of a request as text, or undefined when it is larger than `limit` bytes, which are 64 kB if not given.
 * A larger one is read to its end all the same, so that the answer reaches a client that is still sending.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} [limit]
 * @returns {Promise<string | undefined>}
 */
export async function readBody(request, limit = usualLimit) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks).toString('utf8') : undefined;
}
