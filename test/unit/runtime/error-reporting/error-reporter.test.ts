import { afterEach, describe, expect, test, vi } from 'vitest';
import { HttpError } from '../../../../src/api/errors.ts';
import type { HostErrorReporter, ErrorDetail } from '../../../../src/runtime/host/host.ts';
import { createErrorReporter } from '../../../../src/runtime/error-reporting/error-reporting.ts';

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
  const reporter = createErrorReporter(() => host);
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
  expect(correlationId).toMatch(/^[\da-f-]{36}$/);
  expect(details).toEqual([{ tag: 'kfp-offers', area: 'offers', status: 500, correlationId, recoverable: true }]);
  expect(host.mock.calls).toEqual([[error, details[0]]]);
});

test('a failure without an answer has no status', () => {
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
    expect(log).toHaveBeenCalledTimes(1);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
