import type { QueryClient } from '@tanstack/react-query';
import { QueryObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiQuery } from '../../../../src/api/api-query.ts';
import { HttpError, NetworkError } from '../../../../src/api/errors.ts';
import { createHttp } from '../../../../src/api/http.ts';
import { createQueryClient } from '../../../../src/runtime/query/query.ts';

const onUnauthorized = vi.fn();
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  onUnauthorized.mockReset();
  client = createQueryClient(onUnauthorized);
  client.mount();
});

afterEach(() => {
  client.unmount();
  client.clear();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Watches a query that is answered by `respond`, and counts the calls. */
function watch(respond: () => unknown, name = 'offers') {
  const queryFn = vi.fn(async () => respond());
  const query = apiQuery({ queryKey: ['kfp', name], queryFn });
  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => undefined);
  return { queryFn, stop, result: () => observer.getCurrentResult() };
}

function failing(error: Error) {
  return () => {
    throw error;
  };
}

test.each([500, 400, 404, 409, 429])('a GET that fails with %i is tried once more, after 1 s API-62 API-65 API-67', async (status) => {
  const { queryFn, result } = watch(failing(new HttpError(status, '', undefined)));
  await vi.advanceTimersByTimeAsync(999);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(result().isError).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(result().isError).toBe(true);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([
  [{ 'Retry-After': '3' }, 3_000],
  [{ 'Retry-After': 'Mon, 23 Nov 2026 12:00:05 GMT', Date: 'Mon, 23 Nov 2026 12:00:00 GMT' }, 5_000],
  [{ 'Retry-After': '3600' }, 30_000],
  [{ 'Retry-After': 'soon' }, 1_000],
  [{ 'Retry-After': '-5' }, 1_000],
])('a failure with %o is tried again after %i ms API-64', async (headers, wait) => {
  const http = createHttp(() => () => Promise.resolve(new Response('', { status: 503, headers })));
  const init = { method: 'GET', signal: new AbortController().signal };
  const { queryFn } = watch(() => http({ url: 'https://bank.example/api/x', init }, () => undefined));
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('a GET without a response is tried once more API-62', async () => {
  const { queryFn } = watch(failing(new NetworkError('x')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test.each([401, 403])('a GET that fails with %i is not tried again API-67', async (status) => {
  const { queryFn, result } = watch(failing(new HttpError(status, '', undefined)));
  await vi.advanceTimersByTimeAsync(1);
  expect(result().isError).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
});

test('a session-status that is refused asks for nothing LG-35', async () => {
  watch(failing(new HttpError(401, '', undefined)), 'session');
  await vi.advanceTimersByTimeAsync(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

describe('a response is good for 60 s API-60 API-66', () => {
  test.each([[59_000, 1], [60_000, 2]])('after %i ms another element makes it %i calls', async (age, calls) => {
    const first = watch(() => 'a');
    await vi.advanceTimersByTimeAsync(age);
    const second = watch(() => 'a');
    await vi.advanceTimersByTimeAsync(1);
    expect(first.queryFn.mock.calls.length + second.queryFn.mock.calls.length).toBe(calls);
  });

  test('two elements that ask at the same time make one call CF-33', async () => {
    const first = watch(() => 'a');
    const second = watch(() => 'a');
    await vi.advanceTimersByTimeAsync(1);
    expect(first.queryFn.mock.calls.length + second.queryFn.mock.calls.length).toBe(1);
    expect(second.result().data).toBe('a');
  });
});

test('what an element has asked for arrives for the next one, though it has gone meanwhile API-60', async () => {
  const first = watch(() => new Promise((resolve) => setTimeout(resolve, 500, 'a')));
  await vi.advanceTimersByTimeAsync(100);
  first.stop();
  await vi.advanceTimersByTimeAsync(400);
  const second = watch(() => 'b');
  expect([second.result().data, second.queryFn.mock.calls.length]).toEqual(['a', 0]);
});

test('a change of an earlier customer that hangs keeps none of the next one waiting CF-70', async () => {
  const change = (mutationFn: () => Promise<string>) =>
    client.getMutationCache().build(client, { scope: { id: 'offers' }, mutationFn }).execute(undefined);
  void change(() => new Promise(() => undefined));
  client.getMutationCache().clear();
  await expect(change(() => Promise.resolve('sent'))).resolves.toBe('sent');
});

test('a window that gets the focus back asks for nothing API-61 API-63', async () => {
  const { queryFn } = watch(() => 'a');
  await vi.advanceTimersByTimeAsync(120_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('a query that cannot be asked for want of a connection waits, and is asked when it is back API-78', async () => {
  onlineManager.setOnline(false);
  const { queryFn, result } = watch(() => 'a');
  await vi.advanceTimersByTimeAsync(1);
  expect(result()).toMatchObject({ isPending: true, isFetching: false });
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(result().data).toBe('a');
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test.each([[30_000, 1], [60_000, 2]])('a response %i ms old makes it %i calls when the connection comes back API-60', async (age, calls) => {
  const { queryFn } = watch(() => 'a');
  await vi.advanceTimersByTimeAsync(age);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(calls);
});
