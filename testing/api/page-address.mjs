/**
 * The origin of the page that calls: a browser says it with each change, and with what it asks of another origin.
 * @param {import('./route.mjs').RequestHeaders} headers
 */
export const pageOrigin = ({ origin, host }) => (origin === undefined || origin === 'null' ? `http://${host}` : origin);

/** @param {string} address @param {string} origin */
export function isOnOrigin(address, origin) {
  try {
    return new URL(address, origin).origin === origin;
  } catch {
    // No address at all.
    return false;
  }
}
