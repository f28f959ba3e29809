/** Matches the names of this machine, with or without a port. */
const names = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request is meant for this server. By DNS rebinding an attacker can point any name to this machine, and a page
 * of that name could then read the responses. Any port is allowed, as there may be a proxy or a tunnel before the server.
 * @param {string | undefined} host the Host header
 */
export const isOwnHost = (host = '') => names.test(host);

/** The response to a request for another host. @type {import('./reply.mjs').Reply} */
export const wrongHostReply = {
  status: 421,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  body: 'This server answers for localhost only.\n',
};
