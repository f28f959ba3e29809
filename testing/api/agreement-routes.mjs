import { noContent, ok, refusal } from './response.mjs';

/** @type {import('./route.mjs').Route[]} */
export const agreementRoutes = [
  {
    name: 'avtaler',
    method: 'GET',
    path: '/avtaleoversikt/avtaler',
    answer: ({ state, session }) => {
      const list = agreementList(state.agreements, Boolean(session?.scenario.sourceErrors.has('avtaler')));
      return ok(session?.scenario.hasOffersInOverview ? { ...list, tilbud: state.offers } : list);
    },
  },
  {
    name: 'tilbud',
    method: 'GET',
    path: '/avtaleoversikt/tilbud',
    answer: ({ state, session }) =>
      ok({ tilbud: state.offers, systemSourceError: Boolean(session?.scenario.sourceErrors.has('tilbud')) }),
  },
  {
    name: 'slett-tilbud',
    method: 'DELETE',
    path: '/avtaleoversikt/tilbud/:policyNumber',
    answer: ({ state, params }) => {
      const rest = state.offers.filter((offer) => offer.policyNumber !== params.policyNumber);
      if (rest.length === state.offers.length) return refusal(404, 'There is no such offer.');
      state.offers = rest;
      return noContent;
    },
  },
  {
    name: 'eika-avtaler',
    method: 'GET',
    path: '/eikaintegrasjon/avtaler',
    answer: ({ state, session }) =>
      ok(agreementList(state.partnerAgreements, Boolean(session?.scenario.sourceErrors.has('eika-avtaler')))),
  },
  {
    name: 'kundekommunikasjon',
    method: 'GET',
    path: '/eikaintegrasjon/kundekommunikasjon',
    answer: ({ state }) => ok({ hasUlesteMeldinger: state.hasUnreadMessages }),
  },
];

/**
 * @param {import('../customers/fixtures.mjs').Agreement[]} agreements
 * @param {boolean} systemSourceError
 */
function agreementList(agreements, systemSourceError) {
  const monthlySum = agreements.reduce((sum, { monthlyPrice }) => sum + (monthlyPrice ?? 0), 0);
  return { avtaler: agreements, yearlySum: monthlySum * 12, monthlySum, systemSourceError };
}
