import { expect, test } from 'vitest';
import type { Envelope } from '../../../../src/runtime/error-reporting/redact-envelope.ts';
import { redactEnvelope } from '../../../../src/runtime/error-reporting/redact-envelope.ts';

const page = 'https://bank.example/privat/81204417?kunde=Kari';
const envelope = (...items: unknown[]) => [{ event_id: 'a', trace: { trace_id: 'b', transaction: '/81204417' } }, items] as unknown as Envelope;
const cleaned = (type: string, payload: unknown) => JSON.parse(JSON.stringify(redactEnvelope(envelope([{ type }, payload]), page, true))) as unknown;

test('without consent errors alone leave the page ER-19', () => {
  const kinds = ['event', 'transaction', 'profile_chunk', 'replay_event', 'replay_recording', 'session', 'client_report'];
  const left = (isRecorded: boolean) => kinds.filter((type) => redactEnvelope(
    envelope([{ type }, type === 'replay_recording' ? '{}\n[]' : { profile: { frames: [] } }]), page, isRecorded,
  ));
  expect(left(false)).toEqual(['event']);
  expect(left(true)).toEqual(['event', 'transaction', 'profile_chunk', 'replay_event', 'replay_recording']);
});

test('a transaction tells what took how long, and of whom nothing ER-18', () => {
  const ids = { span_id: 's', trace_id: 't', start_timestamp: 1, timestamp: 2 };
  expect(cleaned('transaction', {
    type: 'transaction', event_id: 'a', start_timestamp: 1, timestamp: 2, transaction: '/privat/forsikring/81204417', release: '1',
    user: { id: 'Kari' }, breadcrumbs: [{ message: 'Kari' }], extra: { navn: 'Kari' }, request: { url: page, headers: { Referer: page } },
    tags: { navn: 'Kari', replayId: 'r' },
    contexts: { trace: { ...ids, op: 'pageload', data: { 'sentry.op': 'pageload', 'url.full': page, 'lcp.size': 5, 'lcp.element': 'h1[title="Kari"]' } }, kunde: { navn: 'Kari' } },
    spans: [
      { ...ids, op: 'http.client', description: 'GET https://bank.example/tilbud/40012345', data: { 'http.request.method': 'GET', url: '/tilbud/40012345', 'http.response.status_code': 204 } },
      { ...ids, op: 'ui.interaction.click', description: 'button[title="Kari"]' },
      { ...ids, op: 'resource.script', description: '/81204417/core-a1B2.js?x=1' },
      { ...ids, op: 'measure', description: 'Kari' },
    ],
  })).toEqual([
    { event_id: 'a', trace: { trace_id: 'b' } },
    [[{ type: 'transaction' }, {
      type: 'transaction', event_id: 'a', start_timestamp: 1, timestamp: 2, transaction: '/privat/forsikring/[number]', release: '1',
      request: { url: 'https://bank.example/privat/[number]' }, tags: { replayId: 'r' },
      contexts: { trace: { ...ids, op: 'pageload', data: { 'sentry.op': 'pageload', 'url.full': 'https://bank.example/privat/[number]', 'lcp.size': 5 } } },
      spans: [
        { ...ids, op: 'http.client', description: 'GET https://bank.example/tilbud/[number]', data: { 'http.request.method': 'GET', url: '/tilbud/[number]', 'http.response.status_code': 204 } },
        { ...ids, op: 'resource.script', description: '/[number]/core-a1B2.js' },
      ],
    }]],
  ]);
});

test('a profile names functions and files ER-18', () => {
  const frame = { function: 'render', abs_path: 'https://bank.example/81204417.html?a=1', lineno: 1, colno: 2, resource: 'Kari' };
  const profile = { frames: [frame, null], stacks: [[0]], samples: [{ stack_id: 0, thread_id: '0', timestamp: 1763713208.5 }] };
  expect(cleaned('profile_chunk', { chunk_id: 'c', profiler_id: 'p', version: '2', debug_meta: { images: [] }, profile })).toMatchObject([{}, [[{}, {
    chunk_id: 'c', profiler_id: 'p', version: '2',
    profile: { ...profile, frames: [{ function: 'render', abs_path: 'https://bank.example/[number].html', lineno: 1, colno: 2 }, null] },
  }]]]);
});

test('a replay tells where it was, without numbers, and how many bytes its recording has ER-18', () => {
  expect(cleaned('replay_event', { type: 'replay_event', replay_id: 'r', segment_id: 0, urls: [page], segment_names: ['/81204417'], user: { id: 'Kari' } })).toMatchObject([{}, [[
    {}, { type: 'replay_event', replay_id: 'r', segment_id: 0, urls: ['https://bank.example/privat/[number]'], segment_names: ['/[number]'] },
  ]]]);
  expect(cleaned('replay_recording', '{"segment_id":0}\n[{"data":{"rule":"å"}}]')).toMatchObject([{}, [[
    { type: 'replay_recording', length: 41 }, '{"segment_id":0}\n[{"data":{"rule":"å"}}]',
  ]]]);
});

test('of a transaction that tells little nothing is made up ER-18', () => {
  expect(cleaned('transaction', { type: 'transaction' })).toMatchObject([{}, [[{ type: 'transaction' }, {
    type: 'transaction', transaction: '', request: { url: 'https://bank.example/privat/[number]' }, tags: {}, contexts: {}, spans: [],
  }]]]);
  expect(cleaned('transaction', { spans: [{ description: '/privat' }] })).toMatchObject([{}, [[{}, { spans: [] }]]]);
});

test('a transaction names its profile, and tells technical facts of a call ER-07 ER-18', () => {
  const call = (more: object) => ({ op: 'http.client', span_id: 's', ...more });
  expect(cleaned('transaction', {
    contexts: { profile: { profiler_id: 'p', navn: 'Kari' } },
    spans: [
      call({ description: 'GET https://api2.bank.example/tilbud/40012345' }),
      call({ data: { 'http.response.cached': true, 'url.full': { navn: 'Kari' }, 'lcp.size': 5, navn: 'Kari' } }),
      call({ description: { navn: 'Kari' }, data: ['Kari'] }),
    ],
  })).toEqual([expect.anything(), [[{ type: 'transaction' }, {
    transaction: '', request: { url: 'https://bank.example/privat/[number]' }, tags: {}, contexts: { profile: { profiler_id: 'p' } },
    spans: [
      call({ description: 'GET https://api2.bank.example/tilbud/[number]' }),
      call({ data: { 'http.response.cached': true, 'lcp.size': 5 } }),
      call({}),
    ],
  }]]]);
});

test('the headers of an item keep its kind and platform, and nothing else ER-18', () => {
  const item = [{ type: 'profile_chunk', platform: 'javascript', filename: 'Kari' }, { profile: { frames: [{ function: 'render' }] } }];
  const [, items] = JSON.parse(JSON.stringify(redactEnvelope(envelope(item), page, true))) as [unknown, unknown];
  expect(items).toEqual([[{ type: 'profile_chunk', platform: 'javascript' }, { profile: { frames: [{ function: 'render' }] } }]]);
});

test('a replay of a page without addresses has none ER-18', () => {
  expect(cleaned('replay_event', { replay_id: 'r' })).toMatchObject([{}, [[{}, { replay_id: 'r', urls: [], segment_names: [] }]]]);
});
