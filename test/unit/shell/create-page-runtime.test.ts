import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { providePageRuntime } from '../../../src/shell/create-page-runtime.ts';
import { getPageElements, getPageRuntime } from '../../../src/shell/page-runtime.ts';
import { registerRuntime } from '../../../src/shell/register-runtime.ts';
import type * as StartRuntime from '../../../src/shell/start-runtime.ts';
import type { FakeTransport } from '../../support/fake-transport.ts';
import { createDeferred, createFakeTransport } from '../../support/fake-transport.ts';

/** The services wait for `code`, as over a slow network. */
const slow = vi.hoisted(() => ({ code: undefined as Promise<void> | undefined }));
vi.mock('../../../src/shell/start-runtime.ts', async (importOriginal) => {
  const real = await importOriginal<typeof StartRuntime>();
  const startRuntime = async (options: Parameters<typeof real.startRuntime>[0]) => {
    await slow.code;
    return real.startRuntime(options);
  };
  return { ...real, startRuntime };
});

const status = 'auth/session-status';
let backend: FakeTransport;
let leave: (() => void)[] = [];

beforeAll(async () => {
  registerRuntime();
  // From here on the services arrive without a task of the module loader.
  await import('../../../src/shell/start-runtime.ts');
});

beforeEach(() => {
  vi.useFakeTimers();
  backend = createFakeTransport({ [status]: { kfpSessionId: 'a' } });
  vi.stubGlobal('fetch', backend.transport);
});

afterEach(async () => {
  document.body.replaceChildren();
  for (const stop of leave) stop();
  leave = [];
  // A runtime ends with its kfp-runtime; one without lives as long as the page.
  await pass();
  addRuntime().remove();
  await pass(5_000);
  expect(getPageRuntime().runtime).toBeUndefined();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function pass(milliseconds = 100): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

/** An element that is on the page until the test ends or it is taken away. */
function addElement(name: string) {
  const element = document.createElement(name);
  document.body.append(element);
  const stop = getPageElements().add({ element, needsCustomer: true });
  leave.push(stop);
  const states: unknown[] = [];
  element.addEventListener('kfp-session', (event) => states.push((event as CustomEvent<{ state: unknown }>).detail.state));
  return { element, stop, states };
}

interface RuntimeElement extends HTMLElement {
  config: unknown;
  transport: unknown;
  readonly version: string;
  readonly session: unknown;
  readonly ready: Promise<void>;
  refresh(): Promise<void>;
}

function addRuntime(properties: object = {}): RuntimeElement {
  const element = document.createElement('kfp-runtime') as RuntimeElement;
  document.body.append(element);
  return Object.assign(element, properties);
}

describe('without kfp-runtime', () => {
  test('one is made in time; its events are dispatched on the first element CF-34 CF-35', async () => {
    const first = addElement('kfp-a');
    const second = addElement('kfp-b');
    const page = getPageRuntime();
    const [one, other] = [page.services(), page.services()];
    await pass();
    expect(await one).toBe(await other);
    expect(page.runtime).toBe(await one);
    expect(first.states).toEqual(['logged-in']);
    expect(second.states).toEqual([]);
    // It lives as long as the page, so that an element that comes back asks nothing again (API-23).
    for (const { stop } of [first, second]) stop();
    await pass(30_000);
    expect(page.runtime).toBe(await one);
    expect(backend.count(status)).toBe(1);
  });

  test('a kfp-runtime that comes later takes it over with its state CF-35', async () => {
    const { states } = addElement('kfp-a');
    void getPageRuntime().services();
    await pass();
    const runtime = getPageRuntime().runtime;
    const element = addRuntime({ config: { insurerName: 'Eika' } });
    await pass();
    expect(getPageRuntime().runtime).toBe(runtime);
    expect(runtime?.config.get().insurerName).toBe('Eika');
    expect(element.session).toMatchObject({ state: 'logged-in' });
    expect(backend.count(status)).toBe(1);
    expect(states).toEqual(['logged-in']);
  });
});

describe('with kfp-runtime', () => {
  test('it counts, whatever the order of the tags; its events are dispatched on it CF-35', async () => {
    const { states } = addElement('kfp-a');
    void getPageRuntime().services();
    const element = addRuntime();
    const own: unknown[] = [];
    element.addEventListener('kfp-session', () => own.push(element.session));
    await pass();
    await expect(element.ready).resolves.toBeUndefined();
    expect(own).toEqual([{ state: 'logged-in', expiresAt: null }]);
    expect(states).toEqual([]);
    expect(backend.count(status)).toBe(1);
    expect(element.version).toBe('1.2.3-test');
  });

  test.each([['before the services’ code has loaded', 0], ['later', 30_000]])('one that comes while the page is still being parsed, %s, ends the wait of the elements before it CF-35', async (_, delay) => {
    const prototype = Object.getPrototypeOf(document) as object;
    Object.defineProperty(prototype, 'readyState', { configurable: true, get: () => 'loading' });
    onTestFinished(() => void Reflect.deleteProperty(prototype, 'readyState'));
    addElement('kfp-a');
    const started = vi.fn();
    void getPageRuntime().services().then(started);
    if (delay > 0) await pass(delay);
    expect(started).not.toHaveBeenCalled();
    addRuntime();
    await pass();
    expect(started).toHaveBeenCalled();
  });

  test('properties that are set in the task of its connection count for the first call EL-01', async () => {
    const own = createFakeTransport({ [status]: {} });
    const element = addRuntime({ transport: own.transport });
    await pass();
    expect([own.count(status), backend.count(status)]).toEqual([1, 0]);
    expect(element.session).toMatchObject({ state: 'logged-out' });
  });

  test.each([
    ['an undefined field leaves the one of the window', { kfpApiHost: '/other' }, { kfpApiHost: undefined }, '/other'],
    ['the property of kfp-runtime wins over the window', { kfpApiHost: '/other' }, { kfpApiHost: '/own' }, '/own'],
  ])('the first call goes where the configuration says, once: %s CF-01 API-62', async (_what, inWindow, config, host) => {
    vi.stubGlobal('kfpConfig', inWindow);
    addRuntime({ config });
    await pass();
    expect(backend.calls.filter(({ path }) => path === status).map(({ url }) => new URL(url).pathname)).toEqual([`${host}/api/privat/forsikring/${status}`]);
  });

  test('the first call names the error service, also when another layer has more fields of it', async () => {
    vi.stubGlobal('kfpConfig', { errorReporting: { dsn: 'https://abc@errors.example/1' } });
    addRuntime({ config: { errorReporting: { trafficLevel: 'low' } } });
    await pass();
    const [call] = backend.calls.filter(({ path }) => path === status);
    expect(Object.keys(call?.init.headers ?? {})).toEqual(expect.arrayContaining(['sentry-trace', 'baggage']));
  });

  test('session is null until session-status has ended; refresh asks it again', async () => {
    const element = addRuntime();
    expect(element.session).toBeNull();
    await pass();
    void element.refresh();
    await pass();
    expect(backend.count(status)).toBe(2);
  });

  test('of two the first counts, and the second when the first has gone', async () => {
    const first = addRuntime({ config: { insurerName: 'A' } });
    addRuntime({ config: { insurerName: 'B' } });
    await pass();
    const runtime = getPageRuntime().runtime;
    expect(runtime?.config.get().insurerName).toBe('A');
    first.remove();
    await pass();
    expect(getPageRuntime().runtime).toBe(runtime);
    expect(runtime?.config.get().insurerName).toBe('B');
  });

  test('moving it in the document keeps everything', async () => {
    const element = addRuntime({ config: { insurerName: 'A' } });
    await pass();
    const runtime = getPageRuntime().runtime;
    document.body.appendChild(document.createElement('div')).append(element);
    await pass(5_000);
    expect(getPageRuntime().runtime).toBe(runtime);
    expect(runtime?.config.get().insurerName).toBe('A');
    expect(backend.count(status)).toBe(1);
  });

  test('a transport that fails at once is a failed call', async () => {
    const transport = vi.fn().mockImplementation(() => JSON.parse('{') as unknown);
    const element = addRuntime({ transport });
    await pass();
    await pass(1_000);
    expect(element.session).toMatchObject({ state: 'logged-out' });
  });
});

describe('what goes frees everything EL-08', () => {
  test('nothing is left when the last element and kfp-runtime have gone, and it starts anew afterwards', async () => {
    const element = addRuntime();
    const { stop } = addElement('kfp-a');
    await pass();
    const before = getPageRuntime().runtime;
    const removed = vi.spyOn(window, 'removeEventListener');
    element.remove();
    stop();
    await pass(5_000);
    expect(getPageRuntime().runtime).toBeUndefined();
    expect(removed.mock.calls.map(([type]) => type)).toContain('pageshow');
    addRuntime();
    await pass();
    expect([before, undefined]).not.toContain(getPageRuntime().runtime);
    expect(backend.count(status)).toBe(2);
  });

  test('a change that is being saved ends before the services do, however long it takes PR-74', async () => {
    const element = addRuntime();
    const { stop } = addElement('kfp-a');
    await pass();
    const { runtime } = getPageRuntime();
    const saved = createDeferred<string>();
    const change = runtime?.queryClient.getMutationCache().build(runtime.queryClient, { mutationFn: () => saved.promise }).execute(undefined);
    element.remove();
    stop();
    await pass(20_000);
    expect(getPageRuntime().runtime).toBe(runtime);
    saved.resolve('saved');
    await expect(change).resolves.toBe('saved');
    await pass(2_000);
    expect(getPageRuntime().runtime).toBeUndefined();
  });

  /** A kfp-runtime that has gone for longer than a second, while its services load. */
  async function addAndRemoveSlowRuntime() {
    const { promise, resolve } = createDeferred<void>();
    slow.code = promise;
    addRuntime().remove();
    await pass(3_000);
    slow.code = undefined;
    return resolve;
  }

  test('services that come when the last element has gone are freed', async () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    delete getPageRuntime().elements; // As on a page that has had no element.
    delete getPageRuntime().onRelease;
    const arrive = await addAndRemoveSlowRuntime();
    arrive();
    await pass(5_000);
    expect(getPageRuntime().runtime).toBeUndefined();
    expect(removed.mock.calls.map(([type]) => type)).toContain('pageshow');
  });

  test('an element that comes back before the services have come gets those, and no second ones', async () => {
    const arrive = await addAndRemoveSlowRuntime();
    const { states } = addElement('kfp-a');
    const services = getPageRuntime().services();
    await pass();
    arrive();
    await pass(5_000);
    expect(getPageRuntime().runtime).toBe(await services);
    expect([backend.count(status), states]).toEqual([1, ['logged-in']]);
  });

  test('a host that swaps its pages keeps it', async () => {
    const { stop } = addElement('kfp-a');
    void getPageRuntime().services();
    await pass();
    const runtime = getPageRuntime().runtime;
    stop();
    await pass();
    addElement('kfp-b');
    await pass(5_000);
    expect(getPageRuntime().runtime).toBe(runtime);
  });
});

test('a second copy of the bundle joins the first: one global, one runtime D13', () => {
  const page = getPageRuntime();
  providePageRuntime();
  registerRuntime();
  expect(getPageRuntime()).toBe(page);
});
