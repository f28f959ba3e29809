import { useEffect, useRef } from 'react';
import type { TrackingEvent, TrackingQueue } from '../runtime/analytics/analytics.ts';
import { useAppContext } from './app-context.ts';

/** Returns the function that tracks an event. The customer's consent decides whether it is sent. */
export function useTrack(): TrackingQueue['track'] {
  const { runtime, distributor } = useAppContext();
  return (event) => runtime.tracking.track({ ...event, distributor });
}

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
