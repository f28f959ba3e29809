import type { Clock } from '../../platform/clock.ts';
import type { PostOutcome } from './mixpanel-client.ts';
import type { OutboxEvent, TrackingOutbox } from './tracking-outbox.ts';
import { fitting, underWay } from './tracking-outbox.ts';

export interface TrackingRoundOptions {
  readonly clock: Clock;
  readonly outbox: TrackingOutbox;
  /** Sends a list of events. Never rejects. */
  readonly post: (body: string, keepalive: boolean) => Promise<PostOutcome>;
  /** Whether the customer still says yes. Called before each request. */
  readonly isAllowed: () => boolean;
  /** Called when no event is left, to send the profile. Never rejects. */
  readonly finish: () => Promise<void>;
  /** Called when events of this page were delivered, or dropped for the reason. */
  readonly onEnd: (count: number, reason?: string) => void;
}

export interface TrackingRound {
  /**
   * Sends the due events, one request after the other. Resolves to false when the rest must wait for more than the next
   * round.
   */
  readonly run: () => Promise<boolean>;
  /** Sends the remaining events with keepalive while the page closes. When `isHopeless`, stored events stay for the next page. */
  readonly leave: (isHopeless: boolean) => void;
}

/** Most events in one request. */
const batchSize = 50;
/** Bytes of keepalive requests. The browser's keepalive quota is 65,536 for all requests of a page. */
const leaveLimit = 60_000;
/** Bytes of a request in addition to its list. */
const envelope = 'data='.length;

/**
 * Sends the events of the outbox in batches.
 *
 * @param isAway whether the customer has left the page; called before each request of a round
 * @param onResponse gets `undefined` when a retry is pointless, else the milliseconds of `Retry-After` (0 or less without
 *   one)
 */
export function createTrackingRound(
  { clock, outbox, post, isAllowed, finish, onEnd }: TrackingRoundOptions,
  isAway: () => boolean,
  onResponse: (retryAfter: number | undefined) => void,
): TrackingRound {
  let limit = batchSize;
  // Bytes left of the keepalive quota. A page can close more than once, so `leave` may run again.
  let room = leaveLimit;
  let isKept = true;
  /** Events under way in a keepalive request, which continues after the page closes. */
  let inFlight: readonly OutboxEvent[] = [];

  /** Sends one batch. Resolves to false when the service needs a break. */
  async function send(events: readonly OutboxEvent[], keepalive: boolean, mayRepeat: boolean): Promise<boolean> {
    for (const event of events) event.due = underWay;
    const { status, isFinal, retryAfter } = await post(bodyOf(events), keepalive);
    const isTooLarge = status === '413' && events.length > 1;
    if (isTooLarge) limit = Math.ceil(events.length / 2);
    if (isTooLarge || !isFinal) events.forEach(outbox.restore);
    else onEnd(outbox.remove(events), status.startsWith('2') ? undefined : `status ${status}`);
    // A request without a status may have exceeded the keepalive quota, so the round repeats it without keepalive.
    const isRefused = mayRepeat && keepalive && !Number(status);
    isKept = isFinal;
    if (!isRefused) onResponse(isFinal ? undefined : retryAfter);
    return isFinal || isRefused;
  }

  /** Reserves events for a request that outlives the page. */
  function take(events: readonly OutboxEvent[]): void {
    events.forEach(outbox.hide);
    room -= envelope + bodyOf(events).length;
  }

  return {
    async run() {
      [limit, room] = [batchSize, leaveLimit];
      while (!isAway() && isAllowed()) {
        const events = fitting(outbox.list().filter(({ due }) => due <= clock.monotonic()), leaveLimit - envelope, limit);
        if (events.length === 0) return finish().then(() => true);
        inFlight = isKept ? events : [];
        const isWell = await send(events, isKept, true);
        inFlight = [];
        if (!isWell) return false;
      }
      return false;
    },
    leave(isHopeless) {
      const isGoing = ({ isOwn, isStored, due }: OutboxEvent) => isOwn && due !== underWay && !(isStored && isHopeless);
      take(inFlight);
      inFlight = [];
      while (isAllowed()) {
        const events = fitting(outbox.list().filter(isGoing), room - envelope, limit);
        if (events.length === 0) return;
        take(events);
        void send(events, true, false);
      }
    },
  };
}

const bodyOf = (events: readonly OutboxEvent[]) => `[${events.map(({ text }) => text).join(',')}]`;
