import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../../../../src/platform/store.ts';
import { createConfigStore } from '../../../../src/runtime/config/config.ts';
import type { HostValues } from '../../../../src/runtime/host/host.ts';
import { createRuntimeSources } from '../../../../src/runtime/host/host.ts';
import { warning } from '../../../support/warning.mjs';

const page = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete page['kfpConfig'];
});

function createStores(first: HostValues = {}) {
  const host = createStore(first);
  const sources = createRuntimeSources(host, window);
  return { host, sources, config: createConfigStore(sources, window.location) };
}

describe('which configuration counts', () => {
  test('that of kfp-runtime merges over that of the window CF-46', () => {
    page['kfpConfig'] = { insurerName: 'Window', info: { loggUtUrl: '/ut', nettbankUrl: '/bank' }, allowedOrigins: ['a', 'b'] };
    const { config } = createStores({ config: { insurerName: 'Runtime', info: { loggUtUrl: '/annet' }, allowedOrigins: ['c'] } });
    expect(config.get()).toMatchObject({
      insurerName: 'Runtime',
      info: { loggUtUrl: '/annet', nettbankUrl: '/bank' },
      allowedOrigins: ['c'],
    });
  });

  test('api-host wins over kfpApiHost of either CF-42', () => {
    page['kfpConfig'] = { kfpApiHost: 'https://window.no' };
    expect(createStores().config.get().kfpApiHost).toBe('https://window.no');
    expect(createStores({ config: { kfpApiHost: 'https://config.no' } }).config.get().kfpApiHost).toBe('https://config.no');
    const host = { config: { kfpApiHost: 'https://config.no' }, apiHost: 'https://attributt.no' };
    expect(createStores(host).config.get().kfpApiHost).toBe('https://attributt.no');
  });

  test('a DOM node named kfpConfig, or a configuration that is inherited, does not count CF-69', () => {
    const form = document.createElement('form');
    Object.assign(form, { insurerName: 'Skjema' });
    page['kfpConfig'] = form;
    expect(createStores().config.get().insurerName).toBeUndefined();
    delete page['kfpConfig'];
    const inherited = Object.create({ kfpConfig: { insurerName: 'Arvet' } }) as Window;
    expect(createRuntimeSources(createStore({}), inherited).get().config).toEqual({});
  });

  test('a field that throws when it is read is named, and the others count CF-69', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fail = (): string => { throw new Error('boom'); };
    const items = [{ title: 'A' }, { title: 'B' }, { get title() { return fail(); } }];
    const { config } = createStores({ config: { personvernUrl: '/personvern', get nettbankOverviewPath() { return fail(); }, andreForsikringer: items } });
    const { nettbankOverviewPath, personvernUrl, andreForsikringer } = config.get();
    expect([nettbankOverviewPath, personvernUrl, andreForsikringer?.map(({ title }) => title)]).toEqual([undefined, '/personvern', ['A', 'B']]);
    expect(warn.mock.calls.flat()).toEqual(
      ['andreForsikringer[2].title', 'nettbankOverviewPath', 'andreForsikringer[2]'].map((name) => warning('invalid-value', `configuration: ${name} is not valid and is ignored.`)));
  });

  test.each([null, 'x', 1, [], () => undefined])('%s as configuration counts as empty CF-69', (value) => {
    page['kfpConfig'] = value;
    const { sources } = createStores({ config: value, transport: 'x', errorReporter: {} });
    expect(sources.get()).toMatchObject({ config: {}, transport: undefined, errorReporter: undefined });
  });
});

test.each([
  ['https://localhost:3000/side', 'http://localhost:8080'],
  ['https://www.fjordbanken.example/side', undefined],
])('on a page at %s a backend on http://localhost:8080 is %s VA-17', (page, apiHost) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sources = createRuntimeSources(createStore<HostValues>({ config: { kfpApiHost: 'http://localhost:8080' } }), window);
  const config = createConfigStore(sources, new URL(page));
  expect(config.get().kfpApiHost).toBe(apiHost);
});

describe('while the page lives', () => {
  test('a change on kfp-runtime is read and told CF-32', () => {
    const { host, config } = createStores({ config: { insurerName: 'A' } });
    const onChange = vi.fn();
    config.subscribe(onChange);
    host.set({ config: { insurerName: 'B' } });
    expect(config.get().insurerName).toBe('B');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('a bad field is named in one console warning, however often it is read CF-69', async () => {
    // What has been warned of is kept for the life of the page, which here is that of several test files.
    vi.resetModules();
    const fresh = await import('../../../../src/runtime/config/config.ts');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const host = createStore<HostValues>({ config: { meldSkadeUrl: 'javascript:1' } });
    const sources = createRuntimeSources(host, window);
    fresh.createConfigStore(sources, window.location);
    host.set({ config: { meldSkadeUrl: 'javascript:2' } });
    fresh.createConfigStore(sources, window.location);
    expect(warn.mock.calls).toEqual([[warning('invalid-value', 'configuration: meldSkadeUrl is not valid and is ignored.')]]);
  });

  test('what is no configuration, or no function, is named in one console warning EL-04', async () => {
    vi.resetModules();
    const fresh = await import('../../../../src/runtime/host/host.ts');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    page['kfpConfig'] = '{}';
    const bad: HostValues = { configAttribute: [1], config: 5, transport: 'fetch', analyticsTransport: {}, errorReporter: {} };
    const host = createStore<HostValues>(bad);
    fresh.createRuntimeSources(host, window);
    host.set({ ...bad });
    const names = ['window.kfpConfig', ...['config', 'transport', 'analyticsTransport', 'errorReporter'].map((name) => `<kfp-runtime> ${name}`)];
    expect(warn.mock.calls).toEqual(names.map((name) => [warning('invalid-value', `${name} is not valid and is ignored.`)]));
  });

  test('a value that is not set is no mistake, and the bridge of the app is passed on EL-04', async () => {
    vi.resetModules();
    const fresh = await import('../../../../src/runtime/host/host.ts');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const nativeBridge = { openLink: () => undefined };
    const host: HostValues = { config: null, transport: null, analyticsTransport: undefined, configAttribute: { insurerName: 'A' }, nativeBridge };
    const sources = fresh.createRuntimeSources(createStore(host), window);
    expect(sources.get()).toMatchObject({ config: { insurerName: 'A' }, transport: undefined, nativeBridge });
    expect(warn).not.toHaveBeenCalled();
  });

  test('what is disposed of listens no longer', () => {
    const { host, sources, config } = createStores({ config: { insurerName: 'A' } });
    config.dispose();
    host.set({ config: { insurerName: 'B' } });
    expect(config.get().insurerName).toBe('A');
    sources.dispose();
    host.set({ config: { insurerName: 'C' } });
    expect(sources.get().config).toEqual({ insurerName: 'B' });
  });
});
