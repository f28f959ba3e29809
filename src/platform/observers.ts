/** What a blocker has taken away sees nothing. */
const blind = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };

/** An IntersectionObserver of the browser's; one that sees nothing where a blocker has taken it away. */
export function intersectionObserver(
  callback: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): Pick<IntersectionObserver, keyof typeof blind> {
  return typeof IntersectionObserver === 'function' ? new IntersectionObserver(callback, options) : blind;
}

/** The same of MutationObserver. */
export function mutationObserver(callback: () => void): Pick<MutationObserver, 'observe' | 'disconnect'> {
  return typeof MutationObserver === 'function' ? new MutationObserver(callback) : blind;
}

/** The same of ResizeObserver. */
export function resizeObserver(callback: () => void): Pick<ResizeObserver, 'observe' | 'disconnect'> {
  return typeof ResizeObserver === 'function' ? new ResizeObserver(callback) : blind;
}
