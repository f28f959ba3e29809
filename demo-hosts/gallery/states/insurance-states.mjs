import { apiStates, loggedOut, state } from './state.mjs';

const remove = { press: 'remove-offer' };
const confirm = { press: 'confirm-removal' };

/** The elements about insurances. @type {import('./state.mjs').Entry[]} */
export const insuranceStates = [
  {
    tag: 'kfp-overview',
    states: [
      state('fullt', 'Fullt'),
      ...apiStates('avtaler'),
      state('tomt', 'Tomt', { customer: 'none' }),
      state('kildefeil', 'Mangler noen forsikringer', { scenario: 'source-error' }),
      state('mange', 'Mange', { customer: 'many' }),
      state('lange-navn', 'Lange navn', { customer: 'long-names' }),
      state('hjelp', 'Hjelpetekst', { steps: [{ press: 'show-total-help' }] }),
      state('lo', 'LO-medlem', { customer: 'union' }),
      state('partner', 'Med partneravtaler', { customer: 'bank-customer' }),
      state('samme-nummer', 'Flere på ett avtalenummer', { customer: 'same-number' }),
      state('partner-feil', 'Partneren svarer ikke', { customer: 'bank-customer', scenario: 'eika-avtaler-500' }),
      state('ukjent', 'Vet ikke om kunden har noen', { customer: 'same-number', scenario: 'client-context-500' }),
      state('bare-forsikringene', 'Bare forsikringene', { attributes: { sections: 'agreements' } }),
      loggedOut,
    ],
  },
  {
    tag: 'kfp-tasks',
    states: [
      state('fullt', 'Fullt'),
      state('flere', 'Flere av hver sort', { customer: 'control-group' }),
      state('tomt', 'Tomt', { customer: 'none' }),
      ...apiStates('helseerklaering', 'aksepttilbud', 'motoroppgaver'),
      loggedOut,
    ],
  },
  {
    tag: 'kfp-offers',
    states: [
      state('fullt', 'Fullt'),
      ...apiStates('tilbud'),
      state('tomt', 'Tomt', { customer: 'none' }),
      state('ett', 'Ett tilbud', { customer: 'one' }),
      state('mange', 'Mange', { customer: 'many' }),
      state('lange-navn', 'Lange navn', { customer: 'long-names' }),
      state('kildefeil', 'Mangler noen tilbud', { scenario: 'source-error' }),
      state('ukjent', 'Vet ikke om kunden har noen', { customer: 'none', scenario: 'tilbud-source-error' }),
      state('fjerner', 'Spør før et tilbud fjernes', { steps: [remove] }),
      state('ble-ikke-fjernet', 'Tilbudet ble ikke fjernet', { scenario: 'slett-tilbud-500', steps: [remove, confirm] }),
      state('mobilbank', 'I mobilbanken', { loginContext: 'MOBILBANK' }),
      loggedOut,
    ],
  },
  {
    tag: 'kfp-recommendations',
    states: [
      state('fullt', 'Fullt'),
      ...apiStates('produktanbefaling'),
      state('tomt', 'Tomt', { customer: 'control-group' }),
      state('ukjent', 'Vet ikke hva kunden har: tomt', { scenario: 'avtaler-source-error' }),
      state('fem', 'Fem', { customer: 'none', attributes: { max: '5' } }),
      state('lo', 'LO-medlem', { customer: 'union' }),
      loggedOut,
    ],
  },
  {
    tag: 'kfp-purchase-entries',
    states: [
      state('fullt', 'Fullt'),
      state('annen-gruppe', 'Annen gruppe åpen', { steps: [{ press: 'buy-health' }] }),
      state('lo', 'LO-medlem', { attributes: { 'is-lo': '' } }),
      loggedOut,
    ],
  },
  {
    tag: 'kfp-other-insurances',
    states: [
      state('fullt', 'Fullt'),
      state('apent', 'Ett kort åpent', { steps: [{ press: 'other-insurance' }] }),
      state('tomt', 'Tomt', { config: { andreForsikringer: [] } }),
      loggedOut,
    ],
  },
];
