import { fields, isText } from './body-check.mjs';
import { noContent, ok } from './answer.mjs';

const loginPage = '/demo/login/';
const portal = '/privat/forsikring/oversikt';

/** @type {import('./route.mjs').Route[]} */
export const authRoutes = [
  {
    name: 'session-status',
    method: 'GET',
    path: '/auth/session-status',
    isOpen: true,
    answer: ({ session, sessions }) =>
      ok(session && sessions.isLoggedIn(session) ? { kfpSessionId: session.publicId } : {}),
  },
  {
    name: 'session-extend',
    method: 'POST',
    path: '/auth/session-extend',
    answer: ({ session, sessions }) => {
      if (session) sessions.extend(session);
      return noContent;
    },
  },
  {
    name: 'logout',
    method: 'POST',
    path: '/auth/logout',
    isOpen: true,
    checkBody: fields({ goto: isText }),
    answer: ({ session, sessions, body, headers }) => {
      if (session) sessions.end(session);
      return ok({ logoutUrl: isOnOrigin(body.goto, headers.host) ? body.goto : '/' });
    },
  },
  {
    name: 'login',
    method: 'GET',
    path: '/auth/login',
    isOpen: true,
    answer: ({ session, headers }) => {
      const query = new URLSearchParams({ return: pathOf(headers.referer, headers.host) });
      if (session) query.set('customer', session.customer);
      return ok({ loginUrl: `${loginPage}?${query}` });
    },
  },
  {
    name: 'client-context',
    method: 'GET',
    path: '/auth/client-context',
    answer: ({ state, session }) =>
      ok({
        loginContext: session?.loginContext ?? null,
        trackingId: `demo-${session?.customer}`,
        loginBankplassRegisterNummer: state.bankRegister,
      }),
  },
  {
    name: 'bankkontakt',
    method: 'GET',
    path: '/auth/bankkontakt',
    answer: () =>
      ok({
        navn: 'Fjordbanken Forsikring',
        telefon: '90000000',
        epost: 'forsikring@fjordbanken.example',
        apningstider: [['Mandag–fredag', '08–16'], ['Lørdag', '10–14']],
        domene: 'fjordbanken',
      }),
  },
];

/** @param {string} address @param {string | undefined} host */
function isOnOrigin(address, host) {
  const origin = `http://${host}`;
  try {
    return new URL(address, origin).origin === origin;
  } catch {
    // No address at all.
    return false;
  }
}

/**
 * Where the customer goes after login: the page that asked, or the portal.
 * @param {string | undefined} referer
 * @param {string | undefined} host
 */
function pathOf(referer, host) {
  if (referer === undefined || !isOnOrigin(referer, host)) return portal;
  const { pathname, searchParams } = new URL(referer);
  // These two would start a new session, logged out again in scenario no-session.
  searchParams.delete('customer');
  searchParams.delete('scenario');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
