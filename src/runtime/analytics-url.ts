/** In Europe (TR-46, TR-56). */
const defaultHost = 'https://api-eu.mixpanel.com';

/** The address of an endpoint. The IP is not kept (TR-49). */
export function analyticsUrl(path: 'track' | 'engage', host: string | undefined, { href }: Location): string {
  return new URL(`${(host ?? defaultHost).replace(/\/+$/, '')}/${path}?ip=0`, href).href;
}
