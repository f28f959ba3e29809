import { environmentOf } from '../domain/environment.ts';
import { checkUrl, UrlError } from '../platform/url-rule.ts';

/** In Europe (TR-46, TR-56). */
const defaultHost = 'https://api-eu.mixpanel.com';

/** The address of an endpoint; undefined where the configured host breaks the URL rule. The IP is not kept (TR-49). */
export function analyticsUrl(path: 'track' | 'engage', host: string | undefined, { href, hostname }: Location): string | undefined {
  try {
    const base = checkUrl(host ?? defaultHost, href, environmentOf(hostname) === 'Dev').href.replace(/\/+$/, '');
    return `${base}/${path}?ip=0`;
  } catch (error) {
    if (error instanceof UrlError) return undefined;
    throw error;
  }
}
