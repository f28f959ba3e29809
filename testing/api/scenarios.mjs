import { routes } from './routes.mjs';

/** Short names of the endpoints, as scenarios use them: `tilbud-500`, `avtaler-slow`. */
export const endpointNames = routes.map(({ name }) => name);

/** Faults of one endpoint. */
export const faultKinds = {
  500: 'svarer 500 med JSON',
  404: 'svarer 404 med JSON',
  html: 'svarer 500 med HTML',
  malformed: 'svarer 200 med ødelagt JSON',
  'wrong-types': 'svarer 200 med gale typer i alle felt',
  empty: 'svarer 204 uten innhold',
  timeout: 'svarer aldri',
  slow: 'svarer etter 2 sekunder',
  reset: 'bryter forbindelsen',
};

/** Behaviours of the whole stand-in API. */
export const generalScenarios = {
  slow: 'alle datasvar kommer etter 2 sekunder',
  'source-error': 'systemSourceError på avtaler og tilbud',
  'avtaler-source-error': 'systemSourceError på avtaler',
  'tilbud-source-error': 'systemSourceError på tilbud',
  'eika-avtaler-source-error': 'systemSourceError på avtaler hos partneren',
  'offers-in-overview': 'svaret på avtaler har tilbudene med',
  'no-session': 'kunden er ikke logget inn',
  'expires-in-50': 'økten løper ut om 50 sekunder (et hvilket som helst tall)',
};

/**
 * @typedef {object} Scenario
 * @property {string} text as in the address
 * @property {Map<string, Set<string>>} faults fault kinds by endpoint name
 * @property {boolean} isSlow
 * @property {Set<string>} sourceErrors endpoint names
 * @property {boolean} hasOffersInOverview
 * @property {boolean} isLoggedOut
 * @property {number | undefined} expiresIn seconds
 */

/**
 * Reads scenarios joined with `+`, `,` or a space (which a `+` in an address becomes).
 * @param {string} text
 * @returns {{ scenario: Scenario, unknown: string[] }}
 */
export function parseScenario(text) {
  /** @type {Scenario} */
  const scenario = {
    text,
    faults: new Map(),
    isSlow: false,
    sourceErrors: new Set(),
    hasOffersInOverview: false,
    isLoggedOut: false,
    expiresIn: undefined,
  };
  const names = text.split(/[+,\s]+/).filter((name) => name !== '');
  return { scenario, unknown: names.filter((name) => !addGeneral(scenario, name) && !addFault(scenario, name)) };
}

/** @param {Scenario} scenario @param {string} name */
function addGeneral(scenario, name) {
  const expiry = /^expires-in-(\d{1,6})$/.exec(name);
  if (expiry) scenario.expiresIn = Number(expiry[1]);
  else if (name === 'slow') scenario.isSlow = true;
  else if (name === 'no-session') scenario.isLoggedOut = true;
  else if (name === 'offers-in-overview') scenario.hasOffersInOverview = true;
  else if (name === 'source-error') scenario.sourceErrors.add('avtaler').add('tilbud');
  else if (name === 'avtaler-source-error') scenario.sourceErrors.add('avtaler');
  else if (name === 'tilbud-source-error') scenario.sourceErrors.add('tilbud');
  else if (name === 'eika-avtaler-source-error') scenario.sourceErrors.add('eika-avtaler');
  else return false;
  return true;
}

/** @param {Scenario} scenario @param {string} name */
function addFault(scenario, name) {
  const endpoint = endpointNames.find((candidate) => name.startsWith(`${candidate}-`) && isFault(name, candidate));
  if (endpoint === undefined) return false;
  const kinds = scenario.faults.get(endpoint) ?? new Set();
  scenario.faults.set(endpoint, kinds.add(name.slice(endpoint.length + 1)));
  return true;
}

/** @param {string} name @param {string} endpoint */
const isFault = (name, endpoint) => Object.hasOwn(faultKinds, name.slice(endpoint.length + 1));
