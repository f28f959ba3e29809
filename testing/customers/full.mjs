import { agreement, baseCustomer, dayFrom, offer } from './fixtures.mjs';

/**
 * Many kinds of agreements and offers: one for each case that the overview and the offers page distinguish.
 * @param {number} now epoch milliseconds
 */
export function fullCustomer(now) {
  return {
    ...baseCustomer(),
    agreements: [...ownAgreements(), ...otherSources()],
    offers: offers(now),
    partnerAgreements: partnerAgreements(),
    hasUnreadMessages: true,
    healthDeclarations: 1,
    offersToAccept: 2,
    motorTasks: [{ oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Volvo V70', avtalenummer: '81204417' }],
  };
}

const ownAgreements = () => [
  agreement({ policyNumber: '81204417', name: 'Bil', description: 'Volvo V70, EK 41207, kasko',
    productType: 'BIL', monthlyPrice: 742 }),
  agreement({ policyNumber: '81204425', name: 'Hus', description: 'Bjørkeveien 14 B, topp', productType: 'HUS',
    avtaleStatus: 'RENEWAL', monthlyPrice: 612, pakkeTilbud: [{ name: 'Innbo', productType: 'INNBO' }] }),
  agreement({ policyNumber: '81204433', name: 'Innbo', description: 'Forsikringssum 1 500 000 kr',
    productType: 'INNBO', monthlyPrice: 189 }),
  agreement({ policyNumber: '81204441', name: 'Reise', description: 'Familie, hele verden', productType: 'REISE',
    monthlyPrice: 159 }),
  agreement({ policyNumber: '81204459', name: 'Hytte', description: 'Skogsvegen 3, Sjusjøen',
    productType: 'FRITIDSHUS', avtaleStatus: 'PENDING', monthlyPrice: 231 }),
  agreement({ policyNumber: '81204467', name: 'Båt', description: 'Askeladden C61, 115 hk', productType: 'BAAT',
    avtaleStatus: 'PROCESSING', monthlyPrice: 145 }),
  agreement({ policyNumber: '81204475', name: 'Katt', description: 'Pus, norsk skogkatt', productType: 'KJAELEDYR',
    monthlyPrice: 176.5 }),
];

const otherSources = () => [
  agreement({ policyNumber: '5501-220', name: 'Livsforsikring', description: '2 000 000 kr ved dødsfall',
    productType: 'LIVSFORSIKRING', systemSource: 'PROLIFE', avtaleStatus: 'PENDING', monthlyPrice: 312 }),
  agreement({ policyNumber: '6602-118', name: 'Ulykke', description: 'Barneulykke for Nora',
    productType: 'ULYKKE', systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING', monthlyPrice: 98 }),
  agreement({ policyNumber: 'LO-44019', name: 'Kollektiv hjem', description: 'Innboforsikring gjennom forbundet',
    productType: 'KOLLEKTIV_HJEM', systemSource: 'LOFAVOR' }),
  agreement({ policyNumber: 'K-30771', name: 'Kollektiv reise', description: 'Reiseforsikring gjennom arbeidsgiver',
    productType: 'KOLLEKTIV_REISE', productCode: 'Y44', systemSource: 'PARIS', monthlyPrice: 0 }),
  agreement({ policyNumber: 'ES-71120', name: 'Tilhenger', description: 'Tysse 6374, HR 2087',
    productType: 'TILHENGER', systemSource: 'EIKA_SKADE', monthlyPrice: 42 }),
];

/** @param {number} now */
const offers = (now) => [
  offer({ policyNumber: '90412201', name: 'Hus', description: 'Lyngveien 8, 1405 Langhus', productType: 'HUS',
    versionNumber: '3', monthlyPrice: 689, expirationDate: dayFrom(now, 26),
    pakkeTilbud: [{ name: 'Innbo', productType: 'INNBO', policyNumber: '90412219', monthlyPrice: 214,
      yearlyPrice: 2568 }] }),
  offer({ policyNumber: '90412235', name: 'Bil', description: 'Tesla Model Y, EL 82135, kasko pluss',
    productType: 'BIL', versionNumber: '2', monthlyPrice: 1024, tfaMonthly: 261, expirationDate: dayFrom(now, 12) }),
  offer({ policyNumber: '90412243', name: 'Reise', description: 'En person, hele verden', productType: 'REISE',
    monthlyPrice: 119, expirationDate: dayFrom(now, -9) }),
  offer({ policyNumber: '5501-774', name: 'Livsforsikring', description: '1 500 000 kr ved dødsfall',
    productType: 'LIVSFORSIKRING', monthlyPrice: 187, expirationDate: dayFrom(now, 40), systemSource: 'PROLIFE' }),
  offer({ policyNumber: 'LO-90417', name: 'Hund', description: 'Luna, golden retriever',
    productType: 'LOFAVOR_KJAELEDYR', monthlyPrice: 263, expirationDate: dayFrom(now, 19), systemSource: 'LOFAVOR' }),
];

/** The first one is in the customer's own list too. A portal that merges both lists shows it once. */
const partnerAgreements = () => [
  agreement({ policyNumber: 'ES-71120', name: 'Tilhenger', description: 'Tysse 6374, HR 2087',
    productType: 'TILHENGER', systemSource: 'EIKA_SKADE', monthlyPrice: 42 }),
  agreement({ policyNumber: 'ES-71138', name: 'Moped', description: 'Vespa Primavera, DE 4410',
    productType: 'MOPED', systemSource: 'EIKA_SKADE', monthlyPrice: 129 }),
];
