/** Mixpanel's EU data centre, where events go without a configured host. */
export const analyticsHost = 'https://api-eu.mixpanel.com';

/** The fields of the configuration with an address that the elements call, load or send a form to. */
export interface AddressConfig {
  readonly kfpApiHost?: string | undefined;
  readonly authBase?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly skadesaker?: { readonly url?: string | undefined } | undefined;
  readonly analytics?: { readonly token?: string | undefined; readonly apiHost?: string | undefined } | undefined;
  readonly errorReporting?: { readonly dsn?: string | undefined } | undefined;
}

/**
 * The configured addresses that a content security policy must allow: for each directive, the address of each field.
 * Undefined for a field that is not set or that no element of the page uses.
 *
 * @param hasElement whether the page has one of these tags
 */
export function cspAddresses(config: AddressConfig, hasElement: (...tags: readonly string[]) => boolean) {
  const { kfpApiHost, authBase, logoUrl, skadesaker, analytics, errorReporting } = config;
  return {
    'connect-src': {
      kfpApiHost,
      authBase,
      // Without a token the elements track nothing, and an empty host counts as none.
      'analytics.apiHost': analytics?.token ? analytics.apiHost || analyticsHost : undefined,
      'errorReporting.dsn': withoutKey(errorReporting?.dsn),
    },
    'img-src': { logoUrl: hasElement('kfp-header', 'kfp-portal') ? logoUrl : undefined },
    'form-action': { 'skadesaker.url': hasElement('kfp-claims-jump', 'kfp-portal') ? skadesaker?.url : undefined },
  };
}

/** Removes the public key, which is in the place of the user name in a DSN. A configuration may contain any value. */
function withoutKey(dsn: string | undefined): string | undefined {
  return typeof dsn === 'string' ? dsn.trim().replace(/^(https?:\/\/)\w+@/, '$1') : dsn;
}
