// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RequestHeadersOptions } from '../../../src/api/request-headers.ts';
import { requestHeaders } from '../../../src/api/request-headers.ts';

const own = 'https://bank.example';
const id = '0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331';
const traceparent = `00-${id}-01`;
const headersOf = (options: Partial<RequestHeadersOptions>) =>
  requestHeaders({ url: `${own}/api`, pageOrigin: own, apiOrigin: own, cookie: '', id, ...options });

test('without cookie and dsn there are two headers API-01 API-02 API-04', () => {
  expect(headersOf({})).toEqual({ 'X-Requested-By': 'kfp', traceparent });
});

test('the cookie is decoded, by its exact name, up to its end API-03 API-05', () => {
  const tokenIn = (cookie: string) => headersOf({ cookie })['X-XSRF-TOKEN'];
  expect(tokenIn('XSRF-TOKEN=a%20b=c')).toBe('a b=c');
  expect(tokenIn('x=1; XSRF-TOKEN=abc; y=2')).toBe('abc');
  expect(tokenIn('XSRF-TOKEN=%')).toBe('%');
  for (const cookie of ['xsrf-token=a', 'XSRF-TOKEN2=a', 'XSRF-TOKEN', 'XSRF-TOKEN=']) expect(tokenIn(cookie)).toBeUndefined();
});

test('a token that no header can carry is left out API-03', () => {
  for (const token of ['a%0D%0AX-Evil: 1', 'a%00', 'a%E2%82%AC', '%C2%85']) {
    expect(headersOf({ cookie: `XSRF-TOKEN=${token}` })).toEqual({ 'X-Requested-By': 'kfp', traceparent });
  }
});

test('whatever stands in the cookies, the headers can be sent API-03', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string(), (value, rest) => {
    const headers = headersOf({ cookie: `XSRF-TOKEN=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))}; ${rest}` });
    expect(() => new Headers(headers)).not.toThrow();
  }));
});

test('trace headers as the error service documents them API-20 API-21', () => {
  const errorReporting = { dsn: 'https://abc123@o1.errors.example/42', release: 'kfp@1.0, x' };
  const headers = headersOf({ errorReporting });
  const [traceId] = id.split('-');
  expect(headers['sentry-trace']).toBe(`${id}-1`);
  expect(headers['baggage']).toBe(
    `sentry-trace_id=${traceId},sentry-public_key=abc123,sentry-release=kfp%401.0%2C%20x`,
  );
});

test.each([
  ['00000000', 1], ['1fffffff', 1], ['3332ffff', 1], ['33330000', 0], ['9a000000', 0], ['ffffffff', 0],
])('a fifth of the pages are traced, and each call says so: %s ER-06 API-21', (start, flag) => {
  const own = `${start}${id.slice(8)}`;
  const headers = headersOf({ id: own, errorReporting: { dsn: 'https://abc123@o1.errors.example/42' } });
  expect(headers['sentry-trace']).toBe(`${own}-${String(flag)}`);
  expect(headers['traceparent']).toBe(`00-${own}-0${String(flag)}`);
});

test('without the error service each page is sampled, because only the gateway decides then API-80', () => {
  const own = `ffffffff${id.slice(8)}`;
  for (const dsn of [undefined, 'abc']) expect(headersOf({ id: own, errorReporting: { dsn } })['traceparent']).toBe(`00-${own}-01`);
});

test('what is not known is not in the baggage, and without a usable dsn there is none API-21', () => {
  const baggage = headersOf({ errorReporting: { dsn: 'https://abc:word@errors.example/42' } })['baggage'];
  expect(baggage).toMatch(/^sentry-trace_id=[\da-f]{32},sentry-public_key=abc$/);
  for (const dsn of [undefined, '', 'abc', 'https://errors.example/42']) {
    expect(headersOf({ errorReporting: { dsn, release: '1' } })).toEqual({ 'X-Requested-By': 'kfp', traceparent });
  }
});

test('token and trace headers only to the page and the API host API-75', () => {
  const apiOrigin = 'https://api.example';
  const options = { apiOrigin, cookie: 'XSRF-TOKEN=a', errorReporting: { dsn: 'https://abc@errors.example/42' } };
  const countFor = (url: string) => Object.keys(headersOf({ ...options, url })).length;
  for (const url of [`${own}/x`, `${apiOrigin}/x`, `${apiOrigin}:443/x`, '/x']) expect(countFor(url)).toBe(5);
  for (const url of [
    'https://api.example.evil.example/', 'https://evil.example/?https://api.example', 'https://api.example:444/',
    'http://api.example/', 'https://sub.api.example/', 'https://api.example@evil.example/', '//evil.example/x',
  ]) expect(countFor(url)).toBe(1);
});

test('the id goes under a name of the host too, unless no header can have that name API-80', () => {
  expect(headersOf({ correlationHeader: 'X-Correlation-Id' })['X-Correlation-Id']).toBe(id);
  for (const correlationHeader of ['', 'X Id', 'X:Id', 'å', 'X-Id\r\nX-Evil']) {
    expect(headersOf({ correlationHeader })).toEqual({ 'X-Requested-By': 'kfp', traceparent });
  }
  expect(headersOf({ correlationHeader: 'X-Requested-By' })['X-Requested-By']).toBe('kfp');
});
