import { bankContact } from '../testing/customers/bank-contacts.mjs';

/**
 * The part of the configuration with the identity of the bank and the addresses of its own pages: every field that all
 * banks have (CF-46).
 * @param {string} distributor
 */
export function bankConfig(distributor) {
  const contact = bankContact(distributor);
  const domain = contact.domene;
  return {
    distributorInfo: { shortname: distributor },
    contactInfo: contact,
    info: { loggUtUrl: '/demo/logged-out/', nettbankUrl: '/demo/online-bank/', timeoutUrl: '/demo/timed-out/' },
    insurerName: 'Fjord Forsikring',
    logoUrl: '/demo/common/logo.svg',
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
