import { bankContact } from '../customers/bank-contacts.mjs';
import { fields, isText } from './body-check.mjs';
import { noContent, ok } from './response.mjs';
import { isOnOrigin, pageOrigin } from './page-address.mjs';

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
      return ok({ logoutUrl: isOnOrigin(body.goto, pageOrigin(headers)) ? body.goto : '/' });
    },
  },
  {
    name: 'login',
    method: 'GET',
    path: '/auth/login',
    isOpen: true,
    answer: ({ session, headers, loginUrl }) => ok({ loginUrl: loginUrl(headers, session) }),
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
    answer: ({ session }) => ok(hasOwnContact(session?.distributor) ? bankContact(session.distributor) : fjordbanken),
  },
];

/** Whether the API gives the same contact details as the bank's pages. @param {string | undefined} distributor @returns {distributor is string} */
const hasOwnContact = (distributor = '') => ['eika', 'fana', 'sbm', 'dnb'].includes(distributor);

/** The API's contact details of this bank. The opening hours differ from those on the bank's pages before login. */
const fjordbanken = {
  navn: 'Fjordbanken Forsikring',
  telefon: '90000000',
  epost: 'forsikring@fjordbanken.example',
  apningstider: [['Mandag–fredag', '08–16'], ['Lørdag', '10–14']],
  domene: 'fjordbanken',
};
