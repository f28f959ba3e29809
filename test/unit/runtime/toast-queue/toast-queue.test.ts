import { describe, expect, test } from 'vitest';
import type { ToastQueue } from '../../../../src/runtime/toast-queue/toast-queue.ts';
import { createToastQueue } from '../../../../src/runtime/toast-queue/toast-queue.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

const states = (queue: ToastQueue) => queue.get().map(({ content, state }) => `${content} ${state}`);

describe('the toast queue', () => {
  test('shows one at a time by default UI-17 UI-21 T-31', () => {
    const queue = createToastQueue(fakeClock());
    queue.add('a');
    queue.add('b');
    expect(states(queue)).toEqual(['a entering', 'b queued']);
  });

  test('of seven, five show and then the rest UI-12', () => {
    const clock = fakeClock();
    const queue = createToastQueue(clock, 5);
    for (const name of ['1', '2', '3', '4', '5', '6', '7']) queue.add(name);
    expect(states(queue).filter((state) => state.endsWith('entering'))).toHaveLength(5);
    clock.advance(5150);
    expect(states(queue)).toEqual(['6 entering', '7 entering']);
    clock.advance(5150);
    expect(states(queue)).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  test('the higher priority comes first, equal ones in their order; who waits loses no time UI-18 UI-22', () => {
    const clock = fakeClock();
    const queue = createToastQueue(clock);
    queue.add('a', { priority: 1 });
    queue.add('b');
    clock.advance(3000);
    queue.add('c', { priority: 2, timeout: 1000 });
    queue.add('d', { priority: 1 });
    expect(states(queue)).toEqual(['c entering', 'a queued', 'd queued', 'b queued']);
    clock.advance(1150);
    expect(states(queue)[0]).toBe('a entering');
    clock.advance(1999);
    expect(states(queue)[0]).toBe('a entering');
    clock.advance(1);
    expect(states(queue)[0]).toBe('a exiting');
  });

  test('goes after 5 s by way of exiting UI-11 UI-13', () => {
    const clock = fakeClock();
    const queue = createToastQueue(clock);
    queue.add('a');
    clock.advance(4999);
    expect(states(queue)).toEqual(['a entering']);
    clock.advance(1);
    expect(states(queue)).toEqual(['a exiting']);
    clock.advance(150);
    expect(states(queue)).toEqual([]);
  });

  test.each([[null], ['off']] as const)('UI-14 UI-15 T-31 a timeout of %j stays', (timeout) => {
    const clock = fakeClock();
    const queue = createToastQueue(clock);
    queue.add('a', { timeout });
    expect(clock.pending()).toBe(0);
    clock.advance(1e9);
    expect(states(queue)).toEqual(['a entering']);
  });

  test('no time passes while it is paused UI-22', () => {
    const clock = fakeClock();
    const queue = createToastQueue(clock);
    queue.add('a');
    clock.advance(4000);
    queue.setPaused(true);
    queue.setPaused(true);
    clock.advance(60_000);
    queue.setPaused(false);
    clock.advance(999);
    expect(states(queue)).toEqual(['a entering']);
    clock.advance(1);
    expect(states(queue)).toEqual(['a exiting']);
  });

  test('close takes a shown or a waiting one away, once EL-19', () => {
    const clock = fakeClock();
    const queue = createToastQueue(clock);
    const [shown, waiting] = [queue.add('a'), queue.add('b')];
    queue.add('c');
    queue.close(waiting);
    queue.close('none');
    queue.close(shown);
    queue.close(shown);
    expect(states(queue)).toEqual(['a exiting', 'c queued']);
    clock.advance(150);
    expect(states(queue)).toEqual(['c entering']);
    queue.clear();
    expect(states(queue)).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  test('a higher limit shows what waits UI-12', () => {
    const queue = createToastQueue(fakeClock());
    queue.add('a');
    queue.add('b');
    queue.setLimit(2);
    expect(states(queue)).toEqual(['a entering', 'b entering']);
  });
});
