import { expect, test, vi } from 'vitest';
import { createStore } from '../../../src/platform/store.ts';

test('a change wakes everybody who listens, the same value nobody', () => {
  const store = createStore(1);
  const first = vi.fn();
  const second = vi.fn();
  store.subscribe(first);
  store.subscribe(second);
  store.set(2);
  store.set(2);
  expect(store.get()).toBe(2);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('the value is there before anybody is told', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set(2);
  expect(seen).toEqual([2]);
});

test('NaN is the same value as NaN', () => {
  const store = createStore(Number.NaN);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
});

test('who has left is not told, also when they leave or come while others are told', () => {
  const store = createStore(1);
  const late = vi.fn();
  const once = vi.fn(() => {
    stop();
    store.subscribe(late);
  });
  const stop = store.subscribe(once);
  store.set(2);
  expect(late).not.toHaveBeenCalled();
  store.set(3);
  expect([once.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
});
