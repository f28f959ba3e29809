import { getClient, getCurrentScope, replayIntegration } from '@sentry/browser';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { reportRates } from '../../../../src/domain/error-report.ts';
import { createPageRecorder } from '../../../../src/runtime/error-reporting/page-recorder.ts';

type Replay = ReturnType<typeof replayIntegration>;
/** Node's, whose types the browser code must not see. */
declare const process: { type?: string };

interface RecordingEvent {
  readonly type: number;
  readonly data: { readonly tag?: string; readonly payload?: { readonly op?: string; readonly category?: string } };
}

/** Shares of pages below and above the share that is recorded whole. */
const [drawn, notDrawn] = [0.001, 0.9];
const worker = vi.fn();

beforeEach(() => {
  // The library allows one recording for each page, which is that of all tests here.
  Reflect.set(replayIntegration(), '_isInitialized', false);
  // It records nothing in Node, and happy-dom has no list of tokens.
  process.type = 'renderer';
  vi.stubGlobal('DOMTokenList', class { readonly forEach = () => undefined; });
  vi.stubGlobal('Worker', worker);
});

afterEach(() => {
  delete process.type;
  worker.mockReset();
  getCurrentScope().setClient(undefined);
  vi.unstubAllGlobals();
  delete (globalThis as { __SENTRY__?: unknown }).__SENTRY__;
});

/** A page that is recorded, with this content. `draw` decides whether all of it is. */
function start(draw: number, html = '') {
  document.body.innerHTML = html;
  const random = vi.spyOn(Math, 'random').mockReturnValue(draw);
  const send = vi.fn((_url: string, _init: { readonly body: string | Uint8Array<ArrayBuffer> }) => Promise.resolve(new Response('{}')));
  const page = { fetch: send, location: { href: 'https://bank.example/privat/81204417' } } as unknown as Window & typeof globalThis;
  const recorder = createPageRecorder({
    window: page, dsn: 'https://key@errors.example/7', release: '2.1', environment: 'QA',
    rates: reportRates('HIGH'), tracing: undefined, isAllowed: () => true,
  });
  const replay = getClient()?.getIntegrationByName<Replay>('Replay');
  if (!replay) throw new Error('The page is not recorded.');
  onTestFinished(recorder.pause);
  /** All events that have left the page. */
  const sent = () => send.mock.calls.flatMap(([, { body }]) => {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    return JSON.parse(text.slice(text.lastIndexOf('\n') + 1)) as RecordingEvent[];
  });
  return { recorder, replay, send, sent, random };
}

/** A recording of less than 5 s is not sent. */
function passSeconds(seconds: number): void {
  const now = Date.now() + seconds * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
}

test.each([
  ['a page that is drawn is recorded from the start', drawn, 'session'],
  ['another page is recorded for the case of an error', notDrawn, 'buffer'],
])('%s, and so it is after a no and a new yes ER-08 ER-10 ER-19', (_, draw, mode) => {
  const { recorder, replay, random } = start(draw);
  expect(replay.getRecordingMode()).toBe(mode);
  recorder.resume();
  expect(replay.getRecordingMode()).toBe(mode);
  recorder.pause();
  expect(replay.getRecordingMode()).toBeUndefined();
  recorder.resume();
  expect(replay.getRecordingMode()).toBe(mode);
  recorder.pause();
  random.mockReturnValue(draw === drawn ? notDrawn : drawn);
  recorder.resume();
  expect(replay.getRecordingMode()).toBe(mode === 'session' ? 'buffer' : 'session');
});

test('a page at the very share is not recorded whole ER-10', () => {
  const { recorder, replay, random } = start(notDrawn);
  recorder.pause();
  random.mockReturnValue(reportRates('HIGH').sessionReplays);
  recorder.resume();
  expect(replay.getRecordingMode()).toBe('buffer');
});

test('a recording holds the structure of the page with stars for its texts, and neither images, frames nor memory ER-18', async () => {
  Object.assign(performance, { memory: { jsHeapSizeLimit: 3, totalJSHeapSize: 2, usedJSHeapSize: 1 } });
  onTestFinished(() => void Reflect.deleteProperty(performance, 'memory'));
  const { replay, send, sent } = start(drawn, `
    <h1 title="Kari">Hei Kari</h1><input value="40012345" placeholder="Mobil">
    <img src="https://bank.example/kari.png" alt="Kari"><svg><text>Kari</text></svg>
    <iframe title="Kari" src="about:blank"></iframe>`);
  history.pushState(null, '', '/profil');
  passSeconds(6);
  await replay.flush();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  const all = JSON.stringify(sent());
  expect(all).toContain('"tagName":"h1","attributes":{"title":"****"}');
  expect(all).toContain('"textContent":"*** ****"');
  expect(all).toMatch(/"tagName":"iframe","attributes":{"rr_width":"\d+px","rr_height":"\d+px"}/);
  expect(all).not.toMatch(/Kari|kari|40012345|Mobil/);
  const payloads = sent().filter(({ data }) => data.tag).map(({ data: { tag, payload } }) => [tag, payload?.op ?? payload?.category]);
  expect(payloads).toEqual(expect.arrayContaining([['options', undefined], ['performanceSpan', 'navigation.push']]));
  expect(payloads.map(([, kind]) => kind)).not.toContain('memory');
  expect(sent().find(({ data }) => data.tag === 'options')?.data.payload).toMatchObject({
    maskAllText: true, maskAllInputs: true, blockAllMedia: true, networkCaptureBodies: false, useCompression: false,
  });
});

test('recording stores nothing on the device and starts no worker ER-19', () => {
  const { replay } = start(drawn);
  expect(replay.getRecordingMode()).toBe('session');
  expect(sessionStorage).toHaveLength(0);
  expect(worker).not.toHaveBeenCalled();
});

test('what was recorded and not sent is dropped by a no ER-19', async () => {
  const { recorder, send } = start(drawn, '<p>Kari</p>');
  passSeconds(6);
  recorder.pause();
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).not.toHaveBeenCalled();
});
