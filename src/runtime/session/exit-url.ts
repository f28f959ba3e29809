import { environmentOf } from '../../domain/environment.ts';
import { checkUrl, UrlError } from '../../platform/url-rule.ts';
import type { Config } from '../config/config.ts';

/**
 * Where the browser goes when the session has ended: the first address that passes the URL rule and lies on the page's
 * origin or on one that the configuration names; without any, there is none.
 */
export function exitUrl(wanted: readonly (string | undefined)[], { info, allowedOrigins = [] }: Config, location: Location): string | undefined {
  const originOf = (url: unknown) => webUrl(url, location)?.origin;
  const allowed = [location.origin, ...[...Object.values(info), ...allowedOrigins].map(originOf)];
  const urls = wanted.map((url) => webUrl(url, location));
  return urls.find((url) => url && allowed.includes(url.origin))?.href;
}

/** Undefined for what may not be gone to. */
function webUrl(url: unknown, { href, hostname }: Location): URL | undefined {
  try {
    return typeof url === 'string' ? checkUrl(url, href, environmentOf(hostname) === 'Dev') : undefined;
  } catch (error) {
    if (error instanceof UrlError) return undefined;
    throw error;
  }
}
