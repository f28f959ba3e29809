import { QueryObserver } from '@tanstack/query-core';
import { describe, expect, test } from 'vitest';
import { agreementsQuery } from '../../../src/api/agreements.ts';
import { offersQuery } from '../../../src/api/offers.ts';
import type { TestRuntime } from '../../support/test-runtime.ts';
import { createTestRuntime } from '../../support/test-runtime.ts';
import { answerOf, createDeferred, createFakeTransport } from '../../support/fake-transport.ts';

const status = 'auth/session-status';
const offers = 'avtaleoversikt/tilbud';

/** Asks for the offers as an element on the screen does: while somebody is logged in. */
function watchOffers({ runtime }: TestRuntime) {
  const options = () => ({ ...offersQuery(runtime.api), enabled: runtime.session.get().status === 'logged-in' });
  const observer = new QueryObserver(runtime.queryClient, options());
  const renderSoon = () => queueMicrotask(() => observer.setOptions(options()));
  const stops = [observer.subscribe(() => undefined), runtime.session.subscribe(renderSoon)];
  return {
    names: () => observer.getCurrentResult().data?.offers.map(({ name }) => name),
    stop: () => stops.forEach((stop) => stop()),
  };
}

function offersNamed(name: string) {
  return { tilbud: [{ name, policyNumber: name }] };
}

describe('who is logged in', () => {
  test('LG-27 nobody is logged in or out while session-status is under way', async () => {
    const { runtime, pass, events } = createTestRuntime({ answers: { [status]: createDeferred().promise } });
    await pass(5_000);
    expect(runtime.session.get().status).toBe('loading');
    expect(events).toEqual([]);
  });

  test('LG-25 a session id is a customer who is logged in', async () => {
    const { runtime, pass, eventsOf } = createTestRuntime();
    await pass();
    expect(runtime.session.get().status).toBe('logged-in');
    expect(eventsOf('kfp-session')).toEqual([{ state: 'logged-in', expiresAt: null }]);
    await expect(runtime.session.ready).resolves.toBeUndefined();
  });

  test.each([
    ['an empty object', {}],
    ['an empty session id', { kfpSessionId: '' }],
    ['null for a session id', { kfpSessionId: null }],
    ['another type of session id', { kfpSessionId: { a: 1 } }],
    ['204', answerOf(204)],
    ['401', answerOf(401)],
    ['403', answerOf(403)],
  ])('LG-26 %s is nobody, at once', async (_, answer) => {
    const { runtime, backend, pass, eventsOf } = createTestRuntime({ answers: { [status]: answer } });
    await pass();
    expect(runtime.session.get().status).toBe('logged-out');
    expect(eventsOf('kfp-session')).toEqual([{ state: 'logged-out', expiresAt: null }]);
    expect(backend.count(status)).toBe(1);
    await expect(runtime.session.ready).resolves.toBeUndefined();
  });

  test.each([
    ['500', answerOf(500)],
    ['a page of HTML', answerOf(200, '<html>')],
    ['a list', []],
    ['no connection to the server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('LG-26 %s is nobody after one more try', async (_, answer) => {
    const { runtime, backend, pass } = createTestRuntime({ answers: { [status]: answer } });
    await pass();
    expect(runtime.session.get().status).toBe('loading');
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-out');
    expect(backend.count(status)).toBe(2);
  });

  test('LG-26 the second try may find somebody', async () => {
    const { runtime, backend, pass, eventsOf } = createTestRuntime({ answers: { [status]: answerOf(500) } });
    await pass();
    backend.answer({ [status]: { kfpSessionId: 'a' } });
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-in');
    expect(eventsOf('kfp-session')).toHaveLength(1);
  });

  test('API-23 an answer is good for 60 s', async () => {
    const { runtime, backend, pass } = createTestRuntime();
    await pass();
    await pass(59_000);
    runtime.session.revalidate();
    await pass();
    expect(backend.count(status)).toBe(1);
    await pass(1_000);
    runtime.session.revalidate();
    runtime.session.revalidate();
    await pass();
    expect(backend.count(status)).toBe(2);
  });

  test('API-23 an answer that says the same tells the host nothing new', async () => {
    const { runtime, pass, eventsOf } = createTestRuntime();
    await pass();
    await runtime.session.recheck();
    await pass();
    expect(eventsOf('kfp-session')).toHaveLength(1);
  });

  test('LG-26 a log-out in another tab is told when session-status is asked again', async () => {
    const { runtime, backend, pass, eventsOf } = createTestRuntime();
    await pass();
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    expect(runtime.session.get().status).toBe('logged-out');
    await pass();
    expect(eventsOf('kfp-session')).toMatchObject([{ state: 'logged-in' }, { state: 'logged-out' }]);
  });
});

describe('another customer', () => {
  test('CF-70 shows nothing of the customer before and asks anew', async () => {
    const test = createTestRuntime({ session: 'a', answers: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass, eventsOf } = test;
    const view = watchOffers(test);
    await pass();
    expect(view.names()).toEqual(['Of A']);
    const answer = createDeferred();
    backend.answer({ [status]: { kfpSessionId: 'b' }, [offers]: answer.promise });
    await runtime.session.recheck();
    expect(view.names()).toBeUndefined();
    answer.resolve(offersNamed('Of B'));
    await pass();
    expect(view.names()).toEqual(['Of B']);
    expect(backend.count(offers)).toBe(2);
    expect(eventsOf('kfp-session')).toHaveLength(2);
    view.stop();
  });

  test('CF-70 an answer for the customer before that arrives late is never shown', async () => {
    const late = createDeferred();
    const test = createTestRuntime({ session: 'a', answers: { [offers]: late.promise } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    backend.answer({ [status]: { kfpSessionId: 'b' }, [offers]: offersNamed('Of B') });
    await runtime.session.recheck();
    await pass();
    late.resolve(offersNamed('Of A'));
    await pass();
    expect(view.names()).toEqual(['Of B']);
    view.stop();
  });

  test('CF-70 data that is not on the screen goes too', async () => {
    const test = createTestRuntime({ session: 'a', answers: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    view.stop();
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    const kept = runtime.queryClient.getQueryCache().getAll().map(({ queryKey }) => queryKey[1]);
    expect(kept).toEqual(['session']);
  });

  test('AC-03 a customer who is logged out is asked for no data', async () => {
    const test = createTestRuntime({ session: 'a', answers: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    await pass(5_000);
    expect(view.names()).toBeUndefined();
    expect(backend.count(offers)).toBe(1);
    expect(backend.count(status)).toBe(2);
    view.stop();
  });
});

describe('401 from a data call', () => {
  test('LG-35 session-status is asked once more, however many calls were refused', async () => {
    const { runtime, backend, pass } = createTestRuntime({
      answers: { [offers]: answerOf(401), 'avtaleoversikt/avtaler': answerOf(401) },
    });
    await pass();
    const asked = createDeferred();
    backend.answer({ [status]: asked.promise });
    await Promise.all([
      runtime.queryClient.prefetchQuery(offersQuery(runtime.api)),
      runtime.queryClient.prefetchQuery(agreementsQuery(runtime.api)),
    ]);
    await pass(5_000);
    asked.resolve({});
    await pass();
    expect(backend.count(offers)).toBe(1);
    expect(backend.count(status)).toBe(2);
    expect(runtime.session.get().status).toBe('logged-out');
  });

  test('LG-35 a customer who is still logged in keeps what is on the screen', async () => {
    const test = createTestRuntime({ answers: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    backend.answer({ [offers]: answerOf(401) });
    await runtime.queryClient.refetchQueries({ queryKey: offersQuery(runtime.api).queryKey });
    await pass(5_000);
    expect(runtime.session.get().status).toBe('logged-in');
    expect(view.names()).toEqual(['Of A']);
    expect(backend.count(offers)).toBe(2);
    expect(backend.count(status)).toBe(2);
    view.stop();
  });

  test('LG-35 a change that is refused asks once more too', async () => {
    const { runtime, backend, pass } = createTestRuntime({ answers: { 'DELETE avtaleoversikt/tilbud/1': answerOf(401) } });
    await pass();
    backend.answer({ [status]: {} });
    const mutation = runtime.queryClient.getMutationCache().build(runtime.queryClient, {
      mutationFn: () => runtime.api.send('DELETE', 'avtaleoversikt/tilbud/1'),
    });
    await mutation.execute(undefined).catch(() => undefined);
    await pass();
    expect(backend.count(status)).toBe(2);
    expect(runtime.session.get().status).toBe('logged-out');
  });

  test('LG-35 a session-status that is refused is not asked again and again', async () => {
    const { backend, pass } = createTestRuntime({ answers: { [status]: answerOf(401) } });
    await pass(10_000);
    expect(backend.count(status)).toBe(1);
  });
});

describe('a page from the back/forward cache', () => {
  const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test('CF-70 hides the data until session-status has been answered anew', async () => {
    const test = createTestRuntime({ session: 'a', answers: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    const answer = createDeferred();
    backend.answer({ [status]: answer.promise });
    comeBack(true);
    await pass();
    expect(runtime.session.get().status).toBe('loading');
    expect(view.names()).toBeUndefined();
    expect(backend.count(offers)).toBe(1);
    answer.resolve({ kfpSessionId: 'a' });
    await pass();
    expect(view.names()).toEqual(['Of A']);
    expect(backend.count(offers)).toBe(2);
    view.stop();
  });

  test('CF-70 an ordinary page load asks once', async () => {
    const { backend, pass } = createTestRuntime();
    await pass();
    comeBack(false);
    await pass();
    expect(backend.count(status)).toBe(1);
  });

  test('CF-70 an answer to the call from before the page was left does not count', async () => {
    const before = createDeferred();
    const { runtime, backend, pass } = createTestRuntime({ answers: { [status]: before.promise } });
    await pass();
    const after = createDeferred();
    backend.answer({ [status]: after.promise });
    comeBack(true);
    await pass();
    before.resolve({ kfpSessionId: 'a' });
    await pass();
    expect(runtime.session.get().status).toBe('loading');
    after.resolve({});
    await pass();
    expect(runtime.session.get().status).toBe('logged-out');
  });
});

describe('the expiry', () => {
  test('CF-44 the configured one holds until an answer tells another', async () => {
    const expiry = Date.UTC(2026, 10, 21, 12);
    const { runtime } = createTestRuntime({ config: { sessionTimeout: expiry } });
    expect(runtime.session.get().expiresAt).toBe(expiry);
  });

  test('SW-22 the header counts from when the answer came', async () => {
    const { runtime, clock, pass } = createTestRuntime({
      answers: { [status]: answerOf(200, { kfpSessionId: 'a' }, { 'X-Session-Expiry': '600' }) },
    });
    const start = clock.now();
    await pass();
    expect(runtime.session.get().expiresAt).toBe(start + 600_000);
  });

  test('SW-28 of two answers the one to the newest request wins, whichever comes first', () => {
    const { runtime, clock } = createTestRuntime();
    const start = clock.now();
    runtime.session.setExpiry(900, start + 2);
    runtime.session.setExpiry(100, start + 1);
    expect(runtime.session.get().expiresAt).toBe(start + 900_000);
    runtime.session.setExpiry(300, start + 3);
    expect(runtime.session.get().expiresAt).toBe(start + 300_000);
  });
});

describe('the end', () => {
  test('a runtime that is gone tells nobody anything', async () => {
    const { runtime, backend, pass, events } = createTestRuntime();
    await pass();
    const answer = createDeferred();
    backend.answer({ [status]: answer.promise });
    void runtime.session.recheck();
    await pass();
    runtime.dispose();
    answer.resolve({});
    await pass(5_000);
    expect(events).toHaveLength(1);
  });

  test('refresh asks each endpoint once, also when it finds another customer', async () => {
    const test = createTestRuntime({ session: 'a', answers: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    backend.answer({ [status]: { kfpSessionId: 'b' }, [offers]: offersNamed('Of B') });
    await runtime.refresh();
    await pass();
    expect(backend.count(status)).toBe(2);
    expect(backend.count(offers)).toBe(2);
    expect(view.names()).toEqual(['Of B']);
    view.stop();
  });

  test('another backend is asked anew, and an answer of the one before does not count', async () => {
    const before = createDeferred();
    const { runtime, host, pass } = createTestRuntime({ answers: { [status]: before.promise } });
    await pass();
    host.set({ ...host.get(), transport: createFakeTransport({ [status]: {} }).transport });
    before.resolve({ kfpSessionId: 'a' });
    await pass();
    expect(runtime.session.get().status).toBe('logged-out');
  });
});
