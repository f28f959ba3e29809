import { getClient, getCurrentScope } from '@sentry/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TrackingConsent } from '../../../../src/domain/tracking-consent.ts';
import { createStore } from '../../../../src/platform/store.ts';
import { parseConfig } from '../../../../src/runtime/config/config.ts';
import { errorServiceOf } from '../../../../src/runtime/error-reporting/error-service.ts';
import { createPageElements } from '../../../../src/runtime/page-elements/page-elements.ts';
import type { OpenPageRecorder } from '../../../../src/runtime/error-reporting/page-recording.ts';
import { recordPage } from '../../../../src/runtime/error-reporting/page-recording.ts';
import type { RuntimeSources } from '../../../../src/runtime/host/host.ts';
import type { ConsentGate } from '../../../../src/runtime/analytics/consent-gate.ts';
import { fakeClock } from '../../../support/fake-clock.ts';

const dsn = 'https://key@errors.example/1';
const detail = { tag: 'kfp-portal', area: 'portal', type: 'server', correlationId: 'a', recoverable: true } as const;
const configOf = (errorReporting: object) =>
  parseConfig({ errorReporting }, { pageUrl: 'https://bank.example/', allowLocalHttp: false, onBad: () => undefined });

const sampled = '0af7651916cd43dd8448eb211c80319c';

interface Start {
  readonly consent?: TrackingConsent;
  readonly trafficLevel?: string;
  readonly errorReporter?: () => void;
  readonly traceId?: string;
}

/** A page whose recorder records what becomes of it. */
function start({ consent = 'OPTED_IN', errorReporter, traceId = sampled, ...more }: Start = {}) {
  const { location, document, performance, PerformanceObserver } = window;
  const fetch = vi.fn((_url: string) => Promise.resolve(new Response('{}')));
  const page = { location, document, performance, PerformanceObserver, fetch } as unknown as Window & typeof globalThis;
  const answer = createStore(consent);
  const gate = { consent: answer } as unknown as ConsentGate;
  const config = createStore(configOf({ dsn, ...more }));
  const sources = createStore({ errorReporter } as unknown as RuntimeSources);
  const services = {
    window: page, clock: fakeClock(), config: { ...config, dispose: vi.fn() }, sources, elements: createPageElements(),
    traceId, tracking: { gate: { get: () => Promise.resolve(gate) } },
  };
  const recorder = { send: vi.fn(() => Promise.resolve()), pause: vi.fn(), resume: vi.fn() };
  const open = vi.fn<OpenPageRecorder>(() => Promise.resolve(recorder));
  const record = () => recordPage(services, open);
  const options = () => open.mock.calls[0]?.[0];
  /** With the library itself. */
  const recordForReal = () => recordPage(services);
  /** As the runtime does, whose elements have another configuration store where there are flags. */
  const send = () => errorServiceOf({ ...services, config: { ...services.config } }).send(new Error('x'), detail);
  return { record, recordForReal, open, options, recorder, answer, config, sources, send, fetch };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a page is recorded once the customer consents to statistics, and no sooner ER-02 ER-19', async () => {
  const { record, open, recorder, answer } = start({ consent: 'UNANSWERED' });
  record();
  await settle();
  expect(open).not.toHaveBeenCalled();
  answer.set('OPTED_OUT');
  await settle();
  expect(open).not.toHaveBeenCalled();
  answer.set('OPTED_IN');
  await settle();
  expect(open).toHaveBeenCalledTimes(1);
  expect(recorder.resume).toHaveBeenCalled();
  expect(recorder.pause).not.toHaveBeenCalled();
});

test('a no ends the recording, and nothing but errors may leave; a later yes goes on with the same recorder ER-19', async () => {
  const { record, open, options, recorder, answer } = start();
  record();
  await settle();
  expect(options()?.isAllowed()).toBe(true);
  answer.set('OPTED_OUT');
  expect(options()?.isAllowed()).toBe(false);
  await settle();
  expect(recorder.pause).toHaveBeenCalledTimes(1);
  answer.set('OPTED_IN');
  await settle();
  expect(options()?.isAllowed()).toBe(true);
  expect(recorder.resume.mock.invocationCallOrder.at(-1)).toBeGreaterThan(recorder.pause.mock.invocationCallOrder[0] ?? 0);
  expect(open).toHaveBeenCalledTimes(1);
});

test('the page is recorded in the trace of its calls ER-06 API-80', async () => {
  const { record, options } = start();
  record();
  await settle();
  expect(options()?.traceId).toBe(sampled);
});

test.each([
  ['ER-09 ER-12', undefined, 0.1], ['ER-09', 'NORMAL', 0.1], ['ER-10', 'HIGH', 0.01], ['ER-11', 'EXTRA_HIGH', 0.005], ['ER-12', 'high', 0.1],
])('%s session replays with traffic %s: %d', async (_, trafficLevel, rate) => {
  const { record, options } = start(trafficLevel === undefined ? {} : { trafficLevel });
  record();
  await settle();
  expect(options()?.rates.sessionReplays).toBe(rate);
});

test('errors go by the recorder while it records, also those that come while it is loading ER-08', async () => {
  const { record, recorder, send } = start();
  record();
  await settle();
  await send();
  expect(recorder.send).toHaveBeenCalledTimes(1);
});

test('a recorder that did not arrive is asked for again with the next change ER-02', async () => {
  const { record, open, config, recorder } = start();
  open.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  record();
  await settle();
  expect(recorder.resume).not.toHaveBeenCalled();
  config.set(configOf({ dsn, trafficLevel: 'HIGH' }));
  await settle();
  expect(open).toHaveBeenCalledTimes(2);
  expect(recorder.resume).toHaveBeenCalled();
});

test('no page is recorded whose host takes the errors itself ER-02', async () => {
  const { record, open, sources } = start({ errorReporter: () => undefined });
  record();
  await settle();
  expect(open).not.toHaveBeenCalled();
  sources.set({ ...sources.get(), errorReporter: undefined });
  await settle();
  expect(open).toHaveBeenCalledTimes(1);
});

test('what was recorded for one service is not sent to another ER-02 CF-46', async () => {
  const { record, options, open, config, recorder } = start();
  record();
  await settle();
  config.set(configOf({ dsn: 'https://key@errors.example/2' }));
  await settle();
  expect(options()?.isAllowed()).toBe(false);
  expect(recorder.pause).toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(1);
});

test('the end of the portal ends the recording; another portal of the page goes on with it ER-02', async () => {
  const { record, open, options, recorder } = start();
  const stop = record();
  await settle();
  stop();
  await settle();
  expect(recorder.pause).toHaveBeenCalledTimes(1);
  expect(options()?.isAllowed()).toBe(false);
  record();
  await settle();
  expect(open).toHaveBeenCalledTimes(1);
  expect(options()?.isAllowed()).toBe(true);
});

test('two portals of one page have one recording, which ends with the last of them ER-02', async () => {
  const { record, open, options, recorder, send } = start();
  const stops = [record(), record()];
  await settle();
  stops.pop()?.();
  await settle();
  expect(options()?.isAllowed()).toBe(true);
  expect(recorder.pause).not.toHaveBeenCalled();
  await send();
  expect(recorder.send).toHaveBeenCalledTimes(1);
  stops.pop()?.();
  await settle();
  expect(options()?.isAllowed()).toBe(false);
  expect(recorder.pause).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(1);
});

/** The services that got an error without the recorder. */
const servicesOf = ({ fetch }: ReturnType<typeof start>) => fetch.mock.calls.map(([url]) => url.replace(/\?.*/, ''));

test('an error after a no goes to the service all the same, and not by the recorder ER-19', async () => {
  const page = start();
  page.record();
  await settle();
  page.answer.set('OPTED_OUT');
  await page.send();
  await vi.waitFor(() => expect(servicesOf(page)).toEqual(['https://errors.example/api/1/envelope/']));
  expect(page.recorder.send).not.toHaveBeenCalled();
});

test('an error goes to the service of the moment, also when the page was recorded for another CF-46', async () => {
  const page = start();
  page.record();
  await settle();
  page.config.set(configOf({ dsn: 'https://key@errors.example/12' }));
  await page.send();
  await vi.waitFor(() => expect(servicesOf(page)).toEqual(['https://errors.example/api/12/envelope/']));
  expect(page.recorder.send).not.toHaveBeenCalled();
});

test('a portal that ends before the code of the consent is there records nothing, and hears of no change any more ER-02', async () => {
  const { record, open, answer, config } = start();
  const subscribe = vi.spyOn(answer, 'subscribe');
  record()();
  await settle();
  config.set(configOf({ dsn, trafficLevel: 'HIGH' }));
  await settle();
  expect(open).not.toHaveBeenCalled();
  expect(subscribe).not.toHaveBeenCalled();
});

test.each([
  ['a page whose calls are sampled is traced too', sampled, true],
  ['a page whose calls are not sampled has recordings alone', 'f'.repeat(32), false],
])('%s ER-06 API-80', async (_, traceId, isTraced) => {
  onTestFinished(() => {
    getCurrentScope().setClient(undefined);
    delete (globalThis as { __SENTRY__?: unknown }).__SENTRY__;
  });
  const { recordForReal } = start({ traceId });
  const stop = recordForReal();
  await vi.waitFor(() => expect(getClient()?.getIntegrationByName('Replay')).toBeDefined());
  expect(getClient()?.getIntegrationByName('BrowserTracing') !== undefined).toBe(isTraced);
  expect(getClient()?.getDsn()).toMatchObject({ host: 'errors.example', projectId: '1' });
  stop();
});
