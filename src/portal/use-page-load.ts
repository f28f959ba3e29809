import { useEffect, useRef } from 'react';
import { useTrack } from '../hooks/use-track.ts';

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
