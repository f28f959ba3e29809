/** A media query; undefined where a blocker has removed `matchMedia`, or a page's stand-in for it tells of no changes. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  const list = typeof matchMedia === 'function' ? matchMedia(query) : undefined;
  return (list as Partial<MediaQueryList> | undefined)?.addEventListener && list;
}
