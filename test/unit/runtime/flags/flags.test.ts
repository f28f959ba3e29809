import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { withFlags } from '../../../../src/runtime/flags/flags.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';
import type { TestRuntimeOptions } from '../../../support/test-runtime.ts';
import { warning } from '../../../support/warning.mjs';

let warnings: string[];
let asked: { readonly url: string; readonly init: RequestInit | undefined }[];

beforeEach(() => {
  warnings = [];
  asked = [];
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warnings.push(message));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page whose file of flags is `file`, or what is thrown or answered in its place. */
function createFlaggedPage(file: unknown, { config = {}, ...options }: TestRuntimeOptions = {}) {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    if (file instanceof Error) throw file;
    return file instanceof Response ? file : new Response(JSON.stringify(file));
  });
  const page = createTestRuntime({ ...options, config: { flagsUrl: '/flags.json', ...config } });
  const details: unknown[] = [];
  page.element.addEventListener('kfp-flags', (event) => details.push((event as CustomEvent).detail));
  return { ...page, details };
}

function addElement({ elements }: { readonly elements: { add(entry: { element: Element; needsCustomer: boolean }): () => void } }, tag: string) {
  const element = document.createElement(tag);
  document.body.append(element);
  elements.add({ element, needsCustomer: false });
  return element;
}

describe('flags', () => {
  test('say what is off, and tell the host once OP-02 OP-08', async () => {
    const { runtime, details } = createFlaggedPage({ off: ['kfp-feedback'] });
    const flagged = await withFlags(runtime, () => false);
    expect(flagged.off).toEqual(['kfp-feedback']);
    expect(details).toEqual([{ off: ['kfp-feedback'], features: {}, share: 1 }]);
    expect(asked).toEqual([{ url: `${location.origin}/flags.json`, init: { credentials: 'same-origin', redirect: 'error' } }]);
  });

  test('leave an element that is off out of the list by which the first one is found; services still know it OP-02 OP-09', async () => {
    const { runtime } = createFlaggedPage({ off: ['kfp-session-warning'] });
    const flagged = await withFlags(runtime, () => false);
    const heard = vi.fn();
    flagged.elements.subscribe(heard);
    const warning = addElement(runtime, 'kfp-session-warning');
    const portal = addElement(runtime, 'kfp-portal');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(flagged.elements.get().map(({ element }) => element)).toEqual([portal]);
    expect(flagged.elements.get()).toBe(flagged.elements.get());
    expect(runtime.elements.get().map(({ element }) => element)).toEqual([warning, portal]);
  });

  test('keep no services alive that a page has disposed of OP-02', async () => {
    const { runtime } = createFlaggedPage({ off: ['kfp-cookie-consent'] });
    const { override } = await runtime.consent.get();
    const overridden = vi.fn(override);
    const flagged = await withFlags({ ...runtime, consent: { get: async () => ({ ...(await runtime.consent.get()), override: overridden }) } }, () => false);
    await runtime.consent.get();
    addElement(runtime, 'kfp-cookie-consent');
    expect(overridden).toHaveBeenCalled();
    flagged.dispose();
    overridden.mockClear();
    addElement(runtime, 'kfp-offers');
    expect(overridden).not.toHaveBeenCalled();
  });

  test('set features over those of the configuration, also when that changes later OP-03', async () => {
    const { runtime, host } = createFlaggedPage({ features: { overview: false } }, { config: { features: { overview: true, directLogin: false } } });
    const flagged = await withFlags(runtime, () => false);
    expect(flagged.config.get().features).toEqual({ overview: false, directLogin: false });
    expect(flagged.config.get()).toBe(flagged.config.get());
    host.set({ ...host.get(), config: { features: { overview: true, directLogin: true }, insurerName: 'Fjord' } });
    expect(flagged.config.get()).toMatchObject({ features: { overview: false, directLogin: true }, insurerName: 'Fjord' });
  });

  test('turn a feature on OP-03', async () => {
    const { runtime } = createFlaggedPage({ features: { directLogin: true } }, { config: { features: { directLogin: false } } });
    expect((await withFlags(runtime, () => false)).config.get().features).toMatchObject({ directLogin: true });
  });

  test.each([
    ['is of another type', { off: 'kfp-feedback' }],
    ['is 404', new Response('', { status: 404 })],
    ['is 500 with good JSON', new Response('{"off":["kfp-feedback"]}', { status: 500 })],
    ['is broken', new Response('{"off":')],
    ['is long, and so another file', new Response(`{"off":["kfp-feedback"],"more":"${'x'.repeat(10_000)}"}`)],
    ['cannot be had', new TypeError('Load failed')],
  ])('change nothing when the file %s OP-05', async (_, file) => {
    const { runtime, details } = createFlaggedPage(file);
    expect(await withFlags(runtime, () => false)).toBe(runtime);
    expect(details).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^\[kfp\] flags: /);
  });

  test('of another origin are not asked for OP-01 OP-05', async () => {
    const { runtime, details } = createFlaggedPage({ off: ['kfp-feedback'] }, { config: { flagsUrl: 'https://flags.example/flags.json' } });
    expect(await withFlags(runtime, () => false)).toBe(runtime);
    expect(asked).toEqual([]);
    expect(details).toEqual([]);
    expect(warnings).toEqual([warning('invalid-value', 'configuration: flagsUrl is not valid and is ignored.')]);
  });

  test('that arrive after the time limit change nothing OP-05', async () => {
    const { runtime, details } = createFlaggedPage({ off: ['kfp-feedback'] });
    expect(await withFlags(runtime, () => true)).toBe(runtime);
    expect(details).toEqual([]);
  });

  test('are told by the first element of a page that has none yet OP-08', async () => {
    const { runtime } = createFlaggedPage({ off: ['kfp-feedback'] });
    const details: unknown[] = [];
    await withFlags({ ...runtime, findEventTarget: () => runtime.elements.get()[0]?.element }, () => false);
    const note = ({ detail }: CustomEventInit) => details.push(detail);
    document.body.addEventListener('kfp-flags', note);
    onTestFinished(() => document.body.removeEventListener('kfp-flags', note));
    addElement(runtime, 'kfp-offers');
    addElement(runtime, 'kfp-tasks');
    addElement(runtime, 'kfp-profile');
    expect(details).toHaveLength(1);
  });

  test('are told to nobody after the services are disposed of OP-08', async () => {
    const { runtime } = createFlaggedPage({ off: ['kfp-feedback'] });
    const services = await withFlags({ ...runtime, findEventTarget: () => runtime.elements.get()[0]?.element }, () => false);
    services.dispose();
    const note = vi.fn();
    document.body.addEventListener('kfp-flags', note);
    onTestFinished(() => document.body.removeEventListener('kfp-flags', note));
    addElement(runtime, 'kfp-offers');
    expect(note).not.toHaveBeenCalled();
  });

  test('leave the answers about cookies where the element that is off says OP-09', async () => {
    const { runtime, pass } = createFlaggedPage({ off: ['kfp-cookie-consent'] }, { session: null });
    Object.assign(addElement(runtime, 'kfp-cookie-consent'), { cookieName: 'fjord-consent' });
    document.cookie = `fjord-consent=${encodeURIComponent(JSON.stringify({ functional: 'accepted', statistics: 'accepted', marketing: 'denied' }))}`;
    await withFlags(runtime, () => false);
    const consent = await runtime.consent.get();
    await pass();
    expect(consent.statistics()).toBe('accepted');
  });
});

describe('while the element of the consent is off', () => {
  /** The element says it stands in a mobile bank, whose answers are in a cookie of their own. */
  async function statisticsWith(off: readonly string[], loginContext: string) {
    const { runtime, pass } = createFlaggedPage({ off }, { session: null });
    for (const name of ['fremtind-cookie-consent', 'kfp-consent-v3']) {
      onTestFinished(() => void (document.cookie = `${name}=; Max-Age=0; Path=/`));
    }
    document.cookie = `fremtind-cookie-consent=${JSON.stringify({ statistics: 'accepted' })}; Path=/`;
    document.cookie = 'kfp-consent-v3=; Path=/';
    await withFlags(runtime, () => false);
    addElement(runtime, 'kfp-offers');
    Object.assign(addElement(runtime, 'kfp-cookie-consent'), { loginContext });
    // The element is told of when its attributes are known.
    addElement(runtime, 'kfp-tasks');
    const consent = await runtime.consent.get();
    await pass();
    return consent.statistics();
  }

  test('its login context still decides which cookie counts OP-09', async () => {
    expect(await statisticsWith(['kfp-cookie-consent'], 'MOBILBANK')).toBe('denied');
    expect(await statisticsWith(['kfp-cookie-consent'], 'OWN_SITE')).toBe('accepted');
  });

  test('and nobody speaks for it when another element is off OP-09', async () => {
    expect(await statisticsWith(['kfp-feedback'], 'MOBILBANK')).toBeUndefined();
  });
});

describe('the share of sessions', () => {
  async function isFlagged(session: string | null, share: number): Promise<boolean> {
    const { runtime, pass } = createFlaggedPage({ off: ['kfp-feedback'], share }, { session });
    const flagged = withFlags(runtime, () => false);
    await pass();
    return (await flagged) !== runtime;
  }

  test('is the same for a session on each page, and nothing is stored OP-07', async () => {
    const first = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => isFlagged(`session-${id}`, 0.5)));
    const second = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => isFlagged(`session-${id}`, 0.5)));
    expect(second).toEqual(first);
    expect(new Set(first).size).toBe(2);
    // The market source is kept of everybody who is logged in.
    expect([Object.keys(sessionStorage), Object.keys(localStorage), document.cookie]).toEqual([['kfp-market-source'], [], '']);
  });

  test('holds who is not logged in only when it is the whole OP-07', async () => {
    expect(await isFlagged(null, 0.99)).toBe(false);
    expect(await isFlagged(null, 1)).toBe(true);
    expect(await isFlagged('session-a', 0)).toBe(false);
  });
});

test('where kfp-portal is off the stored answers count OP-09 CK-05', async () => {
  const { runtime, pass } = createFlaggedPage({ off: ['kfp-portal'] }, { session: null });
  addElement(runtime, 'kfp-portal');
  await withFlags(runtime, () => false);
  const consent = await runtime.consent.get();
  await pass();
  expect(consent.get()).toBeDefined();
});
