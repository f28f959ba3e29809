import { bankConfig } from '../banks.mjs';
import { fields, isText } from './body-check.mjs';
import { isOnOrigin, returnPath } from '../return-path.mjs';
import { noContent, ok } from './answer.mjs';

const loginPage = '/demo/login/';

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
      const query = new URLSearchParams({ return: returnPath(headers) });
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
    answer: ({ session }) => ok(['eika', 'fana', 'sbm', 'dnb'].includes(session?.distributor ?? '')
      ? bankConfig(session.distributor).contactInfo
      : fjordbanken),
  },
];

/** What this bank answers is not all that its pages say before login. */
const fjordbanken = {
  navn: 'Fjordbanken Forsikring',
  telefon: '90000000',
  epost: 'forsikring@fjordbanken.example',
  apningstider: [['Mandag–fredag', '08–16'], ['Lørdag', '10–14']],
  domene: 'fjordbanken',
};
