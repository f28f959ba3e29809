import { clientContextQuery } from '../../api/client-context.ts';
import { writeCookie } from '../../platform/cookie-changes.ts';
import { readCookies, readRawCookie } from '../../platform/cookies.ts';
import { randomHex } from '../../platform/random.ts';
import { dispatchPreventable } from '../host/host.ts';
import { createAnalyticsMail } from './analytics-mail.ts';
import { analyticsCookie } from './analytics-storage.ts';
import type { TrackedMoment } from './tracked-event.ts';
import { trackedEvent, wireEvent } from './tracked-event.ts';
import { countEnd } from './tracking-event.ts';
import type { QueuedEvent, TrackingCounts } from './tracking-event.ts';
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
  if (!dispatchPreventable(findTarget() ?? window, 'kfp-track', detail)) return 'prevented';
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

/** Seconds: 365 days (TR-55). */
const lifetime = 31_536_000;

/** Gives the id of the device, which is kept in a cookie; to be called only after a yes. */
function deviceIdReader(): () => string {
  let made: string | undefined;
  return () => {
    const known = readRawCookie(readCookies(), analyticsCookie) ?? '';
    if (/^[a-p]{32}$/.test(known)) return known;
    // Where the browser refuses the cookie, the id is that of the page.
    made ??= randomLetters(16);
    writeCookie({ name: analyticsCookie, value: made, maxAge: lifetime });
    return made;
  };
}

interface TrackedCustomer {
  /** The customer's tracking id; undefined for somebody who is not logged in, or has none. */
  readonly userId: string | undefined;
}

/** Milliseconds after which the customer counts as anonymous until the backend has said who it is. */
const limit = 10_000;

/**
 * Finds out who the customer is, anew whenever somebody logs in or out. `onChange` gets nobody while that is not known;
 * the returned function ends it.
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
    // Without a token nothing leaves, so nobody has to be known.
    const isWanted = status === 'logged-in' && config.get().analytics.token !== undefined;
    // Somebody else, or nobody, may have come meanwhile.
    const be = (userId?: string) => now === known && onChange({ userId });
    const cancel = isWanted ? clock.setTimeout(be, limit) : undefined;
    be(isWanted ? await readUserId(services) : undefined);
    cancel?.();
  }

  const unsubscribe = session.subscribe(() => void identify());
  // What has waited for the customer's yes is there before all is ready.
  void Promise.resolve().then(identify);
  return () => {
    unsubscribe();
    known = 'disposed';
  };
}

/** The tracking id of whoever is logged in; one that could be a personal number is none. Never fails. */
async function readUserId({ queryClient, api }: TrackingServices): Promise<string | undefined> {
  try {
    const { trackingId } = await queryClient.query(clientContextQuery(api));
    return /\d{11}/.test(trackingId ?? '') ? undefined : trackingId;
  } catch {
    return undefined; // Without an answer the customer stays anonymous.
  }
}

/** Random bytes as letters from a to p, two each: an id that no number can be read from. */
function randomLetters(bytes: number): string {
  return randomHex(bytes).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}
