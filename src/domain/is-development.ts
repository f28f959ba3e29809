/** Whether the page is one of development, where an address on localhost may have plain http. */
export function isDevelopment({ hostname }: { readonly hostname: string }): boolean {
  const host = plainHost(hostname);
  return ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.split('.').includes('dev');
}

/** A hostname in small letters, without the dot that may end it. */
export const plainHost = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '');
