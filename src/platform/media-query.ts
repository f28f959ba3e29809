/** A media query; undefined where a blocker has removed `matchMedia`. A page's stand-in for it may have no listeners. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  return (window as Partial<Window>).matchMedia?.(query);
}
