import { setDocumentMember } from './document-member.ts';
import { listen } from './listen.ts';
import { pageLocation } from './page-location.ts';

export interface NewCookie {
  readonly name: string;
  /** Written without encoding. */
  readonly value: string;
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
  /** Default: `/`. */
  readonly path?: string;
  /** Default: only the page's own host. */
  readonly domain?: string | undefined;
}

/**
 * Writes a first-party cookie, with `Secure` on https pages. Never throws; a browser may refuse the cookie silently.
 */
export function writeCookie({ name, value, maxAge, path = '/', domain }: NewCookie): void {
  const attributes = [
    `Max-Age=${maxAge}`,
    `Path=${path}`,
    'SameSite=Lax',
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(pageLocation(window).protocol === 'https:' ? ['Secure'] : []),
  ];
  try {
    setDocumentMember('cookie', [`${name}=${value}`, ...attributes].join('; '));
  } catch {
    // A frame with an opaque origin throws.
  }
}

/**
 * Calls `onNews` whenever cookies may have changed: when the page becomes visible or gets the focus, and, in browsers
 * with the Cookie Store API, at each change.
 *
 * @returns Stops watching.
 */
export function watchCookies(window: Window, onNews: () => void): () => void {
  // Missing in Safari before 18.4 and Firefox before 140, and on http.
  const { cookieStore } = window as { readonly cookieStore?: EventTarget };
  const stops = [listen(cookieStore, ['change'], onNews), listen(window, ['pageshow', 'focus', 'visibilitychange'], onNews)];
  return () => stops.forEach((stop) => stop());
}
