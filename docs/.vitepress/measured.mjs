/**
 * What pages ask for, as `test/hosts/docs-figures.spec.mjs` measures it with the stand-in API: the usual customer, the
 * distributor eika, which has the most calls, and three and a half seconds at the top of the page, then at its end.
 */

/** By tag, the calls of a page with this element alone, named by `operationId`. */
export const callsOf = {
  'kfp-claims-jump': ['session-status', 'jumpsst'],
  'kfp-cookie-consent': ['session-status'],
  'kfp-error-page': ['session-status'],
  'kfp-feedback': ['session-status'],
  'kfp-footer': ['session-status', 'bankkontakt'],
  'kfp-header': ['session-status'],
  'kfp-login': ['session-status'],
  'kfp-navigation': ['session-status', 'tilbud'],
  'kfp-offers': ['session-status', 'tilbud', 'bankkontakt'],
  'kfp-other-insurances': ['session-status'],
  'kfp-overview': [
    'session-status', 'helseerklaering', 'aksepttilbud', 'motoroppgaver', 'kundekommunikasjon', 'avtaler', 'eika-avtaler', 'skadekunde',
    'produktanbefaling', 'tilbud',
  ],
  'kfp-portal': ['session-status', 'tilbud', 'bankkontakt'],
  'kfp-profile': ['session-status', 'skadekunde', 'liv-kunde', 'reservasjon', 'kundeadresser', 'postnummer'],
  'kfp-purchase-entries': ['session-status', 'skadekunde'],
  'kfp-recommendations': ['session-status', 'avtaler', 'eika-avtaler', 'skadekunde', 'produktanbefaling'],
  'kfp-runtime': ['session-status'],
  'kfp-session-warning': ['session-status'],
  'kfp-tasks': ['session-status', 'helseerklaering', 'aksepttilbud', 'motoroppgaver', 'kundekommunikasjon'],
  'kfp-toasts': ['session-status'],
};

/** What a bank's page with kfp-overview and kfp-offers loads after its first data: names of files in `dist/chunks/`, without their hash. */
export const laterFiles = [
  'session-guard', 'market-source', 'tab-channel', 'overview-extras', 'join-agreements', 'late-icon-paths', 'offer-removal', 'useMutation',
  'product-picture', 'consent-gate', 'tracking-consent', 'tracking-event', 'cookie-changes', 'page-consent', 'page-observer', 'analytics-data', 'page-watch', 'feedback',
];
