import { apiStates, loggedOut, state } from './state.mjs';

const overlay = { height: 640 };

/** The elements about the customer, the session and the login. @type {import('./state.mjs').Entry[]} */
export const customerStates = [
  {
    tag: 'kfp-profile',
    states: [
      state('fullt', 'Fullt'),
      ...apiStates('skadekunde'),
      state('samtykker', 'Ikke bankkunde: samtykker', { customer: 'none' }),
      state('livsystemet', 'Bare i livsystemet', { customer: 'legacy' }),
      state('begge', 'I begge systemene', { customer: 'double' }),
      state('last', 'Kan ikke endres', { customer: 'locked' }),
      state('papir', 'Dokumenter på papir', { customer: 'paper' }),
      state('lange-navn', 'Lange navn', { customer: 'long-names' }),
      state('endrer', 'Endrer e-post', { steps: [{ press: 'edit' }] }),
      state('ble-ikke-lagret', 'Ble ikke lagret', {
        scenario: 'kontaktinformasjon-500', steps: [{ press: 'edit' }, { press: 'save' }],
      }),
      state('livsystemet-svarer-ikke', 'Livsystemet svarer ikke', { customer: 'double', scenario: 'liv-kunde-timeout' }),
      state('livsystemet-feiler', 'Livsystemet feiler', { customer: 'double', scenario: 'liv-kunde-500' }),
      state('halvt-lagret', 'Lagret, kanskje ikke i livsystemet', {
        customer: 'double', scenario: 'liv-kunde-500', steps: [{ press: 'edit' }, { press: 'save' }],
      }),
      state('adressefeil', 'Adressen kom ikke', { scenario: 'kundeadresser-500' }),
      loggedOut,
    ],
  },
  {
    tag: 'kfp-session-warning',
    states: [
      state('spor', 'Spør', { scenario: 'expires-in-50', ...overlay }),
      state('feil', 'Økten ble ikke forlenget', {
        scenario: 'expires-in-50,session-extend-500', steps: [{ press: 'extend-session' }], ...overlay,
      }),
      state('forlenger', 'Forlenger', {
        scenario: 'expires-in-50,session-extend-timeout', steps: [{ press: 'extend-session' }], ...overlay,
      }),
    ],
  },
  {
    tag: 'kfp-cookie-consent',
    states: [
      state('spor', 'Spør', overlay),
      state('ma-besvares', 'Må besvares', { attributes: { blocking: '' }, ...overlay }),
      state('tre-kategorier', 'Alle tre', { attributes: { categories: 'functional statistics marketing' }, ...overlay }),
      state('en-kategori', 'Bare statistikk', { attributes: { categories: 'statistics' }, ...overlay }),
    ],
  },
  {
    tag: 'kfp-login',
    states: [
      state('ramme', 'BankID i ramme', { scenario: 'no-session' }),
      state('laster', 'Laster', { scenario: 'no-session,login-timeout' }),
      state('feil', 'Feil', { scenario: 'no-session,login-500' }),
      state('stengt', 'Stengt', { scenario: 'no-session', config: { features: { directLogin: false } } }),
      state('innlogget', 'Innlogget: tomt'),
    ],
  },
  {
    tag: 'kfp-claims-jump',
    states: [
      state('venter', 'Venter på engangskoden', { scenario: 'jumpsst-timeout' }),
      state('sendes', 'Sendes videre', { isLeaving: true, height: 480 }),
      state('feil', 'Feil: sendes til oversikten', { scenario: 'jumpsst-500', isLeaving: true, height: 640 }),
    ],
  },
];
