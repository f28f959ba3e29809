import { isOnOrigin } from '../testing/api/page-address.mjs';

const portal = '/privat/forsikring/oversikt';

/**
 * The path after login: the page that sent the request, or the portal.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function returnPath({ referer, host }) {
  if (referer === undefined || !isOnOrigin(referer, `http://${host}`)) return portal;
  const { pathname, searchParams } = new URL(referer);
  // These two parameters would start a new session, which scenario no-session would log out again.
  searchParams.delete('customer');
  searchParams.delete('scenario');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
