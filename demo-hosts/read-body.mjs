const limit = 64 * 1024;

/**
 * The whole body of a request as text, or undefined when it is larger than 64 kB.
 * A larger one is read to its end all the same, so that the answer reaches a client that is still sending.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<string | undefined>}
 */
export async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks).toString('utf8') : undefined;
}
