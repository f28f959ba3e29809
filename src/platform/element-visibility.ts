import { listen } from './listen.ts';
import { intersectionObserver } from './observers.ts';

/** Whether an element has a layout box. */
export function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Content skipped by `content-visibility` has boxes too; browsers that support it have `checkVisibility`. */
function isRendered(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : hasBox(element);
}

/**
 * Whether an element is rendered and visible. Opacity, clipping and scrolling do not count, because they do not affect
 * the top layer.
 */
export function isVisible(element: Element): boolean {
  return isRendered(element) && !['hidden', 'collapse'].includes(getComputedStyle(element).visibility);
}

/**
 * Calls `listener` when an element may have gained or lost its box: when it enters or leaves the view of `root`. The
 * default root is the window. Returns a function that stops it.
 */
export function watchBox(target: Element, listener: () => void, root: Element | null = null): () => void {
  let isUnsure = false;
  const observer = intersectionObserver((entries) => {
    // Callbacks come late: the box may change again, and change back before the next check, so the observer sees no change.
    // Observing again forces a report. Only once, because content skipped by `content-visibility: auto` always looks late.
    const isLate = entries.at(-1)?.isIntersecting !== isRendered(target);
    if (isLate && !isUnsure) {
      observer.unobserve(target);
      observer.observe(target);
    }
    isUnsure = isLate;
    listener();
  }, { root });
  observer.observe(target);
  return () => observer.disconnect();
}

/**
 * Calls `listener` when `isVisible` of a sentinel may have changed. At any scroll position, the element inside a sentinel
 * intersects it while both have boxes. No observer reports `visibility`, so the sentinel has a transition on it.
 * Returns a function that stops it.
 */
export function watchVisibility(sentinel: Element, listener: () => void): () => void {
  const stops = [...[...sentinel.children].map((inner) => watchBox(inner, listener, sentinel)), listen(sentinel, ['transitionend'], listener)];
  return () => stops.forEach((stop) => stop());
}
