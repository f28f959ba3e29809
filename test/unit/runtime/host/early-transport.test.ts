import { expect, test, vi } from 'vitest';
import { createCallSender } from '../../../../src/runtime/host/host.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';

const url = 'https://www.bank.no/api/privat/forsikring/auth/session-status';

test('the first GET of the address takes the early response, the next one is sent API-22', async () => {
  const early = new Response('early');
  const later = new Response('later');
  const transport = vi.fn(() => Promise.resolve(later));
  const { transport: get } = createCallSender({ url, id: 'early', response: Promise.resolve(early) }, 'trace', () => transport);
  await expect(get()(url, { method: 'GET' })).resolves.toBe(early);
  await expect(get()(url, { method: 'GET' })).resolves.toBe(later);
  expect(transport).toHaveBeenCalledTimes(1);
});

test('another address or method goes to the transport and leaves the early response where it is API-22', async () => {
  const early = new Response('early');
  const transport = vi.fn(() => Promise.resolve(new Response('other')));
  const { transport: get } = createCallSender({ url, id: 'early', response: Promise.resolve(early) }, 'trace', () => transport);
  await get()(`${url}?a=1`, { method: 'GET' });
  await get()(url, { method: 'POST' });
  await get()(url);
  expect(transport).toHaveBeenCalledTimes(3);
  await expect(get()(url, { method: 'GET' })).resolves.toBe(early);
});

test('an early call that failed is a failed call, and is tried again over the transport API-22', async () => {
  const response = Promise.reject<Response>(new TypeError('Failed to fetch'));
  response.catch(() => undefined);
  const { runtime, backend, pass } = createTestRuntime({
    earlyCall: { url: new URL('/api/privat/forsikring/auth/session-status', location.href).href, id: 'early', response },
  });
  await pass();
  expect(backend.count('auth/session-status')).toBe(0);
  await pass(1_000);
  expect(backend.count('auth/session-status')).toBe(1);
  expect(runtime.session.get().status).toBe('logged-in');
});

test('without an early call everything goes to the transport of the moment API-22', async () => {
  const first = vi.fn(() => Promise.resolve(new Response('1')));
  const second = vi.fn(() => Promise.resolve(new Response('2')));
  let current: typeof fetch = first;
  const { transport: get } = createCallSender(undefined, 'trace', () => current);
  await get()(url, { method: 'GET' });
  current = second;
  await get()(url, { method: 'GET' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('the early call keeps its id; the next ones of the address have others API-80', async () => {
  const { createCallId, transport } = createCallSender({ url, id: 'early', response: Promise.resolve(new Response('')) }, 'trace', () => fetch);
  expect(createCallId(`${url}?a=1`)).toMatch(/^trace-[\da-f]{16}$/);
  expect(createCallId(url)).toBe('early');
  await transport()(url, { method: 'GET' });
  expect(createCallId(url)).toMatch(/^trace-[\da-f]{16}$/);
});
