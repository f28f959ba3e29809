import type { QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import type { ConsentAnswer } from '../../src/domain/cookie-consent.ts';
import type { Store } from '../../src/platform/store.ts';
import { createStore } from '../../src/platform/store.ts';
import type { ConsentGate } from '../../src/runtime/analytics/consent-gate.ts';
import { createConsentGate } from '../../src/runtime/analytics/consent-gate.ts';
import type { QueuedEvent } from '../../src/runtime/analytics/tracking-event.ts';
import type { TrackingServices } from '../../src/runtime/analytics/tracking-services.ts';
import { parseConfig } from '../../src/runtime/config/config.ts';
import type { PageConsent } from '../../src/runtime/consent/page-consent.ts';
import type { AnalyticsRequest, RuntimeSources } from '../../src/runtime/host/host.ts';
import { createPageElements } from '../../src/runtime/page-elements/page-elements.ts';
import type { Session } from '../../src/runtime/session/session-store.ts';
import type { FakeClock } from './fake-clock.ts';
import { fakeClock } from './fake-clock.ts';

/** An event as the service receives it. */
export interface SentEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export type AnalyticsResponder = (request: AnalyticsRequest) => Promise<Response> | Response;

export interface TrackingPageOptions {
  readonly clock?: FakeClock;
  readonly distributor?: string;
  readonly statistics?: ConsentAnswer;
  readonly config?: object;
  readonly status?: Session['status'];
  readonly trackingId?: string | (() => string | Promise<string>) | undefined;
  readonly marketSource?: string;
  readonly window?: Window & typeof globalThis;
  readonly respond?: AnalyticsResponder;
  /** Replaces `statistics`. A promise simulates late code. */
  readonly consent?: PageConsent | Promise<PageConsent>;
}

export interface TrackingPage {
  readonly gate: ConsentGate;
  readonly services: TrackingServices;
  readonly clock: FakeClock;
  readonly track: (event: object) => void;
  /** The events of each request to `/track`. */
  readonly batches: readonly (readonly SentEvent[])[];
  readonly events: () => readonly SentEvent[];
  readonly requests: readonly AnalyticsRequest[];
  /** Names received by `/engage`. */
  readonly profiles: readonly unknown[];
  readonly respondWith: (respond: AnalyticsResponder) => void;
  readonly consentTo: (answer: ConsentAnswer) => void;
  /** Changes the consent without a notification. */
  readonly consentSilently: (answer: ConsentAnswer) => void;
  readonly session: Store<Session>;
  readonly element: HTMLElement;
  /** Moves the time, and waits for work that needs no timer. */
  readonly pass: (milliseconds?: number) => Promise<void>;
  /** The number of created events, and of events with a known fate. Both are always equal. */
  readonly balance: () => readonly [number, number];
  /** Number of requests for client-context. */
  readonly identified: () => number;
  /** Closes the page before the test ends. */
  readonly close: () => void;
}

const ok = () => new Response('1');

/** Waits for work that needs no timer: lazy code and responses. */
async function settle(): Promise<void> {
  // Loaded code may import more code, which the next round waits for.
  for (let round = 0; round < 4; round += 1) {
    await Promise.all([
      import('../../src/runtime/analytics/page-observer.ts'),
      import('../../src/runtime/analytics/tracking-delivery.ts'),
      import('../../src/runtime/analytics/analytics-profile.ts'),
    ]);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A page with the tracking code and no other code of ours. The test moves the time. */
export function createTrackingPage(options: TrackingPageOptions = {}): TrackingPage {
  const { clock = fakeClock(), distributor = 'none', status = 'logged-out', trackingId, window: page = window } = options;
  const requests: AnalyticsRequest[] = [];
  const batches: SentEvent[][] = [];
  const profiles: unknown[] = [];
  let respond = options.respond ?? ok;
  const events: QueuedEvent[] = [];
  const element = document.createElement('kfp-test');
  document.body.append(element);
  const session = createStore<Session>({ status, customer: status === 'logged-in' ? 'a' : null, expiresAt: null });
  const consent = createConsent(options.statistics === undefined ? 'accepted' : options.statistics);
  let asked = 0;

  async function analyticsTransport(request: AnalyticsRequest): Promise<Response> {
    requests.push(request);
    const list = JSON.parse(request.body) as SentEvent[];
    if (request.url.includes('/engage')) profiles.push(...list);
    else batches.push(list);
    return respond(request);
  }

  const config = { analytics: { token: 'token-1' }, ...options.config };
  const services: TrackingServices = {
    window: page,
    clock,
    session,
    sources: createStore({ config, distributor, analyticsTransport } as unknown as RuntimeSources),
    config: createStore(parseConfig(config, { pageUrl: 'https://bank.example/', allowLocalHttp: true, onBad: () => undefined })),
    api: {} as TrackingServices['api'],
    queryClient: {
      query() {
        asked += 1;
        return Promise.resolve(typeof trackingId === 'function' ? trackingId() : trackingId).then((id) => ({ trackingId: id }));
      },
    } as unknown as QueryClient,
    elements: createPageElements(),
    marketSource: { read: () => options.marketSource, write: () => undefined },
    consent: { get: () => Promise.resolve(options.consent ?? consent.store) },
    findEventTarget: () => element,
  };
  const gate = createConsentGate(services, events);
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    gate.dispose();
    element.remove();
  };
  onTestFinished(close);
  const { counts } = gate;

  return {
    gate,
    services,
    clock,
    track: gate.track,
    batches,
    events: () => batches.flat(),
    requests,
    profiles,
    respondWith: (next) => void (respond = next),
    consentTo: consent.set,
    consentSilently: consent.setSilently,
    session,
    element,
    async pass(milliseconds = 0) {
      await settle();
      clock.advance(milliseconds);
      await settle();
    },
    balance: () => [
      counts.created,
      counts.delivered + gate.queued() + Object.values(counts.dropped).reduce((sum, count) => sum + count, 0),
    ],
    identified: () => asked,
    close,
  };
}

/** The customer's answer in our own consent dialog, as far as tracking uses it. */
export function createConsent(first: ConsentAnswer) {
  const news = createStore(first);
  let answer = first;
  const setSilently = (next: ConsentAnswer) => void (answer = next);
  const words = { accepted: 'OPTED_IN', denied: 'OPTED_OUT' } as const;
  const tracking = () => (answer === null ? 'UNANSWERED' : words[answer]);
  const set = (next: ConsentAnswer) => {
    setSilently(next);
    news.set(next);
  };
  return { set, setSilently, store: { subscribe: news.subscribe, statistics: () => answer, tracking } as unknown as PageConsent };
}
