import type { RefObject } from 'react';
import { useEffect } from 'react';
import { setDocumentMember } from '../platform/document-member.ts';
import { portalText } from './portal-text.ts';

/**
 * Keeps the document's title that of the page's heading, which data may change.
 *
 * @param heading until the page has one
 */
export function usePageTitle(main: RefObject<HTMLElement | null>, heading: string): void {
  useEffect(() => {
    const place = main.current;
    let shown: string | undefined;
    const update = () => {
      const title = portalText.documentTitle(place?.querySelector('h1')?.textContent || heading);
      if (title === shown) return; // The host may have another by now.
      shown = title;
      setDocumentMember('title', title);
    };
    const observer = new MutationObserver(update);
    if (place) observer.observe(place, { childList: true, characterData: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, [main, heading]);
}
