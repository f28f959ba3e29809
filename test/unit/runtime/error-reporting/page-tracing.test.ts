import type { BrowserClient } from '@sentry/browser';
import { getActiveSpan, getClient, getCurrentScope, getIsolationScope, spanToJSON } from '@sentry/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErrorClient } from '../../../../src/runtime/error-reporting/error-client.ts';
import { createPageTracing } from '../../../../src/runtime/error-reporting/page-tracing.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const { open } = XMLHttpRequest.prototype;

interface Entry {
  readonly name: string;
  readonly initiatorType: string;
  readonly startTime: number;
  readonly responseEnd: number;
}

/** What the browser keeps for observers that ask for what was before them. */
let resources: readonly Entry[] = [];
const observed = new Set<string>();

class Observer {
  static readonly supportedEntryTypes = ['event', 'first-input', 'largest-contentful-paint', 'layout-shift', 'longtask', 'navigation', 'paint', 'resource'];
  readonly #tell: (list: { readonly getEntries: () => readonly Entry[] }) => void;

  constructor(tell: (list: { readonly getEntries: () => readonly Entry[] }) => void) {
    this.#tell = tell;
  }

  observe({ type = '', buffered = false }: { readonly type?: string; readonly buffered?: boolean }): void {
    observed.add(type);
    if (type === 'resource' && buffered) this.#tell({ getEntries: () => resources });
  }

  readonly disconnect = () => undefined;
}

interface Span {
  readonly op?: string;
  readonly description?: string;
  readonly trace_id: string;
  readonly start_timestamp: number;
  readonly timestamp?: number;
}

interface Transaction {
  readonly transaction: string;
  readonly contexts: { readonly trace: Span };
  readonly spans: readonly Span[];
}

/** A page at this path that is traced, and its transactions as they leave. */
function start(path: string) {
  history.replaceState(null, '', path);
  const transactions: Transaction[] = [];
  const page = { fetch: vi.fn(), location: window.location } as unknown as Window & typeof globalThis;
  createErrorClient({ window: page, dsn: 'https://key@errors.example/7', release: '2.1', environment: 'QA' }, {
    scope: getCurrentScope(),
    isolationScope: getIsolationScope(),
    options: { integrations: createPageTracing(traceId), traceLifecycle: 'static', tracesSampler: () => 1 },
    guard: () => ({
      send([, items]) {
        for (const [{ type }, payload] of items) if (type === 'transaction') transactions.push(payload as unknown as Transaction);
        return Promise.resolve({});
      },
      flush: () => Promise.resolve(true),
    }),
  });
  return { transactions };
}

/** What the customer does next, by the span that the library has for it. */
const current = () => {
  const span = getActiveSpan();
  if (!span) throw new Error('Nothing is traced.');
  return spanToJSON(span);
};

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => {
  getActiveSpan()?.end();
  getCurrentScope().setClient(undefined);
  vi.unstubAllGlobals();
  resources = [];
  delete (globalThis as { __SENTRY__?: unknown }).__SENTRY__;
});

test('the page load is one transaction, with the path as its name, in the trace of the calls ER-06 API-80', async () => {
  const { transactions } = start('/privat/forsikring');
  getActiveSpan()?.end();
  await vi.waitFor(() => expect(transactions).toHaveLength(1));
  expect(transactions[0]).toMatchObject({ transaction: '/privat/forsikring', contexts: { trace: { op: 'pageload', trace_id: traceId } } });
});

test('calls that left before the library came are told too, with their times; what the library sees itself is not ER-06', async () => {
  // Times since the page began, as the library ends a page load 30 s after that, and the page of this test may be older.
  resources = [
    { name: 'https://api.example/avtaler', initiatorType: 'fetch', startTime: 20, responseEnd: 220 },
    { name: 'https://bank.example/kfp.js', initiatorType: 'script', startTime: 5, responseEnd: 15 },
    { name: 'https://api.example/tilbud', initiatorType: 'fetch', startTime: 260, responseEnd: 295 },
    { name: 'https://api.example/senere', initiatorType: 'fetch', startTime: performance.now() + 60_000, responseEnd: performance.now() + 60_500 },
  ];
  const { transactions } = start('/privat');
  getActiveSpan()?.end();
  await vi.waitFor(() => expect(transactions).toHaveLength(1));
  const calls = transactions[0]?.spans.filter(({ op }) => op === 'http.client') ?? [];
  expect(calls.map(({ description, trace_id }) => [description, trace_id])).toEqual([
    ['https://api.example/avtaler', traceId], ['https://api.example/tilbud', traceId],
  ]);
  const times = calls.flatMap(({ start_timestamp, timestamp = 0 }) => [start_timestamp, timestamp].map((time) => time * 1000 - performance.timeOrigin));
  for (const [index, time] of [20, 220, 260, 295].entries()) expect(times[index]).toBeCloseTo(time, 0);
});

test('each page that the customer goes to is a transaction of its own, of a trace of its own, that names no other ER-06', async () => {
  const { transactions } = start('/privat');
  history.pushState(null, '', '/privat/profil');
  const first = current();
  history.pushState(null, '', '/privat/tilbud');
  const second = current();
  history.pushState(null, '', '/privat/hjelp');
  await vi.waitFor(() => expect(transactions.map(({ transaction }) => transaction)).toEqual(['/privat', '/privat/profil', '/privat/tilbud']));
  expect(new Set([traceId, first.trace_id, second.trace_id]).size).toBe(3);
  for (const { links, attributes } of [first, second]) {
    expect(links ?? []).toEqual([]);
    expect(Object.keys(attributes).filter((name) => name.includes('previous'))).toEqual([]);
  }
});

test('what a customer presses is not watched, as its span would hold the label of a control ER-18', () => {
  start('/privat');
  expect(getClient<BrowserClient>()?.getIntegrationByName('BrowserTracing')).toBeDefined();
  expect(observed.has('resource')).toBe(true);
  expect(['event', 'first-input'].filter((type) => observed.has(type))).toEqual([]);
});

test('requests of the page that are no fetch are left as they are ER-06', () => {
  start('/privat');
  expect(XMLHttpRequest.prototype.open).toBe(open);
});
