import { fields, isFlag, isText, oneOf } from './body-check.mjs';
import { noContent, ok } from './response.mjs';

/** @type {import('./route.mjs').Route[]} */
export const consentRoutes = [
  {
    name: 'samtykke-tekster',
    method: 'GET',
    path: '/samtykke/tekster',
    checkQuery: (query) =>
      ['bankkunde=true', 'bankkunde=false'].includes(query.toString())
        ? undefined
        : 'The query must be bankkunde=true or bankkunde=false.',
    answer: ({ query }) => ok(consentTexts(query.get('bankkunde') === 'true')),
  },
  {
    name: 'samtykke-oppdater',
    method: 'POST',
    path: '/samtykke/oppdater',
    checkBody: oneOf({ marketingConsentApproved: isFlag, crossDomainConsentApproved: isFlag }),
    answer: ({ state, body }) => {
      const { samtykker } = state.customer;
      if ('marketingConsentApproved' in body) samtykker.marketingConsent = consentCode(body.marketingConsentApproved);
      else samtykker.crossDomainConsent = consentCode(body.crossDomainConsentApproved);
      return noContent;
    },
  },
  {
    name: 'reservasjon',
    method: 'GET',
    path: '/samtykke/reservasjon/hent',
    answer: ({ state }) => ok({ hasReservasjon: state.hasReservation }),
  },
  {
    name: 'reservasjon-oppdater',
    method: 'POST',
    path: '/samtykke/reservasjon',
    checkBody: fields({ harReservasjon: isFlag }),
    answer: ({ state, body }) => {
      state.hasReservation = body.harReservasjon;
      return noContent;
    },
  },
  {
    name: 'feedback',
    method: 'POST',
    path: '/feedback/',
    checkBody: fields({ feedbackValue: isText, text: isText, page: isText }, { productCode: isText }),
    answer: ({ state, body }) => {
      state.feedback.push(body);
      return noContent;
    },
  },
];

/** @param {boolean} isApproved */
const consentCode = (isApproved) => (isApproved ? 'AUTHORIZED' : 'NOT_AUTHORIZED');

/** @param {boolean} isBankCustomer */
const consentTexts = (isBankCustomer) => [
  {
    samtykke: 'MARKETING',
    tittel: 'Tilbud og råd',
    ingress: 'Vi vil gjerne gi deg råd og tilbud som passer for deg.',
    tekst: 'Du kan få råd og tilbud om forsikring på e-post og SMS. Du kan trekke samtykket når du vil.',
  },
  {
    samtykke: 'CROSS_DOMAIN',
    tittel: 'Deling av opplysninger',
    ingress: isBankCustomer
      ? 'Banken og forsikringsselskapet deler opplysninger.'
      : 'Vi kan dele opplysninger med banken.',
    tekst: 'Da slipper du å gi de samme opplysningene to ganger. Vi deler aldri helseopplysninger.',
  },
];
