/**
 * Calls `onNews` whenever cookies may have changed: the page is seen again, or, where the browser tells of cookies,
 * anybody has written or removed one.
 *
 * @returns Ends it.
 */
export function watchCookies(window: Window, onNews: () => void): () => void {
  // Missing in Safari before 18.4 and Firefox before 140, and on http.
  const { cookieStore } = window as { readonly cookieStore?: EventTarget };
  const listened: readonly (readonly [EventTarget | undefined, string])[] = [
    [cookieStore, 'change'],
    [window, 'pageshow'],
    [window, 'focus'],
    [window, 'visibilitychange'],
  ];
  const look = () => onNews();
  for (const [target, type] of listened) target?.addEventListener(type, look);
  return () => {
    for (const [target, type] of listened) target?.removeEventListener(type, look);
  };
}
