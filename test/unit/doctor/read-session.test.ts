import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession } from '../../../src/doctor/read-session.ts';

const now = Date.UTC(2026, 10, 24, 12);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

/** Whether the doctor takes responses with these dates, in milliseconds from now, for stored ones. */
async function isStored(...dates: readonly (number | undefined)[]): Promise<boolean | undefined> {
  let requests = 0;
  const send = vi.fn<typeof fetch>(() => {
    const date = dates[requests++];
    const headers = new Headers(date === undefined ? {} : { Date: new Date(now + date).toUTCString() });
    return Promise.resolve(new Response('{}', { headers }));
  });
  const session = readSession('https://www.bank.example/session-status', 'https://www.bank.example', {}, send);
  await vi.advanceTimersByTimeAsync(2_000);
  return (await session)?.isStored;
}

test.each([
  ['two fresh ones', [0, 2_000], false],
  ['fresh ones of two servers whose clocks differ', [-4_000, 4_000], false],
  ['fresh ones without a date', [undefined, undefined], false],
  ['the same one twice', [-60_000, -60_000], true],
  ['one of an hour ago, and the one that was fetched meanwhile', [-3_600_000, 0], true],
])('two responses: %s OP-10', async (_what, dates, expected) => {
  expect(await isStored(...dates)).toBe(expected);
});

test.each(['{"kfpSessionId":null}', '{"kfpSessionId":" "}', '{}', ''])('%j is a response of which nobody is logged in OP-10 API-09', async (body) => {
  const session = readSession('https://www.bank.example/session-status', 'https://www.bank.example', {}, () => Promise.resolve(new Response(body)));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await session).toMatchObject({ isObject: true, isLoggedIn: false });
});

test.each([
  ['1200', true], ['1199.5', true],
  // The elements ignore these (SW-23), so the customer is never warned.
  ['300, 300', false], ['1795881921525', false], ['2026-11-28T17:00:00Z', false], ['', false],
])('the expiry %j can be read: %s OP-10 SW-23', async (value, expected) => {
  const send = () => Promise.resolve(new Response('{"kfpSessionId":"a"}', { headers: { 'X-Session-Expiry': value } }));
  const session = readSession('https://www.bank.example/session-status', 'https://www.bank.example', {}, send);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await session)?.hasExpiry).toBe(expected);
});
