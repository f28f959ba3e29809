import { contentSecurityPolicy } from './content-security-policy.mjs';

/**
 * @typedef {object} Reply
 * @property {number} status 0 for a line that breaks
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

/**
 * An answer of the stand-in API.
 * @param {import('./api/answer.mjs').Answer} answer
 * @param {number | undefined} secondsLeft of the session; undefined when logged out
 * @returns {Reply}
 */
export function apiReply({ status, body, raw, type = 'application/json; charset=utf-8' }, secondsLeft) {
  /** @type {Record<string, string>} */
  const headers = { 'Cache-Control': 'no-store' };
  if (secondsLeft !== undefined) headers['X-Session-Expiry'] = String(secondsLeft);
  if (status === 204 || status === 0) return { status, headers };
  return { status, headers: { ...headers, 'Content-Type': type }, body: raw ?? JSON.stringify(body) };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Reply} reply
 * @param {boolean} isHead without the body, which the length still tells
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

/** @param {string[]} cookies @returns {Record<string, string[]>} */
const setCookies = (cookies) => (cookies.length > 0 ? { 'Set-Cookie': cookies } : {});
