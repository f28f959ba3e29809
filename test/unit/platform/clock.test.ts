import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/platform/clock.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('gives the time of the page, also of a fake clock installed later SW-29', () => {
  const clock = systemClock();
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  expect(clock.now()).toBe(1_800_000_000_000);
  const start = clock.monotonic();
  vi.advanceTimersByTime(1_500);
  expect(clock.now()).toBe(1_800_000_001_500);
  expect(clock.monotonic() - start).toBe(1_500);
});

test.each([
  ['a string', () => '1800000000000', 1_800_000_000_000],
  ['a Date', () => new Date(), 1_700_000_000_000],
  ['null', () => null, 1_700_000_000_000],
  ['an empty text', () => '', 1_700_000_000_000],
  ['NaN', () => Number.NaN, 1_700_000_000_000],
])('keeps a finite time where the page made Date.now give %s SW-30', (_, patched, expected) => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.spyOn(Date, 'now').mockImplementation(patched as () => number);
  expect(systemClock().now()).toBe(expected);
});

test('keeps a finite time where the page made the clocks throw SW-30', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const fail = () => {
    throw new Error('patched');
  };
  vi.spyOn(Date, 'now').mockImplementation(fail);
  vi.spyOn(performance, 'now').mockImplementation(fail);
  expect(systemClock().now()).toBe(1_700_000_000_000);
  expect(systemClock().monotonic()).toBe(1_700_000_000_000);
});

test('runs once after the delay SW-07', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  systemClock().setTimeout(run, 1_000);
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
});

test.each([Number.NaN, -1, 0])('runs in the next task for a delay of %s SW-07', (ms) => {
  vi.useFakeTimers();
  const run = vi.fn();
  systemClock().setTimeout(run, ms);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test('runs nothing once cancelled, and leaves no timer SW-07', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  const cancel = systemClock().setTimeout(run, 1_000);
  cancel();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect(run).not.toHaveBeenCalled();
});

test('runs nothing once cancelled where the page broke clearTimeout SW-07', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  const cancel = systemClock().setTimeout(run, 1_000);
  vi.stubGlobal('clearTimeout', () => undefined);
  cancel();
  vi.advanceTimersByTime(2_000);
  expect(run).not.toHaveBeenCalled();
});

test('waits for a delay of more than 24.8 days, which browsers would run at once SW-22', () => {
  vi.useFakeTimers();
  const started = vi.spyOn(globalThis, 'setTimeout');
  const thirtyDays = 30 * 24 * 3600 * 1000;
  const run = vi.fn();
  systemClock().setTimeout(run, thirtyDays);
  vi.advanceTimersByTime(thirtyDays - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(started.mock.calls.map(([, ms]) => ms)).toEqual([2_147_483_647, thirtyDays - 2_147_483_647]);
});
