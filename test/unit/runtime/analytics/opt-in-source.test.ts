import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ConsentAnswer } from '../../../../src/domain/cookie-consent.ts';
import type { Distributor } from '../../../../src/domain/distributor.ts';
import { distributors } from '../../../../src/domain/distributor.ts';
import type { TrackingConsent } from '../../../../src/domain/tracking-consent.ts';
import { trackingConsent } from '../../../../src/domain/tracking-consent.ts';
import { createStore } from '../../../../src/platform/store.ts';
import { createOptInSource } from '../../../../src/runtime/analytics/opt-in-source.ts';
import type { TrackingServices } from '../../../../src/runtime/analytics/tracking-services.ts';
import { parseConfig } from '../../../../src/runtime/config/config.ts';
import type { PageConsent } from '../../../../src/runtime/consent/page-consent.ts';
import { documentPrototype } from '../../../support/document-prototype.ts';
import type { FakeClock } from '../../../support/fake-clock.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';
import { hostileText } from '../../domain/hostile-text.ts';

/** The words of the cookie in any order, with junk between them. */
const pieces = ['kfp-clvl', 'kfp-clvl=2', '=2', '=', ';', '; ', '2', '20', '02', ' ', '%32', '2.0', '２', '\t', '"2"', 'KFP-CLVL=2', 'x', 'kfp-clvl2', '=2;2'];

/** By another way than the one under test: the first cookie of the name is 2, without the spaces around cookies. Browsers store none around the equals sign. */
function saysYes(header: string): boolean {
  const [first] = header.match(/(?<=^|;)\s*kfp-clvl=[^;]*/) ?? [];
  return /^\s*kfp-clvl=2\s*$/.test(first ?? '');
}

/** What our own dialog keeps: an answer, or undefined while nobody knows which cookie it is in. */
function pageConsent(answer: ConsentAnswer | undefined): PageConsent {
  const tracking = () => trackingConsent(answer, Reflect.get(navigator, 'globalPrivacyControl') === true);
  return { subscribe: () => () => undefined, statistics: () => answer, tracking } as unknown as PageConsent;
}

/** Services of a page; code that is late never arrives. */
function servicesOf(answer: ConsentAnswer | undefined, isLate: boolean, more: object = {}) {
  const get = vi.fn(() => (isLate ? new Promise<PageConsent>(() => undefined) : Promise.resolve(pageConsent(answer))));
  const config = createStore(parseConfig(more, { pageUrl: 'https://bank.example/', allowLocalHttp: true, onBad: () => undefined }));
  return { get, services: { window, clock: fakeClock(), config, consent: { get } } as unknown as TrackingServices };
}

function sourceOf(answer: ConsentAnswer | undefined, isLate = false) {
  const { services, get } = servicesOf(answer, isLate);
  const source = createOptInSource(services, () => undefined);
  onTestFinished(source.dispose);
  return { ...source, get };
}

/** What the bank itself says, and how it says it; cookie and helper are there for every distributor, and most do not look. */
const banks = {
  yes: { cookie: 'kfp-clvl=2', helper: { getStatus: () => 'OPTED_IN' } },
  no: { cookie: 'kfp-clvl=1', helper: { getStatus: () => 'OPTED_OUT' } },
  nothing: { cookie: '', helper: undefined },
} as const;
const answers = { yes: 'accepted', no: 'denied', nothing: null, unknown: undefined, late: undefined } as const;

/** The rows TR-06 to TR-11 and CK-24 once more, as one reads them. */
function expected(distributor: Distributor, bank: keyof typeof banks, own: keyof typeof answers, hasControl: boolean): TrackingConsent {
  const isKnown = own !== 'unknown' && own !== 'late';
  if (distributor !== 'dnb' && distributor !== 'sb1') {
    if (own === 'yes') return 'OPTED_IN';
    // An answer that is not known yet may be a yes.
    return own === 'no' || (hasControl && own === 'nothing') ? 'OPTED_OUT' : 'UNANSWERED';
  }
  if (own === 'no' || bank === 'no') return 'OPTED_OUT';
  if (bank === 'yes') return isKnown ? 'OPTED_IN' : 'UNANSWERED';
  return distributor === 'dnb' || hasControl ? 'OPTED_OUT' : 'UNANSWERED';
}

test('every distributor, what the bank says and what our dialog knows TR-06 TR-07 TR-08 TR-09 TR-10 TR-11 CK-24', async () => {
  let header = '';
  const cookies = vi.spyOn(documentPrototype, 'cookie', 'get').mockImplementation(() => header);
  onTestFinished(() => {
    cookies.mockRestore();
    Reflect.deleteProperty(window, 'kfpOptIn');
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });
  let cases = 0;
  for (const distributor of distributors) {
    for (const [bank, { cookie, helper }] of Object.entries(banks)) {
      for (const [own, answer] of Object.entries(answers)) {
        for (const hasControl of [false, true]) {
          header = cookie;
          Object.assign(window, { kfpOptIn: helper });
          Object.assign(navigator, { globalPrivacyControl: hasControl });
          const source = sourceOf(answer, own === 'late');
          source.read(distributor);
          await Promise.resolve(); // The code arrives, where it is not late.
          expect({ distributor, bank, own, hasControl, decided: source.read(distributor) }).toEqual({
            distributor, bank, own, hasControl,
            decided: expected(distributor, bank as keyof typeof banks, own as keyof typeof answers, hasControl),
          });
          cases += 1;
        }
      }
    }
  }
  expect(cases).toBe(distributors.length * 3 * 5 * 2);
});

test.each(['dnb', 'sb1'] as const)('TR-07 TR-11 %s: a no of the bank needs no code of ours, which comes with its yes', (distributor) => {
  const cookies = vi.spyOn(documentPrototype, 'cookie', 'get').mockReturnValue('kfp-clvl=1');
  const getStatus = vi.fn(() => 'OPTED_OUT');
  Object.assign(window, { kfpOptIn: { getStatus } });
  onTestFinished(() => {
    cookies.mockRestore();
    Reflect.deleteProperty(window, 'kfpOptIn');
  });
  const { read, get } = sourceOf('accepted');
  expect([read(distributor), get.mock.calls.length]).toEqual(['OPTED_OUT', 0]);
  cookies.mockReturnValue('kfp-clvl=2');
  getStatus.mockReturnValue('OPTED_IN');
  window.dispatchEvent(new Event('focus'));
  expect([read(distributor), get.mock.calls.length]).toEqual(['UNANSWERED', 1]);
});

test('no cookie text makes kfp-clvl throw, and none is a yes but the exact value 2 B1 TR-06 TR-07', async () => {
  let header = '';
  vi.spyOn(documentPrototype, 'cookie', 'get').mockImplementation(() => header);
  const source = sourceOf(null);
  source.read('none');
  await Promise.resolve(); // Our own answers are here.
  let yes = 0;
  const text = fc.oneof(hostileText(...pieces), fc.string({ unit: fc.constantFrom(...pieces) }), fc.string({ unit: 'binary' }));
  const property = fc.property(text, (given) => {
    header = given;
    const answer = source.read('dnb');
    expect(answer).toBe(saysYes(given) ? 'OPTED_IN' : 'OPTED_OUT');
    if (answer === 'OPTED_IN') yes += 1;
  });
  fc.assert(property, { ...fuzzRuns(), examples: [['kfp-clvl=2'], ['a=1; kfp-clvl=2; kfp-clvl=1'], ['kfp-clvl=1; kfp-clvl=2'], ['kfp-clvl=%32']] });
  expect(yes).toBeGreaterThanOrEqual(2);
}, 60_000);

describe('what may have changed the answer', () => {
  /** A page of the bank whose helper says yes, and a count of how often it is asked. */
  function sb1Page(more: object = {}, consentGet?: () => Promise<PageConsent>) {
    const getStatus = vi.fn((): unknown => 'OPTED_IN');
    Object.assign(window, { kfpOptIn: { getStatus } });
    onTestFinished(() => void Reflect.deleteProperty(window, 'kfpOptIn'));
    const { services } = servicesOf('accepted', false, more);
    const onChange = vi.fn();
    const source = createOptInSource({ ...services, ...(consentGet && { consent: { get: consentGet } }) }, onChange);
    onTestFinished(source.dispose);
    source.read('sb1');
    const clock = services.clock as FakeClock;
    return { source, onChange, getStatus, clock };
  }

  const say = (origin: string) => window.dispatchEvent(new MessageEvent('message', { origin, data: 'optin_closed' }));

  test.each<readonly [string, StorageEventInit, boolean]>([
    ['all entries', { key: null, newValue: null }, true],
    ['the mark of analytics', { key: 'kfp-analytics-on', newValue: null }, true],
    ['an event', { key: 'kfp-analytics-e1-a', newValue: null }, false],
    ['an entry of the page', { key: 'bank', newValue: null }, false],
  ])('another tab removes %s: the bank is asked again (%o), and we look: %s TR-60', async (_what, init, isNews) => {
    const { onChange, getStatus } = sb1Page();
    await Promise.resolve();
    onChange.mockClear();
    getStatus.mockClear();
    window.dispatchEvent(new StorageEvent('storage', init));
    expect([onChange.mock.calls.length, getStatus.mock.calls.length]).toEqual(isNews ? [1, 1] : [0, 0]);
  });

  test('another tab that sets the mark of analytics is no news', async () => {
    const { onChange } = sb1Page();
    await Promise.resolve();
    onChange.mockClear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'kfp-analytics-on', newValue: '1' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('an answer to a dialog of ours of any version counts at once TR-21', async () => {
    const { source, onChange, getStatus } = sb1Page();
    await Promise.resolve();
    onChange.mockClear();
    getStatus.mockReturnValue('OPTED_OUT');
    window.dispatchEvent(new Event('kfp-consent-change'));
    expect([onChange.mock.calls.length, source.read('sb1')]).toEqual([1, 'OPTED_OUT']);
  });

  test('the site of the bank is that of the configuration TR-14', () => {
    const { onChange, getStatus, clock } = sb1Page({ optInSite: 'bank.example' });
    onChange.mockClear();
    getStatus.mockClear();
    say('https://www.sparebank1.no');
    clock.advance(250);
    expect([onChange.mock.calls.length, getStatus.mock.calls.length]).toEqual([0, 0]);
    say('https://www.bank.example');
    clock.advance(250);
    expect([onChange.mock.calls.length, getStatus.mock.calls.length]).toEqual([1, 1]);
  });

  test('a helper that has answered is not asked by each event, and one that has not is TR-11', async () => {
    const { source, getStatus } = sb1Page();
    await Promise.resolve();
    source.read('sb1');
    expect(getStatus).toHaveBeenCalledTimes(1);
    getStatus.mockReturnValue(undefined);
    window.dispatchEvent(new Event('focus'));
    expect(source.read('sb1')).toBe('UNANSWERED');
    getStatus.mockReturnValue('OPTED_OUT');
    expect(source.read('sb1')).toBe('OPTED_OUT');
  });

  test('after the end nothing is heard of any more, not even what was on its way', async () => {
    const { source, onChange, getStatus, clock } = sb1Page();
    await Promise.resolve();
    onChange.mockClear();
    getStatus.mockClear();
    say('https://www.sparebank1.no');
    source.dispose();
    expect(clock.pending()).toBe(0);
    say('https://www.sparebank1.no');
    for (const type of ['focus', 'pageshow', 'kfp-consent-change']) window.dispatchEvent(new Event(type));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(clock.pending()).toBe(0);
    expect([onChange.mock.calls.length, getStatus.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('the code of our own dialog', () => {
  /** Our answers as they come and change. */
  function ownPage(get: () => Promise<PageConsent>) {
    const { services } = servicesOf(null, false);
    const onChange = vi.fn();
    const source = createOptInSource({ ...services, consent: { get } }, onChange);
    onTestFinished(source.dispose);
    return { source, onChange };
  }

  test('it is asked for once, and its arrival and each later answer are told TR-21', async () => {
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const get = vi.fn(() => Promise.resolve({ ...pageConsent('accepted'), subscribe } as PageConsent));
    const { source, onChange } = ownPage(get);
    expect([source.read('none'), source.read('none'), get.mock.calls.length]).toEqual(['UNANSWERED', 'UNANSWERED', 1]);
    await Promise.resolve();
    expect([onChange.mock.calls.length, source.read('none'), listeners.size]).toEqual([1, 'OPTED_IN', 1]);
    for (const listener of listeners) listener();
    expect([onChange.mock.calls.length, get.mock.calls.length]).toEqual([2, 1]);
    source.dispose();
    expect(listeners.size).toBe(0);
  });

  test('it is asked for again by the next event, when it did not arrive', async () => {
    const get = vi.fn(() => Promise.resolve(pageConsent('denied'))).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { source } = ownPage(get);
    expect(source.read('none')).toBe('UNANSWERED');
    await new Promise((resolve) => setTimeout(resolve));
    expect(source.read('none')).toBe('UNANSWERED');
    await Promise.resolve();
    expect([source.read('none'), get.mock.calls.length]).toEqual(['OPTED_OUT', 2]);
  });

  test('what arrives after the end is not listened to', async () => {
    const subscribe = vi.fn(() => () => undefined);
    const { source, onChange } = ownPage(() => Promise.resolve({ ...pageConsent('accepted'), subscribe } as unknown as PageConsent));
    source.read('none');
    source.dispose();
    await Promise.resolve();
    expect([subscribe.mock.calls.length, onChange.mock.calls.length, source.read('none')]).toEqual([0, 0, 'UNANSWERED']);
  });
});
