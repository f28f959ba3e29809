/** Something that happened; the names of events and fields are those of appendix F. */
export interface TrackingEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** An event with what is known where it happens (TR-61). */
export interface QueuedEvent extends TrackingEvent {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Of the page's address. */
  readonly path: string;
}
