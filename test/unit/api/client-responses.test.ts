// @vitest-environment node
import { describe, expect, onTestFinished, test } from 'vitest';
import { answering, answeringJson, createFakeBackend, rejection } from './fake-backend.ts';

describe('what is answered', () => {
  const get = async (body: string | null, init?: ResponseInit) => (await createFakeBackend(answering(body, init)).client.get('x')).body;

  test('a __proto__ field reaches no prototype D7', async () => {
    const response = await get('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":1}');
    expect(response).toMatchObject({ a: 1 });
    expect(Object.getPrototypeOf(response)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  test.each([
    ['204', null, 204], ['205', null, 205], ['200 without body', '', 200], ['200 with white space', ' \n', 200],
  ])('%s gives undefined API-11 API-12', async (_name, body, status) => {
    expect(await get(body, { status })).toBeUndefined();
  });

  test.each([['300', '', 300], ['304', null, 304], ['399', ' ', 399]])('%s without a body is no valid response API-12', async (_name, body, status) => {
    expect(await rejection(get(body, { status }))).toMatchObject({ name: 'ParseError' });
    const { client } = createFakeBackend(answering(body, { status }));
    expect(await rejection(client.send('PUT', 'x'))).toMatchObject({ name: 'ParseError' });
  });

  test.each([201, 202, 206])('a read that is answered with %i has a body API-12', async (status) => {
    expect(await rejection(get('', { status }))).toMatchObject({ name: 'ParseError' });
    const { client } = createFakeBackend(answering('', { status }));
    expect((await client.send('PUT', 'x')).body).toBeUndefined();
  });

  test.each(['<html>', '{"a":', 'undefined', '{a:1}', '\u0000'])('%j is a parse error API-18', async (body) => {
    const error = await rejection(get(body));
    expect(error).toMatchObject({ name: 'ParseError', message: 'Error while parsing JSON' });
    expect((error as Error).cause).toBeInstanceOf(SyntaxError);
  });

  test.each([
    ['API-17 JSON is parsed, null fields dropped', '{"code":"A","b":null}', { code: 'A' }],
    ['API-19 HTML stays text', '<html>500</html>', '<html>500</html>'],
    ['an empty body is undefined', '', undefined],
  ])('an error response: %s', async (_name, body, expected) => {
    const error = await rejection(get(body, { status: 500, statusText: 'Broken' }));
    expect(error).toMatchObject({ name: 'HttpError', status: 500, statusText: 'Broken', body: expected });
  });

  test('400 is an error, and so is 599 API-17', async () => {
    expect(await rejection(get('{}', { status: 400 }))).toMatchObject({ name: 'HttpError', status: 400, statusText: '' });
    expect(await rejection(get('{}', { status: 599 }))).toMatchObject({ name: 'HttpError', status: 599 });
    expect(await get('{}', { status: 399 })).toEqual({});
  });

  test.each([
    '{"code":"NEDE"}', '{"error":"no","avtaler":[]}', '{"errorCode":7}', '{"feilkode":"X","detalj":null}', '{"errors":[{}]}',
  ])('a good response with %s is a refusal API-81', async (body) => {
    const { detalj: _, ...told } = JSON.parse(body) as Record<string, unknown>;
    for (const method of ['GET', 'POST'] as const) {
      const { client } = createFakeBackend(answering(body, { status: 200 }));
      const error = await rejection(method === 'GET' ? client.get('x') : client.send(method, 'x'));
      expect(error).toMatchObject({ name: 'HttpError', status: 200, body: told, request: { endpoint: '/x' } });
      expect((error as { body: object }).body).not.toHaveProperty('detalj');
    }
  });

  test.each(['{"code":null,"errors":[],"error":""}', '[{"code":"0150"}]', '{"avtaler":[{"error":"x"}]}'])('%s is none API-81', async (body) => {
    expect(await get(body)).toEqual(JSON.parse(body));
  });

  test('what a page has put on all objects refuses nothing API-81', async () => {
    Object.defineProperty(Object.prototype, 'error', { value: 'of the page', configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'error'));
    expect(await get('{"a":1}')).toMatchObject({ a: 1 });
  });

  test.each([
    [{ 'Retry-After': '3' }, 3_000],
    [{ 'Retry-After': 'Mon, 23 Nov 2026 12:00:05 GMT', Date: 'Mon, 23 Nov 2026 12:00:00 GMT' }, 5_000],
    [{ 'Retry-After': '0' }, undefined], [{ 'Retry-After': '-5' }, undefined], [{ 'Retry-After': 'soon' }, undefined], [{}, undefined],
  ])('%j asks for a pause of %s ms API-62', async (headers, retryAfter) => {
    expect(await rejection(get('{}', { status: 503, headers }))).toMatchObject({ status: 503, retryAfter });
  });

  test('an error response whose body breaks off keeps its status', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
    const { client } = createFakeBackend(() => new Response(broken, { status: 503 }));
    expect(await rejection(client.get('x'))).toMatchObject({ name: 'HttpError', status: 503, body: undefined });
  });

  test('a good response whose body breaks off is a network error', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
    const { client } = createFakeBackend(() => new Response(broken));
    const error = await rejection(client.get('x'));
    expect(error).toMatchObject({ name: 'NetworkError', cause: { message: 'reset' } });
  });

  test.each([401, 408, 429, 500, 503])('a %i is not repeated by the client itself API-62', async (status) => {
    const { client, sent } = createFakeBackend(answering('', { status, headers: { 'Retry-After': '0' } }));
    await rejection(client.get('x'));
    await rejection(client.send('PUT', 'x'));
    expect(sent).toHaveLength(2);
  });

  test('a call without connection is not repeated by the client itself API-62', async () => {
    const { client, sent } = createFakeBackend(async () => Promise.reject(new TypeError('Failed to fetch')));
    await rejection(client.get('x'));
    await rejection(client.send('PUT', 'x'));
    expect(sent).toHaveLength(2);
  });
});

describe('a transport that is no fetch', () => {
  const odd: readonly (readonly [string, () => unknown])[] = [
    ['throws', () => { throw new RangeError('patched'); }],
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- a page may throw anything
    ['throws a text', () => { throw 'patched'; }],
    ['gives nothing', () => undefined],
    ['promises nothing', async () => undefined],
    ['promises an object', async () => ({ status: 200 })],
    ['promises an opaque response', async () => Response.error()],
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
