import { seededRandom } from '../seeded-random.mjs';

const right = {
  'auth/client-context': { loginContext: 'NETTBANK', trackingId: '1', loginBankplassRegisterNummer: '0502' },
  'avtaleoversikt/avtaler': {
    avtaler: [{ policyNumber: '1', name: 'Bil', description: 'Volvo', monthlyPrice: 299, avtaleStatus: 'ACTIVE', systemSource: 'NICE',
      productCode: 'Y44', productType: 'BIL', pakkeTilbud: [{ name: 'Innbo' }] }],
    yearlySum: 3588, monthlySum: 299, systemSourceError: false,
  },
  'avtaleoversikt/tilbud': {
    tilbud: [{ policyNumber: '2', versionNumber: '1', name: 'Hus', description: 'Storgata 1', detaljer: { tfaMonthly: 12.5 }, monthlyPrice: 149,
      yearlyPrice: 1788, productType: 'HUS', expirationDate: '2999-12-31', systemSource: 'NICE',
      pakkeTilbud: [{ name: 'Innbo', productType: 'INNBO', policyNumber: '3', monthlyPrice: 1, yearlyPrice: 12 }] }],
    systemSourceError: false,
  },
  'skadekunde/hent': {
    navn: 'Kari', ssn: '01020312345', niceKundenummer: '1', isLoMedlem: true, isBankkunde: false,
    kontaktInformasjon: { epostAdresse: 'a@b.no', mobilNummer: '91234567', editable: true },
    samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
  },
  'nbo/produktanbefaling': { scores: [{ nextBestOfferProdukt: 'REISE', score: 0.5 }], controlgroup: false, fallback: false },
  'liv/kunde/v1/kunde': { epost: 'a@b.no', telefon: '91234567', eksisterer: true },
  'adresse/kundeadresser': [{ isFolkreregistrert: false, gatenavn: 'Storgata', gatenummer: '1', postnummer: '0155' }],
  'adresse/postnummer': [{ kode: '0155', navn: 'OSLO' }],
  'samtykke/tekster': [{ samtykke: 'MARKETING', tittel: 'Råd', ingress: 'Vi', tekst: 'Du' }],
  'samtykke/reservasjon/hent': { hasReservasjon: false },
  'eikaintegrasjon/avtaler': { avtaler: [{ policyNumber: '4', name: 'Hund' }], yearlySum: 12, monthlySum: 1 },
  'eikaintegrasjon/kundekommunikasjon': { hasUlesteMeldinger: true },
  'oversikt/helseerklaering': { antall: 1 },
  'oversikt/aksepttilbud': { antall: 2, hasUlesteMeldinger: true },
  'motor/oppgaver/motoroppgaver': { oppgaver: [{ oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Volvo', avtalenummer: '1' }] },
};

const odd = [
  null, '', ' ', 'x', 0, -1, 1e300, 0.1, '12,5', true, false, [], {}, [null], [[]], { length: 1 }, { toString: 1 }, 'javascript:alert(1)',
  '../..', '%', '\ud800', '<b>x</b>', '2026-13-41', 'ACTIVE', 'PROLIFE', 'KOLLEKTIV_REISE', 'æ'.repeat(5_000),
];
const broken = ['', '{', '[1', 'null', '"x"', '<html></html>', '{"a":}', '{"__proto__":{"polluted":1}}', '\u0000', '[['.repeat(2_000)];
const statuses = [201, 204, 206, 400, 404, 409, 500, 503];

/**
 * Responses with values of the wrong type, or without JSON. The same seed gives the same responses.
 *
 * @param {number} seed
 * @returns {(endpoint: string) => Response | undefined} undefined for unknown endpoints
 */
export function malformedResponses(seed) {
  const random = seededRandom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];

  /** Replaces some values and omits some fields, at any depth. */
  function mistyped(value) {
    if (random() < 0.15) return pick(odd);
    if (Array.isArray(value)) return random() < 0.2 ? [...value, pick(odd), ...value] : value.map(mistyped);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).filter(() => random() < 0.9).map(([name, inner]) => [name, mistyped(inner)]));
  }

  return (endpoint) => {
    const response = right[endpoint];
    if (response === undefined) return undefined;
    const status = random() < 0.85 ? 200 : pick(statuses);
    const body = random() < 0.8 ? JSON.stringify(mistyped(response)) : pick(broken);
    return new Response(status === 204 ? null : body, { status });
  };
}
