import { onTestFinished, vi } from 'vitest';
import type { Store } from '../../src/platform/store.ts';
import { createStore } from '../../src/platform/store.ts';
import { createPageElements } from '../../src/runtime/page-elements/page-elements.ts';
import type { Runtime, RuntimeOptions } from '../../src/runtime/runtime.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
// Imported here, so that the later import() needs no task of the module loader.
import '../../src/runtime/market-source/market-source.ts';
import '../../src/runtime/session/session-guard.ts';
import '../../src/runtime/consent/page-consent.ts';
import type { HostValues } from '../../src/runtime/host/host.ts';
import type { FakeClock } from './fake-clock.ts';
import { fakeClock } from './fake-clock.ts';
import type { Responses, FakeTransport } from './fake-transport.ts';
import { createFakeTransport } from './fake-transport.ts';

export interface TestRuntimeOptions {
  readonly responses?: Responses;
  readonly config?: object;
  /** The session id in the response of session-status; null when nobody is logged in. */
  readonly session?: string | null;
  readonly clock?: FakeClock;
  /** More values of `kfp-runtime`. */
  readonly host?: HostValues;
  readonly earlyCall?: RuntimeOptions['earlyCall'];
  /** Replaces the global window. */
  readonly window?: RuntimeOptions['window'];
}

export interface HostEvent {
  readonly type: string;
  readonly detail: unknown;
}

export interface TestRuntime {
  readonly runtime: Runtime;
  readonly backend: FakeTransport;
  readonly clock: FakeClock;
  readonly host: Store<HostValues>;
  /** The element on which the runtime dispatches events. */
  readonly element: HTMLElement;
  /** Every dispatched event of the public contract, in order. */
  readonly events: readonly HostEvent[];
  readonly eventsOf: (type: string) => unknown[];
  /** Moves the time of the runtime and the query client. Without milliseconds it waits for work that needs no timer. */
  readonly pass: (milliseconds?: number) => Promise<void>;
}

const eventTypes = ['kfp-ready', 'kfp-navigate', 'kfp-native-link', 'kfp-session', 'kfp-error', 'kfp-feedback', 'kfp-followup', 'kfp-contact', 'kfp-consent-change'];

/** The trace id of the page in each test. */
export const testTraceId = '0af7651916cd43dd8448eb211c80319c';

/** Freezes the timers of the query client. `pass` moves them together with the clock of the runtime. */
function freezeTimers(clock: FakeClock): void {
  vi.useFakeTimers({ now: clock.now() });
  onTestFinished(() => void vi.useRealTimers());
}

/** A real runtime with a fake backend and frozen time. It is disposed of after the test. */
export function createTestRuntime(options: TestRuntimeOptions = {}): TestRuntime {
  const { responses = {}, config = {}, session = 'session-1', clock = fakeClock(), earlyCall } = options;
  freezeTimers(clock);
  const backend = createFakeTransport({
    'auth/session-status': session === null ? {} : { kfpSessionId: session },
    ...responses,
  });
  const host = createStore<HostValues>({ transport: backend.transport, config, ...options.host });
  const element = document.createElement('kfp-test');
  document.body.append(element);
  const { events, stop } = recordEvents(element);
  const runtime = createRuntime({
    window: options.window ?? window,
    clock,
    host,
    elements: createPageElements(),
    findRuntimeElement: () => element,
    earlyCall,
    traceId: testTraceId,
  });
  onTestFinished(() => {
    runtime.dispose();
    stop();
    element.remove();
  });
  const eventsOf = (type: string) => events.filter((event) => event.type === type).map(({ detail }) => detail);
  const pass = async (milliseconds = 0) => {
    clock.advance(milliseconds);
    await vi.advanceTimersByTimeAsync(milliseconds);
    // Each listener is notified in a separate task.
    await vi.advanceTimersByTimeAsync(20);
  };
  return { runtime, backend, clock, host, element, events, eventsOf, pass };
}

function recordEvents(target: EventTarget): { readonly events: HostEvent[]; readonly stop: () => void } {
  const events: HostEvent[] = [];
  const listen = (event: Event) => events.push({ type: event.type, detail: (event as CustomEvent<unknown>).detail });
  for (const type of eventTypes) target.addEventListener(type, listen);
  return {
    events,
    stop() {
      for (const type of eventTypes) target.removeEventListener(type, listen);
    },
  };
}
