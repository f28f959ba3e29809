/** Something that happened; names of events and fields are fixed (TR-44). */
export interface TrackingEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** An event with what is known where it happens. */
export interface QueuedEvent extends TrackingEvent {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Of the page's address. */
  readonly path: string;
}

/**
 * What has become of the events of a page since its tracking code arrived. At any time `created` is the sum of those
 * that were delivered, those that wait, and those that were dropped.
 */
export interface TrackingCounts {
  created: number;
  delivered: number;
  /** By reason. */
  readonly dropped: Record<string, number>;
}

/** Counts events that have arrived, or that never will for the reason; gives how many. */
export function countEnd(counts: TrackingCounts, count: number, reason?: string): number {
  if (reason === undefined) counts.delivered += count;
  else if (count > 0) counts.dropped[reason] = (counts.dropped[reason] ?? 0) + count;
  return count;
}
