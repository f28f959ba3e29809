import { cspAddresses } from '../domain/csp-addresses.ts';
import { checkUrl, UrlError } from '../platform/url-rule.ts';
import type { KfpConfig } from '../runtime/config/kfp-config.ts';
import { originOf, page } from './base.ts';
import { checkConfig, checkNonce, checkTags } from './release.ts';

export interface CspOptions {
  /** The elements of the page, such as `kfp-offers`. */
  readonly tags: readonly string[];
  readonly config?: KfpConfig | undefined;
  /** Nonce of this response. With a nonce in the policy, every script needs it, whatever its origin. */
  readonly nonce?: string | undefined;
  /** Address of the files, when they are on another origin than the page. */
  readonly base?: string | undefined;
}

export interface Csp {
  /** The sources of each directive. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** Value of the header `Content-Security-Policy`. */
  readonly header: string;
}

const self = "'self'";
const none = "'none'";

/**
 * The content security policy of a page that has these elements and nothing else. A page adds the sources of its own parts.
 *
 * The policy names `base-uri`, `object-src`, `frame-ancestors`, `form-action` and the two directives of Trusted Types, as
 * `default-src` does not cover them all. The address of the login frame comes from the API and not from the configuration:
 * a page with `kfp-login` or `kfp-portal` adds the login's origin to `frame-src`, if that is not the page's own origin.
 *
 * @throws TypeError for an unknown tag, an invalid base, nonce or configuration, and a configured address that the elements would refuse
 */
export function csp({ tags, config: given, nonce, base = '/' }: CspOptions): Csp {
  checkTags(tags);
  checkConfig(given);
  // A server may pass null.
  const config = (given as KfpConfig | null | undefined) ?? {};
  if (nonce !== undefined) checkNonce(nonce);
  const hasElement = (...some: readonly string[]) => some.some((tag) => tags.includes(tag));
  const files = originOf(base);
  const addresses = cspAddresses(config, hasElement);
  const directives: Record<string, readonly string[]> = {
    'default-src': [none],
    'script-src': nonce === undefined ? sources(files) : [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'connect-src': sources(files, ...originsOf(addresses['connect-src'])),
    'style-src': sources(hasElement('kfp-portal') ? files : undefined),
    'img-src': sources(...originsOf(addresses['img-src'])),
    ...(hasElement('kfp-login', 'kfp-portal') ? { 'frame-src': [self] } : {}),
    'form-action': sources(...originsOf(addresses['form-action'])),
    'frame-ancestors': [self],
    'base-uri': [none],
    'object-src': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [none],
  };
  const header = Object.keys(directives).map((name) => `${name} ${(directives[name] ?? []).join(' ')}`).join('; ');
  return { directives, header };
}

/** The page's own origin and the given ones, without duplicates. */
const sources = (...origins: readonly (string | undefined)[]) => [...new Set([self, ...origins.filter((origin) => origin !== undefined)])];

/** The origins of configured addresses, by field. @throws TypeError as `addressOrigin` */
const originsOf = (addresses: Readonly<Record<string, unknown>>) => Object.entries(addresses).map(([field, address]) => addressOrigin(field, address));

/**
 * The origin of a configured address; undefined without an address, and for an address on the page's own origin.
 *
 * @throws TypeError for an address that the elements would refuse
 */
function addressOrigin(field: string, address: unknown): string | undefined {
  if (address === undefined || address === '') return undefined;
  // A JSON file can contain any value.
  if (typeof address !== 'string') throw new TypeError(`${field} of the configuration is not a text.`);
  try {
    const { origin } = checkUrl(address.trim(), page, true);
    return origin === page ? undefined : origin;
  } catch (cause) {
    if (!(cause instanceof UrlError)) throw cause;
    throw new TypeError(`${field} of the configuration: ${cause.message}`, { cause });
  }
}
