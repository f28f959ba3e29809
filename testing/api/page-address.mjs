/**
 * The origin of the calling page. A browser sends the origin with each change, and with each request to another origin.
 * @param {import('./route.mjs').RequestHeaders} headers
 */
export const pageOrigin = ({ origin, host }) => (origin === undefined || origin === 'null' ? `http://${host}` : origin);

/** @param {string} address @param {string} origin */
export function isOnOrigin(address, origin) {
  try {
    return new URL(address, origin).origin === origin;
  } catch {
    // Not an address.
    return false;
  }
}
