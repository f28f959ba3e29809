import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from '../../../../src/platform/store.ts';
import { createMixpanelClient } from '../../../../src/runtime/analytics/mixpanel-client.ts';
import type { AnalyticsRequest } from '../../../../src/runtime/host/host.ts';
import type { TrackingServices } from '../../../../src/runtime/analytics/tracking-services.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

/** A client whose requests a host takes. */
function clientOf(analyticsTransport: unknown, apiHost?: string) {
  const clock = fakeClock();
  const services = { window, clock, sources: createStore({ analyticsTransport }), config: createStore({ analytics: { apiHost } }) };
  return { client: createMixpanelClient(services as unknown as TrackingServices), clock };
}

/** Sends a list that is answered so. */
function send(response: unknown) {
  return clientOf(() => Promise.resolve(response)).client.send('track', '[]', true);
}

test('what nobody reads of a response is let go, as it would count among what goes on when the page is left A2 TR-59', async () => {
  const cancel = vi.fn();
  const response = new Response(new ReadableStream({ cancel }));
  expect((await send(response)).status).toBe('200');
  expect(cancel).toHaveBeenCalledOnce();
});

test('where the host takes no requests, the browser sends them TR-46', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('1')));
  expect(await clientOf(undefined, 'https://analyse.example/').client.send('track', '[]', true)).toMatchObject({ status: '200' });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['https://analyse.example/track?ip=0']);
});

test('a response that the transport of a host reads, or made itself, counts as any other A6', async () => {
  // The run fails for a rejection that nobody handles.
  const reading = new Response('1');
  reading.body?.getReader();
  const throwing = { status: 200, body: { cancel: () => Promise.reject(new Error('no')) } };
  for (const response of [reading, throwing, { status: 200 }, { status: 200, body: null }, { status: 200, body: 'text' }]) {
    expect(await send(response)).toMatchObject({ status: '200', isFinal: true });
  }
});

test('a path on the own origin leads there also in a frame that a script fills TR-46', async () => {
  vi.stubGlobal('self', { origin: 'https://www.bank.example' });
  vi.stubGlobal('location', new URL('about:blank'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const transport = vi.fn((_request: AnalyticsRequest) => Promise.resolve(new Response('1')));
  await clientOf(transport, '/analyse').client.send('engage', '[1]', false);
  expect(transport.mock.calls[0]?.[0].url).toBe('https://www.bank.example/analyse/engage?ip=0');
});

test.each([
  [undefined, 'https://api-eu.mixpanel.com/engage?ip=0'],
  ['https://a.example', 'https://a.example/engage?ip=0'],
  ['https://a.example///', 'https://a.example/engage?ip=0'],
  ['https://a.example/b//c/', 'https://a.example/b//c/engage?ip=0'],
  ['/analyse', 'http://localhost:3000/analyse/engage?ip=0'],
])('with the host %j a list goes to %s TR-46 TR-49 TR-56', async (apiHost, url) => {
  const transport = vi.fn((_request: AnalyticsRequest) => Promise.resolve(new Response('1')));
  await clientOf(transport, apiHost).client.send('engage', '[1]', false);
  expect(transport.mock.calls).toEqual([[{ url, body: '[1]', keepalive: false, signal: expect.any(AbortSignal) }]]);
});

test.each([
  [200, true], [204, true], [299, true], [400, true], [401, true], [404, true], [407, true], [409, true], [410, true], [413, true],
  [418, true], [428, true], [499, true], [408, false], [429, false], [100, false], [302, false], [500, false], [502, false], [503, false], [2000, false],
])('after the status %d a list is done with: %s TR-59', async (status, isFinal) => {
  expect(await send({ status })).toEqual({ status: String(status), isFinal, retryAfter: 0 });
});

test.each([undefined, null, {}, 'OK', { status: 0 }, { status: 'OK' }, { status: null }])(
  'a response without a status (%j) tells nothing, so the list is sent again TR-59',
  async (response) => {
    expect(await send(response)).toEqual({ status: '', isFinal: false, retryAfter: 0 });
  },
);

test.each([
  ['30', 30_000], ['', 0], ['soon', 0], [null, 0],
  [new Date(fakeClock().now() + 90_000).toUTCString(), 90_000],
  [new Date(fakeClock().now() - 90_000).toUTCString(), -90_000],
])('Retry-After %j is a wait of %d ms TR-59', async (header, retryAfter) => {
  const get = vi.fn((name: string) => (name === 'Retry-After' ? header : null));
  expect(await send({ status: 429, headers: { get } })).toEqual({ status: '429', isFinal: false, retryAfter });
});

test('a service that wants no wait (Retry-After 0) has none TR-59', async () => {
  expect((await send({ status: 429, headers: { get: () => '0' } })).retryAfter).toBeLessThanOrEqual(0);
});

test.each<readonly [string, () => unknown]>([
  ['throws', () => { throw new Error('theirs'); }],
  ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['gives headers that throw', () => ({ status: 200, headers: { get() { throw new Error('theirs'); } } })],
])('a transport of the host that %s harms nothing, and the list is sent again TR-59', async (_, transport) => {
  const { client, clock } = clientOf(transport);
  expect(await client.send('track', '[]', false)).toEqual({ status: '', isFinal: false, retryAfter: 0 });
  expect(clock.pending()).toBe(0);
});

test('a response that does not come within 90 s is given up, and the request ended TR-54', async () => {
  const transport = vi.fn((_request: AnalyticsRequest) => new Promise(() => undefined));
  const { client, clock } = clientOf(transport);
  const outcome = client.send('track', '[]', false);
  const { signal } = transport.mock.calls[0]?.[0] ?? {};
  clock.advance(89_999);
  expect(signal?.aborted).toBe(false);
  clock.advance(1);
  expect(signal?.aborted).toBe(true);
  expect(await outcome).toEqual({ status: '', isFinal: false, retryAfter: 0 });
});

test('a no ends every request that is under way, also one whose transport goes on, and none that has its response A3', async () => {
  let respond: (response: Response) => void = () => undefined;
  const transport = vi.fn((_request: AnalyticsRequest) => new Promise<Response>((resolve) => (respond = resolve)));
  const { client, clock } = clientOf(transport);
  const first = client.send('track', '[1]', false);
  respond(new Response('1'));
  expect((await first).status).toBe('200');
  expect(clock.pending()).toBe(0);
  const others = [client.send('track', '[2]', false), client.send('engage', '[3]', false)];
  client.abort();
  expect(transport.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([false, true, true]);
  for (const { status } of await Promise.all(others)) expect(status).toBe('');
});
