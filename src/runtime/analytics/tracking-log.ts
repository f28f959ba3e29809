import type { Distributor } from '../../domain/distributor.ts';
import { parseDistributor } from '../../domain/distributor.ts';
import { isAskedByBank } from '../../domain/tracking-consent.ts';
import { pageLocation } from '../../platform/page-location.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import { elementLanguage } from '../language/language.ts';
import { elementsDistributor } from '../page-elements/page-elements.ts';
import type { TrackedMoment } from './tracked-event.ts';
import type { QueuedEvent, TrackingEvent } from './tracking-event.ts';
import { enqueue } from './tracking-event.ts';
import type { TrackingServices } from './tracking-services.ts';

/**
 * Counts the events of a page since the consent gate loaded. At any time `created` is the sum of delivered, waiting and
 * dropped events.
 */
export interface TrackingCounts {
  created: number;
  delivered: number;
  /** Number of dropped events by reason. */
  readonly dropped: Record<string, number>;
}

/** Counts events as delivered, or as dropped for the reason. */
export function countEnd(counts: TrackingCounts, count: number, reason?: string): void {
  if (reason === undefined) counts.delivered += count;
  else if (count > 0) counts.dropped[reason] = (counts.dropped[reason] ?? 0) + count;
}

export interface TrackingLog {
  readonly counts: TrackingCounts;
  /** Adds an event of the page observer or the host. Drops and counts a value that is no event. */
  readonly add: (event: unknown) => void;
  /** Records distributor, language and login state of each new event. */
  readonly note: () => void;
  /** Removes and returns the waiting events that the answer to the page's current distributor covers, oldest first. */
  readonly takeAnswered: () => readonly (readonly [QueuedEvent, TrackedMoment])[];
  /** Removes all waiting events. Returns their number. */
  readonly clear: () => number;
  /** The distributor of the page, which decides where consent is read. */
  readonly distributor: () => Distributor;
}

/** Counts the events that wait for the customer's consent, and records where each came from. */
export function createTrackingLog(services: TrackingServices, events: QueuedEvent[]): TrackingLog {
  const { window, clock, sources, config, elements } = services;
  const counts: TrackingCounts = { created: 0, delivered: 0, dropped: {} };
  const moments = new WeakMap<QueuedEvent, TrackedMoment>();
  let ofEvents: Distributor | undefined;
  let known = 0;
  const isPageLoad = createPageLoads();
  const distributor = () =>
    parseDistributor(sources.get().distributor) ?? config.get().distributorInfo.shortname ?? elementsDistributor(elements) ?? ofEvents ?? 'none';

  function stamp(event: QueuedEvent): TrackedMoment {
    const own = parseDistributor(event['distributor']);
    ofEvents = own ?? ofEvents;
    const ofPage = distributor();
    const moment = { distributor: own ?? ofPage, ofPage, ...readVisitor(services) };
    moments.set(event, moment);
    return moment;
  }

  function notePage(event: QueuedEvent, moment: TrackedMoment): void {
    if (!isPageLoad(event, moment)) return;
    const load = { event: 'Sidelast', time: event.time, path: event.path };
    events.splice(events.indexOf(event), 0, load);
    moments.set(load, moment);
    counts.created += 1;
  }

  return {
    counts,
    distributor,
    add(event) {
      const copy = checked(event);
      if (copy) {
        enqueue(events, { time: clock.now(), path: pageLocation(window).pathname, ...copy });
      } else {
        counts.created += 1;
        countEnd(counts, 1, 'invalid');
      }
    },
    note() {
      const news = events.filter((event) => !moments.has(event));
      countEnd(counts, known + news.length - events.length, 'overflow');
      counts.created += news.length;
      for (const event of news) notePage(event, stamp(event));
      known = events.length;
    },
    takeAnswered() {
      const answered = answeredEvents(events, moments, distributor());
      for (const [event] of answered) events.splice(events.indexOf(event), 1);
      known = events.length;
      return answered;
    },
    clear() {
      known = 0;
      return events.splice(0).length;
    },
  };
}

/** Who is at the page now, and in which language. */
function readVisitor({ config, session, elements }: TrackingServices): Pick<TrackedMoment, 'language' | 'isLoggedIn' | 'customer'> {
  const { status, customer } = session.get();
  const language = elementLanguage(elements.get()[0]?.element, config.get().language);
  return { language, isLoggedIn: status === 'loading' ? undefined : status === 'logged-in', customer };
}

/** Where the customer of a distributor answers about tracking: in the bank's own dialog, or in ours. */
const sourceOf = (distributor: Distributor) => (isAskedByBank(distributor) ? distributor : 'own');

/** The events of pages whose customer answers where that of `distributor` does, or which named no distributor yet. */
function answeredEvents(
  events: readonly QueuedEvent[], moments: WeakMap<QueuedEvent, TrackedMoment>, distributor: Distributor,
): (readonly [QueuedEvent, TrackedMoment])[] {
  return events.flatMap((event) => {
    const moment = moments.get(event);
    const isAnswered = moment?.ofPage === 'none' || (moment && sourceOf(moment.ofPage) === sourceOf(distributor));
    return moment && isAnswered ? [[event, moment] as const] : [];
  });
}

/** Elements that may be on any page and show none of its content. They do not count as a page load. */
const bystanders: readonly unknown[] = ['kfp-toasts', 'kfp-session-warning', 'kfp-cookie-consent'];

/**
 * Decides which events count as a page load. The portal and the login report their own page loads. On other pages it is
 * the first element that shows its data on a path, or the first one after a login.
 */
function createPageLoads(): (event: QueuedEvent, moment: TrackedMoment) => boolean {
  let last: { readonly path: string; readonly isLoggedIn: boolean | undefined } | undefined;
  return ({ event, path, komponent }, { isLoggedIn }) => {
    const isKnown = last?.path === path && (last.isLoggedIn !== false || !isLoggedIn);
    const isFirst = event === 'Komponentlast' && !isKnown && !bystanders.includes(komponent);
    if (isFirst || event === 'Sidelast') last = { path, isLoggedIn };
    return isFirst;
  };
}

/** A copy of the host's event. Undefined for a value that is no event or has a throwing getter. */
function checked(event: unknown): TrackingEvent | undefined {
  try {
    return isPlainObject(event) && typeof event['event'] === 'string' ? { ...event, event: event['event'] } : undefined;
  } catch {
    return undefined; // The event is dropped and counted.
  }
}
