/** What every page of the demo server forbids itself; there is no `unsafe-` anything. */
const common = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  // Nothing stands in for these two, not even default-src. The gallery and the login are framed by pages of this server.
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/**
 * The policy of a page.
 * @param {string} [nonce] of its script tags; without one only files of the server itself run
 */
export function contentSecurityPolicy(nonce) {
  const scripts = nonce === undefined ? "script-src 'self'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`;
  return [...common, scripts].join('; ');
}
