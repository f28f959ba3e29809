import { expect, test, vi } from 'vitest';
import { createCrossTabLock } from '../../../../src/runtime/analytics/cross-tab-lock.ts';
import { createDeferred } from '../../../support/fake-transport.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

/** The Web Locks of an origin, as far as one asks only for a lock that is free. */
function freeLocks() {
  const held = new Set<string>();
  async function request(name: string, { ifAvailable = false }: LockOptions, work: (lock: Lock | null) => unknown): Promise<void> {
    if (!ifAvailable) throw new Error('A page that waits for a lock keeps it from the next one.');
    const isFree = !held.has(name);
    held.add(name);
    await work(isFree ? { name, mode: 'exclusive' } : null);
    if (isFree) held.delete(name);
  }
  return { held, locks: { request } };
}

const settle = async () => { for (let turn = 0; turn < 5; turn += 1) await Promise.resolve(); };

/** A tab, and work that the test ends. */
function openTab(locks: unknown, clock = fakeClock()) {
  const ends: ((isDone: boolean) => void)[] = [];
  const run = vi.fn(() => {
    const { promise, resolve } = createDeferred<boolean>();
    ends.push(resolve);
    return promise;
  });
  const onDone = vi.fn();
  const lock = createCrossTabLock({ navigator: { locks } } as unknown as Window, clock, run, onDone);
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settle();
  };
  const end = async (isDone: boolean) => {
    ends.shift()?.(isDone);
    await settle();
  };
  return { clock, lock, run, onDone, pass, end };
}

test('the work of a tab begins after its delay, the last one that was set TR-53', async () => {
  const { lock, run, pass, clock } = openTab(freeLocks().locks);
  expect(lock.isSet()).toBe(false);
  lock.startIn(1_000);
  lock.startIn(5_000);
  expect([lock.isSet(), clock.pending()]).toEqual([true, 1]);
  await pass(4_999);
  expect(run).not.toHaveBeenCalled();
  await pass(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([true, false])('a tab is at it until its work ends; what is next is asked for only when the work is done (%s)', async (isDone) => {
  const { locks, held } = freeLocks();
  const { lock, onDone, pass, end } = openTab(locks);
  lock.startIn(0);
  await pass(0);
  expect([lock.isSet(), [...held]]).toEqual([true, ['kfp-analytics']]);
  expect(onDone).not.toHaveBeenCalled();
  await end(isDone);
  expect([lock.isSet(), [...held]]).toEqual([false, []]);
  expect(onDone).toHaveBeenCalledTimes(isDone ? 1 : 0);
});

test('a start that is cancelled does not come, and another one may be set', async () => {
  const { lock, run, pass, clock } = openTab(freeLocks().locks);
  lock.clear();
  lock.startIn(1_000);
  lock.clear();
  expect([lock.isSet(), clock.pending()]).toEqual([false, 0]);
  await pass(10_000);
  expect(run).not.toHaveBeenCalled();
  lock.startIn(1_000);
  await pass(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('of two tabs one sends at a time, and the other one asks again within 5 s A5 TR-53', async () => {
  const { locks } = freeLocks();
  const [one, other] = [openTab(locks), openTab(locks)];
  vi.spyOn(Math, 'random').mockReturnValue(0.8);
  for (const { lock, pass } of [one, other]) {
    lock.startIn(0);
    await pass(0);
  }
  expect([one.run.mock.calls.length, other.run.mock.calls.length]).toEqual([1, 0]);
  expect([other.lock.isSet(), other.clock.untilNext()]).toEqual([true, 4_000]);
  await other.pass(4_000);
  expect(other.run).not.toHaveBeenCalled();
  await one.end(true);
  await other.pass(4_000);
  expect(other.run).toHaveBeenCalledTimes(1);
});

test('a tab that the customer leaves lets go, so that another tab can send while its own request goes on TR-59', async () => {
  const { locks, held } = freeLocks();
  const [one, other] = [openTab(locks), openTab(locks)];
  one.lock.release();
  one.lock.startIn(0);
  await one.pass(0);
  one.lock.release();
  await settle();
  expect([held.size, one.lock.isSet()]).toEqual([0, true]);
  other.lock.startIn(0);
  await other.pass(0);
  expect(other.run).toHaveBeenCalledTimes(1);
  await one.end(true);
  expect(one.onDone).toHaveBeenCalledTimes(1);
});

test.each<readonly [string, unknown]>([
  ['on plain http, where there are no locks', undefined],
  ['in a frame that may have none', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('%s, a tab does its work all the same A5', async (_, locks) => {
  const { lock, run, onDone, pass, end } = openTab(locks);
  lock.startIn(0);
  await pass(0);
  expect([run.mock.calls.length, lock.isSet()]).toEqual([1, true]);
  await end(true);
  expect([onDone.mock.calls.length, lock.isSet()]).toEqual([1, false]);
});
