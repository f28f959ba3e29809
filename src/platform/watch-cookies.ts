import { listen } from './listen.ts';

/**
 * Calls `onNews` whenever cookies may have changed: the page is seen again, or, where the browser tells of cookies,
 * anybody has written or removed one.
 *
 * @returns Ends it.
 */
export function watchCookies(window: Window, onNews: () => void): () => void {
  // Missing in Safari before 18.4 and Firefox before 140, and on http.
  const { cookieStore } = window as { readonly cookieStore?: EventTarget };
  const look = () => onNews();
  const stops = [listen(cookieStore, ['change'], look), listen(window, ['pageshow', 'focus', 'visibilitychange'], look)];
  return () => stops.forEach((stop) => stop());
}
