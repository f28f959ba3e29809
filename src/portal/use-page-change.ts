import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTrack } from '../hooks/use-track.ts';
import { setDocumentMember } from '../platform/document-member.ts';
import { mutationObserver } from '../platform/observers.ts';
import { fill } from '../platform/texts.ts';
import { usePortalText } from './portal-text.ts';

/**
 * Keeps the document's title that of the page's heading, which data may change.
 *
 * @param heading until the page has one
 */
export function usePageTitle(main: RefObject<HTMLElement | null>, heading: string): void {
  const { documentTitle } = usePortalText();
  useEffect(() => {
    const place = main.current;
    let shown: string | undefined;
    const update = () => {
      const title = fill(documentTitle, { heading: place?.querySelector('h1')?.textContent || heading });
      if (title === shown) return; // The host may have another by now.
      shown = title;
      setDocumentMember('title', title);
    };
    const observer = mutationObserver(update);
    if (place) observer.observe(place, { childList: true, characterData: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, [main, heading, documentTitle]);
}

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
  const observer = mutationObserver(move);
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

/**
 * Notes each page that is opened, whatever comes of its data.
 *
 * @param page what tells it from the page before; undefined while nobody knows which page is shown
 * @param isNoted false for a page that tells of itself
 */
export function usePageLoad(page: string | undefined, isNoted: boolean): void {
  const track = useTrack();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (page === undefined || page === shown.current) return;
    shown.current = page;
    if (isNoted) track({ event: 'Sidelast' });
  });
}
