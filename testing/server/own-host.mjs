/** The names of the machine itself, with or without a port. */
const names = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request is meant for this server. Any name can be made to lead to this machine (DNS rebinding), and what a
 * page on it reads would count as its own. Any port counts, as a proxy or a tunnel may stand before the server.
 * @param {string | undefined} host the Host header
 */
export const isOwnHost = (host = '') => names.test(host);

/** The answer to a request that is meant for another. @type {import('./reply.mjs').Reply} */
export const wrongHostReply = {
  status: 421,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  body: 'This server answers for localhost only.\n',
};
