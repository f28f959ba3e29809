import { expect, test, vi } from 'vitest';
import { createStore } from '../../../../src/platform/store.ts';
import { createMixpanelClient } from '../../../../src/runtime/analytics/mixpanel-client.ts';
import type { TrackingServices } from '../../../../src/runtime/analytics/tracking-services.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

/** Sends a list that is answered so. */
function send(answer: unknown) {
  const services = {
    window,
    clock: fakeClock(),
    sources: createStore({ analyticsTransport: () => Promise.resolve(answer) }),
    config: createStore({ analytics: {} }),
  } as unknown as TrackingServices;
  return createMixpanelClient(services).send('track', '[]', true);
}

test('what nobody reads of an answer is let go, as it would count among what goes on when the page is left A2 TR-59', async () => {
  const cancel = vi.fn();
  const answer = new Response(new ReadableStream({ cancel }));
  expect((await send(answer)).status).toBe('200');
  expect(cancel).toHaveBeenCalledOnce();
});

test('an answer that the transport of a host reads, or made itself, counts as any other A6', async () => {
  // The run fails for a rejection that nobody handles.
  const reading = new Response('1');
  reading.body?.getReader();
  const throwing = { status: 200, body: { cancel: () => Promise.reject(new Error('no')) } };
  for (const answer of [reading, throwing, { status: 200 }, { status: 200, body: null }, { status: 200, body: 'text' }]) {
    expect(await send(answer)).toMatchObject({ status: '200', isFinal: true });
  }
});
