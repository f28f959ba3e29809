import { expect, test, vi } from 'vitest';
import { createTabLock } from '../../../src/platform/tab-lock.ts';
import { createDeferred } from '../../support/fake-transport.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { createFakeLocks } from '../../support/fake-locks.ts';

/** Lets every promise that is settled by now go on. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const navigatorWith = (locks: unknown) => ({ locks }) as Navigator;

function openTabs(locks: unknown = createFakeLocks()) {
  const clock = fakeClock();
  const tab = () => createTabLock(navigatorWith(locks), clock);
  return { clock, first: tab(), second: tab() };
}

test('work of one name runs in one tab at a time, also after a failure, and gives what it gives', async () => {
  const { clock, first, second } = openTabs();
  const answer = createDeferred<string>();
  const later = vi.fn(async () => 'second');
  const results = [first('a', () => answer.promise).catch((error: unknown) => error), second('a', later)];
  await settle();
  expect(later).not.toHaveBeenCalled();
  await expect(second('b', async () => 'other')).resolves.toBe('other');
  answer.reject('failed');
  expect(await Promise.all(results)).toEqual(['failed', 'second']);
  expect(later).toHaveBeenCalledTimes(1);
  expect(clock.pending()).toBe(0);
});

test('a tab that holds its turn for too long is not waited for, and its own work goes on', async () => {
  const { clock, first, second } = openTabs();
  const answer = createDeferred<string>();
  const slow = first('a', () => answer.promise);
  const work = vi.fn(async () => 'second');
  const waiting = second('a', work);
  clock.advance(9_999);
  await settle();
  expect(work).not.toHaveBeenCalled();
  clock.advance(1);
  await expect(waiting).resolves.toBe('second');
  clock.advance(60_000);
  answer.resolve('first');
  await expect(slow).resolves.toBe('first');
  await settle();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each<[string, unknown]>([
  ['where there are no locks', undefined],
  ['where the page has none to give', null],
  ['where they are forbidden', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ['where the page has broken them', { request: () => { throw new Error('theirs'); } }],
])('%s work runs at once, and once', async (_, locks) => {
  const { clock, first } = openTabs(locks);
  const work = vi.fn(async () => 'done');
  await expect(first('a', work)).resolves.toBe('done');
  const failing = vi.fn(async () => Promise.reject(new Error('no answer')));
  await expect(first('a', failing)).rejects.toThrow('no answer');
  expect([work, failing].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(clock.pending()).toBe(0);
});
