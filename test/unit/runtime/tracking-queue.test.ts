import { expect, test } from 'vitest';
import { createTrackingQueue } from '../../../src/runtime/tracking-queue.ts';
import { fakeClock } from '../../support/fake-clock.ts';

test('NB-24 an event waits with its fields and the time at which it happened', () => {
  const clock = fakeClock();
  const queue = createTrackingQueue(clock);
  const first = clock.now();
  queue.track({ event: 'NboLast', controlGroup: false });
  clock.advance(1500);
  queue.track({ event: 'NboVisning' });
  expect(queue.waiting()).toEqual([
    { event: 'NboLast', controlGroup: false, time: first },
    { event: 'NboVisning', time: first + 1500 },
  ]);
});

test('A9 beyond a thousand events the oldest give way', () => {
  const queue = createTrackingQueue(fakeClock());
  for (let number = 1; number <= 1002; number += 1) queue.track({ event: String(number) });
  expect(queue.waiting()).toHaveLength(1000);
  expect(queue.waiting()[0]?.event).toBe('3');
});
