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

/** Number of events that wait in memory at most. */
const capacity = 1000;

/** Adds an event to those that wait in memory. The oldest one makes room for it. */
export function enqueue(events: QueuedEvent[], event: QueuedEvent): void {
  events.push(event);
  if (events.length > capacity) events.shift();
}
