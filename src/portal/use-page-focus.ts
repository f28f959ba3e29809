import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the heading of what has taken the place of another page, unless something on it has taken it.
 * The first page leaves the focus to the browser. `page` names what is shown; undefined while it loads.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, page: string | undefined): void {
  const shown = useRef(page);
  useEffect(() => {
    const place = main.current;
    if (page === undefined || !place) return undefined;
    const isFirst = shown.current === undefined || shown.current === page;
    shown.current = page;
    return isFirst || place.contains(focused(place)) ? undefined : focusHeading(place);
  }, [main, page]);
}

/** The heading may come with the code of its page: until then the place has the focus, if nothing else takes it. */
function focusHeading(place: HTMLElement): () => void {
  const observer = new MutationObserver(move);
  place.focus({ preventScroll: true });
  observer.observe(place, { childList: true, subtree: true });
  move();
  return () => observer.disconnect();

  function move(): void {
    const heading = place.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    if (focused(place) !== place) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

function focused(place: HTMLElement): Element | null {
  return (place.getRootNode() as Document | ShadowRoot).activeElement;
}
