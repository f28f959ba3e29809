import { apiStates, loggedOut, state } from './state.mjs';

const logo = '/demo/common/icon.svg';
const buttons = JSON.stringify([{ text: 'Hjelp', href: '/demo/partner/' }, { text: 'Kontakt', action: 'contact' }]);
const errorKinds = ['generell', 'utilgjengelig', 'avsluttForsikring', 'alleredeAvsluttet', 'finnes', 'kanIkkeSeForsikringPaaNett'];
const blockKinds = ['under18', 'generell', 'lo', 'uonsket', 'utenlandskBosted', 'kanIkkeSeForsikringPaaNett'];
const whole = { height: 900 };

/** @param {string} type @param {string} word @param {string[]} kinds */
const kindStates = (type, word, kinds) => kinds.map((kind) =>
  state(`${type}-${kind.toLowerCase()}`, `${word}: ${kind}`, { attributes: { type, kind } }));

/** The elements around other elements, and whole pages. @type {import('./state.mjs').Entry[]} */
export const pageStates = [
  {
    tag: 'kfp-header',
    states: [
      state('vanlig', 'Vanlig', { attributes: { logo, buttons } }),
      state('midtstilt', 'Logo i midten', { attributes: { logo, 'logo-alignment': 'CENTER' } }),
      state('morkt', 'Alltid mørkt', { attributes: { logo, buttons, theme: 'dark' } }),
      state('uten-logo', 'Uten logo', { config: { logoUrl: '' } }),
      state('ikke-innlogget', 'Ikke innlogget', { scenario: 'no-session', attributes: { logo, buttons } }),
    ],
  },
  {
    tag: 'kfp-navigation',
    states: [
      state('vanlig', 'Vanlig', { attributes: { path: '/privat/forsikring/oversikt' }, height: 480 }),
      state('tilbake', 'Med tilbake', { attributes: { variant: 'ny', path: '/privat/forsikring/oversikt/tilbud' }, height: 480 }),
      state('meny', 'Menyen åpen, på små skjermer', { steps: [{ press: 'menu' }], height: 640 }),
      state('uten-tilbud', 'Uten tilbud', { customer: 'none', height: 480 }),
      state('mobilbank', 'I mobilbanken', { loginContext: 'MOBILBANK', height: 480 }),
      loggedOut,
    ],
  },
  {
    tag: 'kfp-footer',
    states: [
      state('vanlig', 'Vanlig'),
      ...apiStates('bankkontakt'),
      state('chat', 'Med chat', { inside: 'Chat med oss' }),
      state('ikke-innlogget', 'Ikke innlogget', {
        scenario: 'no-session', config: { contactInfo: { navn: 'Fjordbanken', telefon: '90000000', epost: 'post@example.no' } },
      }),
    ],
  },
  {
    tag: 'kfp-error-page',
    states: [
      state('vanlig', 'Uten slag'),
      ...kindStates('error', 'Feil', errorKinds),
      ...kindStates('block', 'Sperre', blockKinds),
      state('borte', 'Siden er borte', { attributes: { status: '404', 'overview-link': '' } }),
      state('egne-tekster', 'Egne tekster og bilder', {
        attributes: { heading: 'Vi oppgraderer', lead: 'Vi er tilbake klokken 12.', logo, image: logo, action: 'none' },
      }),
    ],
  },
  {
    tag: 'kfp-portal',
    states: [
      state('oversikt', 'Oversikt', whole),
      state('tilbud', 'Tilbud', { path: 'tilbud', ...whole }),
      state('profil', 'Profil', { path: 'forsikringsprofil', ...whole }),
      state('kjop', 'Kjøp', { path: 'kjopsinnganger', ...whole }),
      state('andre', 'Andre forsikringer', { path: 'andre-forsikringer', ...whole }),
      state('skadesaker', 'Skadesaker', { path: 'jump/seopp/skadesaker', scenario: 'jumpsst-timeout', ...whole }),
      state('borte', 'Siden er borte', { path: 'finnes-ikke', ...whole }),
      state('stengt', 'Stengt', { config: { features: { overview: false } }, ...whole }),
      state('ikke-innlogget', 'Innlogging', { scenario: 'no-session', ...whole }),
    ],
  },
];
