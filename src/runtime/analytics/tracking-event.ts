/** An event. The names of events and fields are fixed (TR-44). */
export interface TrackingEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** An event with the time and path of its creation. */
export interface QueuedEvent extends TrackingEvent {
  /** Epoch milliseconds. */
  readonly time: number;
  /** The path of the page's address. */
  readonly path: string;
}

/**
 * Counts the events of a page since the consent gate loaded. At any time `created` is the sum of delivered, waiting and
 * dropped events.
 */
export interface TrackingCounts {
  created: number;
  delivered: number;
  /** Number of dropped events by reason. */
  readonly dropped: Record<string, number>;
}

/** Counts events as delivered, or as dropped for the reason. */
export function countEnd(counts: TrackingCounts, count: number, reason?: string): void {
  if (reason === undefined) counts.delivered += count;
  else if (count > 0) counts.dropped[reason] = (counts.dropped[reason] ?? 0) + count;
}
