import { clientContextQuery } from '../../api/client-context.ts';
import { writeCookie } from '../../platform/cookie-changes.ts';
import { readCookies, readRawCookie } from '../../platform/cookies.ts';
import { randomHex } from '../../platform/random.ts';
import { dispatchPreventable } from '../host/host.ts';
import { createEventPipeline } from './event-pipeline.ts';
import { analyticsCookie } from './analytics-storage.ts';
import type { TrackedMoment } from './tracked-event.ts';
import { trackedEvent, wireEvent } from './tracked-event.ts';
import type { QueuedEvent } from './tracking-event.ts';
import type { TrackingCounts } from './tracking-log.ts';
import { countEnd } from './tracking-log.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface TrackingDelivery {
  readonly accept: (event: QueuedEvent, moment: TrackedMoment) => void;
  /** The number of waiting events. */
  readonly count: () => number;
  /** The customer said no: stops sending and drops all events. */
  readonly stop: () => void;
  /** The customer's answer is unknown: cancels the requests under way. Their events wait. */
  readonly pause: () => void;
  /** Sends again after a pause. */
  readonly resume: () => void;
  /** Sends the waiting events, then stops. */
  readonly dispose: () => void;
}

/** Milliseconds between an event and its scheduling, once customer and code are known (TR-20). */
const scheduleDelay = 1_000;
/** Bytes. A larger event would exceed the keepalive quota. */
const largest = 59_000;

/** Delivers the events after the customer has said yes. */
export function createTrackingDelivery(
  services: TrackingServices,
  counts: TrackingCounts,
  isAllowed: () => boolean,
): TrackingDelivery {
  const readDeviceId = deviceIdReader();
  const waiting: (readonly [QueuedEvent, TrackedMoment])[] = [];
  let customer: TrackedCustomer | undefined;
  const pipeline = createEventPipeline(services, {
    isAllowed,
    onLeave: start,
    onEnd: (count, reason) => countEnd(counts, count, reason),
    getUserId: () => customer?.userId,
  });

  /**
   * Schedules the waiting events. Events that waited for the customer's id have no delay (TR-19). Does nothing when the
   * customer has withdrawn the yes.
   */
  function start(delay = 0): void {
    if (!isAllowed()) return;
    for (const [event, moment] of waiting.splice(0)) {
      const serialised = tried(() => serialise(services, event, moment, () => ({ deviceId: readDeviceId(), userId: customer?.userId })));
      if (typeof serialised === 'string') countEnd(counts, 1, serialised);
      else pipeline.add(serialised.id, serialised.text, delay);
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
    count: () => waiting.length + pipeline.count(),
    stop() {
      forgetCustomer();
      countEnd(counts, waiting.splice(0).length + pipeline.stop(), 'opted out');
    },
    pause: pipeline.pause,
    resume() {
      if (customer) start();
      pipeline.resume();
    },
    dispose() {
      pipeline.dispose();
      forgetCustomer();
    },
  };
}

/**
 * Gives the event as it is sent, or the reason why it is dropped.
 *
 * @param getSender is called only for an event that is sent, because it stores the device id in a cookie
 * @throws when the event cannot be written as JSON
 */
function serialise(
  services: TrackingServices,
  event: QueuedEvent,
  moment: TrackedMoment,
  getSender: () => { readonly deviceId: string; readonly userId: string | undefined },
): { readonly id: string; readonly text: string } | string {
  const { window, config, session, findEventTarget } = services;
  const { customer } = session.get();
  // The next customer has said yes, not the one who did this.
  if (customer && moment.customer && customer !== moment.customer) return 'other customer';
  const { token } = config.get().analytics;
  const detail = detailOf(services, event, moment);
  if (!dispatchPreventable(findEventTarget() ?? window, 'kfp-track', detail)) return 'prevented';
  if (token === undefined) return 'no token';
  const id = randomLetters();
  const text = wireEvent(detail, { token, id, ...getSender() });
  return text.length > largest ? 'too large' : { id, text };
}

/** Contains failures to one event: one with a circular reference, a bigint or a throwing getter is dropped alone. */
function tried<T>(write: () => T): T | 'invalid' {
  try {
    return write();
  } catch {
    return 'invalid';
  }
}

/** Adds the facts about the visit that are known when the event is scheduled. */
function detailOf({ config, session, marketSource }: TrackingServices, event: QueuedEvent, moment: TrackedMoment) {
  const { distributor, language, isLoggedIn = session.get().status === 'logged-in' } = moment;
  return trackedEvent(event, { distributor, language, isLoggedIn, marketSource: marketSource.read(), release: config.get().app_version });
}

/** Seconds: 365 days (TR-55). */
export const deviceIdLifetime = 31_536_000;

/** Reads or creates the device id and stores it in a cookie. Call it only after a yes. */
function deviceIdReader(): () => string {
  let made: string | undefined;
  return () => {
    const known = readRawCookie(readCookies(), analyticsCookie) ?? '';
    if (/^[a-p]{32}$/.test(known)) return known;
    // If the browser refuses the cookie, the id lasts as long as the page.
    made ??= randomLetters();
    writeCookie({ name: analyticsCookie, value: made, maxAge: deviceIdLifetime });
    return made;
  };
}

interface TrackedCustomer {
  /** The customer's tracking id. Undefined for a visitor who is not logged in or has no tracking id. */
  readonly userId: string | undefined;
}

/** After this many milliseconds without a response from the backend, the customer counts as anonymous. */
const limit = 10_000;

/**
 * Finds the customer's tracking id, again after each login or logout. `onChange` gets `undefined` while the id is not
 * known. The returned function stops the watch.
 */
function watchTrackedCustomer(
  services: TrackingServices,
  onChange: (customer: TrackedCustomer | undefined) => void,
): () => void {
  const { clock, config, session } = services;
  let known = '';

  async function identify(): Promise<void> {
    const { status, customer } = session.get();
    const now = [status, customer].join();
    if (now === known) return;
    known = now;
    onChange(undefined);
    if (status === 'loading') return;
    // Without a token no event is sent, so no id is needed.
    const isWanted = status === 'logged-in' && config.get().analytics.token !== undefined;
    // The customer may have changed during the request.
    const settle = (userId?: string) => now === known && onChange({ userId });
    const cancel = clock.setTimeout(settle, limit);
    settle(isWanted ? await readUserId(services) : undefined);
    cancel();
  }

  const unsubscribe = session.subscribe(() => void identify());
  // A microtask later, `accept` has received the events that waited for the yes.
  void Promise.resolve().then(identify);
  return () => {
    unsubscribe();
    known = 'disposed';
  };
}

/** The tracking id of the logged-in customer. Ignores an id that may be a personal number. Never rejects. */
async function readUserId({ queryClient, api }: TrackingServices): Promise<string | undefined> {
  try {
    const { trackingId } = await queryClient.query(clientContextQuery(api));
    return /\d{11}/.test(trackingId ?? '') ? undefined : trackingId;
  } catch {
    return undefined; // Without a response the customer stays anonymous.
  }
}

/** 32 random letters from a to p. The id contains no digits, so nothing mistakes it for a number. */
function randomLetters(): string {
  return randomHex(16).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}
