/** An address that the portal refuses to call or to link to. */
export class UrlError extends Error {
  override readonly name = 'UrlError';
  readonly type = 'config';
}

const invalid = 'URL is not valid.';
const plainHttp = 'Plain text http is not allowed.';

/** The URL parser reads `https:x` as a relative path on an https page and as the host x on any other page. */
const webWithoutSlashes = /^ *https?:(?!\/\/)/i;
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Parses an address from configuration, an attribute or a response, and checks whether the portal may use it (VA-18,
 * VA-17). Only http and https pass, without credentials and control characters. Plain http passes on port 8000, and on
 * localhost when `allowLocalHttp` (the Dev environment) is set. An address relative to the page always passes, because
 * the host has chosen the page's scheme; an empty address fails.
 *
 * @param base address of the page
 * @throws UrlError when the portal may not use the address
 */
export function checkUrl(url: string, base: string, allowLocalHttp = false): URL {
  const parsed = resolveUrl(url, base);
  if (!isWeb(parsed) || hasCredentials(parsed) || hasBrokenHost(parsed)) throw new UrlError(invalid);
  if (parsed.protocol === 'http:' && !isRelative(url) && !mayBePlain(parsed, allowLocalHttp)) {
    throw new UrlError(plainHttp);
  }
  return parsed;
}

/**
 * Resolves an address against the page's address. The check, the events for hosts and the `href` all use this result:
 * in an `href`, the browser would resolve a relative address against the page's `<base>`, which may have another origin.
 *
 * @param page address of the page
 * @throws UrlError when the address is not valid
 */
export function resolveUrl(url: string, page: string): URL {
  return parse(url, withoutCredentials(page));
}

/** Whether a link may have this address: `checkUrl` accepts it, or it is a mailto: or tel: address. */
export function isSafeHref(href: string, base: string, allowLocalHttp = false): boolean {
  return Boolean(ifSafe(() => (/^ *(?:mailto|tel):/i.test(href) ? parse(href).pathname : checkUrl(href, base, allowLocalHttp))));
}

/** Returns what `check` returns; undefined when it throws a UrlError. */
export function ifSafe<T>(check: () => T): T | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof UrlError) return undefined;
    throw error;
  }
}

function parse(url: string, base?: string): URL {
  // The browser's parser silently removes tabs and line breaks, so `java\nscript:` would pass a check of the text.
  if (url.trim() === '' || /\p{Cc}/u.test(url) || webWithoutSlashes.test(url)) throw new UrlError(invalid);
  try {
    return new URL(url, base);
  } catch (cause) {
    throw new UrlError(invalid, { cause });
  }
}

/** Removes credentials: a page opened as https://name:word@host would add them to every relative address. */
function withoutCredentials(base: string): string {
  const url = parse(base);
  url.username = '';
  url.password = '';
  return url.href;
}

function isWeb(url: URL): boolean {
  return /^https?:$/.test(url.protocol);
}

function hasCredentials(url: URL): boolean {
  return url.username + url.password !== '';
}

/**
 * Chromium turns `exa mple.no` into `exa%20mple.no`; other engines reject it. All of them take `a;style-src` and `*`, which
 * mean something else in a content security policy.
 */
export function hasBrokenHost(url: URL): boolean {
  return /[^\w.:[\]-]/.test(url.hostname);
}

/** Resolves the address against another origin: `//host`, `/\host` and similar forms are not relative, as they name a host. */
function isRelative(url: string): boolean {
  const probe = 'https://relative.invalid';
  return new URL(url, probe).origin === probe;
}

function mayBePlain(url: URL, allowLocalHttp: boolean): boolean {
  return url.port === '8000' || (allowLocalHttp && localHosts.includes(url.hostname));
}
