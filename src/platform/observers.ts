/** Replaces an observer that a blocker has removed; it never reports. */
const blind = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };

/** Creates an IntersectionObserver; one that never reports where a blocker has removed the API. */
export function intersectionObserver(
  callback: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): Pick<IntersectionObserver, keyof typeof blind> {
  return typeof IntersectionObserver === 'function' ? new IntersectionObserver(callback, options) : blind;
}

/** Creates a MutationObserver; one that never reports where a blocker has removed the API. */
export function mutationObserver(callback: () => void): Pick<MutationObserver, 'observe' | 'disconnect'> {
  return typeof MutationObserver === 'function' ? new MutationObserver(callback) : blind;
}

/** Creates a ResizeObserver; one that never reports where a blocker has removed the API. */
export function resizeObserver(callback: () => void): Pick<ResizeObserver, 'observe' | 'disconnect'> {
  return typeof ResizeObserver === 'function' ? new ResizeObserver(callback) : blind;
}
