/** @typedef {import('node:http').IncomingHttpHeaders} IncomingHttpHeaders */

/**
 * Lets pages of any origin read an answer, with the header that tells when the session ends. There is nothing to protect: the
 * customers are invented.
 * @param {IncomingHttpHeaders} headers
 * @returns {Record<string, string>}
 */
export function corsHeaders({ origin }) {
  if (origin === undefined) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'X-Session-Expiry',
    Vary: 'Origin',
  };
}

/**
 * Allows what a page of another origin wants to send; the answer to the call itself says what is wrong with it.
 * @param {IncomingHttpHeaders} headers
 * @returns {import('./reply.mjs').Reply}
 */
export function preflightReply(headers) {
  const allowed = {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': '600',
  };
  return { status: 204, headers: { ...corsHeaders(headers), ...allowed } };
}
