import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Gives the focus to what has taken the place of another page, unless something on it has taken it. The first page
 * leaves the focus to the browser. `page` names what is shown; undefined while it loads.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, page: string | undefined): void {
  const shown = useRef(page);
  useEffect(() => {
    if (page === undefined) return;
    const { current } = main;
    const { activeElement } = (current?.getRootNode() ?? document) as Document | ShadowRoot;
    if (shown.current !== undefined && shown.current !== page && !current?.contains(activeElement)) current?.focus();
    shown.current = page;
  }, [main, page]);
}
