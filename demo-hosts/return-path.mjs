import { isOnOrigin } from '../testing/api/page-address.mjs';

const portal = '/privat/forsikring/oversikt';

/**
 * Where the customer goes after login: the page that the request comes from, or the portal.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function returnPath({ referer, host }) {
  if (referer === undefined || !isOnOrigin(referer, `http://${host}`)) return portal;
  const { pathname, searchParams } = new URL(referer);
  // These two would start a new session, logged out again in scenario no-session.
  searchParams.delete('customer');
  searchParams.delete('scenario');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
