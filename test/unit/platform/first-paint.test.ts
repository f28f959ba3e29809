import { expect, test, vi } from 'vitest';
import { whenPainted } from '../../../src/platform/first-paint.ts';
import { fakeClock } from '../../support/fake-clock.ts';

function createWindow({ types = ['paint'], painted = false } = {}) {
  const observers: { run: () => void; isOn: boolean }[] = [];
  class PerformanceObserver {
    static readonly supportedEntryTypes = types;
    readonly #own = { run: () => undefined as void, isOn: false };
    constructor(run: () => void) {
      this.#own.run = run;
      observers.push(this.#own);
    }
    observe() { this.#own.isOn = true; }
    disconnect() { this.#own.isOn = false; }
  }
  const performance = { getEntriesByType: () => (painted ? [{}] : []) };
  const page = { PerformanceObserver, performance } as unknown as Window & typeof globalThis;
  return { page, observers };
}

async function isDone(promise: Promise<void>): Promise<boolean> {
  const done = vi.fn();
  void promise.then(done);
  await Promise.resolve();
  await Promise.resolve();
  return done.mock.calls.length > 0;
}

test.each([['has been painted', { painted: true }], ['cannot tell', { types: ['mark'] }]])(
  'nobody waits for the first paint of a page that %s ER-02', async (_, state) => {
    const { page, observers } = createWindow(state);
    expect(await isDone(whenPainted(page, fakeClock()))).toBe(true);
    expect(observers).toEqual([]);
  },
);

test('nobody waits where a blocker has taken the observer away ER-02', async () => {
  const page = { performance } as unknown as Window & typeof globalThis;
  expect(await isDone(whenPainted(page, fakeClock()))).toBe(true);
});

test('waits for the first paint, and then neither listens nor waits ER-02', async () => {
  const { page, observers } = createWindow();
  const clock = fakeClock();
  const painted = whenPainted(page, clock);
  expect(await isDone(painted)).toBe(false);
  observers[0]?.run();
  expect(await isDone(painted)).toBe(true);
  expect([observers[0]?.isOn, clock.pending()]).toEqual([false, 0]);
});

test('a page that paints nothing, such as one in a hidden tab, is waited for only a while ER-02', async () => {
  const { page, observers } = createWindow();
  const clock = fakeClock();
  const painted = whenPainted(page, clock);
  clock.advance(4_999);
  expect(await isDone(painted)).toBe(false);
  clock.advance(1);
  expect(await isDone(painted)).toBe(true);
  expect(observers[0]?.isOn).toBe(false);
});
