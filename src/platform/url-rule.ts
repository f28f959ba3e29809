/** An address that the portal refuses to call or to link to. */
export class UrlError extends Error {
  override readonly name = 'UrlError';
  readonly type = 'config';
}

const invalid = 'URL is not valid.';
const plainHttp = 'Plain text http is not allowed.';

/** The parser reads `https:x` as relative on a page of https and as the host x on any other. */
const webWithoutSlashes = /^ *https?:(?!\/\/)/i;
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Parses an address from configuration, an attribute or an answer, and throws a `UrlError` when it is not one that
 * the portal may use (VA-18, VA-17). Only http and https pass, without credentials and control characters.
 * Plain http passes on port 8000, and on this machine's own hosts when `allowLocalHttp` (the Dev environment) is set.
 * An address relative to the page always passes, as the page's own scheme is the host's choice; an empty one does not.
 *
 * @param base address of the page
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
 * Where an address leads from the page: for its check, for what hosts are told of it and for the attribute alike. In the
 * attribute a relative one would be read by the page's `<base>`, which may be of another origin.
 *
 * @param page address of the page
 * @throws UrlError when it is no address
 */
export function resolveUrl(url: string, page: string): URL {
  return parse(url, withoutCredentials(page));
}

/** Whether a link may have this address: all that `checkUrl` lets through, and mailto: and tel:. */
export function isSafeHref(href: string, base: string, allowLocalHttp = false): boolean {
  try {
    if (/^ *(?:mailto|tel):/i.test(href)) return parse(href).pathname !== '';
    checkUrl(href, base, allowLocalHttp);
    return true;
  } catch (error) {
    if (error instanceof UrlError) return false;
    throw error;
  }
}

function parse(url: string, base?: string): URL {
  // The browser's parser removes tabs and line breaks in silence, which hides `java\nscript:` from a reader.
  if (url.trim() === '' || /\p{Cc}/u.test(url) || webWithoutSlashes.test(url)) throw new UrlError(invalid);
  try {
    return new URL(url, base);
  } catch (cause) {
    throw new UrlError(invalid, { cause });
  }
}

/** A page that was opened as https://name:word@host would hand both on to every relative address. */
function withoutCredentials(base: string): string {
  const url = parse(base);
  url.username = '';
  url.password = '';
  return url.href;
}

function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}

function hasCredentials(url: URL): boolean {
  return url.username !== '' || url.password !== '';
}

/** Chromium makes `exa mple.no` into `exa%20mple.no` where the other engines refuse it. */
function hasBrokenHost(url: URL): boolean {
  return url.hostname.includes('%');
}

/** Asks the parser where the address leads from elsewhere: `//host`, `/\host` and their kin name a host too. */
function isRelative(url: string): boolean {
  const probe = 'https://relative.invalid';
  return new URL(url, probe).origin === probe;
}

function mayBePlain(url: URL, allowLocalHttp: boolean): boolean {
  return url.port === '8000' || (allowLocalHttp && localHosts.includes(url.hostname));
}
