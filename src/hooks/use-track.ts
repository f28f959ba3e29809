import type { TrackingQueue } from '../runtime/analytics/analytics.ts';
import { useAppContext } from './app-context.ts';

/** Notes what happened; whether it is told to anybody is for the customer's consent to say. */
export function useTrack(): TrackingQueue['track'] {
  const { runtime, distributor } = useAppContext();
  return (event) => runtime.tracking.track({ ...event, distributor });
}
