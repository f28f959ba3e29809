import { contentSecurityPolicy } from './content-security-policy.mjs';

/**
 * @typedef {object} Reply
 * @property {number} status
 * @property {Record<string, string | string[]>} headers
 * @property {string | Buffer} [body]
 */

/**
 * A page with its policy. It tells its full address to the same server only, which makes the configuration from it.
 * @param {number} status
 * @param {string | Buffer} body
 * @param {{ nonce?: string, cookies?: string[] }} [options]
 * @returns {Reply}
 */
export function pageReply(status, body, { nonce, cookies = [] } = {}) {
  /** @type {Record<string, string | string[]>} */
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(nonce),
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  };
  if (cookies.length > 0) headers['Set-Cookie'] = cookies;
  return { status, headers, body };
}

/** @param {number} status @param {string} location @param {string[]} [cookies] @returns {Reply} */
export function redirectReply(status, location, cookies = []) {
  return { status, headers: cookies.length > 0 ? { Location: location, 'Set-Cookie': cookies } : { Location: location } };
}
