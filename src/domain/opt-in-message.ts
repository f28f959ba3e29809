/** Said by the bank's own consent dialog when it has closed. */
const closed = 'optin_closed';

/**
 * Whether a message of another window says that the bank's consent dialog has closed: from the site itself or one
 * below it, over https (TR-14). Nothing else is read from the message.
 *
 * @param site host name such as `sparebank1.no`; an empty one refuses all
 */
export function isOptInMessage(data: unknown, origin: string, site: string): boolean {
  return isClosed(data) && isOfSite(origin, site.trim().toLowerCase());
}

function isClosed(data: unknown): boolean {
  if (data === closed) return true;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === closed;
}

function isOfSite(origin: string, site: string): boolean {
  // An origin that a browser has written: no path, no credentials, the host in lower case.
  const [, host] = /^https:\/\/([a-z\d.-]+)$/.exec(origin) ?? [];
  return site !== '' && host !== undefined && (host === site || host.endsWith(`.${site}`));
}
