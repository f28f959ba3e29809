import { expect, onTestFinished, test, vi } from 'vitest';
import { createBatchSender } from '../../../../src/runtime/analytics/batch-sender.ts';
import type { PostOutcome } from '../../../../src/runtime/analytics/mixpanel-client.ts';
import { createTrackingOutbox } from '../../../../src/runtime/analytics/tracking-outbox.ts';
import { createDeferred } from '../../../support/fake-transport.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { tabWindow } from '../../../support/tab-window.ts';

const done: PostOutcome = { status: '200', isFinal: true, retryAfter: 0 };
const down: PostOutcome = { status: '503', isFinal: false, retryAfter: 0 };
const settle = async () => { for (let turn = 0; turn < 12; turn += 1) await Promise.resolve(); };

/** A tab that sends, with this many events that an earlier page left. */
function openTab(earlier = 0) {
  const page = tabWindow();
  const clock = fakeClock();
  const outbox = createTrackingOutbox({ window: page, clock }, () => undefined);
  const add = (count: number, first = 0, due = 0) => {
    for (let index = first; index < first + count; index += 1) outbox.add(`n${String(index)}`, `{"event":"n${String(index)}"}`, due);
  };
  const before = createTrackingOutbox({ window: page, clock: fakeClock(clock.now() - 60_000) }, () => undefined);
  for (let index = 0; index < earlier; index += 1) before.add(`e${String(index)}`, `{"event":"e${String(index)}"}`, 0);
  const post = vi.fn((_body: string, _keepalive: boolean): Promise<PostOutcome> => Promise.resolve(done));
  const onLeave = vi.fn();
  const finish = vi.fn(() => Promise.resolve());
  const sender = createBatchSender({ window: page, clock, outbox, post, onLeave, finish, isAllowed: () => true, onEnd: () => undefined });
  onTestFinished(sender.stop);
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settle();
  };
  const tell = (type: string) => void page.dispatchEvent(new Event(type));
  /** The events of each request. */
  const sent = () => post.mock.calls.map(([body]) => (JSON.parse(body) as { event: string }[]).map(({ event }) => event));
  return { clock, outbox, add, post, onLeave, finish, sender, pass, tell, sent };
}

test('what earlier pages left goes at once, and what comes then 5 s after it is due TR-20 TR-53 TR-60', async () => {
  const { clock, add, sender, pass, sent } = openTab(2);
  expect(clock.untilNext()).toBe(0);
  await pass(0);
  expect(sent()).toEqual([['e0', 'e1']]);
  expect(clock.pending()).toBe(0);
  add(1, 0, 1_000);
  sender.wake();
  expect(clock.untilNext()).toBe(6_000);
  add(1, 1, 500);
  sender.wake();
  expect(clock.untilNext()).toBe(6_000);
  await pass(6_000);
  expect(sent()[1]).toEqual(['n0', 'n1']);
});

test('a page with nothing to send has no timer', () => {
  const { clock, sender } = openTab();
  sender.wake();
  sender.wake(true);
  expect(clock.pending()).toBe(0);
});

test.each([
  [0, [3_750, 7_500, 15_000, 30_000, 60_000, 120_000, 225_000, 225_000, 225_000]],
  [0.5, [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000, 300_000]],
  [0.9, [6_000, 12_000, 24_000, 48_000, 96_000, 192_000, 360_000, 360_000, 360_000]],
])('a service that is down is asked less and less often, at times that chance spreads (%d), and ten times in all TR-59 A9', async (random, waits) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const { clock, post, sender, add, pass } = openTab(1);
  post.mockResolvedValue(down);
  await pass(0);
  for (const [index, wait] of waits.entries()) {
    expect(post).toHaveBeenCalledTimes(index + 1);
    expect(clock.untilNext()).toBeCloseTo(wait, 3);
    await pass(wait + 0.001);
  }
  expect([post.mock.calls.length, clock.pending()]).toEqual([10, 0]);
  add(1);
  sender.wake();
  sender.wake(true);
  expect(clock.pending()).toBe(0);
});

test('a wait that the service wants counts when it is longer than ours TR-59', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { clock, post, pass } = openTab(1);
  post.mockResolvedValueOnce({ ...down, retryAfter: 600_000 }).mockResolvedValueOnce({ ...down, retryAfter: 1_000 });
  await pass(0);
  expect(clock.untilNext()).toBe(600_000);
  await pass(600_000);
  expect(clock.untilNext()).toBe(10_000);
});

test('after a success the failures of before do not count TR-59', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { clock, post, add, sender, pass } = openTab(1);
  post.mockResolvedValueOnce(down).mockResolvedValueOnce(down).mockResolvedValueOnce(done).mockResolvedValueOnce(down);
  await pass(0);
  await pass(5_000);
  await pass(10_000);
  expect([post.mock.calls.length, clock.pending()]).toEqual([3, 0]);
  add(1);
  sender.wake(true);
  await pass(0);
  expect([post.mock.calls.length, clock.untilNext()]).toEqual([4, 5_000]);
});

test('a device that is online again sends at once, and all tries are there again A9', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { clock, post, pass, tell } = openTab(1);
  post.mockResolvedValue(down);
  for (let minute = 0; minute < 60; minute += 1) await pass(300_000);
  expect([post.mock.calls.length, clock.pending()]).toEqual([10, 0]);
  tell('online');
  expect(clock.untilNext()).toBe(0);
  await pass(0);
  expect([post.mock.calls.length, clock.untilNext()]).toEqual([11, 5_000]);
});

test('a device that is online again waits for no later try A9', async () => {
  const { clock, post, pass, tell } = openTab(1);
  post.mockResolvedValueOnce({ ...down, retryAfter: 600_000 });
  await pass(0);
  tell('online');
  expect([clock.pending(), clock.untilNext()]).toEqual([1, 0]);
  await pass(0);
  expect(post).toHaveBeenCalledTimes(2);
});

test('the event that the browser fires after each load of a page changes nothing', () => {
  const { clock, add, sender, tell } = openTab();
  add(1);
  sender.wake();
  tell('pageshow');
  expect([clock.pending(), clock.untilNext()]).toEqual([1, 5_000]);
});

test('the last events are asked for each time that the page is left, once TR-59', () => {
  const { add, onLeave, sent, tell, sender } = openTab();
  onLeave.mockImplementationOnce(() => add(2));
  tell('pagehide');
  tell('pagehide');
  sender.leave();
  expect([onLeave.mock.calls.length, sent()]).toEqual([1, [['n0', 'n1']]]);
  tell('pageshow');
  tell('pagehide');
  expect(onLeave).toHaveBeenCalledTimes(2);
});

test('a page that comes back sends what waits at once A11', async () => {
  const { clock, add, post, sent, pass, tell } = openTab();
  tell('pagehide');
  add(1);
  tell('pageshow');
  expect(clock.untilNext()).toBe(0);
  await pass(0);
  expect([sent(), post.mock.calls[0]?.[1]]).toEqual([[['n0']], true]);
});

test('an event of a page that was left goes at once TR-59', () => {
  const { add, post, sender, sent, tell } = openTab();
  tell('pagehide');
  add(1);
  sender.wake();
  expect([sent(), post.mock.calls[0]?.[1]]).toEqual([[['n0']], true]);
});

test.each([
  ['after a failure', true, true, 0], ['offline', false, false, 0], ['otherwise', true, false, 1],
])('%s, stored events of a page that is left wait for the next page, or go TR-59', async (_, isOnline, isFailed, requests) => {
  const { add, post, sender, pass, tell } = openTab();
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  add(1);
  post.mockResolvedValueOnce(isFailed ? down : done);
  sender.wake(true);
  await pass(0);
  expect(post).toHaveBeenCalledTimes(1);
  if (!isFailed) add(1, 1);
  post.mockClear();
  tell('pagehide');
  expect(post).toHaveBeenCalledTimes(requests);
});

test('a page that is left in the middle of its work sends the rest once, and goes on with nothing TR-59', async () => {
  const { add, post, finish, sender, pass, tell, sent } = openTab();
  const { promise, resolve } = createDeferred<PostOutcome>();
  post.mockReturnValueOnce(promise);
  add(60);
  sender.wake(true);
  await pass(0);
  expect(sent().map(({ length }) => length)).toEqual([50]);
  tell('pagehide');
  expect(sent().map(({ length }) => length)).toEqual([50, 10]);
  resolve(done);
  await pass(60_000);
  expect([sent().length, finish.mock.calls.length]).toEqual([2, 0]);
});

test('a page that was left while a list was under way has no timer when that fails TR-59', async () => {
  const { clock, add, post, sender, pass, tell } = openTab();
  const { promise, resolve } = createDeferred<PostOutcome>();
  post.mockReturnValueOnce(promise);
  add(1);
  sender.wake(true);
  await pass(0);
  tell('pagehide');
  resolve(down);
  await pass(0);
  expect(clock.pending()).toBe(0);
});

test('after the end there is no timer, and nothing is heard of any more', async () => {
  const { clock, add, post, onLeave, sender, pass, tell } = openTab(1);
  sender.stop();
  expect(clock.pending()).toBe(0);
  add(1);
  for (const type of ['pagehide', 'pageshow', 'online']) tell(type);
  await pass(60_000);
  expect([post.mock.calls.length, onLeave.mock.calls.length]).toEqual([0, 0]);
});
