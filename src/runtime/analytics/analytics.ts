import { lazyImport } from '../../platform/lazy-import.ts';
import type { Lazy } from '../../platform/lazy.ts';
import { lazy } from '../../platform/lazy.ts';
import { pageLocation } from '../../platform/page-location.ts';
import { analyticsMark } from './analytics-mark.ts';
import type { ConsentGate } from './consent-gate.ts';
import type { QueuedEvent, TrackingEvent } from './tracking-event.ts';
import { enqueue } from './tracking-event.ts';
import type { TrackingServices } from './tracking-services.ts';

export type { ConsentGate } from './consent-gate.ts';
export type { TrackingEvent } from './tracking-event.ts';

export interface TrackingQueue {
  readonly track: (event: TrackingEvent) => void;
  /** The events that wait for the customer's consent, oldest first. */
  readonly waiting: () => readonly QueuedEvent[];
  /** Sends, keeps or drops the events, as the customer's consent says. The first event loads this code. */
  readonly gate: Pick<Lazy<ConsentGate>, 'get'>;
  readonly dispose: () => void;
}

/** Milliseconds to wait before loading the code, so that the page renders first. 0 for a customer who said yes before. */
const loadDelay = 1000;

/** Keeps events in memory only, until the customer's consent allows delivery. */
export function createTrackingQueue(services: TrackingServices): TrackingQueue {
  const { window, clock } = services;
  const events: QueuedEvent[] = [];
  const gate = lazy(
    () => lazyImport(() => import('./consent-gate.ts')),
    ({ createConsentGate }) => createConsentGate(services, events),
    (built) => built.dispose(),
  );
  let cancel: (() => void) | undefined;
  const load = () => void gate.get().catch(() => (cancel = undefined));
  return {
    track(event) {
      enqueue(events, { ...event, time: clock.now(), path: pageLocation(window).pathname });
      gate.current()?.check();
      // If the lazy chunk failed to load, the next event retries.
      cancel ??= clock.setTimeout(load, analyticsMark(window).read() === undefined ? loadDelay : 0);
    },
    waiting: () => events,
    gate,
    dispose() {
      cancel?.();
      gate.dispose();
    },
  };
}
