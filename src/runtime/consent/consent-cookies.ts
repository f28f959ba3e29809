import type { ConsentSource, StoredConsent } from '../../domain/consent-source.ts';
import { consentAreaOf, consentSource, parseConsentAreas } from '../../domain/consent-source.ts';
import type { ConsentAnswers } from '../../domain/cookie-consent.ts';
import { formatAuthConsentCookie, formatConsentCookie, parseAuthConsentCookie, parseConsentCookie } from '../../domain/cookie-consent.ts';
import type { LoginContext } from '../../domain/distributor.ts';
import { writeCookie } from '../../platform/cookie-changes.ts';
import { readCookies, readRawCookie } from '../../platform/cookies.ts';
import { documentMember } from '../../platform/document-member.ts';
import { warnInvalid, warnOnce } from '../../platform/warn.ts';
import type { Config } from '../config/config.ts';

/** How the two cookies are called, and the domain that they are written for; without one, the page's own host. */
export interface ConsentCookieNames {
  readonly general: string;
  readonly authenticated: string;
  readonly domain: string | undefined;
}

export interface ConsentCookies {
  /** False where the page may have no cookies. */
  readonly isOpen: () => boolean;
  readonly read: (names: ConsentCookieNames) => StoredConsent;
  /** Writes the answers that are given. False when the browser has not kept one, though it may say that it keeps cookies. */
  readonly write: (names: ConsentCookieNames, answers: Partial<Record<keyof StoredConsent, ConsentAnswers>>) => boolean;
}

/** Seconds: 120 days (CK-06). */
const lifetime = 10_368_000;

/** The two consent cookies of a page. */
export function createConsentCookies(window: Window): ConsentCookies {

  function isOpen(): boolean {
    try {
      // In a frame without an origin of its own the mere reading throws.
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
        general: parseConsentCookie(readRawCookie(cookies, general)),
        authenticated: parseAuthConsentCookie(readRawCookie(cookies, authenticated)),
      };
    },
    write: (names, { general, authenticated }) =>
      isOpen() &&
      (!general || keep(names.general, formatConsentCookie(general), names.domain)) &&
      (!authenticated || keep(names.authenticated, formatAuthConsentCookie(authenticated), names.domain)),
  };
}

/** Writes a cookie and reads it back: a third-party frame, or a domain that is not the page's, is refused in silence. */
function keep(name: string, value: string, domain: string | undefined): boolean {
  const tryWith = (tried: string | undefined) => {
    writeCookie({ name, value, maxAge: lifetime, domain: tried });
    return readRawCookie(readCookies(), name) === value;
  };
  if (tryWith(domain)) return true;
  removeAll(name);
  if (tryWith(domain)) return true;
  if (domain === undefined || !tryWith(undefined)) return false;
  warnOnce('cookie-domain-refused', `cookie domain ${domain}: the browser refuses it; the answer is kept for this host alone.`);
  return true;
}

/** Removes what hides the new cookie: one of the same name with a longer path, or for another domain. */
function removeAll(name: string): void {
  const { pathname, hostname } = location;
  const names = pathname.split('/').slice(1);
  const folders = names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
  const labels = hostname.split('.');
  const domains = [undefined, ...labels.map((_, index) => labels.slice(index).join('.'))];
  for (const path of ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]) {
    for (const domain of domains) writeCookie({ name, value: '', maxAge: 0, path, domain });
  }
}

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

interface ConsentPage {
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
    warnInvalid(`configuration: consentAreas[${String(place)}]`);
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
  warnInvalid(`${name}: ${JSON.stringify(value)}`);
  return undefined;
}
