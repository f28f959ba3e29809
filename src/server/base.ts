import { hasBrokenHost } from '../platform/url-rule.ts';

/** Stands for the origin of the page, which the server does not know. */
export const page = 'https://page.invalid';

/**
 * Checks the base address of all versions, and gives it a slash at its end.
 *
 * @param base a path such as `/static/kfp`, or an origin with or without a path, such as `https://files.example/kfp/`
 * @throws TypeError when it is neither, or has a query, a hash, credentials, a broken host or a step upwards
 */
export function readBase(base: string): string {
  const isPath = /^\/(?![/\\])/.test(base);
  if (!isPath && !/^https?:\/\//i.test(base)) throw notBase(base);
  if (/[?#\s\\]/.test(base) || /(^|\/)\.{1,2}(\/|$)/.test(base)) throw notBase(base);
  const url = parse(base);
  if (url.username || url.password || hasBrokenHost(url)) throw notBase(base);
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return isPath ? path : url.origin + path;
}

/** The origin of a base; undefined for a path, which is on the page's own origin. Throws the TypeError of `readBase`. */
export function originOf(base: string): string | undefined {
  const { origin } = new URL(readBase(base), page);
  return origin === page ? undefined : origin;
}

function parse(base: string): URL {
  try {
    return new URL(base, page);
  } catch (cause) {
    throw notBase(base, cause);
  }
}

function notBase(base: string, cause?: unknown): TypeError {
  return new TypeError(`The base «${base}» is neither a path such as /static/kfp/ nor an address such as https://files.example/kfp/.`, { cause });
}
