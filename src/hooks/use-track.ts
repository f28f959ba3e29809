import type { TrackingQueue } from '../runtime/analytics/analytics.ts';
import { useAppContext } from './app-context.ts';

/** Returns the function that tracks an event. The customer's consent decides whether it is sent. */
export function useTrack(): TrackingQueue['track'] {
  const { runtime, distributor } = useAppContext();
  return (event) => runtime.tracking.track({ ...event, distributor });
}
