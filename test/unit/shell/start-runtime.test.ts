import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from '../../../src/platform/store.ts';
import type { EarlyCall, HostValues } from '../../../src/runtime/host/host.ts';
import type { Runtime } from '../../../src/runtime/runtime.ts';
import { providePageRuntime } from '../../../src/shell/create-page-runtime.ts';
import type { RuntimeHost } from '../../../src/shell/page-runtime.ts';
import { getPageRuntime } from '../../../src/shell/page-runtime.ts';
import { startRuntime } from '../../../src/shell/start-runtime.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { createDeferred, createFakeTransport } from '../../support/fake-transport.ts';
import { testTraceId } from '../../support/test-runtime.ts';

const status = 'auth/session-status';
const file = { off: ['kfp-feedback'] };
let asked: string[];

beforeAll(async () => {
  providePageRuntime();
  // From here on it arrives without a task of the module loader.
  await import('../../../src/runtime/flags/flags.ts');
});
beforeEach(() => void (asked = []));
afterEach(() => vi.unstubAllGlobals());

function start(config: object, response: Promise<Response>, earlyCall?: EarlyCall) {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return response;
  });
  const clock = fakeClock();
  const { transport } = createFakeTransport({ [status]: {} });
  const element = document.createElement('kfp-test');
  const details: unknown[] = [];
  element.addEventListener('kfp-flags', ({ detail }: CustomEventInit) => details.push(detail));
  const host = createStore<HostValues>({ transport, config });
  // Not by claim(), which would start the services of the page.
  const hosts = getPageRuntime().hosts as RuntimeHost[];
  hosts.unshift({ element, values: () => host.get() });
  onTestFinished(() => void hosts.shift());
  const started = startRuntime({ clock, host, earlyCall, traceId: testTraceId });
  let runtime: Runtime | undefined;
  void Promise.resolve(started).then((value) => (runtime = value));
  onTestFinished(() => runtime?.dispose());
  return { started, clock, details, current: () => runtime };
}

/** Everything that waits on no time has happened. */
const settle = () => vi.dynamicImportSettled().then(() => new Promise<void>((resolve) => queueMicrotask(resolve)));

describe('the services', () => {
  test('come at once, and ask for nothing, where the host has no file of flags OP-01', () => {
    const { started } = start({}, createDeferred<Response>().promise);
    expect(started).not.toBeInstanceOf(Promise);
    expect(asked).toEqual([]);
  });

  test('wait on a prerendered page until the customer opens it, and ask for nothing before CF-70', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const { started, current } = start({ flagsUrl: '/flags.json' }, Promise.resolve(new Response('{}')));
    await settle();
    expect([current(), asked]).toEqual([undefined, []]);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await started;
    expect(asked).toEqual([`${location.origin}/flags.json`]);
  });

  test('ask who is logged in when the customer opens the page: who was when it was prerendered may have logged out CF-70', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const response = Promise.resolve(new Response(JSON.stringify({ kfpSessionId: 'a' }), { headers: { 'Content-Type': 'application/json' } }));
    const { started } = start({}, response, { url: `${location.origin}/api/privat/forsikring/${status}`, id: 'early', response });
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    const { session } = await started;
    await session.ready;
    expect(session.get()).toMatchObject({ status: 'logged-out', customer: null });
  });

  test('come with the flags as soon as the file is there OP-04', async () => {
    const { started, details } = start({ flagsUrl: '/flags.json' }, Promise.resolve(new Response(JSON.stringify(file))));
    expect((await started).off).toEqual(file.off);
    expect(asked).toEqual([`${location.origin}/flags.json`]);
    expect(details).toHaveLength(1);
  });

  test('wait a second for a file that is slow, and what it says later changes nothing OP-04 OP-05', async () => {
    const { promise, resolve } = createDeferred<Response>();
    const { clock, details, current, started } = start({ flagsUrl: '/flags.json' }, promise);
    await settle();
    expect(asked).toHaveLength(1);
    clock.advance(999);
    await settle();
    expect(current()).toBeUndefined();
    clock.advance(1);
    const runtime = await started;
    resolve(new Response(JSON.stringify(file)));
    await settle();
    expect([runtime.off, details]).toEqual([undefined, []]);
  });

  test('come without flags as soon as the file cannot be had OP-05', async () => {
    const { started, clock } = start({ flagsUrl: '/flags.json' }, Promise.reject(new TypeError('Failed to fetch')));
    expect((await started).off).toBeUndefined();
    expect(clock.now()).toBe(fakeClock().now());
  });
});
