import { expect, test, vi } from 'vitest';
import { createStore } from '../../../../src/platform/store.ts';
import { nameCustomer, namedKey } from '../../../../src/runtime/analytics/analytics-profile.ts';
import type { PostOutcome } from '../../../../src/runtime/analytics/mixpanel-client.ts';
import type { TrackingServices } from '../../../../src/runtime/analytics/tracking-services.ts';

const done: PostOutcome = { status: '200', isFinal: true, retryAfter: 0 };
const down: PostOutcome = { status: '503', isFinal: false, retryAfter: 0 };
const services = { window, config: createStore({ analytics: { token: 'token-1' } }) } as unknown as TrackingServices;

/** A customer who is to be named, and a service that answers so. */
function start(outcome: PostOutcome = done) {
  const send = vi.fn((_path: string, _body: string, _keepalive: boolean) => Promise.resolve(outcome));
  const name = (userId: string | undefined, isAllowed: () => boolean = () => true) => nameCustomer(services, userId, send, isAllowed);
  return { send, name };
}

const sign = () => localStorage.getItem(namedKey);

test('a customer gets an invented name of both lists, by a request that may outlive the page TR-24 TR-27', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999);
  const { send, name } = start();
  expect(await name('kunde-a')).toBe(true);
  const [[path, body, keepalive] = []] = send.mock.calls;
  expect([path, keepalive, JSON.parse(body ?? '')]).toEqual([
    'engage', true, [{ $token: 'token-1', $distinct_id: 'kunde-a', $set_once: { $first_name: 'Glad', $last_name: 'Mose' } }],
  ]);
  expect(body).toMatch(/^[ -~]+$/);
});

test('a customer who has a name gets no other one on this device, and each other customer one TR-25', async () => {
  const { send, name } = start();
  const customers = ['kunde-a', 'kunde-b', 'a-kunde', 'Kunde-a', 'b', 'æ', 'å'];
  const signs = new Set<string | null>();
  for (const customer of customers) {
    expect(await name(customer)).toBe(true);
    signs.add(sign());
    expect(await name(customer)).toBe(true);
  }
  expect(send).toHaveBeenCalledTimes(customers.length);
  expect(signs.size).toBe(customers.length);
});

test('the device does not keep who it is; a later version knows the customer by the same sign TR-26', async () => {
  const { name } = start();
  await name('kunde-a');
  expect(sign()).toBe('1sykajd');
  await name('et-meget-langt-kundenavn-med-mange-tegn-0123456789');
  expect(sign()).toMatch(/^[\da-z]{1,7}$/);
});

test.each([undefined, ''])('a visitor without a tracking id (%j) has no profile TR-23', async (userId) => {
  const { send, name } = start();
  expect(await name(userId)).toBe(true);
  expect([send.mock.calls, sign()]).toEqual([[], null]);
});

test('without consent nothing is sent or stored, and the caller tries again TR-58', async () => {
  const { send, name } = start();
  expect(await name('kunde-a', () => false)).toBe(false);
  expect([send.mock.calls, sign()]).toEqual([[], null]);
});

test('a consent that ends while the name is on its way leaves nothing on the device TR-60', async () => {
  const { name } = start();
  const isAllowed = vi.fn(() => false).mockReturnValueOnce(true);
  expect(await name('kunde-a', isAllowed)).toBe(true);
  expect(sign()).toBeNull();
});

test('a name that the service could not take is sent again TR-59', async () => {
  expect(await start(down).name('kunde-a')).toBe(false);
  expect(sign()).toBeNull();
  const { send, name } = start();
  expect(await name('kunde-a')).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
});
