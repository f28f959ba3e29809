import { expect, onTestFinished, test, vi } from 'vitest';
import type { TrackingServices } from '../../../../src/runtime/analytics/tracking-services.ts';
import { createTrackingQueue } from '../../../../src/runtime/analytics/analytics.ts';
import type { FakeClock } from '../../../support/fake-clock.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { createTrackingPage } from '../../../support/tracking-page.ts';

/** The time to load the code that decides does not come, so events stay where they are. */
function createQueue(clock: FakeClock, page: unknown = window) {
  const services = { window: page, clock: { ...clock, setTimeout: () => () => undefined } };
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

test('an event in a frame that its page has written names the path of that page TR-61', () => {
  const queue = createQueue(fakeClock(), { location: new URL('about:srcdoc'), parent: { location: new URL('https://bank.example/nettbank/forsikring?a=1') } });
  queue.track({ event: 'NboLast' });
  expect(queue.waiting()[0]?.path).toBe('/nettbank/forsikring');
});

test('beyond a thousand events the oldest give way A9', () => {
  const queue = createQueue(fakeClock());
  for (let number = 1; number <= 1002; number += 1) queue.track({ event: String(number) });
  expect(queue.waiting()).toHaveLength(1000);
  expect(queue.waiting()[0]?.event).toBe('3');
});

/** A page whose code that decides comes late, or fails to start as if it had not come. */
function createLateQueue(isBroken = false) {
  const page = createTrackingPage({ statistics: null });
  const clock = fakeClock();
  const services = { ...page.services, clock };
  if (isBroken) Object.defineProperty(services, 'sources', { get: () => { throw new TypeError('Failed to fetch'); } });
  const queue = createTrackingQueue(services);
  onTestFinished(queue.dispose);
  /** The code that decides, once it is there. */
  const arrive = async () => {
    await queue.gate.get().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, clock, arrive, page };
}

test.each([
  ['whose customer has said yes before loads the code that decides at once', '1', 0],
  ['of a customer who is new shows itself first', undefined, 1_000],
])('a page %s', (_, mark, delay) => {
  if (mark !== undefined) localStorage.setItem('kfp-analytics-on', mark);
  const { queue, clock } = createLateQueue();
  expect(clock.pending()).toBe(0);
  for (const event of ['NboLast', 'NboVisning', 'AbTest']) queue.track({ event });
  expect([clock.pending(), clock.untilNext()]).toEqual([1, delay]);
});

test('the first event loads the code, which gets every event: those that waited, and each later one TR-57', async () => {
  const { queue, clock, arrive } = createLateQueue();
  queue.track({ event: 'NboLast' });
  queue.track({ event: 'NboVisning' });
  clock.advance(1_000);
  const gate = await queue.gate.get();
  expect([gate.counts.created, gate.queued()]).toEqual([2, 2]);
  queue.track({ event: 'AbTest' });
  expect([gate.counts.created, gate.queued()]).toEqual([3, 3]);
  await arrive();
  expect(clock.pending()).toBe(0);
});

test('code that does not arrive is asked for again by the next event, and no sooner', async () => {
  const { queue, clock, arrive } = createLateQueue(true);
  queue.track({ event: 'NboLast' });
  clock.advance(1_000);
  await arrive();
  expect(clock.pending()).toBe(0);
  queue.track({ event: 'NboVisning' });
  expect(clock.pending()).toBe(1);
  expect(queue.waiting()).toHaveLength(2);
});

test.each([0, 1, 2])('a page whose elements have gone after %d events loads nothing any more', (count) => {
  const { queue, clock } = createLateQueue();
  for (let event = 0; event < count; event += 1) queue.track({ event: 'NboLast' });
  queue.dispose();
  expect(clock.pending()).toBe(0);
});

test('a page whose elements have gone hears of no answer any more', async () => {
  const { queue, page } = createLateQueue();
  queue.track({ event: 'NboLast' });
  const gate = await queue.gate.get();
  const heard = vi.fn();
  gate.consent.subscribe(heard);
  await Promise.resolve();
  page.consentTo('denied');
  expect(heard).toHaveBeenCalledTimes(1);
  queue.dispose();
  page.consentTo(null);
  expect(heard).toHaveBeenCalledTimes(1);
});
