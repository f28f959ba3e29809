import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { agreementsQuery } from '../../../../src/api/agreements.ts';
import { offersQuery } from '../../../../src/api/offers.ts';
import { sessionStatusQuery } from '../../../../src/api/session.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import type { TestRuntime } from '../../../support/test-runtime.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';
import { warning } from '../../../support/warning.mjs';
import { offersNamed } from '../query/watch-offers.ts';

const status = 'auth/session-status';
const offers = 'avtaleoversikt/tilbud';
const agreements = 'avtaleoversikt/avtaler';

describe('who is logged in', () => {
  test('nobody is logged in or out while session-status is under way LG-27', async () => {
    const { runtime, pass, events } = createTestRuntime({ responses: { [status]: createDeferred().promise } });
    await pass(5_000);
    expect(runtime.session.get().status).toBe('loading');
    expect(events).toEqual([]);
  });

  test('a session id is a customer who is logged in LG-25 LG-28', async () => {
    const { runtime, pass, eventsOf } = createTestRuntime();
    await pass();
    expect(runtime.session.get().status).toBe('logged-in');
    expect(eventsOf('kfp-session')).toEqual([{ state: 'logged-in', expiresAt: null }]);
    await expect(runtime.session.ready).resolves.toBeUndefined();
  });

  test('a response that becomes stale is no news, and nothing is asked that would prolong the session SW-25', async () => {
    const { runtime, backend, pass } = createTestRuntime({ responses: { 'auth/client-context': { loginContext: 'OWN_SITE' } } });
    await pass();
    await runtime.consent.get();
    await pass();
    const calls = backend.calls.length;
    const onChange = vi.fn();
    runtime.session.subscribe(onChange);
    await pass(20 * 60_000);
    expect(onChange).not.toHaveBeenCalled();
    expect(backend.calls.length).toBe(calls);
  });

  test.each([
    ['an empty object', {}],
    ['an empty session id', { kfpSessionId: '' }],
    ['null for a session id', { kfpSessionId: null }],
    ['another type of session id', { kfpSessionId: { a: 1 } }],
    ['204', responseOf(204)],
    ['401', responseOf(401)],
    ['403', responseOf(403)],
  ])('%s is nobody, at once LG-26', async (_, response) => {
    const errorReporter = vi.fn();
    const { runtime, backend, pass, eventsOf } = createTestRuntime({ responses: { [status]: response }, host: { errorReporter } });
    await pass();
    expect(errorReporter).not.toHaveBeenCalled();
    expect(runtime.session.get().status).toBe('logged-out');
    expect(eventsOf('kfp-session')).toEqual([{ state: 'logged-out', expiresAt: null }]);
    expect(backend.count(status)).toBe(1);
    await expect(runtime.session.ready).resolves.toBeUndefined();
  });

  test.each([['an empty object', {}], ['401', responseOf(401)], ['403', responseOf(403)]])(
    'an element that comes later counts %s as a response, until it is a minute old LG-26 API-23 API-67', async (_, response) => {
      const { runtime, backend, pass } = createTestRuntime({ responses: { [status]: response } });
      await pass();
      runtime.session.revalidate();
      await pass(59_000);
      runtime.session.revalidate();
      await pass(2_000);
      expect(backend.count(status)).toBe(1);
      runtime.session.revalidate();
      await pass();
      expect(backend.count(status)).toBe(2);
    });

  test.each([
    ['500', responseOf(500)],
    ['a page of HTML', responseOf(200, '<html>')],
    ['a list', []],
    ['no connection to the server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is nobody after one more try, of which the reporter of the host is told LG-26', async (_, response) => {
    const errorReporter = vi.fn();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { runtime, backend, pass, eventsOf } = createTestRuntime({ responses: { [status]: response }, host: { errorReporter } });
    await pass();
    expect(runtime.session.get().status).toBe('loading');
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-out');
    expect(backend.count(status)).toBe(2);
    expect(errorReporter.mock.calls).toEqual([[expect.any(Error), expect.objectContaining({ area: 'session', recoverable: false })]]);
    expect(eventsOf('kfp-error')).toEqual([]);
    expect(log.mock.calls).toEqual([[warning('session-unknown', 'session-status could not be requested'), expect.any(Error)]]);
  });

  test.each([
    ['status 500', responseOf(500, { feil: 'Kari Nordmann' })],
    ['a text that is no JSON', responseOf(200, 'Kari Nordmann')],
  ])('the console has nothing of the response: %s', async (_, response) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pass } = createTestRuntime({ responses: { [status]: response } });
    await pass();
    await pass(1_000);
    const logged = log.mock.calls.at(-1)?.at(-1) as Error;
    expect(`${JSON.stringify(logged)} ${logged.message} ${String(logged.cause)}`).not.toMatch(/Kari|Nord/);
  });

  test('a failure counts again after the one that followed a hint of another tab CF-70 LG-26', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { runtime, backend, pass } = createTestRuntime();
    await pass();
    backend.answer({ [status]: responseOf(500) });
    void runtime.session.recheck('hint');
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-in');
    void runtime.queryClient.refetchQueries({ queryKey: sessionStatusQuery(runtime.api).queryKey });
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-out');
  });

  test('the failure of a check that began before a hint of another tab counts LG-26', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { runtime, backend, pass } = createTestRuntime();
    await pass();
    backend.answer({ [status]: responseOf(500) });
    void runtime.session.recheck();
    void runtime.session.recheck('hint');
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-out');
  });

  test('a question that is asked again and fails again is told once for each time LG-26', async () => {
    const errorReporter = vi.fn();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { runtime, pass } = createTestRuntime({ responses: { [status]: responseOf(404) }, host: { errorReporter } });
    await pass(6_000);
    runtime.session.revalidate();
    await pass(1_000);
    expect(log).toHaveBeenCalledTimes(2);
    expect(errorReporter).toHaveBeenCalledTimes(2);
  });

  test('the second try may find somebody LG-26', async () => {
    const { runtime, backend, pass, eventsOf } = createTestRuntime({ responses: { [status]: responseOf(500) } });
    await pass();
    backend.answer({ [status]: { kfpSessionId: 'a' } });
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-in');
    expect(eventsOf('kfp-session')).toHaveLength(1);
  });

  test('a response is good for 60 s API-23', async () => {
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

  test('a response that says the same tells the host nothing new API-23', async () => {
    const { runtime, pass, eventsOf } = createTestRuntime();
    await pass();
    await runtime.session.recheck();
    await pass();
    expect(eventsOf('kfp-session')).toHaveLength(1);
  });

  test('a log-out in another tab is told when session-status is asked again LG-26', async () => {
    const { runtime, backend, pass, eventsOf } = createTestRuntime();
    await pass();
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    expect(runtime.session.get().status).toBe('logged-out');
    await pass();
    expect(eventsOf('kfp-session')).toMatchObject([{ state: 'logged-in' }, { state: 'logged-out' }]);
  });
});

describe('the expiry', () => {
  test('the configured one holds until a response tells another CF-44', async () => {
    const expiry = Date.UTC(2026, 10, 21, 12);
    const { runtime } = createTestRuntime({ config: { sessionTimeout: expiry } });
    expect(runtime.session.get().expiresAt).toBe(expiry);
  });

  test('the header counts from when the response came SW-22', async () => {
    const { runtime, clock, pass } = createTestRuntime({
      responses: { [status]: responseOf(200, { kfpSessionId: 'a' }, { 'X-Session-Expiry': '600' }) },
    });
    const start = clock.now();
    await pass();
    expect(runtime.session.get().expiresAt).toBe(start + 600_000);
  });

  test('of two responses the one to the newest request wins, whichever comes first SW-28', () => {
    const { runtime, clock } = createTestRuntime();
    const start = clock.now();
    runtime.session.setExpiry(900, start + 2);
    runtime.session.setExpiry(100, start + 1);
    expect(runtime.session.get().expiresAt).toBe(start + 900_000);
    runtime.session.setExpiry(300, start + 3);
    expect(runtime.session.get().expiresAt).toBe(start + 300_000);
  });
});

describe('what an element shows', () => {
  /** An element that is not drawn again while the session changes; gives the names of the offers on it. */
  function showOffers({ runtime }: TestRuntime) {
    const observer = new QueryObserver(runtime.queryClient, offersQuery(runtime.api));
    onTestFinished(observer.subscribe(() => undefined));
    return () => observer.getCurrentResult().data?.offers.map(({ name }) => name);
  }

  async function openOffers() {
    const page = createTestRuntime({ session: 'a', responses: { [offers]: offersNamed('Of A'), [agreements]: { avtaler: [] } } });
    await page.pass();
    const names = showOffers(page);
    await page.pass();
    expect(names()).toEqual(['Of A']);
    return { ...page, names, counts: () => [offers, agreements].map((endpoint) => page.backend.count(endpoint)) };
  }

  test('goes at once when another customer is found, and is asked for once in their name CF-70', async () => {
    const { runtime, backend, pass, names, counts } = await openOffers();
    const response = createDeferred();
    backend.answer({ [status]: { kfpSessionId: 'b' }, [offers]: response.promise });
    await runtime.session.recheck();
    expect(names()).toBeUndefined();
    response.resolve(offersNamed('Of B'));
    await pass();
    expect([names(), counts()]).toEqual([['Of B'], [2, 0]]);
  });

  test('stays for the same customer, and is not asked for again API-23', async () => {
    const { runtime, pass, names, counts } = await openOffers();
    const token = runtime.customerToken.get();
    await runtime.session.recheck();
    await pass();
    expect([names(), counts()]).toEqual([['Of A'], [1, 0]]);
    expect(runtime.customerToken.get()).toBe(token);
  });

  test.each([['another customer', { kfpSessionId: 'b' }], ['nobody', {}]])('%s cannot finish what the customer before has begun CF-70', async (_, response) => {
    const { runtime, backend } = await openOffers();
    const token = runtime.customerToken.get();
    backend.answer({ [status]: response });
    await runtime.session.recheck();
    expect(runtime.customerToken.get()).not.toBe(token);
  });

  test('goes at log-out, and is not asked for in nobody’s name AC-03 CF-70', async () => {
    const { runtime, backend, pass, names, counts } = await openOffers();
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    await pass(5_000);
    expect([names(), counts()]).toEqual([undefined, [1, 0]]);
  });

  test('comes back after the page was hidden for so short a time that it was not drawn CF-70', async () => {
    const { runtime, pass, names, counts } = await openOffers();
    runtime.session.hide();
    expect(names()).toBeUndefined();
    await runtime.session.recheck();
    await pass();
    expect([names(), counts()]).toEqual([['Of A'], [2, 0]]);
  });

  test('is asked for by one call after sleep, and what nobody looks at by none SW-30', async () => {
    const { runtime, backend, pass, names, counts } = await openOffers();
    await runtime.queryClient.query(agreementsQuery(runtime.api));
    const response = createDeferred();
    backend.answer({ [offers]: response.promise });
    runtime.session.setStatus('loading');
    void runtime.queryClient.invalidateQueries({ queryKey: offersQuery(runtime.api).queryKey });
    await pass();
    await runtime.session.recheck('fresh');
    await pass();
    response.resolve(offersNamed('Newer'));
    await pass();
    expect([names(), counts()]).toEqual([['Newer'], [2, 1]]);
  });

  test('has no trace left after log-out once nothing shows it CF-70', async () => {
    const { runtime, backend, pass } = createTestRuntime({ responses: { [offers]: offersNamed('Of A') } });
    await pass();
    await runtime.queryClient.query(offersQuery(runtime.api));
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    expect(runtime.queryClient.getQueryCache().getAll().map(({ queryKey }) => queryKey[1])).toEqual(['session']);
  });
});

describe('what hosts are told', () => {
  test('the state is unknown to them until the first response, and while the page is hidden section 4', async () => {
    const { runtime, backend, pass } = createTestRuntime({ responses: { [status]: responseOf(200, { kfpSessionId: 'a' }, { 'X-Session-Expiry': '600' }) } });
    expect(runtime.session.detail()).toBeNull();
    await pass();
    const { expiresAt } = runtime.session.get();
    expect(runtime.session.detail()).toEqual({ state: 'logged-in', expiresAt });
    runtime.session.hide();
    expect(runtime.session.detail()).toBeNull();
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    expect(runtime.session.detail()).toEqual({ state: 'logged-out', expiresAt });
  });

  test('an end that was told is not told as a log-out too SW-10', async () => {
    const { runtime, backend, pass, eventsOf } = createTestRuntime();
    await pass();
    runtime.session.close('logged-out');
    runtime.session.tell('expired');
    expect([runtime.session.isNews('logged-out'), runtime.session.isNews('logged-in')]).toEqual([false, true]);
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    await pass();
    expect(eventsOf('kfp-session')).toMatchObject([{ state: 'logged-in' }, { state: 'expired' }]);
  });

  test('after an end only a recheck finds a login, whoever else asks session-status SW-10 CF-70', async () => {
    const { runtime, pass, eventsOf } = createTestRuntime();
    await pass();
    runtime.session.close('logged-out');
    await runtime.queryClient.refetchQueries({ queryKey: sessionStatusQuery(runtime.api).queryKey });
    await pass();
    expect(runtime.session.get()).toMatchObject({ status: 'logged-out', customer: null });
    expect(eventsOf('kfp-session')).toMatchObject([{ state: 'logged-in' }]);
    await runtime.session.recheck();
    expect(runtime.session.get().status).toBe('logged-in');
  });

  test('another customer is told also where the log-out would not be CF-70', async () => {
    const { runtime, backend, pass, eventsOf } = createTestRuntime({ session: 'a' });
    await pass();
    backend.answer({ [status]: { kfpSessionId: 'b' } });
    runtime.session.muteLogout();
    await runtime.session.recheck('fresh');
    expect(eventsOf('kfp-session')).toMatchObject([{ state: 'logged-in' }, { state: 'logged-in' }]);
  });

  test('a log-out that is found when the network is back is told, though it was asked about in silence before LG-26', async () => {
    const { runtime, backend, pass, eventsOf } = createTestRuntime();
    await pass();
    const unmute = runtime.session.muteLogout();
    await runtime.session.recheck('fresh');
    unmute();
    backend.answer({ [status]: {} });
    await pass(61_000);
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await pass();
    expect(eventsOf('kfp-session')).toMatchObject([{ state: 'logged-in' }, { state: 'logged-out' }]);
  });
});

test('who asks while a call is under way shares it, unless the response must be newer SW-28', async () => {
  const { runtime, backend, pass } = createTestRuntime();
  await pass();
  backend.answer({ [status]: createDeferred().promise });
  const ask = (how?: 'fresh') => void runtime.session.recheck(how);
  ask();
  ask();
  await pass();
  expect(backend.count(status)).toBe(2);
  ask('fresh');
  await pass();
  expect(backend.count(status)).toBe(3);
});
