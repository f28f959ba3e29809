import { intersectionObserver } from './observers.ts';

/** Whether an element is laid out. */
export function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** What is skipped for `content-visibility` has boxes too; browsers that know it have `checkVisibility`. */
function isRendered(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : hasBox(element);
}

/**
 * Whether an element is rendered and not hidden. Opacity, clipping and scrolling do not count: the top layer is above
 * them.
 */
export function isDrawn(element: Element): boolean {
  return isRendered(element) && !['hidden', 'collapse'].includes(getComputedStyle(element).visibility);
}

/**
 * Calls `listener` when an element may have got or lost its box: when it comes into view of `root` or goes out of it.
 * Without a root that is the window.
 */
export function watchBox(target: Element, listener: () => void, root: Element | null = null): () => void {
  let isUnsure = false;
  const observer = intersectionObserver((entries) => {
    // Callbacks come late. When the box has come or gone since, and changes back before the observer looks again, it
    // sees no change. Observing anew makes it report; once, as what is skipped for `content-visibility: auto` stays late.
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
 * Calls `listener` when `isDrawn` of a sentinel may have changed. Wherever the page has been scrolled to, the element
 * in a sentinel is in view of it while both have boxes. No observer tells of `visibility`: the sentinel has a
 * transition of it.
 */
export function watchDrawn(sentinel: Element, listener: () => void): () => void {
  const stops = [...sentinel.children].map((inner) => watchBox(inner, listener, sentinel));
  sentinel.addEventListener('transitionend', listener);
  return () => {
    for (const stop of stops) stop();
    sentinel.removeEventListener('transitionend', listener);
  };
}
