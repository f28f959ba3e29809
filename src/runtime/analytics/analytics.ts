import { lazyImport } from '../../platform/lazy-import.ts';
import type { Lazy } from '../../platform/lazy.ts';
import { lazy } from '../../platform/lazy.ts';
import { analyticsMark } from './analytics-mark.ts';
import type { ConsentGate } from './consent-gate.ts';
import type { QueuedEvent, TrackingEvent } from './tracking-event.ts';
import type { TrackingServices } from './tracking-services.ts';

export type { ConsentGate } from './consent-gate.ts';
export type { TrackingEvent } from './tracking-event.ts';

export interface TrackingQueue {
  readonly track: (event: TrackingEvent) => void;
  /** What waits for the customer's consent, oldest first. */
  readonly waiting: () => readonly QueuedEvent[];
  /** Decides by the customer's consent what becomes of the events; its code comes after the first one. */
  readonly gate: Pick<Lazy<ConsentGate>, 'get'>;
  readonly dispose: () => void;
}

/** Beyond this many events the oldest give way. */
const capacity = 1000;
/** Milliseconds that the page has for what is seen, where nobody has said yes to analytics before. */
const loadDelay = 1000;

/** Holds events in memory, and nowhere else, until the customer's consent lets them go. */
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
      events.push({ ...event, time: clock.now(), path: window.location.pathname });
      if (events.length > capacity) events.shift();
      gate.current()?.check();
      // Code that did not arrive is asked for again with the next event.
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
