// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import type { FakeBackendOptions } from './fake-backend.ts';
import { answering, answeringJson, createFakeBackend, rejection } from './fake-backend.ts';

/** Node's: runs after everything that is already waiting. */
declare function setImmediate(run: (value?: unknown) => void): void;

describe('session expiry', () => {
  const expiriesOf = async (header: string, init?: ResponseInit, options?: FakeBackendOptions, path = 'x') => {
    const headers = { 'X-Session-Expiry': header, 'X-Other': '7' };
    const { client, expiries, clock } = createFakeBackend(answering('', { ...init, headers }), options);
    await client.get(path).catch(() => undefined);
    expect(expiries.every(([, sentAt]) => sentAt === clock.monotonic())).toBe(true);
    return expiries.map(([seconds]) => seconds);
  };

  test('it is read from every response, SW-24 also from errors API-14 SW-22', async () => {
    expect(await expiriesOf('300')).toEqual([300]);
    expect(await expiriesOf('0')).toEqual([0]);
    expect(await expiriesOf('300', { status: 500 })).toEqual([300]);
    expect(await expiriesOf('300', { status: 401 })).toEqual([300]);
  });

  test('what is no number is ignored, and the name can be chosen SW-23', async () => {
    for (const header of ['', 'x', '-1', '300, 300', 'Infinity', '1e3']) expect(await expiriesOf(header)).toEqual([]);
    expect(await expiriesOf('300', {}, { config: { sessionExpiryHeader: 'X-Other' } })).toEqual([7]);
  });

  test('it counts from when the request left', async () => {
    let finish: (response: Response) => void = () => undefined;
    const { client, clock, expiries, sent } = createFakeBackend(async () => new Promise((resolve) => { finish = resolve; }));
    const sentAt = clock.monotonic();
    const call = client.get('x');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    clock.advance(5_000);
    finish(new Response('{}', { headers: { 'X-Session-Expiry': '60' } }));
    await call;
    expect(expiries).toEqual([[60, sentAt]]);
  });

  test('it is not taken from another origin, also after a redirect', async () => {
    expect(await expiriesOf('300', {}, {}, 'https://elsewhere.example/x')).toEqual([]);
    const { client, expiries } = createFakeBackend(() => {
      const response = new Response('{}', { headers: { 'X-Session-Expiry': '60' } });
      Object.defineProperty(response, 'url', { value: 'https://elsewhere.example/login' });
      return response;
    });
    await client.get('x');
    expect(expiries).toEqual([]);
  });
});

describe('time limit and end', () => {
  const hanging = () => createFakeBackend(async () => new Promise(() => undefined));

  test.each([['get', 30_000], ['send', 60_000]] as const)('API-77 a %s ends after %i ms and is aborted', async (kind, limit) => {
    const { client, clock, sent } = hanging();
    const call = rejection(kind === 'get' ? client.get('x') : client.send('POST', 'x'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    clock.advance(limit - 1);
    expect(sent[0]?.signal.aborted).toBe(false);
    clock.advance(1);
    const error = await call;
    expect(error).toMatchObject({ name: 'TimeoutError', limit });
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(clock.waiting()).toBe(0);
  });

  test.each([200, 500])('the limit holds for the body of a %i too API-77', async (status) => {
    const half = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) });
    const { client, clock, sent } = createFakeBackend(() => new Response(half, { status }));
    const call = rejection(client.get('x'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    clock.advance(30_000);
    expect(await call).toMatchObject({ name: 'TimeoutError' });
  });

  test('no timer stays behind a response', async () => {
    const { client, clock } = createFakeBackend(answeringJson({}));
    await client.get('x');
    expect(clock.waiting()).toBe(0);
  });

  test.each([200, 500])('a call that is over with %i is not ended once more by dispose', async (status) => {
    const { client, sent } = createFakeBackend(() => Response.json({}, { status }));
    await client.get('x').catch(() => undefined);
    client.dispose();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  test('dispose ends what is under way, and nothing is sent later', async () => {
    const { client, clock, sent } = hanging();
    const calls = [rejection(client.get('x')), rejection(client.send('POST', 'y'))];
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    client.dispose();
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ name: 'NetworkError' });
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(clock.waiting()).toBe(0);
    expect(await rejection(client.get('x'))).toMatchObject({ name: 'NetworkError' });
    expect(sent).toHaveLength(2);
  });

  test('a response that comes after dispose changes nothing', async () => {
    let finish: (response: Response) => void = () => undefined;
    const { client, sent, expiries } = createFakeBackend(async () => new Promise((resolve) => { finish = resolve; }));
    const call = rejection(client.get('x'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    client.dispose();
    finish(new Response('{"late":true}', { headers: { 'X-Session-Expiry': '60' } }));
    expect(await call).toMatchObject({ name: 'NetworkError' });
    await new Promise((resolve) => { setImmediate(resolve); });
    expect(expiries).toEqual([]);
  });
});
