import { describe, expect, onTestFinished, test } from 'vitest';
import { createStore } from '../../../../src/platform/store.ts';
import { createCustomerTokenStore, createQueryClient } from '../../../../src/runtime/query/query.ts';
import { createLazySessionGuard, createSession } from '../../../../src/runtime/session/session.ts';
import { createDeferred } from '../../../support/fake-transport.ts';
import { fakeChannels } from '../../../support/fake-channels.ts';
import type { TestRuntimeOptions } from '../../../support/test-runtime.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';
import { expiring, info, status, windowThatStays } from './guarded-page.ts';
import { offersNamed, watchOffers } from '../query/watch-offers.ts';

const offers = 'avtaleoversikt/tilbud';

/** A page that has no element yet. `arrive` adds one, and gives the states that are told on it. */
function openEmptyPage() {
  const { runtime, clock, pass } = createTestRuntime();
  const arrivals = [createStore({}), createStore({})] as const;
  let target: HTMLElement | undefined;
  const session = createSession({
    window,
    findEventTarget: () => target,
    arrivals,
    queryClient: createQueryClient(() => undefined),
    customerToken: createCustomerTokenStore(),
    api: runtime.api,
    clock,
    firstExpiry: undefined,
    onFailure: () => undefined,
  });
  onTestFinished(session.dispose);
  const change = (which: 0 | 1) => arrivals[which].set({});
  const arrive = (which: 0 | 1) => {
    const states: string[] = [];
    target = document.createElement('kfp-test');
    target.addEventListener('kfp-session', (event) => {
      event.preventDefault();
      states.push((event as CustomEvent<{ readonly state: string }>).detail.state);
    });
    change(which);
    return states;
  };
  return { session, pass, change, arrive };
}

/** A page with an end in five seconds, on which nothing calls for the guard. */
function openUnguardedPage(options: TestRuntimeOptions = {}) {
  const left: string[] = [];
  const window = windowThatStays((url) => left.push(url.replace(location.origin, '')));
  const page = createTestRuntime({ config: { info }, window, responses: { [status]: expiring(5) }, ...options });
  onTestFinished(page.runtime.elements.add({ element: document.createElement('kfp-session-warning'), needsCustomer: false }));
  return { ...page, left };
}

/** A member of the window that works through a proxy. */
function bound(target: Window, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
}

const transit = (type: string, persisted = true) => window.dispatchEvent(Object.assign(new Event(type), { persisted }));

describe('a page whose elements come late', () => {
  test.each([0, 1] as const)('hosts are told on the first element who is logged in, once: %d section 4', async (which) => {
    const { pass, change, arrive } = openEmptyPage();
    await pass();
    change(which);
    const states = arrive(which);
    expect(states).toEqual(['logged-in']);
    change(0);
    change(1);
    expect(states).toEqual(['logged-in']);
  });

  test('hosts are told nothing of a session that is gone', async () => {
    const { session, pass, arrive } = openEmptyPage();
    await pass();
    session.dispose();
    expect(arrive(0)).toEqual([]);
  });

  test('its end is nobody’s to prevent, so the page is left SW-10', async () => {
    const { session, pass, arrive } = openEmptyPage();
    await pass();
    expect(session.tell('expired')).toBe(true);
    arrive(0);
    expect([session.tell('warning'), session.tell('expired')]).toEqual([true, false]);
  });
});

describe('the back/forward cache', () => {
  test('a page enters it without the data of the customer, and asks nothing, which would prolong the session CF-70 SW-25', async () => {
    const page = createTestRuntime({ responses: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = page;
    const view = watchOffers(page);
    onTestFinished(view.stop);
    await pass();
    expect(view.names()).toEqual(['Of A']);
    const asked = backend.calls.length;
    transit('pagehide');
    await pass(90_000);
    expect([runtime.session.get().status, view.names(), backend.calls.length - asked]).toEqual(['loading', undefined, 0]);
  });

  test('a deadline that has passed meanwhile does not end a session that session-status says goes on SW-19 SW-30', async () => {
    const { runtime, left, pass, backend } = openUnguardedPage();
    await pass();
    await pass();
    transit('pagehide');
    backend.answer({ [status]: { kfpSessionId: 'a' } });
    await pass(7_000);
    transit('pageshow');
    await pass();
    await pass(1_000);
    expect([runtime.session.get().status, runtime.session.get().expiresAt, left]).toEqual(['logged-in', null, []]);
  });

  test('a page that is left for good keeps its data until it is gone CF-70', async () => {
    const { runtime, pass } = createTestRuntime();
    await pass();
    transit('pagehide', false);
    expect(runtime.session.get().status).toBe('logged-in');
  });

  test('a runtime that is gone neither hides nor asks', async () => {
    const { runtime, backend, pass } = createTestRuntime();
    await pass();
    runtime.dispose();
    transit('pagehide');
    transit('pageshow');
    await pass();
    expect([runtime.session.get().status, backend.count(status)]).toEqual(['logged-in', 1]);
  });

  test('a response that comes after the runtime is gone changes nothing', async () => {
    const response = createDeferred();
    const { runtime, pass } = createTestRuntime({ responses: { [status]: response.promise } });
    await pass();
    runtime.dispose();
    response.resolve({ kfpSessionId: 'a' });
    await pass();
    expect(runtime.session.get().status).toBe('loading');
  });
});

describe('the guard', () => {
  test('comes by itself after the login: the page is left at the end SW-10', async () => {
    const { left, pass } = openUnguardedPage();
    await pass();
    await pass(6_000);
    expect(left).toEqual(['/utlopt/']);
  });

  test('does not come while nobody is logged in', async () => {
    const { isOpen } = fakeChannels();
    const { runtime, pass } = openUnguardedPage({ session: null, responses: {} });
    await pass(6_000);
    expect([runtime.session.get().status, isOpen()]).toEqual(['logged-out', false]);
  });

  test.each([[true, 4], [false, 2]])('that could not start is started again every five seconds, until it can or the page is gone: stays %j SW-10', async (stays, tries) => {
    fakeChannels(); // The channels of the tries that fail stay open.
    let [count, isBroken] = [0, true];
    const broken = new Proxy(window, {
      get(target, key) {
        if (key === 'BroadcastChannel') count += 1; // The first that the guard looks for.
        if (key === 'addEventListener' && isBroken) throw new Error('Nobody can listen.');
        return bound(target, key);
      },
    });
    const { runtime, pass } = createTestRuntime({ responses: { [status]: expiring(600) } });
    const guard = createLazySessionGuard({ ...runtime, window: broken });
    onTestFinished(guard.dispose);
    await pass();
    await pass(4_900);
    expect(count).toBe(1);
    await pass(100);
    expect(count).toBe(2);
    if (!stays) guard.dispose();
    await pass(5_000);
    isBroken = false;
    await pass(5_000);
    await pass(60_000);
    expect(count).toBe(tries);
  });

  test('that could not start has one timer, however often the session changes meanwhile', async () => {
    const broken = new Proxy(window, {
      get(target, key) {
        if (key === 'addEventListener') throw new Error('Nobody can listen.');
        return bound(target, key);
      },
    });
    fakeChannels();
    const { runtime, clock, pass } = createTestRuntime();
    await pass();
    const prolong = () => runtime.session.setExpiry(600, clock.monotonic());
    prolong();
    await pass(); // The runtime's own guard has its timer now.
    const before = clock.pending();
    const guard = createLazySessionGuard({ ...runtime, window: broken });
    for (let responses = 0; responses < 5; responses += 1) prolong();
    await pass();
    expect(clock.pending() - before).toBe(1);
    guard.dispose();
    expect(clock.pending() - before).toBe(0);
  });
});

test('a refresh after the host has logged the customer in does not join the request of before', async () => {
  const before = createDeferred();
  const { runtime, backend, pass } = createTestRuntime({ responses: { [status]: before.promise } });
  await pass();
  backend.answer({ [status]: { kfpSessionId: 'a' } });
  const end = runtime.refresh();
  await pass(10);
  before.resolve({});
  await end;
  expect(runtime.session.get()).toMatchObject({ status: 'logged-in', customer: 'a' });
});
