import { dispatchHostEvent } from '../host/host.ts';
import { deviceIdReader, randomLetters } from './analytics-identity.ts';
import { createAnalyticsMail } from './analytics-mail.ts';
import type { TrackedCustomer } from './tracked-customer.ts';
import { watchTrackedCustomer } from './tracked-customer.ts';
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
  /** The customer has said no: nothing is sent from now on, and nothing kept. */
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

/** Delivers the events of a customer who has said yes. */
export function createTrackingDelivery(
  services: TrackingServices,
  counts: TrackingCounts,
  isAllowed: () => boolean,
): TrackingDelivery {
  const readDeviceId = deviceIdReader();
  const waiting: (readonly [QueuedEvent, TrackedMoment])[] = [];
  let customer: TrackedCustomer | undefined;
  const mail = createAnalyticsMail(services, {
    isAllowed,
    onLeave: start,
    onEnd: (count, reason) => void countEnd(counts, count, reason),
    getUserId: () => customer?.userId,
  });

  /** What has waited until all is ready is scheduled without delay (TR-19), unless the answer has changed meanwhile. */
  function start(delay = 0): void {
    if (!isAllowed()) return;
    for (const [event, moment] of waiting.splice(0)) {
      const letter = tried(() => letterOf(services, event, moment, () => ({ deviceId: readDeviceId(), userId: customer?.userId })));
      if (typeof letter === 'string') countEnd(counts, 1, letter);
      else mail.add(letter.id, letter.text, delay);
    }
  }

  const forgetCustomer = watchTrackedCustomer(services, (next) => {
    customer = next;
    if (next) start();
  });

  return {
    accept(event, moment) {
      waiting.push([event, moment]);
      if (customer) start(scheduleDelay);
    },
    count: () => waiting.length + mail.count(),
    stop() {
      forgetCustomer();
      countEnd(counts, waiting.splice(0).length + mail.stop(), 'opted out');
    },
    pause: mail.pause,
    resume() {
      if (customer) start();
      mail.resume();
    },
    dispose() {
      mail.dispose();
      forgetCustomer();
    },
  };
}

/**
 * An event as it is sent, or the reason why it is not.
 *
 * @param getSender is asked only for what is sent, as the id of the device is kept in a cookie
 */
function letterOf(
  services: TrackingServices,
  event: QueuedEvent,
  moment: TrackedMoment,
  getSender: () => { readonly deviceId: string; readonly userId: string | undefined },
): { readonly id: string; readonly text: string } | string {
  const { window, config, findTarget } = services;
  const { token } = config.get().analytics;
  const detail = detailOf(services, event, moment);
  if (!dispatchHostEvent(findTarget() ?? window, 'kfp-track', detail)) return 'prevented';
  if (token === undefined) return 'no token';
  const id = randomLetters(16);
  const text = wireEvent(detail, { token, id, ...getSender() });
  return text.length > largest ? 'too large' : { id, text };
}

/** An event with a circle, a bigint or a getter that throws loses itself alone. */
function tried<T>(write: () => T): T | 'invalid' {
  try {
    return write();
  } catch {
    return 'invalid';
  }
}

/** What is known of the visit when the event is scheduled goes with it. */
function detailOf({ config, session, marketSource }: TrackingServices, event: QueuedEvent, moment: TrackedMoment) {
  const { isLoggedIn = session.get().status === 'logged-in' } = moment;
  return trackedEvent(event, { ...moment, isLoggedIn, marketSource: marketSource.read(), release: config.get().app_version });
}
