import type { ConsentSource, StoredConsent } from '../../domain/consent-source.ts';
import { consentAreaOf, consentSource, parseConsentAreas } from '../../domain/consent-source.ts';
import type { ConsentAnswers } from '../../domain/cookie-consent.ts';
import { formatAuthConsentCookie, formatConsentCookie, mergeAnswers, parseAuthConsentCookie, parseConsentCookie } from '../../domain/cookie-consent.ts';
import type { LoginContext } from '../../domain/distributor.ts';
import { writeCookie } from '../../platform/cookie-changes.ts';
import { readCookies, readRawCookies } from '../../platform/cookies.ts';
import { documentMember } from '../../platform/document-member.ts';
import { pageLocation } from '../../platform/page-location.ts';
import { warnInvalid, warnOnce } from '../../platform/warn.ts';
import type { Config } from '../config/config.ts';

/** The names of the two cookies, and their domain. Without a domain they are set for the page's host only. */
export interface ConsentCookieNames {
  readonly general: string;
  readonly authenticated: string;
  readonly domain: string | undefined;
}

export interface ConsentCookies {
  /** False where the page may not use cookies. */
  readonly isOpen: () => boolean;
  readonly read: (names: ConsentCookieNames) => StoredConsent;
  /** Writes the given answers. False when the browser did not keep one of them, even if it claims to accept cookies. */
  readonly write: (names: ConsentCookieNames, answers: Partial<Record<keyof StoredConsent, ConsentAnswers>>) => boolean;
}

/** The names of the two cookies, unless the page gives others. */
export const defaultNames = { general: 'fremtind-cookie-consent', authenticated: 'kfp-consent-v3' };

/** Seconds: 120 days (CK-06). */
export const consentLifetime = 10_368_000;

/** The two consent cookies of a page. */
export function createConsentCookies(window: Window): ConsentCookies {
  function isOpen(): boolean {
    try {
      // In a frame with an opaque origin, reading `document.cookie` throws.
      return window.navigator.cookieEnabled && typeof documentMember('cookie') === 'string';
    } catch {
      return false;
    }
  }

  return {
    isOpen,
    read({ general, authenticated }) {
      const cookies = isOpen() ? readCookies() : '';
      return {
        general: mergeAnswers(readRawCookies(cookies, general).map(parseConsentCookie)),
        authenticated: mergeAnswers(readRawCookies(cookies, authenticated).map(parseAuthConsentCookie)),
      };
    },
    write: (names, { general, authenticated }) =>
      isOpen() &&
      (!general || keep(names.general, formatConsentCookie(general), names.domain)) &&
      (!authenticated || keep(names.authenticated, formatAuthConsentCookie(authenticated), names.domain)),
  };
}

/** Writes a cookie and reads it back. Browsers silently refuse a cookie in a third-party frame or for a foreign domain. */
function keep(name: string, value: string, domain: string | undefined): boolean {
  const tryWith = (tried: string | undefined) => {
    writeCookie({ name, value, maxAge: consentLifetime, domain: tried });
    const kept = readRawCookies(readCookies(), name);
    return kept.length > 0 && kept.every((one) => one === value);
  };
  if (tryWith(domain)) return true;
  removeAll(name);
  if (tryWith(domain)) return true;
  if (domain === undefined || !tryWith(undefined)) return false;
  warnOnce('cookie-domain-refused', `cookie domain ${domain}: the browser refuses it; the answer is stored for this host only.`);
  return true;
}

/** Removes the cookies beside the new one: same name, with a longer path or another domain. */
function removeAll(name: string): void {
  const { pathname, hostname } = pageLocation(window);
  const names = pathname.split('/').slice(1);
  const folders = names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
  const labels = hostname.split('.');
  const domains = [undefined, ...labels.map((_, index) => labels.slice(index).join('.'))];
  for (const path of ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]) {
    for (const domain of domains) writeCookie({ name, value: '', maxAge: 0, path, domain });
  }
}

/** Attributes of `kfp-cookie-consent` that override the configuration. */
export interface ConsentOverrides {
  readonly cookieName?: string | undefined;
  readonly cookieDomain?: string | undefined;
  readonly loginContext?: LoginContext | undefined;
}

export interface ConsentSettings {
  readonly names: ConsentCookieNames;
  /** Undefined while the login context is needed but unknown. */
  readonly source: ConsentSource | undefined;
}

interface ConsentPage {
  readonly config: Config;
  /** Undefined when no element has given overrides. */
  readonly overrides: ConsentOverrides | undefined;
  /** Path of the page's address. */
  readonly path: string;
  /** Undefined while it is not known. */
  readonly loginContext: LoginContext | undefined;
}

/** Finds the cookies with the page's answers. Bad configuration is ignored with a warning. */
export function consentSettings({ config, overrides = {}, path, loginContext }: ConsentPage): ConsentSettings {
  const areas = parseConsentAreas(config.consentAreas, (place) => {
    warnInvalid(`configuration: consentAreas[${place}]`);
  });
  return {
    names: cookieNames(config, overrides),
    source: consentSource(consentAreaOf(path, areas), overrides.loginContext ?? loginContext),
  };
}

/** The characters that a cookie name may have. */
const nameRule = /^[\w!#$%&'*+.^`|~-]+$/;
const domainRule = /^[a-z\d.-]+$/i;

/** The cookie names. The element overrides the configuration; an invalid name gives the default. */
function cookieNames(config: Config, { cookieName, cookieDomain }: ConsentOverrides): ConsentCookieNames {
  const { consentCookieName, consentCookieDomain, authConsentCookieName } = config;
  return {
    general: checked(nameRule, { 'cookie-name': cookieName, consentCookieName }) ?? defaultNames.general,
    authenticated: checked(nameRule, { authConsentCookieName }) ?? defaultNames.authenticated,
    domain: checked(domainRule, { 'cookie-domain': cookieDomain, consentCookieDomain }),
  };
}

/** The first given value. If it breaks the rule, the result is undefined and a warning names its source. */
function checked(rule: RegExp, given: Readonly<Record<string, string | undefined>>): string | undefined {
  const [name = '', value] = Object.entries(given).find(([, one]) => one !== undefined) ?? [];
  if (value === undefined || rule.test(value)) return value;
  warnInvalid(`${name}: ${JSON.stringify(value)}`);
  return undefined;
}
