/** Directives of every page of the demo server. None has an `unsafe-` source. */
const common = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  // These two directives do not fall back to default-src. Pages of this server frame the gallery and the login.
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/**
 * The content security policy of a page.
 * @param {string} [nonce] of its script tags; without it only files of this server run
 */
export function contentSecurityPolicy(nonce) {
  const scripts = nonce === undefined ? "script-src 'self'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`;
  return [...common, scripts].join('; ');
}
