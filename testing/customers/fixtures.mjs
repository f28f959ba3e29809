/**
 * Functions that build the JSON objects of the API. Every name, number and address is invented.
 *
 * @typedef {import('../testing.mjs').CustomerState} CustomerState
 * @typedef {import('../testing.mjs').WireAgreement} Agreement
 * @typedef {import('../testing.mjs').WireOffer} Offer
 */

/**
 * An agreement as the backend sends it. A field without a value is null.
 * @param {Partial<Agreement>} fields
 * @returns {Agreement}
 */
export function agreement(fields) {
  return {
    avtaleStatus: 'ACTIVE',
    systemSource: 'NICE',
    productCode: null,
    pakkeTilbud: null,
    ...fields,
    monthlyPrice: fields.monthlyPrice ?? null,
  };
}

/**
 * An offer as the backend sends it. By default the yearly price is twelve times the monthly price.
 * @param {Offer & { monthlyPrice: number, tfaMonthly?: number }} fields
 * @returns {Offer}
 */
export function offer({ tfaMonthly, ...fields }) {
  return {
    detaljer: { tfaMonthly: tfaMonthly ?? null },
    versionNumber: '1',
    pakkeTilbud: [],
    systemSource: 'NICE',
    yearlyPrice: fields.monthlyPrice * 12,
    ...fields,
  };
}

/**
 * The date that is `days` days after `now`, such as `2026-12-31`.
 * @param {number} now epoch milliseconds
 * @param {number} days
 */
export function dayFrom(now, days) {
  return new Date(now + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The default data of a customer in the stand-in API. The named customers change parts of it.
 * The checksum of the national identity number is wrong, so that it belongs to no person.
 * @returns {CustomerState}
 */
export function baseCustomer() {
  return {
    customer: {
      navn: 'Kari Eksempel',
      ssn: '01019000000',
      niceKundenummer: '700100',
      isLoMedlem: false,
      isBankkunde: false,
      kontaktInformasjon: { epostAdresse: 'kari@eksempel.example', mobilNummer: '90000001', editable: true },
      samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: null },
    },
    bankRegister: '1813',
    agreements: [],
    offers: [],
    partnerAgreements: [],
    hasUnreadMessages: false,
    healthDeclarations: 0,
    offersToAccept: 0,
    motorTasks: [],
    recommendations: {
      scores: [
        { nextBestOfferProdukt: 'REISE', score: 0.83 },
        { nextBestOfferProdukt: 'INNBO', score: 0.71 },
        { nextBestOfferProdukt: 'BEHANDLINGSFORSIKRING', score: 0.64 },
        { nextBestOfferProdukt: 'LIVSFORSIKRING', score: 0.52 },
        { nextBestOfferProdukt: 'BAAT', score: 0.31 },
      ],
      controlgroup: false,
      fallback: false,
    },
    lifeCustomer: { epost: '', telefon: '', eksisterer: false },
    addresses: [
      {
        isFolkreregistrert: false,
        gatenavn: 'Bjørkeveien',
        gatenummer: '14',
        gatenummerBokstav: 'B',
        gaardsnummer: null,
        bruksnummer: null,
        postnummer: '0155',
      },
    ],
    hasReservation: false,
    feedback: [],
  };
}
