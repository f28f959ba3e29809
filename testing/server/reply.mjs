/**
 * @typedef {object} Reply
 * @property {number} status 0 for a broken connection
 * @property {Record<string, string | string[]>} headers
 * @property {string | Buffer} [body]
 */

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Reply} reply
 * @param {boolean} isHead omits the body, but not its Content-Length
 */
export function sendReply(response, { status, headers, body = '' }, isHead) {
  if (status === 0) {
    response.socket?.resetAndDestroy();
    return;
  }
  const hasBody = status !== 204 && status !== 304;
  const length = hasBody ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...headers, ...length });
  response.end(hasBody && !isHead ? body : undefined);
}
