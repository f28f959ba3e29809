import { BrowserClient, captureException, getClient, getCurrentScope, getGlobalScope, getIsolationScope } from '@sentry/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { HttpError, ParseError } from '../../../../src/api/errors.ts';
import { createErrorClient } from '../../../../src/runtime/error-reporting/error-client.ts';
import type { ErrorDetail } from '../../../../src/runtime/host/host.ts';

const correlationId = '0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331';
const detail: ErrorDetail = { tag: 'kfp-offers', area: 'offers', type: 'server', correlationId, recoverable: true };

interface Sent {
  readonly url: string;
  readonly body: string;
  readonly event: Record<string, unknown>;
}

/** A page with a fetch that records; `status` is what the service answers. */
function start({ status = 200, href = 'https://bank.example/kunde/81204417?x=1' } = {}) {
  const sent: Sent[] = [];
  const send = vi.fn((url: string, { body }: RequestInit & { body: string }) => {
    const [, , payload = ''] = body.split('\n');
    sent.push({ url, body, event: JSON.parse(payload) as Record<string, unknown> });
    return Promise.resolve(new Response('{}', { status, headers: status === 429 ? { 'Retry-After': '60' } : {} }));
  });
  const page = { fetch: send, location: { href } } as unknown as Window & typeof globalThis;
  const client = createErrorClient({ window: page, dsn: 'https://key@errors.example/7', release: '2.1', environment: 'QA' });
  const report = async (error: unknown, more: Partial<ErrorDetail> = {}) => {
    await client.send(error, { ...detail, ...more });
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
  };
  return { client, report, sent, send };
}

afterEach(() => {
  // The library keeps the scopes of a page there.
  delete (globalThis as { __SENTRY__?: unknown }).__SENTRY__;
});

test('an error arrives as an envelope with what is needed to find it, and nothing else ER-01', async () => {
  const { report, sent } = start();
  const error = new TypeError('x is not a function');
  error.stack = 'TypeError: x is not a function\n    at t2 (https://bank.example/dist/chunks/core-a1B2.js?v=3:1:2345)';
  await report(error, { status: 500 });
  const [{ url, event } = { url: '', event: {} }] = sent;
  expect(url).toMatch(/^https:\/\/errors\.example\/api\/7\/envelope\/\?sentry_version=7&sentry_key=key&/);
  expect(event).toEqual({
    event_id: '8448eb211c80319cb7ad6b7169203331',
    timestamp: expect.any(Number) as number,
    platform: 'javascript',
    level: 'error',
    release: '2.1',
    environment: 'QA',
    tags: { tag: 'kfp-offers', area: 'offers', type: 'server', status: 500, recoverable: true },
    request: { url: 'https://bank.example/kunde/[number]' },
    exception: {
      values: [{
        type: 'TypeError',
        value: 'x is not a function',
        mechanism: { type: 'generic', handled: true },
        stacktrace: {
          frames: [{
            filename: 'https://bank.example/dist/chunks/core-a1B2.js', function: 't2', lineno: 1, colno: 2345, in_app: true,
          }],
        },
      }],
    },
    contexts: { trace: { trace_id: '0af7651916cd43dd8448eb211c80319c', span_id: 'b7ad6b7169203331' } },
    sdk: expect.objectContaining({ name: 'sentry.javascript.browser', settings: { infer_ip: 'never' } }) as object,
  });
});

test('an error does not follow a redirect to another service ER-01', async () => {
  const { report, send } = start();
  await report(new Error('x'));
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', redirect: 'error' });
});

/** The error that the parser of the browser throws for this text. */
function parserError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

test.each<readonly [string, unknown, string]>([
  ['of code are those of the error', new TypeError('Cannot read "navn" of "avtale"'), 'Cannot read "navn" of "avtale"'],
  ['of a parser have no part of the text, from the first quotation mark to the last', parserError('["Nordmann",x]'), 'Unexpected token \'x\', [text] is not valid JSON'],
  ['of a parser have none of it after a single mark either', new SyntaxError('Unterminated string at "Nordmann'), 'Unterminated string at [text]'],
  ['of a parser in another browser have none either', new SyntaxError('JSON Parse error: Unexpected identifier "Nordmann"'), 'JSON Parse error: Unexpected identifier [text]'],
])('the words %s ER-18', async (_, error, words) => {
  const { report, sent } = start();
  await report(error);
  expect(sent[0]?.event).toMatchObject({ exception: { values: [{ value: words }] } });
});

const secrets = ['01019012345', '40012345', 'kari@example.no', '81204417', 'Nordmann'];

test.each<readonly [string, () => unknown]>([
  ['a message', () => new Error('customer 01019012345 kari@example.no 40012345')],
  ['the body of a response', () => new HttpError(400, 'Bad Request', { ssn: '01019012345', navn: 'Kari Nordmann' })],
  ['a cause', () => new ParseError({ cause: new SyntaxError('"navn":"Kari Nordmann"') })],
  ['a response that is no JSON', () => new SyntaxError('Unexpected token \'N\', ..."n": Kari "Nordmann,40012345" is not valid JSON')],
  ['fields of the error', () => Object.assign(new Error('x'), { customer: 'Kari Nordmann' })],
  ['an object', () => ({ navn: 'Kari Nordmann', epost: 'kari@example.no' })],
  ['a text', () => 'failed for kari@example.no'],
  ['an address in the stack', () => Object.assign(new Error('x'), { stack: 'Error: x\n    at https://bank.example/81204417?e=kari@example.no:1:2' })],
])('%s gives no personal data away ER-18 D11', async (_, make) => {
  const { report, sent } = start();
  await report(make());
  const body = sent[0]?.body ?? '';
  expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
  expect(body).not.toMatch(/\b\d{11}\b|\b\d{8}\b|\w@\w+\./);
});

test('what the page’s own copy of the library knows stays there, and it learns nothing ER-02 ER-18', async () => {
  const own = vi.fn();
  const pageClient = new BrowserClient({
    dsn: 'https://page@page.example/1', integrations: [], stackParser: () => [], transport: () => ({ send: own, flush: () => Promise.resolve(true) }),
  });
  getCurrentScope().setClient(pageClient);
  pageClient.init();
  for (const scope of [getGlobalScope(), getIsolationScope(), getCurrentScope()]) {
    scope.setUser({ id: '01019012345', email: 'kari@example.no' }).setTag('navn', 'Nordmann').setExtra('x', 'Nordmann');
    scope.addBreadcrumb({ message: 'Nordmann' });
    scope.setContext('kunde', { navn: 'Nordmann' });
  }
  const before = JSON.stringify(getIsolationScope().getScopeData());
  const { report, sent } = start();
  const error = new Error('x');
  await report(error);
  expect(secrets.filter((secret) => sent[0]?.body.includes(secret))).toEqual([]);
  expect(own).not.toHaveBeenCalled();
  expect(getClient()).toBe(pageClient);
  expect(JSON.stringify(getIsolationScope().getScopeData())).toBe(before);
  expect(getIsolationScope().lastEventId()).toBeUndefined();
  // The page may report the same error itself.
  captureException(error);
  await vi.waitFor(() => expect(own).toHaveBeenCalledTimes(1));
});

test('nothing of the page is patched, and closing takes every listener away ER-02', async () => {
  const listeners = new Set<string>();
  for (const target of [window, document]) {
    vi.spyOn(target, 'addEventListener').mockImplementation((name: string) => void listeners.add(name));
    vi.spyOn(target, 'removeEventListener').mockImplementation((name: string) => void listeners.delete(name));
  }
  const known = [window.fetch, window.setTimeout, history.pushState, console.error, window.onerror, window.onunhandledrejection];
  const { client, report } = start();
  await report(new Error('x'));
  expect([window.fetch, window.setTimeout, history.pushState, console.error, window.onerror, window.onunhandledrejection]).toEqual(known);
  expect(document.querySelector('iframe')).toBeNull();
  client.close();
  await vi.waitFor(() => expect([...listeners]).toEqual([]));
});

test('an error that is handed over just before the end is sent ER-01', async () => {
  const { client, send } = start();
  await client.send(new Error('x'), detail);
  client.close();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a service that wants less gets nothing for as long as it says ER-01', async () => {
  const { report, send, client } = start({ status: 429 });
  await report(new Error('x'));
  await new Promise((resolve) => setTimeout(resolve));
  await client.send(new Error('y'), detail);
  await new Promise((resolve) => setTimeout(resolve, 5));
  // Not even a count of what it did not get.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).toHaveBeenCalledTimes(1);
});
