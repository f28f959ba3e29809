import type { TrackingConsent } from '../../domain/tracking-consent.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { lazy } from '../../platform/lazy.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { forgetAnalytics } from './analytics-storage.ts';
import { createOptInSource } from './opt-in-source.ts';
import type { PageObserver } from './page-observer.ts';
import type { TrackingDelivery } from './tracking-delivery.ts';
import type { QueuedEvent } from './tracking-event.ts';
import type { TrackingCounts } from './tracking-log.ts';
import { countEnd, createTrackingLog } from './tracking-log.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface ConsentGate {
  /** Call it after new events, and when the customer may have answered. */
  readonly check: () => void;
  /** Adds an event of the host, which may have any type. Its `time` and `path` are those of its creation; default: now and here. */
  readonly track: (event: unknown) => void;
  /** The customer's current consent to tracking. */
  readonly consent: ReadableStore<TrackingConsent>;
  readonly counts: TrackingCounts;
  /** The number of waiting events. */
  readonly queued: () => number;
  readonly dispose: () => void;
}

/**
 * Returns a function that gives the lazy chunk, or `undefined` until it has loaded. Each call retries a failed load.
 *
 * @param onArrival is called when the chunk has loaded
 */
function lazyCode<C>(load: () => Promise<C>, onArrival: () => void): () => C | undefined {
  const code = lazy(load, (arrived) => {
    queueMicrotask(onArrival);
    return arrived;
  });
  return () => {
    if (code.current() === undefined) code.get().catch(() => undefined); // The next call retries.
    return code.current();
  };
}

/**
 * Decides whether events are sent, wait or are dropped. Loads the page observer unless the customer said no, and the
 * delivery after a yes.
 *
 * @param events what the page has tracked, oldest first; the gate removes the events that it hands on
 */
export function createConsentGate(services: TrackingServices, events: QueuedEvent[]): ConsentGate {
  const log = createTrackingLog(services, events);
  const source = createOptInSource(services, check);
  const read = () => source.read(log.distributor());
  const answer = createStore<TrackingConsent>('UNANSWERED');
  const observerCode = lazyCode(() => lazyImport(() => import('./page-observer.ts')), check);
  const deliveryCode = lazyCode(() => lazyImport(() => import('./tracking-delivery.ts')), check);
  let observer: PageObserver | undefined;
  let delivery: TrackingDelivery | undefined;
  let isDisposed = false;

  function check(): void {
    if (isDisposed) return;
    log.note();
    answer.set(read());
    if (answer.get() === 'OPTED_OUT') {
      refuse();
      return;
    }
    observer ??= observerCode()?.createPageObserver(services, track);
    if (answer.get() === 'OPTED_IN') deliver();
    else delivery?.pause();
  }

  function refuse(): void {
    countEnd(log.counts, log.clear(), 'opted out');
    observer?.stop();
    delivery?.stop();
    observer = delivery = undefined;
    forgetAnalytics(services.window);
  }

  function deliver(): void {
    const code = deliveryCode();
    if (!code) return;
    delivery ??= code.createTrackingDelivery(services, log.counts, () => read() === 'OPTED_IN');
    delivery.resume();
    for (const [event, moment] of log.takeAnswered()) delivery.accept(event, moment);
  }

  function track(event: unknown): void {
    log.add(event);
    check();
  }

  check();
  return {
    check,
    track,
    consent: { get: read, subscribe: answer.subscribe },
    counts: log.counts,
    queued: () => events.length + (delivery?.count() ?? 0),
    dispose() {
      isDisposed = true;
      source.dispose();
      observer?.stop();
      delivery?.dispose();
    },
  };
}
