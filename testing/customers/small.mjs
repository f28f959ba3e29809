import { agreement, baseCustomer, dayFrom, offer } from './fixtures.mjs';

/** A customer with nothing at all. */
export function noneCustomer() {
  const base = baseCustomer();
  return { ...base, customer: { ...base.customer, navn: 'Ingen Eksempel' }, addresses: [] };
}

/** One agreement and one offer. @param {number} now epoch milliseconds */
export function oneCustomer(now) {
  const base = baseCustomer();
  return {
    ...base,
    customer: { ...base.customer, navn: 'Enny Eksempel' },
    agreements: [
      agreement({ policyNumber: '81310018', name: 'Bil', description: 'Toyota Yaris, BT 30114, delkasko',
        productType: 'BIL', monthlyPrice: 299 }),
    ],
    offers: [
      offer({ policyNumber: '90500016', name: 'Innbo', description: 'Storgata 1, 0155 Oslo', productType: 'INNBO',
        monthlyPrice: 149, expirationDate: dayFrom(now, 30) }),
    ],
  };
}

/** A member of a union federation. @param {number} now epoch milliseconds */
export function unionCustomer(now) {
  const base = oneCustomer(now);
  return {
    ...base,
    customer: { ...base.customer, navn: 'Liv Organisert', isLoMedlem: true },
    agreements: [
      ...base.agreements,
      agreement({ policyNumber: 'LO-44120', name: 'Kollektiv hjem', description: 'Innboforsikring gjennom forbundet',
        productType: 'KOLLEKTIV_HJEM', systemSource: 'LOFAVOR' }),
    ],
  };
}

/** A customer who sees no recommendations, for comparison. @param {number} now epoch milliseconds */
export function controlGroupCustomer(now) {
  const base = oneCustomer(now);
  return {
    ...base,
    customer: { ...base.customer, navn: 'Kontroll Eksempel' },
    recommendations: { ...base.recommendations, controlgroup: true },
    healthDeclarations: 3,
    offersToAccept: 1,
    motorTasks: ['Volvo V70', 'Tesla Model Y'].map((beskrivelse, index) =>
      ({ oppgavetype: 'ENDRE_KMSTAND', beskrivelse, avtalenummer: `8131001${index}` })),
  };
}

/**
 * A customer of the bank who logged in through a bank of the partner's register.
 * @param {number} now epoch milliseconds
 */
export function bankCustomer(now) {
  const base = oneCustomer(now);
  return {
    ...base,
    bankRegister: '0502',
    customer: { ...base.customer, navn: 'Bente Bankkunde', isBankkunde: true },
    hasUnreadMessages: true,
    partnerAgreements: [
      // In both systems: the elements show it once.
      ...base.agreements,
      agreement({ policyNumber: 'ES-80041', name: 'Campingvogn', description: 'Hobby De Luxe 495, AH 5512',
        productType: 'CAMPINGVOGN', systemSource: 'EIKA_SKADE', monthlyPrice: 87 }),
    ],
  };
}

/**
 * A customer with insurances of the partner only. Three of them share a number, and the recommendations name each product.
 * One has a number from another system.
 */
export function sameNumberCustomer() {
  const base = baseCustomer();
  const shared = { policyNumber: 'ES-90500', systemSource: 'EIKA_SKADE' };
  const scores = ['MOPED', 'BAAT', 'BIL', 'LIVSFORSIKRING', 'REISE', 'INNBO'].map((nextBestOfferProdukt, index) =>
    ({ nextBestOfferProdukt, score: 0.9 - index / 10 }));
  return {
    ...base,
    bankRegister: '2050',
    customer: { ...base.customer, navn: 'Sam Samling' },
    partnerAgreements: [
      agreement({ ...shared, name: 'Bil', description: 'Skoda Enyaq, EV 55120, kasko', productType: 'BIL', monthlyPrice: 688 }),
      agreement({ ...shared, name: 'Moped', description: 'Vespa Primavera, DE 4410', productType: 'MOPED', monthlyPrice: 129 }),
      agreement({ ...shared, name: 'Båt', description: 'Ibiza 640, 150 hk', productType: 'BAAT', monthlyPrice: 214 }),
      agreement({ ...shared, name: 'Livsforsikring', description: '1 000 000 kr ved dødsfall', productType: 'LIVSFORSIKRING',
        systemSource: 'EIKA_PERSON', monthlyPrice: 176 }),
    ],
    recommendations: { ...base.recommendations, scores },
  };
}

/** A customer without a customer number, who is known only in the life insurance system. */
export function legacyCustomer() {
  const base = baseCustomer();
  return {
    ...base,
    customer: {
      ...base.customer,
      navn: 'Gamle Eksempel',
      niceKundenummer: null,
      kontaktInformasjon: { epostAdresse: null, mobilNummer: null, editable: true },
      samtykker: { marketingConsent: null, crossDomainConsent: null },
    },
    lifeCustomer: { epost: 'gamle@eksempel.example', telefon: '90000002', eksisterer: true },
    agreements: [
      agreement({ policyNumber: '5400-011', name: 'Livsforsikring', description: '500 000 kr ved dødsfall',
        productType: 'LIVSFORSIKRING', systemSource: 'PROLIFE', monthlyPrice: 205 }),
    ],
    addresses: [],
  };
}
