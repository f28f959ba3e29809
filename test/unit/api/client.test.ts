// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.ts';
import type { FakeBackendOptions } from './fake-backend.ts';
import { answering, answeringJson, createFakeBackend, createFakeClock, pageOrigin, rejection } from './fake-backend.ts';

const uuidV4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
/** Node's: runs after everything that is already waiting. */
declare function setImmediate(run: (value?: unknown) => void): void;

const cookie = () => 'a=b; XSRF-TOKEN=one%3Dtwo';

async function sentBy(options: FakeBackendOptions, path = 'x') {
  const backend = createFakeBackend(answering(null, { status: 204 }), options);
  await backend.client.get(path);
  const [request] = backend.sent;
  if (!request) throw new Error('Nothing was sent.');
  return request;
}

describe('what is sent', () => {
  test('API-01 API-02 API-06 a read names who asks, goes with same-origin credentials and past the HTTP cache', async () => {
    const { method, url, headers, request, body } = await sentBy({});
    expect([method, url, body]).toEqual(['GET', `${pageOrigin}/api/privat/forsikring/x`, '']);
    expect(Object.fromEntries(headers)).toEqual({ 'x-requested-by': 'kfp' });
    expect([request.credentials, request.cache, request.keepalive]).toEqual(['same-origin', 'no-store', false]);
  });

  test('API-03 API-05 the token is the decoded cookie; API-04 without cookie there is none', async () => {
    expect((await sentBy({ page: { cookie } })).headers.get('X-XSRF-TOKEN')).toBe('one=two');
    expect((await sentBy({ page: { cookie: () => 'XSRF-TOKEN=; MY-XSRF-TOKEN=x' } })).headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  test('API-07 API-08 API-76 a change says that it is JSON, with and without body, and has a key of its own', async () => {
    const { client, sent } = createFakeBackend(answering(null, { status: 204 }));
    await client.send('DELETE', 'x');
    await client.send('POST', 'x', { a: 1, b: undefined });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key') ?? '');
    expect(sent.map(({ method, body }) => [method, body])).toEqual([['DELETE', ''], ['POST', '{"a":1}']]);
    expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', 'application/json']);
    expect(keys.every((key) => uuidV4.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(2);
  });

  test('API-50 a change may outlive the page', async () => {
    const { client, sent } = createFakeBackend(answering(null, { status: 204 }));
    await client.send('POST', 'x', { a: 1 }, { keepalive: true });
    expect(sent[0]?.request.keepalive).toBe(true);
  });

  test.each([
    ['', `${pageOrigin}/api/privat/forsikring/x`],
    ['https://api.example', 'https://api.example/api/privat/forsikring/x'],
    ['https://api.example/', 'https://api.example/api/privat/forsikring/x'],
    ['https://api.example/proxy', 'https://api.example/proxy/api/privat/forsikring/x'],
    ['http://localhost:8000', 'http://localhost:8000/api/privat/forsikring/x'],
    ['/proxy', `${pageOrigin}/proxy/api/privat/forsikring/x`],
  ])('API-13 API host %j gives %j', async (apiHost, url) => {
    expect((await sentBy({ config: { apiHost } })).url).toBe(url);
  });

  test('API-75 token and trace headers go to the API host and the page, nowhere else', async () => {
    const errorReporting = { dsn: 'https://key@errors.example/1' };
    const options = { page: { cookie }, config: { apiHost: 'https://api.example', errorReporting } };
    const hasSecrets = async (path: string) => {
      const { headers } = await sentBy(options, path);
      expect(headers.get('X-Requested-By')).toBe('kfp');
      const found = ['X-XSRF-TOKEN', 'sentry-trace', 'baggage'].filter((name) => headers.has(name)).length;
      return found === 3 ? true : found === 0 ? false : 'some';
    };
    expect(await hasSecrets('x')).toBe(true);
    expect(await hasSecrets(`${pageOrigin}/x`)).toBe(true);
    expect(await hasSecrets('https://api.example.evil.example/x')).toBe(false);
    expect(await hasSecrets('https://api.example:444/x')).toBe(false);
    expect(await hasSecrets('//elsewhere.example/x')).toBe(false);
  });

  test.each([
    ['http://api.example', 'Plain text http is not allowed.'],
    ['http://localhost:3000', 'Plain text http is not allowed.'],
    ['javascript:alert(1)//', 'URL is not valid.'],
    ['data:text/html,', 'URL is not valid.'],
    ['https://', 'URL is not valid.'],
    ['https://name:word@api.example', 'URL is not valid.'],
  ])('API-15 with API host %j nothing is sent: %s', async (apiHost, message) => {
    const { client, sent, reports } = createFakeBackend(answeringJson({}), { config: { apiHost } });
    const error = await rejection(client.get('x'));
    expect(error).toMatchObject({ name: 'UrlError', message });
    expect(reports).toEqual([error]);
    expect(sent).toHaveLength(0);
  });

  test('API-16 a blank query value stops the call', async () => {
    const { client, sent } = createFakeBackend(answeringJson({}));
    for (const value of [undefined, '', '  ']) {
      expect(await rejection(client.get('x', { query: { produkt: value } }))).toMatchObject({
        name: 'MissingParameterError', message: 'Required parameter was not supplied.',
      });
    }
    expect(sent).toHaveLength(0);
  });

  test('query values are encoded', async () => {
    const { client, sent } = createFakeBackend(answeringJson({}));
    await client.get('x', { query: { a: 'BIL,HUS', b: 'å&=#', c: true, d: 0 } });
    expect(sent[0]?.path).toBe('/api/privat/forsikring/x?a=BIL,HUS&b=%C3%A5%26%3D%23&c=true&d=0');
  });

  test('the transport is looked up at each call', async () => {
    const answer = async () => new Response('{}');
    const first = vi.fn<typeof fetch>(answer);
    const second = vi.fn<typeof fetch>(answer);
    let transport: typeof fetch = first;
    const client = createApiClient({
      getConfig: () => ({ apiHost: '', authBase: undefined, sessionExtendPath: 'x', sessionExpiryHeader: 'x' }),
      page: { origin: pageOrigin, href: pageOrigin, cookie: () => '', allowLocalHttp: false },
      transport: () => transport,
      clock: createFakeClock(),
      onExpiry: () => undefined,
    });
    await client.get('x');
    transport = second;
    await client.get('x');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('what is answered', () => {
  const get = async (body: string | null, init?: ResponseInit) => createFakeBackend(answering(body, init)).client.get('x');

  test('API-09 API-10 null fields are dropped at every depth, null items stay', async () => {
    expect(await get('{"a":null,"b":{"c":null,"d":[null,{"e":null,"f":0}]}}')).toEqual({ b: { d: [null, { f: 0 }] } });
  });

  test('D7 a __proto__ field reaches no prototype', async () => {
    const answer = await get('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":1}');
    expect(answer).toMatchObject({ a: 1 });
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  test.each([
    ['204', null, 204], ['205', null, 205], ['200 without body', '', 200], ['200 with white space', ' \n', 200],
  ])('API-11 API-12 %s gives undefined', async (_name, body, status) => {
    expect(await get(body, { status })).toBeUndefined();
  });

  test.each(['<html>', '{"a":', 'undefined', '{a:1}', '\u0000'])('API-18 %j is a parse error', async (body) => {
    const error = await rejection(get(body));
    expect(error).toMatchObject({ name: 'ParseError', message: 'Error while parsing JSON' });
    expect((error as Error).cause).toBeInstanceOf(SyntaxError);
  });

  test.each([
    ['API-17 JSON is parsed, null fields dropped', '{"code":"A","b":null}', { code: 'A' }],
    ['API-19 HTML stays text', '<html>500</html>', '<html>500</html>'],
    ['an empty body is undefined', '', undefined],
  ])('an error answer: %s', async (_name, body, expected) => {
    const error = await rejection(get(body, { status: 500, statusText: 'Broken' }));
    expect(error).toMatchObject({ name: 'HttpError', status: 500, statusText: 'Broken', body: expected });
  });

  test('API-17 400 is an error, and so is 599', async () => {
    expect(await rejection(get('{}', { status: 400 }))).toMatchObject({ name: 'HttpError', status: 400, statusText: '' });
    expect(await rejection(get('{}', { status: 599 }))).toMatchObject({ name: 'HttpError', status: 599 });
    expect(await get('{}', { status: 399 })).toEqual({});
  });

  test('an error answer whose body breaks off keeps its status', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
    const { client } = createFakeBackend(() => new Response(broken, { status: 503 }));
    expect(await rejection(client.get('x'))).toMatchObject({ name: 'HttpError', status: 503, body: undefined });
  });

  test('a good answer whose body breaks off is a network error', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
    const { client, reports } = createFakeBackend(() => new Response(broken));
    const error = await rejection(client.get('x'));
    expect(error).toMatchObject({ name: 'NetworkError', cause: { message: 'reset' } });
    expect(reports).toEqual([error]);
  });

  test('nothing is repeated by itself, whatever the status', async () => {
    for (const status of [401, 408, 429, 500, 503]) {
      const { client, sent } = createFakeBackend(answering('', { status, headers: { 'Retry-After': '0' } }));
      await rejection(client.get('x'));
      await rejection(client.send('PUT', 'x'));
      expect(sent).toHaveLength(2);
    }
  });
});

describe('a transport that is no fetch', () => {
  const odd: readonly (readonly [string, () => unknown])[] = [
    ['throws', () => { throw new RangeError('patched'); }],
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- a page may throw anything
    ['throws a text', () => { throw 'patched'; }],
    ['gives nothing', () => undefined],
    ['gives an answer without promise', () => new Response('{}')],
    ['promises nothing', async () => undefined],
    ['promises an object', async () => ({ status: 200 })],
    ['promises an opaque answer', async () => Response.error()],
    ['rejects', async () => { throw new TypeError('Failed to fetch'); }],
  ];

  test.each(odd)('that %s is a network error', async (_name, transport) => {
    const { client, clock } = createFakeBackend(answeringJson({}), { transport: transport as typeof fetch });
    expect(await rejection(client.get('x'))).toMatchObject({ name: 'NetworkError' });
    expect(await rejection(client.send('POST', 'x'))).toMatchObject({ name: 'NetworkError' });
    expect(clock.waiting()).toBe(0);
  });

  test('cookies that may not be read are a network error too', async () => {
    const { client } = createFakeBackend(answeringJson({}), { page: { cookie: () => { throw new Error('sandboxed'); } } });
    expect(await rejection(client.get('x'))).toMatchObject({ name: 'NetworkError', cause: { message: 'sandboxed' } });
  });
});

describe('session expiry', () => {
  const expiriesOf = async (header: string, init?: ResponseInit, options?: FakeBackendOptions, path = 'x') => {
    const headers = { 'X-Session-Expiry': header, 'X-Other': '7' };
    const { client, expiries, clock } = createFakeBackend(answering('', { ...init, headers }), options);
    await client.get(path).catch(() => undefined);
    expect(expiries.every(([, sentAt]) => sentAt === clock.now())).toBe(true);
    return expiries.map(([seconds]) => seconds);
  };

  test('API-14 SW-22 it is read from every answer, SW-24 also from errors', async () => {
    expect(await expiriesOf('300')).toEqual([300]);
    expect(await expiriesOf('0')).toEqual([0]);
    expect(await expiriesOf('300', { status: 500 })).toEqual([300]);
    expect(await expiriesOf('300', { status: 401 })).toEqual([300]);
  });

  test('SW-23 what is no number is ignored, and the name can be chosen', async () => {
    for (const header of ['', 'x', '-1', '300, 300', 'Infinity', '1e3']) expect(await expiriesOf(header)).toEqual([]);
    expect(await expiriesOf('300', {}, { config: { sessionExpiryHeader: 'X-Other' } })).toEqual([7]);
  });

  test('it counts from when the request left', async () => {
    let finish: (response: Response) => void = () => undefined;
    const { client, clock, expiries, sent } = createFakeBackend(async () => new Promise((resolve) => { finish = resolve; }));
    const sentAt = clock.now();
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
    const { client, clock, sent, reports } = hanging();
    const call = rejection(kind === 'get' ? client.get('x') : client.send('POST', 'x'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    clock.advance(limit - 1);
    expect(sent[0]?.signal.aborted).toBe(false);
    clock.advance(1);
    const error = await call;
    expect(error).toMatchObject({ name: 'TimeoutError', limit });
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(reports).toEqual([error]);
    expect(clock.waiting()).toBe(0);
  });

  test.each([200, 500])('API-77 the limit holds for the body of a %i too', async (status) => {
    const half = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) });
    const { client, clock, sent } = createFakeBackend(() => new Response(half, { status }));
    const call = rejection(client.get('x'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    clock.advance(30_000);
    expect(await call).toMatchObject({ name: 'TimeoutError' });
  });

  test('no timer stays behind an answer', async () => {
    const { client, clock } = createFakeBackend(answeringJson({}));
    await client.get('x');
    expect(clock.waiting()).toBe(0);
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

  test('an answer that comes after dispose changes nothing', async () => {
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
