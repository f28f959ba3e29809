import { expect, test, vi } from 'vitest';
import type { PostOutcome } from '../../../../src/runtime/analytics/mixpanel-client.ts';
import { createTrackingOutbox } from '../../../../src/runtime/analytics/tracking-outbox.ts';
import { createTrackingRound } from '../../../../src/runtime/analytics/tracking-round.ts';
import { createDeferred } from '../../../support/fake-transport.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { fillStorage } from '../../../support/full-storage.ts';

const outcomeOf = (status: number | '', isFinal: boolean, retryAfter = 0): PostOutcome => ({ status: String(status), isFinal, retryAfter });
const done = outcomeOf(200, true);
const down = outcomeOf(503, false, 7_000);
const unknown = outcomeOf('', false);

/** The text of an event, of exactly this size. */
function textOf(name: string, size = 0): string {
  const text = `{"event":"${name}","x":""}`;
  return `${text.slice(0, -2)}${'x'.repeat(Math.max(0, size - text.length))}"}`;
}

/** The rounds of a tab, with this many events of its own. */
function start(count = 0, size = 0) {
  const clock = fakeClock();
  const ended: Record<string, number> = {};
  const end = (number: number, reason = 'delivered') => void (ended[reason] = (ended[reason] ?? 0) + number);
  const outbox = createTrackingOutbox({ window, clock }, (number, reason) => number > 0 && end(number, reason));
  const add = (name: string, length = 0, due = 0) => outbox.add(name, textOf(name, length), due);
  for (let index = 0; index < count; index += 1) add(`n${String(index)}`, size);
  const post = vi.fn((_body: string, _keepalive: boolean): Promise<PostOutcome> => Promise.resolve(done));
  const isAllowed = vi.fn(() => true);
  const isAway = vi.fn(() => false);
  const finish = vi.fn(() => Promise.resolve());
  const onResponse = vi.fn<(retryAfter: number | undefined) => void>();
  const round = createTrackingRound({ clock, outbox, post, isAllowed, finish, onEnd: end }, isAway, onResponse);
  const bodies = () => post.mock.calls.map(([body]) => (JSON.parse(body) as { event: string }[]).map(({ event }) => event));
  const sizes = () => bodies().map(({ length }) => length);
  const kept = () => post.mock.calls.map(([, keepalive]) => keepalive);
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('kfp-analytics-e')).map((key) => key.replace(/.*-/, '')).sort();
  return { clock, outbox, add, post, isAllowed, isAway, finish, onResponse, round, ended, bodies, sizes, kept, stored };
}

test('a round sends what is due, 50 events in a request, and then the profile TR-52', async () => {
  const { round, add, bodies, sizes, kept, ended, finish, onResponse, outbox } = start(120);
  add('later', 0, 1);
  expect(await round.run()).toBe(true);
  expect([sizes(), kept(), ended, finish.mock.calls.length]).toEqual([[50, 50, 20], [true, true, true], { delivered: 120 }, 1]);
  expect([bodies()[0]?.[0], bodies()[2]?.at(-1)]).toEqual(['n0', 'n119']);
  expect(onResponse.mock.calls).toEqual([[undefined], [undefined], [undefined]]);
  expect(outbox.list().map(({ due }) => due)).toEqual([1]);
});

test.each([[30_000, 29_991, [2]], [30_000, 29_993, [1, 1]], [59_000, 59_000, [1, 1]]])(
  'events of %d and %d bytes go in as many requests as keep below 60,000 bytes each TR-59',
  async (one, other, requests) => {
    const { round, add, sizes, post } = start();
    add('a', one);
    add('b', other);
    await round.run();
    expect(sizes()).toEqual(requests);
    for (const [body] of post.mock.calls) expect(`data=${body}`.length).toBeLessThanOrEqual(60_000);
  },
);

test('a customer who has said no, or has left, gets nothing sent, not even the profile TR-48', async () => {
  const { round, isAllowed, isAway, post, finish } = start(1);
  isAllowed.mockReturnValue(false);
  expect(await round.run()).toBe(false);
  isAllowed.mockReturnValue(true);
  isAway.mockReturnValue(true);
  expect(await round.run()).toBe(false);
  expect([post.mock.calls.length, finish.mock.calls.length]).toEqual([0, 0]);
});

test('a no between two requests ends the round TR-48', async () => {
  const { round, isAllowed, sizes, finish } = start(60);
  isAllowed.mockReturnValueOnce(true).mockReturnValue(false);
  expect(await round.run()).toBe(false);
  expect([sizes(), finish.mock.calls.length]).toEqual([[50], 0]);
});

test('what a service that is down did not take waits, is stored, and is due at once TR-59', async () => {
  const { round, post, onResponse, ended, outbox, stored } = start(2);
  post.mockResolvedValueOnce(down);
  expect(await round.run()).toBe(false);
  expect([onResponse.mock.calls, ended, stored(), outbox.list().map(({ due }) => due)]).toEqual([[[7_000]], {}, ['n0', 'n1'], [0, 0]]);
  expect(await round.run()).toBe(true);
  expect([onResponse.mock.calls.at(-1), ended]).toEqual([[undefined], { delivered: 2 }]);
});

test.each([[200, 'delivered'], [204, 'delivered'], [299, 'delivered'], [400, 'status 400'], [401, 'status 401'], [413, 'status 413']])(
  'one event that gets the status %d is counted as %s TR-59',
  async (status, reason) => {
    const { round, post, ended, outbox } = start(1);
    post.mockResolvedValueOnce(outcomeOf(status, true));
    expect(await round.run()).toBe(true);
    expect([ended, outbox.list()]).toEqual([{ [reason]: 1 }, []]);
  },
);

test('a list that is too large goes in halves, and the next round tries whole lists again TR-59', async () => {
  const { round, post, add, sizes, ended } = start(50);
  post.mockImplementation((body) => Promise.resolve(outcomeOf((JSON.parse(body) as unknown[]).length > 7 ? 413 : 200, true)));
  expect(await round.run()).toBe(true);
  expect([sizes(), ended]).toEqual([[50, 25, 13, 7, 7, 7, 7, 7, 7, 7, 1], { delivered: 50 }]);
  post.mockClear();
  post.mockResolvedValue(done);
  for (let index = 0; index < 20; index += 1) add(`m${String(index)}`);
  await round.run();
  expect(sizes()).toEqual([20]);
});

test('a request that the browser refuses to keep alive is sent once more at once, to be ended with the page A2', async () => {
  const { round, post, kept, onResponse, add, ended } = start(1);
  post.mockResolvedValueOnce(unknown);
  expect(await round.run()).toBe(true);
  expect([kept(), onResponse.mock.calls, ended]).toEqual([[true, false], [[undefined]], { delivered: 1 }]);
  add('next');
  await round.run();
  expect(kept()).toEqual([true, false, true]);
});

test('a service that does not answer is not asked a third time A9', async () => {
  const { round, post, kept, onResponse } = start(1);
  post.mockResolvedValue(unknown);
  expect(await round.run()).toBe(false);
  expect([kept(), onResponse.mock.calls]).toEqual([[true, false], [[0]]]);
  await round.run();
  expect(kept()).toEqual([true, false, false]);
});

test('a page that is left sends its own events, and leaves those of others where they are TR-59', () => {
  start(1).outbox.list();
  const { round, add, bodies, kept, stored } = start();
  for (let index = 0; index < 60; index += 1) add(`m${String(index)}`, 0, 99_000);
  round.leave(false);
  expect([bodies().map((names) => [names.length, names[0]]), kept(), stored()]).toEqual([[[50, 'm0'], [10, 'm50']], [true, true], ['n0']]);
});

test('a page that is left has 60,000 bytes in all, with what is under way; the rest is stored for the next page A2', async () => {
  const { round, post, add, bodies, stored } = start();
  const { promise } = createDeferred<PostOutcome>();
  post.mockReturnValueOnce(promise);
  add('a', 30_000);
  void round.run();
  await Promise.resolve();
  for (const name of ['b', 'c', 'd']) add(name, 14_980);
  expect(stored()).toEqual(['a', 'b', 'c', 'd']);
  round.leave(false);
  expect([bodies(), stored()]).toEqual([[['a'], ['b', 'c']], ['d']]);
  const bytes = post.mock.calls.reduce((sum, [body]) => sum + `data=${body}`.length, 0);
  expect(bytes).toBeLessThanOrEqual(60_000);
  add('e', 100);
  round.leave(false);
  expect(stored()).toEqual(['d', 'e']);
});

test('a page that comes back and is left again has all bytes again A11', async () => {
  const { round, add, bodies } = start();
  add('a', 50_000);
  round.leave(false);
  await round.run();
  add('b', 50_000);
  round.leave(false);
  expect(bodies()).toEqual([['a'], ['b']]);
});

test('what goes with the page is not sent twice, whether the page is left once or twice TR-59', () => {
  const { round, bodies } = start(2);
  round.leave(false);
  round.leave(false);
  expect(bodies()).toEqual([['n0', 'n1']]);
});

test('a request that ends with the page stays stored for the next page A2', async () => {
  const { round, post, stored, kept } = start(1);
  post.mockResolvedValueOnce(unknown).mockReturnValueOnce(createDeferred<PostOutcome>().promise);
  void round.run();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(kept()).toEqual([true, false]);
  round.leave(false);
  expect([stored(), kept()]).toEqual([['n0'], [true, false]]);
});

test('a page without hope leaves what is stored to the next page, and sends what no other page has TR-59', () => {
  const { round, add, bodies, stored } = start(1);
  const makeRoom = fillStorage();
  add('memory');
  makeRoom();
  round.leave(true);
  expect([bodies(), stored()]).toEqual([[['memory']], ['n0']]);
});

test('a customer who has said no and leaves gets nothing sent TR-48', () => {
  const { round, isAllowed, post } = start(1);
  isAllowed.mockReturnValue(false);
  round.leave(false);
  expect(post).not.toHaveBeenCalled();
});

test('what left with the page and did not arrive waits for its return A11', async () => {
  const { round, post, onResponse, ended, stored, outbox } = start(1);
  post.mockResolvedValueOnce(unknown);
  round.leave(false);
  expect(stored()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect([onResponse.mock.calls, ended, stored(), outbox.list().map(({ due }) => due)]).toEqual([[[0]], {}, ['n0'], [0]]);
});
