import { expect, test, vi } from 'vitest';
import { createTestRuntime } from '../../../support/test-runtime.ts';
// From here on they arrive without a task of the module loader.
import { createErrorClient } from '../../../../src/runtime/error-reporting/error-client.ts';
import '../../../../src/runtime/error-reporting/error-service.ts';

vi.mock('../../../../src/runtime/error-reporting/error-client.ts', { spy: true });

const dsn = 'https://key@errors.example/1';
const otherDsn = 'https://key@errors.example/2';

function start({ config = {}, host = {} }: { readonly config?: object; readonly host?: Readonly<Record<string, unknown>> }) {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
  const test = createTestRuntime({ config, host });
  const { runtime, element, pass } = test;
  const report = async () => {
    runtime.errors.report(new Error('x'), { element, area: 'offers', recoverable: true });
    for (let turn = 0; turn < 20; turn += 1) await pass(5);
  };
  return { ...test, report, addresses: () => fetched.mock.calls.map(([url]) => (typeof url === 'string' ? url : '').replace(/\?.*/, '')) };
}

test('an error of an element is sent to the configured service ER-01 ER-02', async () => {
  const { report, addresses, eventsOf } = start({ config: { errorReporting: { dsn } } });
  await report();
  expect(addresses()).toEqual(['https://errors.example/api/1/envelope/']);
  expect(eventsOf('kfp-error')).toHaveLength(1);
});

test('a reporter of the host takes the place of the service ER-02', async () => {
  const errorReporter = vi.fn();
  const { report, addresses } = start({ config: { errorReporting: { dsn } }, host: { errorReporter } });
  await report();
  expect(errorReporter).toHaveBeenCalledTimes(1);
  expect(addresses()).toEqual([]);
});

test('without a service the event is all ER-02', async () => {
  const { report, addresses, eventsOf } = start({});
  await report();
  expect(addresses()).toEqual([]);
  expect(eventsOf('kfp-error')).toHaveLength(1);
});

test('a library that does not load is no failure of the host ER-02', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(createErrorClient).mockImplementationOnce(() => {
    throw new Error('no code');
  });
  const { report } = start({ config: { errorReporting: { dsn } } });
  await report();
  expect(logged).not.toHaveBeenCalled();
});

test('the configuration of the moment counts CF-46', async () => {
  const { report, addresses, host } = start({});
  host.set({ ...host.get(), config: { errorReporting: { dsn: otherDsn } } });
  await report();
  expect(addresses()).toEqual(['https://errors.example/api/2/envelope/']);
});
