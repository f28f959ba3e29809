import { expect, test } from 'vitest';
import type { TrackingServices } from '../../../../src/runtime/analytics/tracking-services.ts';
import { createTrackingQueue } from '../../../../src/runtime/analytics/analytics.ts';
import type { FakeClock } from '../../../support/fake-clock.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

/** The time to load the code that decides does not come, so events stay where they are. */
function createQueue(clock: FakeClock) {
  const services = { window, clock: { ...clock, setTimeout: () => () => undefined } };
  return createTrackingQueue(services as unknown as TrackingServices);
}

test('an event waits with its fields, and the time and the page at which it happened NB-24, TR-61', () => {
  const clock = fakeClock();
  const queue = createQueue(clock);
  const first = clock.now();
  history.replaceState(null, '', '/avtale/123');
  queue.track({ event: 'NboLast', controlGroup: false });
  history.replaceState(null, '', '/');
  clock.advance(1500);
  queue.track({ event: 'NboVisning' });
  expect(queue.waiting()).toEqual([
    { event: 'NboLast', controlGroup: false, time: first, path: '/avtale/123' },
    { event: 'NboVisning', time: first + 1500, path: '/' },
  ]);
});

test('beyond a thousand events the oldest give way A9', () => {
  const queue = createQueue(fakeClock());
  for (let number = 1; number <= 1002; number += 1) queue.track({ event: String(number) });
  expect(queue.waiting()).toHaveLength(1000);
  expect(queue.waiting()[0]?.event).toBe('3');
});
