import { lazyImport } from '../../platform/lazy-import.ts';
import { lazy } from '../../platform/lazy.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { forgetAnalytics } from './analytics-storage.ts';
import type { OptInSource } from './opt-in-source.ts';
import { createOptInSource } from './opt-in-source.ts';
import type { PageObserver } from './page-observer.ts';
import { countEnd } from './tracking-event.ts';
import type { TrackingDelivery } from './tracking-delivery.ts';
import type { QueuedEvent, TrackingCounts } from './tracking-event.ts';
import { createTrackingLog } from './tracking-log.ts';
import type { TrackingServices } from './tracking-services.ts';

export interface ConsentGate {
  /** There are new events, or the customer may have answered. */
  readonly check: () => void;
  /** Takes an event of the host, which may be anything. `time` is that of its creation, epoch milliseconds. */
  readonly track: (event: unknown, time?: number) => void;
  /** What the customer says now. */
  readonly consent: ReadableStore<ReturnType<OptInSource['read']>>;
  readonly counts: TrackingCounts;
  /** How many events wait. */
  readonly queued: () => number;
  readonly dispose: () => void;
}

/**
 * Gives code once it is here, and until then asks for it where it is not under way.
 *
 * @param onArrival is called when it is here
 */
function lateCode<C>(load: () => Promise<C>, onArrival: () => void): () => C | undefined {
  const code = lazy(load, (arrived) => {
    queueMicrotask(onArrival);
    return arrived;
  });
  return () => {
    if (code.current() === undefined) code.get().catch(() => undefined); // Asked for again with the next call.
    return code.current();
  };
}

/**
 * Decides whether events leave, wait or are dropped. What watches the page comes where events
 * are kept, what delivers them after a yes.
 *
 * @param events what the page has tracked, oldest first; what leaves is taken from here
 */
export function createConsentGate(services: TrackingServices, events: QueuedEvent[]): ConsentGate {
  const log = createTrackingLog(services, events);
  const source = createOptInSource(services, check);
  const read = () => source.read(log.distributor());
  const answer = createStore<ReturnType<OptInSource['read']>>('UNANSWERED');
  const observerCode = lateCode(() => lazyImport(() => import('./page-observer.ts')), check);
  const deliveryCode = lateCode(() => lazyImport(() => import('./tracking-delivery.ts')), check);
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
    countEnd(log.counts, log.takeAll().length, 'opted out');
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
    for (const [event, moment] of log.takeAll()) delivery.accept(event, moment);
  }

  function track(event: unknown, time?: number): void {
    log.add(event, time);
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
