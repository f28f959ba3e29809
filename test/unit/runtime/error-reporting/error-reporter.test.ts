import { afterEach, describe, expect, test, vi } from 'vitest';
import { AnswerError, HttpError, MissingParameterError, NetworkError, ParseError, TimeoutError } from '../../../../src/api/errors.ts';
import { UrlError } from '../../../../src/platform/url-rule.ts';
import { newSpan } from '../../../../src/platform/random.ts';
import type { HostErrorReporter, ErrorDetail } from '../../../../src/runtime/host/host.ts';
import { createErrorReporter, findErrorService, loadPageRecording } from '../../../../src/runtime/error-reporting/error-reporting.ts';
import { warning } from '../../../support/warning.mjs';

const unhandled = vi.fn();
afterEach(() => {
  process.off('unhandledRejection', unhandled);
});
/** Node's, whose types the browser code must not see. */
declare const process: Record<'on' | 'off', (type: string, listener: () => void) => void>;

function createReporter(host?: HostErrorReporter) {
  const details: ErrorDetail[] = [];
  const element = document.createElement('kfp-offers');
  const parent = document.createElement('div');
  parent.append(element);
  parent.addEventListener('kfp-error', (event) => details.push((event as CustomEvent<ErrorDetail>).detail));
  const reporter = createErrorReporter(() => host, () => newSpan('0af7651916cd43dd8448eb211c80319c'));
  const report = (error: unknown, on: Element = element, isSilent = false) =>
    reporter.report(error, { element: on, area: 'offers', recoverable: true, isSilent });
  const addNeighbour = () => parent.appendChild(document.createElement('kfp-overview'));
  return { report, details, addNeighbour, element };
}

test('a failure is told with its tag, area, status and a correlation id, and nothing of its content', () => {
  const host = vi.fn();
  const { report, details } = createReporter(host);
  const error = new HttpError(500, 'Internal', { ssn: '12345678901' });
  report(error);
  const correlationId = details[0]?.correlationId;
  expect(correlationId).toMatch(/^0af7651916cd43dd8448eb211c80319c-[\da-f]{16}$/);
  expect(details).toEqual([{ tag: 'kfp-offers', area: 'offers', type: 'server', status: 500, correlationId, recoverable: true }]);
  const [[told, detail] = []] = host.mock.calls;
  expect(detail).toEqual(details[0]);
  expect(told).toMatchObject({ name: 'HttpError', status: 500, statusText: 'Internal', stack: error.stack });
  expect(JSON.stringify(Object.getOwnPropertyDescriptors(told))).not.toContain('12345678901');
});

test('a failure without a response has no status', () => {
  const { report, details } = createReporter();
  report(new TypeError('x'));
  expect(details[0]).not.toHaveProperty('status');
});

test('a failure that the customer is shown nothing of is told to the host’s reporter alone, until it shows NB-22 OV-25 ER-02', () => {
  const host = vi.fn();
  const { report, details, element } = createReporter(host);
  const error = new HttpError(500, 'Internal', {});
  report(error, element, true);
  report(error, element, true);
  expect(details).toEqual([]);
  expect(host).toHaveBeenCalledTimes(1);
  expect(host.mock.calls[0]?.[1]).toMatchObject({ tag: 'kfp-offers', area: 'offers', status: 500 });
  report(error, element);
  report(error, element, true);
  expect(details).toHaveLength(1);
  expect(host).toHaveBeenCalledTimes(1);
});

test('the same error is told once on each element, with one correlation id, and the host’s reporter gets it once', () => {
  const host = vi.fn();
  const { report, details, addNeighbour } = createReporter(host);
  const neighbour = addNeighbour();
  const error = Object.freeze(new Error('x'));
  report(error);
  report(error);
  report(error, neighbour);
  report(new Error('x'));
  expect(details.map(({ tag }) => tag)).toEqual(['kfp-offers', 'kfp-overview', 'kfp-offers']);
  const ids = details.map(({ correlationId }) => correlationId);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(host).toHaveBeenCalledTimes(2);
});

test.each([undefined, null, 'text', 0, Symbol('x')])('%s can be thrown too', (error) => {
  const host = vi.fn();
  const { report, details } = createReporter(host);
  report(error);
  report(error);
  expect(details).toHaveLength(2);
  expect(host).toHaveBeenCalledTimes(2);
});

describe('a host’s reporter that fails', () => {
  test.each<readonly [string, HostErrorReporter]>([
    ['throws', () => { throw new Error('host'); }],
    ['rejects', () => Promise.reject(new Error('host'))],
    ['gives something that pretends to be a promise', () => ({ get then() { throw new Error('host'); } })],
  ])('%s: it is logged, and nothing else breaks', async (_, host) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    process.on('unhandledRejection', unhandled);
    const { report, details } = createReporter(host);
    report(new Error('x'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(details).toHaveLength(1);
    expect(log.mock.calls).toEqual([[warning('callback-failed', 'errorReporter failed'), expect.any(Error)]]);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

test.each([
  ['network', new NetworkError()],
  ['timeout', new TimeoutError(1)],
  ['unauthorized', new HttpError(401, '', undefined)],
  ['refused', new HttpError(400, '', undefined)],
  ['refused', new HttpError(499, '', undefined)],
  ['server', new HttpError(500, '', undefined)],
  ['server', new HttpError(599, '', undefined)],
  ['answer', new ParseError()],
  ['answer', new AnswerError('x')],
  ['answer', new MissingParameterError()],
  ['config', new UrlError('x')],
  ['code', new TypeError('x')],
  ['code', 'thrown text'],
  ['code', null],
])('a failure has the type %s', (type, error) => {
  const { report, details } = createReporter();
  report(error);
  expect(details[0]?.type).toBe(type);
});

test('a failed call is told with its endpoint and with the id that it carried', () => {
  const { report, details } = createReporter();
  const error = Object.assign(new NetworkError(), { request: { endpoint: '/avtaleoversikt/tilbud', id: 'trace-span' } });
  report(error);
  expect(details[0]).toMatchObject({ type: 'network', endpoint: '/avtaleoversikt/tilbud', correlationId: 'trace-span' });
});

test('the parser, which quotes a response, is no part of what the host is told', () => {
  const host = vi.fn();
  const { report } = createReporter(host);
  report(new ParseError({ cause: new SyntaxError('Unexpected token in "12345678901"') }));
  const [[told] = []] = host.mock.calls;
  expect(told).toMatchObject({ name: 'ParseError' });
  expect((told as Error).cause).toBeUndefined();
});

test('without a reporter of the host nothing is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { report, details } = createReporter();
  report(new Error('x'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(details).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

test('a failure outside every element is told as one of kfp-runtime, on the window', () => {
  const host = vi.fn();
  const heard = vi.fn();
  window.addEventListener('kfp-error', heard, { once: true });
  const reporter = createErrorReporter(() => host, () => 'trace-span');
  reporter.report(new TypeError('x'), { element: window, area: 'runtime', recoverable: false });
  const detail = { tag: 'kfp-runtime', area: 'runtime', type: 'code', correlationId: 'trace-span', recoverable: false };
  expect(host.mock.calls[0]?.[1]).toEqual(detail);
  expect((heard.mock.calls[0]?.[0] as CustomEvent).detail).toEqual(detail);
});

test.each([[{}, false], [{ dsn: '' }, false], [{ dsn: 'https://key@errors.example/1' }, true]])(
  'with the settings %j there is a service for errors: %s ER-02',
  (errorReporting, isThere) => {
    const config = { get: () => ({ errorReporting }) };
    expect(findErrorService({ config } as Parameters<typeof findErrorService>[0]) !== undefined).toBe(isThere);
  },
);

test('the code that records a page comes when it is asked for', async () => {
  expect(await loadPageRecording()).toMatchObject({ recordPage: expect.any(Function) });
});
