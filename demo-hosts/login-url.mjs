import { returnPath } from './return-path.mjs';

/**
 * The address of the login page, with the return path.
 * @param {import('../testing/api/route.mjs').RequestHeaders} headers of the call
 * @param {import('../testing/api/sessions.mjs').Session | undefined} session
 */
export function loginUrl(headers, session) {
  const query = new URLSearchParams({ return: returnPath(headers) });
  if (session) query.set('customer', session.customer);
  return `/demo/login/?${query}`;
}
