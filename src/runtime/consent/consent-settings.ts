import type { ConsentSource } from '../../domain/consent-source.ts';
import { consentAreaOf, consentSource, parseConsentAreas } from '../../domain/consent-source.ts';
import type { LoginContext } from '../../domain/distributor.ts';
import { warnOnce } from '../../platform/warn.ts';
import type { Config } from '../config/config.ts';
import type { ConsentCookieNames } from './consent-cookies.ts';

/** What `kfp-cookie-consent` says in place of the configuration. */
export interface ConsentOverrides {
  readonly cookieName?: string | undefined;
  readonly cookieDomain?: string | undefined;
  readonly loginContext?: LoginContext | undefined;
}

export interface ConsentSettings {
  readonly names: ConsentCookieNames;
  /** Undefined while the login context has to be known first. */
  readonly source: ConsentSource | undefined;
}

export interface ConsentPage {
  readonly config: Config;
  /** Undefined where no element has said anything. */
  readonly overrides: ConsentOverrides | undefined;
  /** Path of the page's address. */
  readonly path: string;
  /** Undefined while it is not known. */
  readonly loginContext: LoginContext | undefined;
}

/** Where the answers of a page are; what the host has configured badly is ignored, with a warning. */
export function consentSettings({ config, overrides = {}, path, loginContext }: ConsentPage): ConsentSettings {
  const areas = parseConsentAreas(config.consentAreas, (place) => {
    warnOnce(`configuration: consentAreas[${String(place)}] is not valid and is ignored.`);
  });
  return {
    names: cookieNames(config, overrides),
    source: consentSource(consentAreaOf(path, areas), overrides.loginContext ?? loginContext),
  };
}

/** What a cookie's name may consist of. */
const nameRule = /^[\w!#$%&'*+.^`|~-]+$/;
const domainRule = /^[a-z\d.-]+$/i;

/** The names: the element says them before the configuration does. One that no cookie can have gives the default. */
function cookieNames(config: Config, { cookieName, cookieDomain }: ConsentOverrides): ConsentCookieNames {
  const { consentCookieName, consentCookieDomain, authConsentCookieName } = config;
  return {
    general: checked(nameRule, { 'cookie-name': cookieName, consentCookieName }) ?? 'fremtind-cookie-consent',
    authenticated: checked(nameRule, { authConsentCookieName }) ?? 'kfp-consent-v3',
    domain: checked(domainRule, { 'cookie-domain': cookieDomain, consentCookieDomain }),
  };
}

/** The first value that is given, unless it breaks the rule: then the warning has the name that it was given under. */
function checked(rule: RegExp, given: Readonly<Record<string, string | undefined>>): string | undefined {
  const [name = '', value] = Object.entries(given).find(([, one]) => one !== undefined) ?? [];
  if (value === undefined || rule.test(value)) return value;
  warnOnce(`${name}: ${JSON.stringify(value)} is not valid and is ignored.`);
  return undefined;
}
