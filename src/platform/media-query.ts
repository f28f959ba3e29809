/** A media query; undefined where a blocker has removed `matchMedia`. */
export function mediaQuery(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}
