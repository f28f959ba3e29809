import { onlineManager } from '@tanstack/query-core';
import type { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiQuery } from '../../../src/api/api-query.ts';
import { createQueryClient } from '../../../src/runtime/query-client.ts';
import type { WatchedQuery } from '../../../src/runtime/query-watcher.ts';
import { createQueryWatcher } from '../../../src/runtime/query-watcher.ts';

const pass = (ms = 1) => vi.advanceTimersByTimeAsync(ms);
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient(() => undefined);
  client.mount();
});

afterEach(() => {
  onlineManager.setOnline(true);
  client.unmount();
  client.clear();
  vi.useRealTimers();
});

/** A query whose answers are `answer`, and its calls. */
function createQuery(answer: () => unknown, name = 'a') {
  const queryFn = vi.fn(async () => answer());
  return { queryFn, query: apiQuery({ queryKey: ['kfp', name], queryFn }) };
}

function watch(query: WatchedQuery<unknown>) {
  const watcher = createQueryWatcher(client, query);
  const onChange = vi.fn();
  return { ...watcher, watcher, onChange, stop: watcher.subscribe(onChange) };
}

test('API-60 what is about to be asked counts as being asked, before anybody watches', () => {
  const { query } = createQuery(() => 'x');
  const { get } = createQueryWatcher(client, query);
  expect(get(query)).toMatchObject({ isPending: true, isFetching: true, data: undefined });
  expect(get({ ...query, enabled: false })).toMatchObject({ isPending: true, isFetching: false });
});

test('the result is the same object until something of it changes, and one answer wakes a watcher once', async () => {
  const { query } = createQuery(() => 'x');
  const { get, subscribe } = createQueryWatcher(client, query);
  const asked = get(query);
  const onChange = vi.fn();
  subscribe(onChange);
  expect(get(query)).toBe(asked);
  expect(onChange).not.toHaveBeenCalled();
  await pass();
  expect(get(query)).toMatchObject({ data: 'x', isPending: false, isFetching: false });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('AC-02 a query that becomes enabled is asked, once', async () => {
  const { query, queryFn } = createQuery(() => 'x');
  const { watcher } = watch({ ...query, enabled: false });
  await pass();
  expect(queryFn).not.toHaveBeenCalled();
  watcher.watch({ ...query, enabled: true });
  watcher.watch({ ...query, enabled: true });
  await pass();
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('another query is watched instead, and the one before is let go', async () => {
  const [first, second] = [createQuery(() => 'x', 'a'), createQuery(() => 'y', 'b')];
  const { watcher, onChange } = watch(first.query);
  await pass();
  watcher.watch(second.query);
  await pass();
  expect(watcher.get(second.query).data).toBe('y');
  onChange.mockClear();
  client.setQueryData(first.query.queryKey, 'z');
  expect(onChange).not.toHaveBeenCalled();
  expect(client.getQueryCache().find({ queryKey: first.query.queryKey })?.getObserversCount()).toBe(0);
});

test('a failure that is known is asked again by whoever comes, unless it is told not to', async () => {
  const { query, queryFn } = createQuery(() => {
    throw new Error('no');
  });
  watch(query);
  await pass(60_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  const quiet = watch({ ...query, retryOnMount: false });
  expect(quiet.get({ ...query, retryOnMount: false })).toMatchObject({ isError: true, isFetching: false });
  await pass(60_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
  watch(query);
  expect(quiet.get(query)).toMatchObject({ isPending: true, isError: false });
  await pass(60_000);
  expect(queryFn).toHaveBeenCalledTimes(4);
});

test('API-78 a query that cannot be asked for want of a connection is pending, and is asked when it is back', async () => {
  onlineManager.setOnline(false);
  const { query, queryFn } = createQuery(() => 'x');
  const { get } = watch(query);
  await pass();
  expect(get(query)).toMatchObject({ isPending: true, isFetching: false });
  onlineManager.setOnline(true);
  await pass();
  expect(get(query).data).toBe('x');
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('API-60 what is stale is asked again when the connection comes back, and what is fresh is not', async () => {
  const { query, queryFn } = createQuery(() => 'x');
  watch(query);
  await pass(30_000);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await pass();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await pass(30_000);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await pass();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('asking again never rejects, and keeps what is known', async () => {
  let isBroken = false;
  const { query } = createQuery(() => {
    if (isBroken) throw new Error('no');
    return 'x';
  });
  const { get, refetch } = watch(query);
  await pass();
  isBroken = true;
  const done = refetch();
  expect(get(query)).toMatchObject({ data: 'x', isFetching: true });
  await pass(60_000);
  await done;
  expect(get(query)).toMatchObject({ data: 'x', isError: true, errorUpdateCount: 1 });
});

test('nobody is woken after the last one has gone, and the cache forgets in its own time', async () => {
  const { query } = createQuery(() => 'x');
  const { stop, onChange } = watch(query);
  await pass();
  stop();
  onChange.mockClear();
  client.setQueryData(query.queryKey, 'y');
  expect(onChange).not.toHaveBeenCalled();
  await pass(300_000);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
});
