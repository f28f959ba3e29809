import { randomLetters } from '../platform/random-letters.ts';
import { deviceIdReader } from './analytics-identity.ts';
import { createAnalyticsMail } from './analytics-mail.ts';
import { dispatchHostEvent } from './host-events.ts';
import { createTrackedCustomer } from './tracked-customer.ts';
import type { TrackedMoment } from './tracked-event.ts';
import { trackedEvent, wireEvent } from './tracked-event.ts';
import type { TrackingCounts } from './tracking-counts.ts';
import { countEnd } from './tracking-counts.ts';
import type { QueuedEvent } from './tracking-event.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface TrackingDelivery {
  readonly accept: (event: QueuedEvent, moment: TrackedMoment) => void;
  /** How many events wait. */
  readonly count: () => number;
  /** The customer has said no: nothing is sent from now on, and nothing kept (TR-03). */
  readonly stop: () => void;
  /** Nobody knows what the customer says: what is under way is ended, and waits. */
  readonly pause: () => void;
  /** After a pause. */
  readonly resume: () => void;
  /** The page needs it no more: what waits is sent. */
  readonly dispose: () => void;
}

/** Milliseconds that an event waits before it is scheduled, once all is ready (TR-20). */
const scheduleDelay = 1_000;
/** Bytes: what is larger could not be sent when the page is left. */
const largest = 59_000;

/** Delivers the events of a customer who has said yes (TR-18 to TR-26, TR-46 to TR-61). */
export function createTrackingDelivery(
  services: TrackingServices,
  counts: TrackingCounts,
  isAllowed: () => boolean,
): TrackingDelivery {
  const { window, config, marketSource, findTarget } = services;
  const readDeviceId = deviceIdReader();
  const waiting: (readonly [QueuedEvent, TrackedMoment])[] = [];
  const customer = createTrackedCustomer(services, start);
  const onEnd = (count: number, reason?: string) => void countEnd(counts, count, reason);
  const mail = createAnalyticsMail(services, { isAllowed, getUserId: customer.userId, onEnd, onLeave: start });

  /** Gives the reason why an event is not sent. */
  function schedule(event: QueuedEvent, moment: TrackedMoment, delay: number): string | undefined {
    const { analytics: { token }, app_version: release } = config.get();
    const isLoggedIn = moment.isLoggedIn ?? customer.isLoggedIn();
    const detail = trackedEvent(event, { ...moment, isLoggedIn, marketSource: marketSource.read(), release });
    if (!dispatchHostEvent(findTarget() ?? window, 'kfp-track', detail)) return 'prevented';
    if (token === undefined) return 'no token';
    const id = randomLetters(16);
    const text = wireEvent(detail, { token, deviceId: readDeviceId(), userId: customer.userId(), id });
    if (text.length > largest) return 'too large';
    mail.add(id, text, delay);
    return undefined;
  }

  function tryToSchedule(event: QueuedEvent, moment: TrackedMoment, delay: number): void {
    let reason: string | undefined = 'invalid';
    try {
      reason = schedule(event, moment, delay);
    } catch {
      // A circle, a bigint or a getter that throws loses this one event alone (TR-59).
    }
    if (reason !== undefined) countEnd(counts, 1, reason);
  }

  /** What has waited until all is ready is scheduled without delay (TR-19). */
  function start(): void {
    for (const [event, moment] of waiting.splice(0)) tryToSchedule(event, moment, 0);
  }

  return {
    accept(event, moment) {
      if (customer.isReady()) tryToSchedule(event, moment, scheduleDelay);
      else waiting.push([event, moment]);
    },
    count: () => waiting.length + mail.count(),
    stop() {
      customer.dispose();
      countEnd(counts, waiting.splice(0).length + mail.stop(), 'opted out');
    },
    pause: mail.pause,
    resume: mail.resume,
    dispose() {
      mail.dispose();
      customer.dispose();
    },
  };
}
