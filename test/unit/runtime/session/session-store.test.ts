import { describe, expect, test, vi } from 'vitest';
import { answerOf, createDeferred } from '../../../support/fake-transport.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';

const status = 'auth/session-status';

describe('who is logged in', () => {
  test('nobody is logged in or out while session-status is under way LG-27', async () => {
    const { runtime, pass, events } = createTestRuntime({ answers: { [status]: createDeferred().promise } });
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

  test('an answer that becomes stale is no news, and nothing is asked that would prolong the session SW-25', async () => {
    const { runtime, backend, pass } = createTestRuntime({ answers: { 'auth/client-context': { loginContext: 'OWN_SITE' } } });
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
    ['204', answerOf(204)],
    ['401', answerOf(401)],
    ['403', answerOf(403)],
  ])('%s is nobody, at once LG-26', async (_, answer) => {
    const errorReporter = vi.fn();
    const { runtime, backend, pass, eventsOf } = createTestRuntime({ answers: { [status]: answer }, host: { errorReporter } });
    await pass();
    expect(errorReporter).not.toHaveBeenCalled();
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
  ])('%s is nobody after one more try, of which the reporter of the host is told LG-26', async (_, answer) => {
    const errorReporter = vi.fn();
    const { runtime, backend, pass, eventsOf } = createTestRuntime({ answers: { [status]: answer }, host: { errorReporter } });
    await pass();
    expect(runtime.session.get().status).toBe('loading');
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-out');
    expect(backend.count(status)).toBe(2);
    expect(errorReporter.mock.calls).toEqual([[expect.any(Error), expect.objectContaining({ area: 'session', recoverable: false })]]);
    expect(eventsOf('kfp-error')).toEqual([]);
  });

  test('the second try may find somebody LG-26', async () => {
    const { runtime, backend, pass, eventsOf } = createTestRuntime({ answers: { [status]: answerOf(500) } });
    await pass();
    backend.answer({ [status]: { kfpSessionId: 'a' } });
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-in');
    expect(eventsOf('kfp-session')).toHaveLength(1);
  });

  test('an answer is good for 60 s API-23', async () => {
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

  test('an answer that says the same tells the host nothing new API-23', async () => {
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
  test('the configured one holds until an answer tells another CF-44', async () => {
    const expiry = Date.UTC(2026, 10, 21, 12);
    const { runtime } = createTestRuntime({ config: { sessionTimeout: expiry } });
    expect(runtime.session.get().expiresAt).toBe(expiry);
  });

  test('the header counts from when the answer came SW-22', async () => {
    const { runtime, clock, pass } = createTestRuntime({
      answers: { [status]: answerOf(200, { kfpSessionId: 'a' }, { 'X-Session-Expiry': '600' }) },
    });
    const start = clock.now();
    await pass();
    expect(runtime.session.get().expiresAt).toBe(start + 600_000);
  });

  test('of two answers the one to the newest request wins, whichever comes first SW-28', () => {
    const { runtime, clock } = createTestRuntime();
    const start = clock.now();
    runtime.session.setExpiry(900, start + 2);
    runtime.session.setExpiry(100, start + 1);
    expect(runtime.session.get().expiresAt).toBe(start + 900_000);
    runtime.session.setExpiry(300, start + 3);
    expect(runtime.session.get().expiresAt).toBe(start + 300_000);
  });
});
