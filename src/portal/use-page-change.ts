import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTrack } from '../hooks/use-track.ts';
import { documentMember, setDocumentMember } from '../platform/document-member.ts';
import { hasFocus } from '../platform/focused-elements.ts';
import { fill } from '../platform/texts.ts';
import { usePortalText } from './portal-text.ts';

interface PageTitleOptions {
  /** The element that contains the pages. */
  readonly main: RefObject<HTMLElement | null>;
  /** Identifies the shown page; undefined while it loads. */
  readonly page: string | undefined;
  /** The title until the page reports its own. */
  readonly title: string;
}

/**
 * Sets the document title to the page's title, also when data changes it. After a page change it moves the focus to the
 * new page's heading, unless the new page has already taken the focus. The first page leaves the focus to the browser.
 * Restores the title of the host when the portal is removed.
 *
 * @returns the value for `PageTitleContext`, through which pages report their titles
 */
export function usePageTitle({ main, page, title }: PageTitleOptions): (title: string, heading: HTMLElement | null) => () => void {
  const { documentTitle } = usePortalText();
  const shown = useRef<{ readonly title: string; readonly heading: HTMLElement | null }>(undefined);
  const shownPage = useRef(page);
  const own = useRef<string>(undefined);
  const setDocumentTitle = useCallback((heading: string) => {
    setDocumentMember('title', fill(documentTitle, { heading }));
    // The browser writes white space in another way.
    own.current = documentMember('title');
  }, [documentTitle]);

  const [before] = useState(() => documentMember('title'));
  useEffect(() => () => {
    // A title that the host has set in the meantime stays.
    if (documentMember('title') === own.current) setDocumentMember('title', before);
  }, [before]);

  useEffect(() => setDocumentTitle(shown.current?.title ?? title), [setDocumentTitle, title]);

  useEffect(() => {
    const place = main.current;
    if (page === undefined || !place) return;
    const isFirst = shownPage.current === undefined || shownPage.current === page;
    shownPage.current = page;
    if (isFirst || hasFocus(place)) return;
    // The heading may load later with the page's code. Until then `main` holds the focus.
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

/** Moves the focus from `main` to the heading, if `main` still has it. */
function focusHeading({ current: place }: RefObject<HTMLElement | null>, heading: HTMLElement | null | undefined): void {
  if (place && (place.getRootNode() as Document | ShadowRoot).activeElement === place) heading?.focus({ preventScroll: true });
}

/**
 * Tracks each opened page, whether or not its data loads.
 *
 * @param page identifies the page; undefined while the page is not known
 * @param isNoted false for a page that tracks itself
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
