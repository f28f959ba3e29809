/** @typedef {import('node:http').IncomingHttpHeaders} IncomingHttpHeaders */

/**
 * CORS headers with which pages of any origin may read a response and its session expiry header. There is nothing to protect,
 * as the customers are invented.
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
 * Answers a preflight by allowing all requested headers. The response to the call itself reports any mistake.
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
