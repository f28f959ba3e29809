import { contentSecurityPolicy } from './content-security-policy.mjs';

/** @typedef {import('../testing/server/reply.mjs').Reply} Reply */

/**
 * A page with its content security policy. It sends its full address as referrer to this server only, which creates the
 * configuration from it.
 * @param {number} status
 * @param {string | Buffer} body
 * @param {{ nonce?: string, cookies?: string[] }} [options]
 * @returns {Reply}
 */
export function pageReply(status, body, { nonce, cookies = [] } = {}) {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(nonce),
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
    ...setCookies(cookies),
  };
  return { status, headers, body };
}

/** @param {number} status @param {string} location @param {string[]} [cookies] @returns {Reply} */
export function redirectReply(status, location, cookies = []) {
  return { status, headers: { Location: location, ...setCookies(cookies) } };
}

/** @param {string[]} cookies @returns {Record<string, string[]>} */
const setCookies = (cookies) => (cookies.length > 0 ? { 'Set-Cookie': cookies } : {});
