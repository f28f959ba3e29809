// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient, withIntent } from '../../../src/api/client.ts';
import { removeOffer } from '../../../src/api/offer-removal.ts';
import { offersQuery } from '../../../src/api/offers.ts';
import type { FakeBackendOptions } from './fake-backend.ts';
import { answering, answeringJson, createFakeBackend, createFakeClock, pageOrigin, rejection, traceId } from './fake-backend.ts';

const uuidV4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const cookie = () => 'a=b; XSRF-TOKEN=one%3Dtwo';

async function sentBy(options: FakeBackendOptions, path = 'x') {
  const backend = createFakeBackend(answering(null, { status: 204 }), options);
  await backend.client.get(path);
  const [request] = backend.sent;
  if (!request) throw new Error('Nothing was sent.');
  return request;
}

test('a read names who asks, goes with same-origin credentials and past the HTTP cache API-01 API-02 API-06', async () => {
  const { method, url, headers, request, body } = await sentBy({});
  expect([method, url, body]).toEqual(['GET', `${pageOrigin}/api/privat/forsikring/x`, '']);
  const { traceparent, ...others } = Object.fromEntries(headers);
  expect(others).toEqual({ 'x-requested-by': 'kfp' });
  expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect([request.credentials, request.cache, request.keepalive]).toEqual(['same-origin', 'no-store', false]);
});

test('the token is the decoded cookie; API-04 without cookie there is none API-03 API-05', async () => {
  expect((await sentBy({ page: { cookie } })).headers.get('X-XSRF-TOKEN')).toBe('one=two');
  expect((await sentBy({ page: { cookie: () => 'XSRF-TOKEN=; MY-XSRF-TOKEN=x' } })).headers.has('X-XSRF-TOKEN')).toBe(false);
});

test('a change says that it is JSON, with and without body, and has a key of its own API-07 API-08 API-76', async () => {
  const { client, sent } = createFakeBackend(answering(null, { status: 204 }));
  await client.send('DELETE', 'x');
  await client.send('POST', 'x', { a: 1, b: undefined });
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key') ?? '');
  expect(sent.map(({ method, body }) => [method, body])).toEqual([['DELETE', ''], ['POST', '{"a":1}']]);
  expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', 'application/json']);
  expect(keys.every((key) => uuidV4.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(2);
});

test('what one intent sends has a key for each thing that it says API-76', async () => {
  const { client, sent } = createFakeBackend(answering(null, { status: 204 }));
  const intent = withIntent(client);
  for (const body of [{ a: 1 }, { a: 2 }, { a: 1 }]) await intent.send('POST', 'x', body);
  await intent.send('PUT', 'x', { a: 1 });
  const [first, other, again, ...rest] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(again).toBe(first);
  expect(new Set([first, other, ...rest]).size).toBe(3);
});

test('a change may outlive the page API-50', async () => {
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
])('API host %j gives %j API-13', async (apiHost, url) => {
  expect((await sentBy({ config: { apiHost } })).url).toBe(url);
});

test('token and trace headers go to the API host and the page, nowhere else API-75', async () => {
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
])('with API host %j nothing is sent: %s API-15', async (apiHost, message) => {
  const { client, sent } = createFakeBackend(answeringJson({}), { config: { apiHost } });
  const error = await rejection(client.get('x'));
  expect(error).toMatchObject({ name: 'UrlError', message });
  expect(sent).toHaveLength(0);
});

test('a blank query value stops the call API-16', async () => {
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
  const respond = async () => new Response('{}');
  const first = vi.fn<typeof fetch>(respond);
  const second = vi.fn<typeof fetch>(respond);
  let transport: typeof fetch = first;
  const client = createApiClient({
    getConfig: () => ({ apiHost: '', authBase: undefined, sessionExtendPath: 'x', sessionExpiryHeader: 'x' }),
    page: { origin: pageOrigin, href: pageOrigin, cookie: () => '', allowLocalHttp: false },
    transport: () => transport,
    clock: createFakeClock(),
    createCallId: () => 'id',
    onExpiry: () => undefined,
  });
  await client.get('x');
  transport = second;
  await client.get('x');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('a change that may outlive the page leaves in the script that makes it FB-68', async () => {
  const transport = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  const { client } = createFakeBackend(answeringJson({}), { transport });
  const sent = client.send('POST', 'x', { a: 1 }, { keepalive: true });
  expect(transport).toHaveBeenCalledTimes(1);
  await sent;
  expect(transport).toHaveBeenCalledTimes(1);
});

test('a page may have put something else in the place of Request, and keeps it', async () => {
  class Other {
    readonly isOther = true;
  }
  vi.stubGlobal('Request', Other);
  onTestFinished(() => void vi.unstubAllGlobals());
  const seen: unknown[] = [];
  const transport: typeof fetch = async (_url, init) => {
    seen.push(globalThis.Request, init?.method, init?.body);
    return init?.method === 'DELETE' ? new Response('{"why":"no"}', { status: 503 }) : Response.json({ name: 'Bil' });
  };
  const { client } = createFakeBackend(answeringJson({}), { transport });
  expect(await client.get('x')).toMatchObject({ body: { name: 'Bil' } });
  expect(await client.send('PUT', 'x', { a: 1 })).toMatchObject({ body: { name: 'Bil' } });
  expect(await rejection(client.send('DELETE', 'x'))).toMatchObject({ name: 'HttpError', status: 503, body: { why: 'no' } });
  expect(seen).toEqual([Other, 'GET', undefined, Other, 'PUT', '{"a":1}', Other, 'DELETE', undefined]);
  expect(globalThis.Request).toBe(Other);
});

test('all calls of a page are of one trace, each with a span of its own API-80', async () => {
  const { client, sent } = createFakeBackend(answering('{}'), { config: { correlationHeader: 'X-Correlation-Id' } });
  await client.get('a');
  await client.send('POST', 'b', {});
  const ids = sent.map(({ headers }) => headers.get('X-Correlation-Id') ?? '');
  expect(sent.map(({ headers }) => headers.get('traceparent'))).toEqual(ids.map((id) => `00-${id}-01`));
  expect(ids.every((id) => new RegExp(`^${traceId}-[\\da-f]{16}$`).test(id))).toBe(true);
  expect(new Set(ids).size).toBe(2);
});

test('a failure knows its endpoint, without values, and the id that the call carried API-80', async () => {
  const { client, sent } = createFakeBackend(answering('no', { status: 503 }));
  const error = await rejection(removeOffer(client, '12345'));
  expect(error).toMatchObject({
    status: 503,
    request: { endpoint: '/avtaleoversikt/tilbud/{policyNumber}', id: sent[0]?.headers.get('traceparent')?.slice(3, -3) },
  });
});

test('a response of another shape is a failure of the call that it came with API-80', async () => {
  const { client, sent } = createFakeBackend(answeringJson('text'));
  const error = await rejection(offersQuery(client).queryFn());
  expect(error).toMatchObject({
    name: 'AnswerError',
    request: { endpoint: '/avtaleoversikt/tilbud', id: sent[0]?.headers.get('traceparent')?.slice(3, -3) },
  });
});
