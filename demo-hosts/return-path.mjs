const portal = '/privat/forsikring/oversikt';

/** @param {string} address @param {string | undefined} host */
export function isOnOrigin(address, host) {
  const origin = `http://${host}`;
  try {
    return new URL(address, origin).origin === origin;
  } catch {
    // No address at all.
    return false;
  }
}

/**
 * Where the customer goes after login: the page that the request comes from, or the portal.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function returnPath({ referer, host }) {
  if (referer === undefined || !isOnOrigin(referer, host)) return portal;
  const { pathname, searchParams } = new URL(referer);
  // These two would start a new session, logged out again in scenario no-session.
  searchParams.delete('customer');
  searchParams.delete('scenario');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
