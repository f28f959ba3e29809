const prefix = '/api/privat/forsikring/';

/** Two offers: NICE comes before PARIS, and the price of the second is missing. */
const offers = [
  { policyNumber: '90500016', name: 'Innbo', description: 'Storgata 1', productType: 'INNBO', versionNumber: '1', monthlyPrice: 149,
    yearlyPrice: 1788, systemSource: 'NICE', expirationDate: '2999-12-31' },
  { policyNumber: '90500024', name: 'Reise', description: 'Hele verden', productType: 'REISE', versionNumber: '1', systemSource: 'PARIS' },
];

const agreements = [
  { policyNumber: '81310018', name: 'Bil', description: 'Toyota Yaris', productType: 'BIL', monthlyPrice: 299,
    avtaleStatus: 'ACTIVE', systemSource: 'NICE' },
];

/** The responses to a page with the overview, for a customer with one agreement and two offers. */
const overviewResponses = {
  'auth/session-status': { kfpSessionId: 'session-1' },
  'auth/client-context': { loginContext: 'NETTBANK' },
  'avtaleoversikt/avtaler': { avtaler: agreements, monthlySum: 299, yearlySum: 3588, systemSourceError: false },
  'avtaleoversikt/tilbud': { tilbud: offers, systemSourceError: false },
  'skadekunde/hent': { navn: 'Kari Eksempel' },
  'nbo/produktanbefaling': { scores: [{ nextBestOfferProdukt: 'HUS', score: 0.5 }] },
  'oversikt/helseerklaering': { antall: 0 },
  'oversikt/aksepttilbud': { antall: 0 },
  'motor/oppgaver/motoroppgaver': { oppgaver: [] },
};

/** The calls of a page with the overview: each endpoint once, even if several elements need it. */
export const callsOfOverview = Object.fromEntries(Object.keys(overviewResponses).sort().map((endpoint) => [endpoint, 1]));

/** Nobody is logged in. */
export const loggedOut = { 'auth/session-status': {} };

/**
 * A stand-in for `fetch` that records every call.
 *
 * @param {Record<string, unknown>} [changes] responses by endpoint: JSON, a status, or a function that returns either or a
 *   promise of it
 */
export function createBackend(changes = {}) {
  /** @type {{ path: string, endpoint: string, method: string, url: string, init: RequestInit }[]} */
  const calls = [];
  const responses = { ...overviewResponses, ...changes };
  return {
    calls,
    /** Responses of later calls. */
    responses,
    /** Number of calls to an endpoint. */
    count: (endpoint) => calls.filter((call) => call.endpoint === endpoint).length,
    /** Number of calls to each endpoint. */
    counts: () => Object.fromEntries([...new Set(calls.map(({ endpoint }) => endpoint))].sort()
      .map((endpoint) => [endpoint, calls.filter((call) => call.endpoint === endpoint).length])),
    async fetch(input, init = {}) {
      const url = new URL(input, location.href);
      const endpoint = url.pathname.split(prefix).at(-1);
      calls.push({ url: url.href, path: url.pathname, endpoint, method: init.method ?? 'GET', init });
      const given = responses[endpoint];
      const response = await (typeof given === 'function' ? given(init) : given);
      if (response === undefined) return new Response(null, { status: 404 });
      return typeof response === 'number' ? new Response(null, { status: response }) : new Response(JSON.stringify(response));
    },
  };
}

/** A promise that a test settles, for a pending response. */
export function later() {
  const promise = {};
  promise.response = new Promise((resolve) => (promise.give = resolve));
  return promise;
}
