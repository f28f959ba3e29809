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
