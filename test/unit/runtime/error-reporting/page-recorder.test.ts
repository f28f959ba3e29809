import { BrowserClient, getClient, getCurrentScope, startSpan } from '@sentry/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { reportRates } from '../../../../src/domain/error-report.ts';
import { createPageRecorder } from '../../../../src/runtime/error-reporting/page-recorder.ts';
import { createPageTracing } from '../../../../src/runtime/error-reporting/page-tracing.ts';
import { marketSourceKey } from '../../../../src/runtime/runtime.ts';

const detail = { tag: 'kfp-portal', area: 'portal', type: 'server', correlationId: '0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331', recoverable: true } as const;

const traceId = '0af7651916cd43dd8448eb211c80319c';

function start({ isTraced = false, isAllowed = true } = {}) {
  const send = vi.fn((_url: string, _init: { body: string }) => Promise.resolve(new Response('{}')));
  const page = { fetch: send, location: { href: 'https://bank.example/' } } as unknown as Window & typeof globalThis;
  const recorder = createPageRecorder({
    window: page, dsn: 'https://key@errors.example/7', release: '2.1', environment: 'QA',
    rates: reportRates('HIGH'), tracing: isTraced ? createPageTracing(traceId) : undefined, isAllowed: () => isAllowed,
  });
  return { recorder, send };
}

afterEach(() => {
  getCurrentScope().setClient(undefined);
  vi.unstubAllGlobals();
  delete (globalThis as { __SENTRY__?: unknown }).__SENTRY__;
});

test('the library gets the rates, and stores nothing ER-06 ER-07 ER-08 ER-10', async () => {
  const { recorder, send } = start({ isTraced: true });
  const options = getClient()?.getOptions();
  expect(options).toMatchObject({
    profileSessionSampleRate: 1, profileLifecycle: 'trace', replaysOnErrorSampleRate: 1, replaysSessionSampleRate: 0.01,
    // The calls have headers of our own, and those of the page are its own affair.
    tracePropagationTargets: [],
  });
  expect(options?.tracesSampler?.({} as never)).toBe(1);
  expect(['BrowserTracing', 'BrowserProfiling', 'Replay'].filter((name) => !getClient()?.getIntegrationByName(name))).toEqual([]);
  await recorder.send(new Error('x'), detail);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  recorder.pause();
  // The page is shared: a runtime of an earlier test may still store the market source.
  expect(Object.keys(sessionStorage).filter((name) => name !== marketSourceKey)).toEqual([]);
});

test.each([
  ['ER-06', 'a page that is traced, with consent', true, true, true],
  ['ER-19', 'a page that is traced, without consent', true, false, false],
  ['ER-06', 'a page that is not traced, with consent', false, true, false],
  ['ER-19', 'a page that is not traced, without consent', false, false, false],
])('%s what happens on %s is recorded or not (traced %s, allowed %s: %s)', (_rule, _page, isTraced, isAllowed, isRecorded) => {
  start({ isTraced, isAllowed });
  expect(startSpan({ name: '/oversikt', op: 'navigation', parentSpan: null }, (span) => span.isRecording())).toBe(isRecorded);
});

test.each([
  ['a browser that makes no profiles', undefined],
  ['a page whose headers allow none', function Profiler() { throw new Error('Document-Policy'); }],
])('%s is traced without them, in silence ER-07', async (_, Profiler) => {
  vi.stubGlobal('Profiler', Profiler);
  const shouts = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const { recorder, send } = start({ isTraced: true });
  startSpan({ name: '/oversikt', op: 'navigation', parentSpan: null }, () => undefined);
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), 10_000);
  const kinds = send.mock.calls.flatMap(([, { body }]) => [...body.matchAll(/"type":"(transaction|profile_chunk)"/g)].map(([, kind]) => kind));
  expect(new Set(kinds)).toEqual(new Set(['transaction']));
  expect(shouts.flatMap(({ mock }) => mock.calls)).toEqual([]);
  recorder.pause();
});

test('a page with a client of its own keeps it, and is not recorded ER-02', () => {
  const own = new BrowserClient({
    dsn: 'https://page@page.example/1', integrations: [], stackParser: () => [],
    transport: () => ({ send: () => Promise.resolve({}), flush: () => Promise.resolve(true) }),
  });
  getCurrentScope().setClient(own);
  const { recorder } = start();
  expect(getClient()).toBe(own);
  recorder.resume();
  recorder.pause();
});
