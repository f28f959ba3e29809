import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { useTrack } from '../hooks/use-track.ts';
import { setDocumentMember } from '../platform/document-member.ts';
import { fill } from '../platform/texts.ts';
import { usePortalText } from './portal-text.ts';

interface PageTitleOptions {
  /** Where pages are shown. */
  readonly main: RefObject<HTMLElement | null>;
  /** Names what is shown; undefined while it loads. */
  readonly page: string | undefined;
  /** The title until the page has one. */
  readonly title: string;
}

/**
 * Keeps the document's title that of the page, which data may change, and gives the focus to the heading of what has taken
 * the place of another page, unless something on it has taken it. The first page leaves the focus to the browser.
 *
 * @returns what `PageTitleContext` tells of the titles of pages
 */
export function usePageTitle({ main, page, title }: PageTitleOptions): (title: string, heading: HTMLElement | null) => () => void {
  const { documentTitle } = usePortalText();
  const shown = useRef<{ readonly title: string; readonly heading: HTMLElement | null }>(undefined);
  const shownPage = useRef(page);
  const setDocumentTitle = useCallback((heading: string) => setDocumentMember('title', fill(documentTitle, { heading })), [documentTitle]);

  useEffect(() => setDocumentTitle(shown.current?.title ?? title), [setDocumentTitle, title]);

  useEffect(() => {
    const place = main.current;
    if (page === undefined || !place) return;
    const isFirst = shownPage.current === undefined || shownPage.current === page;
    shownPage.current = page;
    if (isFirst || place.contains(focused(place))) return;
    // The heading may come with the code of its page: until then the place has the focus, if nothing else takes it.
    place.focus({ preventScroll: true });
    focusHeading(main, shown.current?.heading);
  }, [main, page]);

  return useCallback((ofPage: string, heading: HTMLElement | null) => {
    const next = { title: ofPage, heading };
    shown.current = next;
    setDocumentTitle(ofPage);
    focusHeading(main, heading);
    return () => {
      if (shown.current === next) shown.current = undefined;
    };
  }, [main, setDocumentTitle]);
}

/** The heading takes the focus from the place that holds it for the heading. */
function focusHeading({ current: place }: RefObject<HTMLElement | null>, heading: HTMLElement | null | undefined): void {
  if (place && focused(place) === place) heading?.focus({ preventScroll: true });
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
