import { expect, test, vi } from 'vitest';
import { createTrackingOutbox, fitting, mostCharacters, mostEvents } from '../../../../src/runtime/analytics/tracking-outbox.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { fillStorage } from '../../../support/full-storage.ts';

const textOf = (name: string, size = 0) => `{"event":"${name}","properties":{"value":"${'x'.repeat(size)}"}}`;
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('kfp-analytics-e')).sort();

/** The outbox of one tab. */
function openTab(clock = fakeClock()) {
  const onEnd = vi.fn<(count: number, reason: string) => void>();
  const outbox = createTrackingOutbox({ window, clock }, onEnd);
  /** What ended so far, by reason. */
  const ended = () => {
    const counts: Record<string, number> = {};
    for (const [count, reason] of onEnd.mock.calls) if (count > 0) counts[reason] = (counts[reason] ?? 0) + count;
    return counts;
  };
  const texts = () => outbox.list().map(({ text }) => text);
  return { clock, outbox, ended, texts };
}

test('events wait in the storage too, in the order in which they came, whatever the clock of the device says TR-60', () => {
  const { clock, outbox, texts } = openTab();
  outbox.add('zz', textOf('first'), 5);
  outbox.add('aa', textOf('second'), 6);
  clock.moveWallClock(-3_600_000);
  outbox.add('mm', textOf('third'), 7);
  clock.moveWallClock(7_200_000);
  outbox.add('bb', textOf('fourth'), 8);
  expect(texts()).toEqual(['first', 'second', 'third', 'fourth'].map((name) => textOf(name)));
  expect(outbox.list().map(({ due, isOwn, isStored }) => [due, isOwn, isStored])).toEqual([5, 6, 7, 8].map((due) => [due, true, true]));
  expect(stored().map((key) => localStorage.getItem(key))).toEqual(texts());
  expect(stored().map((key) => key.replace(/.*-/, ''))).toEqual(['zz', 'aa', 'mm', 'bb']);
  expect(outbox.count()).toBe(4);
});

test('a tab also sends what earlier pages left, at once, and counts it as none of its own TR-60', () => {
  openTab().outbox.add('old', textOf('old'), 99);
  const { clock, outbox, ended, texts } = openTab();
  clock.advance(1_000);
  outbox.add('new', textOf('new'), 1_000);
  expect(texts()).toEqual([textOf('old'), textOf('new')]);
  expect(outbox.list().map(({ due, isOwn, isStored }) => [due, isOwn, isStored])).toEqual([[0, false, true], [1_000, true, true]]);
  expect(outbox.count()).toBe(1);
  expect(outbox.remove(outbox.list())).toBe(1);
  expect([stored(), texts(), outbox.count(), ended()]).toEqual([[], [], 0, {}]);
});

test('an event that another tab has sent is counted once, where it was tracked TR-59', () => {
  const [one, other] = [openTab(), openTab()];
  one.outbox.add('a', textOf('a'), 0);
  one.outbox.add('b', textOf('b'), 0);
  const [first] = other.outbox.list();
  if (!first) throw new Error('The other tab sees no event.');
  expect(other.outbox.remove([first])).toBe(0);
  expect(one.texts()).toEqual([textOf('b')]);
  expect(one.texts()).toEqual([textOf('b')]);
  expect([one.ended(), other.ended(), one.outbox.count()]).toEqual([{ elsewhere: 1 }, {}, 1]);
});

test.each(['', 'x', '[]', '{"event":"a"', '{"name":"a"}', ' {"event":"a"}'])('what is no event (%j) is removed from the storage A7', (text) => {
  localStorage.setItem('kfp-analytics-e0-a', text);
  localStorage.setItem('kfp-analytics-named', text);
  const { texts, ended } = openTab();
  expect([texts(), stored(), localStorage.getItem('kfp-analytics-named'), ended()]).toEqual([[], [], text, {}]);
});

test('with no room in the storage an event waits in memory, and none of the other tabs can have it A9', () => {
  const makeRoom = fillStorage();
  const { outbox, texts, ended } = openTab();
  outbox.add('a', textOf('a'), 0);
  expect([texts(), stored(), ended()]).toEqual([[textOf('a')], [], {}]);
  makeRoom();
  const [event] = outbox.list();
  if (!event) throw new Error('The event is gone.');
  event.due = Number.POSITIVE_INFINITY;
  outbox.restore(event);
  expect([stored().length, outbox.list()[0]?.isStored, outbox.list()[0]?.due]).toEqual([1, true, 0]);
});

test('an event that leaves with the page is in no other tab meanwhile, and comes back when it did not arrive A11', () => {
  const [one, other] = [openTab(), openTab()];
  one.outbox.add('a', textOf('a'), 0);
  const [event] = one.outbox.list();
  if (!event) throw new Error('The event is gone.');
  one.outbox.hide(event);
  expect([stored(), other.texts(), one.texts(), one.ended()]).toEqual([[], [], [textOf('a')], {}]);
  one.outbox.restore(event);
  expect([stored().length, other.texts()]).toEqual([1, [textOf('a')]]);
});

test('what was removed meanwhile does not come back TR-60', () => {
  const { outbox, texts } = openTab();
  outbox.add('a', textOf('a'), 0);
  const [event] = outbox.list();
  if (!event) throw new Error('The event is gone.');
  outbox.hide(event);
  outbox.remove([event]);
  outbox.restore(event);
  expect([texts(), stored()]).toEqual([[], []]);
});

test('a restored event that is stored is not written again', () => {
  const { outbox } = openTab();
  outbox.add('a', textOf('a'), 0);
  fillStorage();
  outbox.list().forEach(outbox.restore);
  // A storage that is full would have refused it.
  expect(outbox.list().map(({ isStored }) => isStored)).toEqual([true]);
});

test('of more than 1,000 events the oldest give way, and only those of this page are counted TR-60', () => {
  const other = openTab();
  for (let index = 0; index < 3; index += 1) other.outbox.add(`o${String(index)}`, textOf('other'), 0);
  const { clock, outbox, ended } = openTab();
  clock.advance(1);
  for (let index = 0; index < mostEvents; index += 1) outbox.add(`n${String(index)}`, textOf('own'), 0);
  expect([outbox.list().length, outbox.count(), ended()]).toEqual([1_000, 1_000, {}]);
  outbox.add('x', textOf('own'), 0);
  expect([outbox.list().length, stored().length, outbox.count(), ended()]).toEqual([1_000, 1_000, 1_000, { overflow: 1 }]);
  expect(outbox.list().at(-1)?.key).toMatch(/-x$/);
});

test('of more than 256 KiB the oldest give way, keys and texts together TR-60', () => {
  const { outbox, ended } = openTab();
  for (let index = 0; index < 30; index += 1) outbox.add(String(index), textOf('own', 10_000), 0);
  const size = stored().reduce((sum, key) => sum + key.length + (localStorage.getItem(key)?.length ?? 0), 0);
  expect(size).toBeLessThanOrEqual(mostCharacters);
  expect(size).toBeGreaterThan(mostCharacters - 11_000);
  expect(ended()).toEqual({ overflow: 30 - stored().length });
});

test('near the limit a tab looks at what other tabs have stored since TR-60', () => {
  const { outbox } = openTab();
  for (let index = 0; index < 899; index += 1) outbox.add(`n${String(index)}`, textOf('own'), 0);
  for (let index = 0; index < 500; index += 1) localStorage.setItem(`kfp-analytics-e0-${String(index)}`, textOf('other'));
  outbox.add('a', textOf('own'), 0);
  expect(stored()).toHaveLength(1_400);
  outbox.add('b', textOf('own'), 0);
  expect(stored()).toHaveLength(1_000);
});

const letters = ['aa', 'b', 'cccc'].map((text, index) => ({ key: `key${String(index)}`, text, isOwn: true, due: 0, isStored: true }));

test.each([
  [100, 3, false, 3], [100, 2, false, 2], [100, 0, false, 0], [12, 3, false, 3], [11, 3, false, 2], [7, 3, false, 2], [6, 3, false, 1], [4, 3, false, 0],
  [21, 3, true, 3], [20, 3, true, 2], [12, 3, true, 1],
])('of a list of three, %d characters and %d events (with keys: %s) hold the first %d', (size, count, isNamed, kept) => {
  expect(fitting(letters, size, count, isNamed)).toEqual(letters.slice(0, kept));
});
