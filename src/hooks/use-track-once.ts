import { useEffect, useRef } from 'react';
import type { TrackingEvent } from '../runtime/analytics/analytics.ts';
import { useTrack } from './use-track.ts';

/** Tracks the first event it receives, and no later ones. */
export function useTrackOnce(event: TrackingEvent | false | undefined): void {
  const track = useTrack();
  const isNoted = useRef(false);
  useEffect(() => {
    if (!event || isNoted.current) return;
    isNoted.current = true;
    track(event);
  });
}
