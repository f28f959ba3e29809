import type { QueuedEvent } from './tracking-event.ts';

/** Number of events that wait in memory at most. */
const capacity = 1000;

/** Adds an event to those that wait in memory. The oldest one makes room for it. */
export function enqueue(events: QueuedEvent[], event: QueuedEvent): void {
  events.push(event);
  if (events.length > capacity) events.shift();
}
