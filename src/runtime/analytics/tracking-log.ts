import type { Distributor } from '../../domain/distributor.ts';
import { parseDistributor } from '../../domain/distributor.ts';
import { isAskedByBank } from '../../domain/tracking-consent.ts';
import { pageLocation } from '../../platform/page-location.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import { elementLanguage } from '../language/language.ts';
import type { PageElements } from '../page-elements/page-elements.ts';
import type { TrackedMoment } from './tracked-event.ts';
import { countEnd } from './tracking-event.ts';
import { enqueue } from './event-queue.ts';
import type { QueuedEvent, TrackingCounts, TrackingEvent } from './tracking-event.ts';
import type { TrackingServices } from './tracking-services.ts';

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

interface StampedMoment {
  readonly moment: TrackedMoment;
  /** The distributor of the page at that time. Its customer may have answered elsewhere than that of the current one. */
  readonly ofPage: Distributor;
}

/** Where the customer of a distributor answers about tracking: in the bank's own dialog, or in ours. */
const sourceOf = (distributor: Distributor) => (isAskedByBank(distributor) ? distributor : 'own');

/** The bank that an element names, on a page that names none itself. */
function elementsDistributor(elements: PageElements): Distributor | undefined {
  const named = elements.get().map(({ element }) => parseDistributor((element as Element & { readonly distributor?: unknown }).distributor));
  return named.find((one) => one !== undefined && one !== 'none');
}

/** Counts the events that wait for the customer's consent, and records where each came from. */
export function createTrackingLog(services: TrackingServices, events: QueuedEvent[]): TrackingLog {
  const { window, clock, sources, config, session, elements } = services;
  const counts: TrackingCounts = { created: 0, delivered: 0, dropped: {} };
  const moments = new WeakMap<QueuedEvent, StampedMoment>();
  let ofEvents: Distributor | undefined;
  let known = 0;
  const isPageLoad = createPageLoads();
  const distributor = () =>
    parseDistributor(sources.get().distributor) ?? config.get().distributorInfo.shortname ?? elementsDistributor(elements) ?? ofEvents ?? 'none';

  function stamp(event: QueuedEvent): StampedMoment {
    const { status, customer } = session.get();
    const own = parseDistributor(event['distributor']);
    ofEvents = own ?? ofEvents;
    const ofPage = distributor();
    const moment = {
      distributor: own ?? ofPage,
      language: elementLanguage(elements.get()[0]?.element, config.get().language),
      isLoggedIn: status === 'loading' ? undefined : status === 'logged-in',
      customer,
    };
    const stamped = { moment, ofPage };
    moments.set(event, stamped);
    return stamped;
  }

  function notePage(event: QueuedEvent, stamped: StampedMoment): void {
    if (!isPageLoad(event, stamped.moment)) return;
    const load = { event: 'Sidelast', time: event.time, path: event.path };
    events.splice(events.indexOf(event), 0, load);
    moments.set(load, stamped);
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
      const source = sourceOf(distributor());
      const answered = events.flatMap((event) => {
        const { moment, ofPage = 'none' } = moments.get(event) ?? {};
        return moment && (ofPage === 'none' || sourceOf(ofPage) === source) ? [[event, moment] as const] : [];
      });
      const taken = new Set(answered.map(([event]) => event));
      events.splice(0, events.length, ...events.filter((event) => !taken.has(event)));
      known = events.length;
      return answered;
    },
    clear() {
      known = 0;
      return events.splice(0).length;
    },
  };
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
