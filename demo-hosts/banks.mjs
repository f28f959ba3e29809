/**
 * What a bank says of itself in `window.kfpConfig`.
 * @typedef {object} Bank
 * @property {string} name
 * @property {string} phone
 * @property {string} email
 * @property {Array<[string, string] | { dag: string, tid: string }>} hours both forms are in use
 * @property {string} domain its part of the online bank's addresses
 */

/** @type {Record<string, Bank>} */
const banks = {
  sb1: {
    name: 'Fjordbanken', phone: '90000000', email: 'forsikring@fjordbanken.example', domain: 'fjordbanken',
    hours: [['Mandag–fredag', '08–20'], ['Lørdag', '10–15']],
  },
  eika: {
    name: 'Dalbanken', phone: '21 00 00 01', email: 'post@dalbanken.example', domain: 'dalbanken',
    hours: [{ dag: 'Mandag–fredag', tid: '09–15' }],
  },
  fana: {
    name: 'Lyngbanken', phone: '55 00 00 02', email: 'kunde@lyngbanken.example', domain: 'lyngbanken',
    hours: [['Mandag–torsdag', '08–16'], ['Fredag', '08–15']],
  },
  sbm: {
    name: 'Kystbanken', phone: '70 00 00 03', email: 'hei@kystbanken.example', domain: 'kystbanken',
    hours: [['Hverdager', '08–16']],
  },
  dnb: {
    name: 'Storbanken', phone: '+47 22 00 00 04', email: 'forsikring@storbanken.example', domain: 'storbanken',
    hours: [['Alle dager', 'hele døgnet']],
  },
  fremtind: {
    name: 'Fjord Forsikring', phone: '21 00 00 05', email: 'kunde@fjordforsikring.example', domain: 'fjordforsikring',
    hours: [['Mandag–fredag', '08–16']],
  },
  none: {
    name: 'Fjord Forsikring', phone: '21 00 00 06', email: 'post@fjordforsikring.example', domain: 'fjordforsikring',
    hours: [['Mandag–fredag', '08–16']],
  },
};

/**
 * The part of the configuration that tells who the bank is and where its own pages are: every field that all banks
 * have (CF-46).
 * @param {string} distributor
 */
export function bankConfig(distributor) {
  const { name, phone, email, hours, domain } = banks[distributor] ?? banks.none;
  return {
    distributorInfo: { shortname: distributor },
    contactInfo: { navn: name, telefon: phone, epost: email, apningstider: hours, domene: domain },
    info: { loggUtUrl: '/demo/logged-out/', nettbankUrl: '/demo/online-bank/', timeoutUrl: '/demo/timed-out/' },
    insurerName: 'Fjord Forsikring',
    consentOwner: 'Fjordbanken',
    app_version: 'demo-1',
    features: { overview: true, directLogin: true },
    links: { skadeBetaling: distributor === 'fremtind' },
    bankBaseUrl: '/demo/banks',
    nettbankOverviewPath: 'overview',
    meldSkadeUrl: '/privat/forsikring/skade',
    ...(distributor === 'dnb' ? { skadesakerNavUrl: '/demo/claims/' } : {}),
    personvernUrl: '/privat/forsikring/personvern',
    eikaDetaljerUrl: '/demo/partner/',
    skadesaker: { url: '/demo/claims/', fallbackUrl: '/privat/forsikring/oversikt' },
    allowedOrigins: [`https://www.${domain}.example`],
    optInSite: `${domain}.example`,
    consentCookieName: distributor === 'sbm' ? `${domain}-cookie-consent` : 'fremtind-cookie-consent',
    authConsentCookieName: 'kfp-consent-v3',
    consentAreas: [
      { path: '/demo/mobile-bank', area: 'bank' },
      { path: '/privat/forsikring', area: 'customer' },
    ],
    authBase: '/api/privat/forsikring',
    sessionExtendPath: 'auth/session-extend',
    sessionExpiryHeader: 'X-Session-Expiry',
    correlationHeader: 'X-Correlation-Id',
  };
}
