import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../../../src/platform/store.ts';
import type { Config } from '../../../../src/runtime/config/config.ts';
import { parseConfig } from '../../../../src/runtime/config/config.ts';
import type { ErrorClientOptions } from '../../../../src/runtime/error-reporting/error-client.ts';
import { createErrorService, errorAddress } from '../../../../src/runtime/error-reporting/error-service.ts';
import type { ErrorDetail } from '../../../../src/runtime/host/host.ts';
import { createPageElements } from '../../../../src/runtime/page-elements/page-elements.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { createDeferred } from '../../../support/fake-transport.ts';
import { warning } from '../../../support/warning.mjs';

const dsn = 'https://key@errors.example/1';
const detail: ErrorDetail = { tag: 'kfp-offers', area: 'offers', type: 'server', correlationId: 'a', recoverable: true };
const context = { pageUrl: 'https://bank.example/', allowLocalHttp: false, onBad: () => undefined };
const configOf = (errorReporting: object, app_version?: string): Config => parseConfig({ errorReporting, app_version }, context);

function start(first: Config = configOf({ dsn }), failed?: Promise<never>) {
  const clients: { options: ErrorClientOptions; send: ReturnType<typeof vi.fn>; close: ReturnType<typeof vi.fn> }[] = [];
  const open = vi.fn((options: ErrorClientOptions) => {
    const client = { options, send: vi.fn(() => Promise.resolve()), close: vi.fn() };
    clients.push(client);
    return clients.length === 1 && failed ? failed : Promise.resolve(client);
  });
  const config = createStore(first);
  const elements = createPageElements();
  const remove = elements.add({ element: document.createElement('kfp-offers'), needsCustomer: true });
  const service = createErrorService({ window, clock: fakeClock(), config, elements, sources: {} }, open);
  return { service, clients, open, config, elements, remove };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('an error goes to a client for the configured service ER-01', async () => {
  const { service, clients } = start(configOf({ dsn }, '2.1'));
  const error = new Error('x');
  await service.send(error, detail);
  await service.send('text', detail);
  expect(clients.map(({ options }) => options)).toEqual([{ window, dsn, release: '2.1', environment: 'Dev' }]);
  expect(clients[0]?.send.mock.calls).toEqual([[error, detail], ['text', detail]]);
});

test.each([
  ['ER-03', new Error('ToggleSlider component has been deprecated')],
  ['ER-04', Object.assign(new Error('x'), { name: 'FBNavError' })],
  ['ER-05', 'FBNav failed'],
])('%s an ignored error loads nothing', async (_, error) => {
  const { service, open } = start();
  await service.send(error, detail);
  expect(open).not.toHaveBeenCalled();
});

test.each([
  'https://errors.example/1', 'https://key:word@errors.example/1', 'http://key@errors.example/1', 'javascript:key@a/1',
  'https://key@errors.example/', 'https://key@errors.example/x', 'https://key@errors.example/1/x', 'https://key@errors.example/1?x',
  'see https://key@errors.example/1', 'DSN=https://key@errors.example/1', 'https://key@/1', 'key@errors.example/1',
])('%s is no address of a service: nothing is loaded, with a warning ER-02 VA-18', async (bad) => {
  const { service, open } = start(configOf({ dsn: bad }));
  await service.send(new Error('x'), detail);
  expect(open).not.toHaveBeenCalled();
});

test('that is told to the developer of the page ER-02 VA-18', async () => {
  vi.resetModules(); // A page is told once.
  const page = await import('../../../../src/runtime/error-reporting/error-service.ts');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  page.errorAddress(configOf({ dsn: 'key@errors.example/1' }), window);
  expect(warn.mock.calls).toEqual([[warning('invalid-value', 'configuration: errorReporting.dsn is not valid and is ignored.')]]);
});

/** What a page of this host makes of a dsn. */
function addressOn(hostname: string, address: string) {
  const page = { location: { hostname, href: `https://${hostname}/privat` } } as unknown as Window & typeof globalThis;
  return { page, found: errorAddress(configOf({ dsn: address }, '2.1'), page) };
}

test.each([
  ['www.bank.example', 'https://key@errors.example/123', 'Production'],
  ['qa.bank.example', 'https://key@errors.example/kfp/45', 'QA'],
  ['localhost', 'http://key@localhost:9000/12', 'Dev'],
])('a page on %s sends its errors to %s as those of %s ER-01', (hostname, address, environment) => {
  const { page, found } = addressOn(hostname, address);
  expect(found).toEqual({ window: page, dsn: address, release: '2.1', environment });
});

test.each([
  ['www.bank.example', 'http://key@localhost:9000/12'],
  ['qa.bank.example', 'http://key@localhost:9000/12'],
  ['localhost', 'http://key@errors.example/12'],
])('a page on %s does not send its errors to %s: plain http is for the own machine of a developer VA-18', (hostname, address) => {
  expect(addressOn(hostname, address).found).toBeUndefined();
});

test('at most 30 errors of a page are sent ER-01', async () => {
  const { service, clients } = start();
  for (let count = 0; count < 40; count += 1) await service.send(new Error('x'), detail);
  expect(clients[0]?.send).toHaveBeenCalledTimes(30);
});

test('the client is closed when the page holds no element any more, and a later error opens another', async () => {
  const { service, clients, elements, remove } = start();
  await service.send(new Error('x'), detail);
  expect(clients[0]?.close).not.toHaveBeenCalled();
  remove();
  await Promise.resolve();
  expect(clients[0]?.close).toHaveBeenCalledTimes(1);
  // An error of a page without elements, such as that of a host's call: its client goes at once.
  await service.send(new Error('y'), detail);
  await Promise.resolve();
  expect(clients[1]?.send).toHaveBeenCalledTimes(1);
  expect(clients[1]?.close).toHaveBeenCalledTimes(1);
  elements.add({ element: document.createElement('kfp-offers'), needsCustomer: true });
  await service.send(new Error('z'), detail);
  expect(clients[2]?.close).not.toHaveBeenCalled();
});

test('another release in the configuration is another client, the same one is not CF-46', async () => {
  const { service, clients, config } = start(configOf({ dsn }, '2.1'));
  for (const release of ['2.1', '2.2', '2.2', undefined]) {
    config.set(configOf({ dsn }, release));
    await service.send(new Error('x'), detail);
  }
  await Promise.resolve();
  expect(clients.map(({ options, send, close }) => [options.release, send.mock.calls.length, close.mock.calls.length])).toEqual([
    ['2.1', 1, 1], ['2.2', 2, 1], [undefined, 1, 0],
  ]);
});

test('another service or release in the configuration is another client CF-46', async () => {
  const { service, clients, config } = start();
  await service.send(new Error('x'), detail);
  config.set(configOf({ dsn: 'https://key@errors.example/2' }));
  await service.send(new Error('y'), detail);
  await Promise.resolve();
  expect(clients.map(({ options, close }) => [options.dsn, close.mock.calls.length])).toEqual([
    [dsn, 1], ['https://key@errors.example/2', 0],
  ]);
});

test('a library that did not arrive is asked for again by the next error', async () => {
  const { service, open, clients } = start();
  open.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(service.send(new Error('x'), detail)).rejects.toThrow('Failed to fetch');
  await service.send(new Error('y'), detail);
  expect(clients[0]?.send).toHaveBeenCalledTimes(1);
});

test('a client that fails after its address was replaced leaves the next one in use', async () => {
  const code = createDeferred<never>();
  const { service, clients, open, config, remove } = start(configOf({ dsn }), code.promise);
  const first = service.send(new Error('a'), detail);
  config.set(configOf({ dsn: dsn.replace('/1', '/2') }));
  await service.send(new Error('b'), detail);
  code.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await service.send(new Error('c'), detail);
  remove();
  await vi.waitFor(() => expect(clients[1]?.close).toHaveBeenCalledTimes(1));
  expect([open.mock.calls.length, clients[1]?.send.mock.calls.length]).toEqual([2, 2]);
});
