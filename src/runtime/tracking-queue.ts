import type { Clock } from '../platform/clock.ts';

/** Something that happened; the names of events and fields are those of appendix F. */
export interface TrackingEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** An event with the time at which it happened, epoch milliseconds. */
export interface QueuedEvent extends TrackingEvent {
  readonly time: number;
}

export interface TrackingQueue {
  readonly track: (event: TrackingEvent) => void;
  /** What waits, oldest first. */
  readonly waiting: () => readonly QueuedEvent[];
}

/** Beyond this many events the oldest give way (reliability A9). */
const capacity = 1000;

/** Holds events in memory, and nowhere else, until the customer's consent lets them go (reliability A4). */
export function createTrackingQueue(clock: Clock): TrackingQueue {
  const events: QueuedEvent[] = [];
  return {
    track(event) {
      events.push({ ...event, time: clock.now() });
      if (events.length > capacity) events.shift();
    },
    waiting: () => events,
  };
}
