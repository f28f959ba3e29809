import { checkUrl, UrlError } from '../platform/url-rule.ts';
import type { KfpConfig } from '../runtime/config/kfp-config.ts';
import { originOf } from './base.ts';
import { checkNonce, checkTags } from './release.ts';

export interface CspOptions {
  /** The elements of the page, such as `kfp-offers`. */
  readonly tags: readonly string[];
  readonly config?: KfpConfig;
  /** Nonce of this answer: scripts need it then, wherever they are from. */
  readonly nonce?: string;
  /** Where the files are, when that is another origin than the page's. */
  readonly base?: string;
}

export interface Csp {
  /** By directive, its sources. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** Value of the header `Content-Security-Policy`. */
  readonly header: string;
}

const self = "'self'";
const none = "'none'";
const analyticsHost = 'https://api-eu.mixpanel.com';

/**
 * The policy of a page that holds these elements and nothing else. A page adds what its own parts need; `base-uri`,
 * `object-src`, `frame-ancestors`, `form-action` and the two of Trusted Types have to be written out, as `default-src`
 * does not stand in for all of them. The login is framed at the address that the API gives, which no configuration
 * tells: a page with `kfp-login` or `kfp-portal` adds its origin to `frame-src` where that is not the page's own.
 *
 * @throws TypeError for a tag that there is not, a base or a nonce that is none, and a configured address that the
 *   elements would refuse
 */
export function csp({ tags, config = {}, nonce, base = '/' }: CspOptions): Csp {
  checkTags(tags);
  if (nonce !== undefined) checkNonce(nonce);
  const holds = (...some: readonly string[]) => some.some((tag) => tags.includes(tag));
  const files = originOf(base);
  const directives: Record<string, readonly string[]> = {
    'default-src': [none],
    'script-src': nonce === undefined ? sources(files) : [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'connect-src': sources(files, ...calledOrigins(config)),
    'style-src': sources(holds('kfp-portal') ? files : undefined),
    'img-src': sources(holds('kfp-header', 'kfp-portal') ? addressOrigin('logoUrl', config.logoUrl) : undefined),
    ...(holds('kfp-login', 'kfp-portal') ? { 'frame-src': [self] } : {}),
    'form-action': sources(holds('kfp-claims-jump', 'kfp-portal') ? addressOrigin('skadesaker.url', config.skadesaker?.url) : undefined),
    'frame-ancestors': [self],
    'base-uri': [none],
    'object-src': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [none],
  };
  const header = Object.keys(directives).map((name) => `${name} ${(directives[name] ?? []).join(' ')}`).join('; ');
  return { directives, header };
}

/** The page's own origin and the others that there are, each once. */
const sources = (...origins: readonly (string | undefined)[]) => [...new Set([self, ...origins.filter((origin) => origin !== undefined)])];

/** What the elements send requests to: the API, the login call, the analytics and the error service. */
function calledOrigins({ kfpApiHost, authBase, analytics, errorReporting }: KfpConfig) {
  return [
    addressOrigin('kfpApiHost', kfpApiHost),
    addressOrigin('authBase', authBase),
    // Without a token nothing is tracked.
    addressOrigin('analytics.apiHost', analytics?.token ? (analytics.apiHost ?? analyticsHost) : undefined),
    addressOrigin('errorReporting.dsn', withoutKey(errorReporting?.dsn)),
  ];
}

/** A DSN has the public key where an address has a user's name. */
const withoutKey = (dsn: unknown) => (typeof dsn === 'string' ? dsn.replace(/^(https?:\/\/)\w+@/, '$1') : dsn);

/** The origin of a configured address; undefined for one on the page's own origin, or none. */
function addressOrigin(field: string, address: unknown): string | undefined {
  const page = 'https://page.invalid';
  if (address === undefined || address === '') return undefined;
  // A file of JSON holds what it likes.
  if (typeof address !== 'string') throw new TypeError(`${field} of the configuration is no text.`);
  try {
    const { origin } = checkUrl(address, page, true);
    return origin === page ? undefined : origin;
  } catch (cause) {
    if (!(cause instanceof UrlError)) throw cause;
    throw new TypeError(`${field} of the configuration: ${cause.message}`, { cause });
  }
}
