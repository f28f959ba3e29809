import { expect, onTestFinished, test, vi } from 'vitest';
import { consentAnswers } from '../../../../src/domain/cookie-consent.ts';
import type { PageConsent } from '../../../../src/runtime/consent/page-consent.ts';
import { createPageConsent } from '../../../../src/runtime/consent/page-consent.ts';
import { sharingKey } from '../../../../src/platform/version.ts';
import { documentPrototype } from '../../../support/document-prototype.ts';
import { fakeChannels } from '../../../support/fake-channels.ts';
import { responseOf } from '../../../support/fake-transport.ts';
import type { TestRuntimeOptions } from '../../../support/test-runtime.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';
import { warning } from '../../../support/warning.mjs';

const general = 'fremtind-cookie-consent';
const authenticated = 'kfp-consent-v3';
const saved = { functional: 'accepted', statistics: 'denied', marketing: null };

/** A browser's cookies, as `document.cookie` shows them; `writes` is what was written to it. */
function fakeCookies(first: Readonly<Record<string, string>> = {}, isKept = (_: string) => true) {
  const jar = new Map(Object.entries(first));
  const writes: string[] = [];
  const get = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const set = (text: string) => {
    writes.push(text);
    const [pair = ''] = text.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    if (/Max-Age=0/.test(text)) jar.delete(name);
    else if (isKept(text)) jar.set(name, pair.slice(pair.indexOf('=') + 1));
  };
  // Both at once: of two spies the second would give back the first.
  const own = Object.getOwnPropertyDescriptor(documentPrototype, 'cookie') ?? {};
  Object.defineProperty(documentPrototype, 'cookie', { configurable: true, get, set });
  onTestFinished(() => void Object.defineProperty(documentPrototype, 'cookie', own));
  return { jar, writes };
}

function goTo(path: string): void {
  history.replaceState(null, '', path);
  onTestFinished(() => history.replaceState(null, '', '/'));
}

async function openPage(options: TestRuntimeOptions = {}) {
  const page = createTestRuntime({ session: null, ...options });
  const consent = await page.runtime.consent.get();
  await page.pass();
  return { ...page, consent };
}

test('an answer is a cookie of 120 days, raw and for the whole site CK-04 CK-06 CK-07 CK-08', async () => {
  const { writes, jar } = fakeCookies();
  const { consent } = await openPage();
  expect(consent.save({ functional: 'accepted', statistics: 'denied' })).toEqual(saved);
  expect(writes).toEqual([`${general}=${JSON.stringify(saved)}; Max-Age=10368000; Path=/; SameSite=Lax`]);
  expect([...jar.keys()]).toEqual([general]);
});

test('answers to categories that were not asked for stay CC-25', async () => {
  fakeCookies({ [general]: '{"functional":null,"statistics":"denied","marketing":"accepted"}' });
  const { consent } = await openPage();
  expect(consent.save({ functional: 'denied', statistics: 'accepted' }))
    .toEqual({ functional: 'denied', statistics: 'accepted', marketing: 'accepted' });
});

test('everybody is told within the call CC-26 B5', async () => {
  fakeCookies();
  const { consent, eventsOf } = await openPage();
  const seen: unknown[] = [];
  consent.subscribe(() => seen.push(consent.get()));
  consent.save({ functional: 'accepted', statistics: 'denied' });
  expect(seen).toEqual([saved]);
  expect(consent.tracking()).toBe('OPTED_OUT');
  consent.save({ statistics: 'accepted' });
  expect(consent.tracking()).toBe('OPTED_IN');
  expect(eventsOf('kfp-consent-change')).toEqual([]);
});

test('while a dialog that comes may name another cookie, a host is told nothing, and an answer is kept CK-05', async () => {
  const { jar } = fakeCookies({ [general]: '{"statistics":"accepted"}' });
  const { consent, runtime, eventsOf } = await openPage();
  expect(consent.get()?.statistics).toBe('accepted');
  runtime.elements.add({ element: document.createElement('kfp-cookie-consent'), needsCustomer: false });
  expect([consent.get(), eventsOf('kfp-consent-change')]).toEqual([undefined, []]);
  const answers = { functional: null, statistics: 'denied', marketing: null };
  expect([consent.save({ statistics: 'denied' }), consent.get(), jar.get(general)]).toEqual([answers, answers, JSON.stringify(answers)]);
});

test('the names are those of the configuration, over which an element has the last word CK-05', async () => {
  const { jar, writes } = fakeCookies({ 'bank-consent': '{"statistics":"accepted"}', 'own': '{"statistics":"denied"}' });
  const { consent } = await openPage({ config: { consentCookieName: 'bank-consent', consentCookieDomain: 'bank.no' } });
  expect(consent.get()?.statistics).toBe('accepted');
  const release = consent.override({ cookieName: 'own', cookieDomain: undefined, loginContext: undefined });
  expect(consent.get()?.statistics).toBe('denied');
  release();
  await Promise.resolve();
  expect(consent.get()?.statistics).toBe('accepted');
  consent.save({ statistics: 'denied' });
  expect(jar.get('bank-consent')).toBe('{"functional":null,"statistics":"denied","marketing":null}');
  expect(writes.at(-1)).toContain('Domain=bank.no');
});

/** A tag of the page; its code is here once the runtime counts it among its elements. */
function tagOf(name: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

test.each([
  ['kfp-cookie-consent', { 'cookie-name': 'own' }],
  ['kfp-portal', { 'login-context': 'MOBILBANK' }],
])('while the code of a %s with %j has not arrived, no answers are known CK-05 TR-58', async (name, attributes) => {
  fakeCookies({ [general]: '{"statistics":"accepted"}', own: '{"statistics":"denied"}' });
  const element = tagOf(name, attributes);
  const { consent, runtime, eventsOf } = await openPage();
  expect([consent.get(), consent.statistics(), consent.tracking()]).toEqual([undefined, undefined, 'UNANSWERED']);
  runtime.elements.add({ element, needsCustomer: false });
  expect(consent.get()).toBeUndefined();
  const release = consent.override({ cookieName: 'own' });
  expect([consent.statistics(), consent.tracking()]).toEqual(['denied', 'OPTED_OUT']);
  // What it has said last is that it says nothing.
  release();
  await Promise.resolve();
  expect(consent.tracking()).toBe('OPTED_IN');
  expect(eventsOf('kfp-consent-change')).toEqual([]);
});

test('while the loader has defined a tag and its code has not arrived, no answers are known CK-05 TR-58', async () => {
  fakeCookies({ [general]: '{"statistics":"accepted"}', own: '{"statistics":"denied"}' });
  vi.spyOn(customElements, 'get').mockReturnValue(class extends HTMLElement { static readonly [sharingKey] = {}; });
  // The host may have set a property, of which the page shows nothing.
  const element = tagOf('kfp-cookie-consent');
  const { consent, runtime } = await openPage();
  expect([consent.get(), consent.tracking()]).toEqual([undefined, 'UNANSWERED']);
  runtime.elements.add({ element, needsCustomer: false });
  consent.override({ cookieName: 'own' });
  expect(consent.tracking()).toBe('OPTED_OUT');
});

test('an element at work is waited for until it goes CK-05', async () => {
  fakeCookies({ [general]: '{"statistics":"accepted"}' });
  const { consent, runtime } = await openPage();
  expect(consent.get()?.statistics).toBe('accepted');
  const leave = runtime.elements.add({ element: tagOf('kfp-cookie-consent'), needsCustomer: false });
  expect(consent.get()).toBeUndefined();
  leave();
  expect(consent.get()?.statistics).toBe('accepted');
});

test('nobody waits for a tag that says nothing and never gets its code, nor for one of another runtime CK-05', async () => {
  fakeCookies({ [general]: '{"statistics":"accepted"}' });
  tagOf('kfp-cookie-consent', { blocking: '' });
  customElements.define('kfp-portal', class extends HTMLElement {});
  tagOf('kfp-portal', { 'login-context': 'MOBILBANK' });
  const { consent } = await openPage();
  expect(consent.statistics()).toBe('accepted');
});

test('a name that no cookie can have is ignored, with a warning CK-05', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { jar } = fakeCookies();
  const { consent } = await openPage({ config: { consentCookieName: 'a; Domain=evil.no', consentCookieDomain: 'x;y' } });
  consent.save({ statistics: 'denied' });
  expect([...jar.keys()]).toEqual([general]);
  expect(warn.mock.calls.flat()).toEqual([
    warning('invalid-value', 'consentCookieName: "a; Domain=evil.no" is not valid and is ignored.'),
    warning('invalid-value', 'consentCookieDomain: "x;y" is not valid and is ignored.'),
  ]);
  consent.override({ cookieName: 'b c', cookieDomain: undefined, loginContext: undefined });
  expect(warn).toHaveBeenLastCalledWith(warning('invalid-value', 'cookie-name: "b c" is not valid and is ignored.'));
});

test.each([
  ['/nettbank-privat/konto', {}],
  ['/nettbank-bedrift', {}],
  ['/', { loginContext: 'MOBILBANK' }],
  ['/privat/forsikring/oversikt', { loginContext: 'MOBILBANK_DNB' }],
])('on %s with %j the authenticated cookie counts, and is written CK-15 CK-16 CK-17 CK-22', async (path, host) => {
  goTo(path);
  const { jar } = fakeCookies({ [general]: '{"functional":"accepted","statistics":"accepted"}' });
  const { consent } = await openPage({ host });
  expect(consent.get()).toEqual(consentAnswers(null));
  consent.save({ functional: 'accepted', statistics: 'denied' });
  expect(jar.get(authenticated)).toBe('F');
  expect(jar.get(general)).toBe(JSON.stringify(saved));
  expect(consent.get()).toEqual({ functional: 'accepted', statistics: 'denied', marketing: 'denied' });
});

test('on customer pages it is preferred, and written only where it was CK-18 CK-19 CK-22', async () => {
  goTo('/privat/kreditt/lan');
  const { jar } = fakeCookies({ [general]: JSON.stringify(saved), [authenticated]: 'S-M' });
  const { consent } = await openPage();
  expect(consent.get()).toEqual({ functional: 'denied', statistics: 'accepted', marketing: 'accepted' });
  consent.save({ functional: 'accepted', statistics: 'denied' });
  expect(jar.get(authenticated)).toBe('F-M');
  jar.delete(authenticated);
  consent.refresh();
  expect(consent.get()).toEqual(saved);
  consent.save({ statistics: 'accepted' });
  expect(jar.has(authenticated)).toBe(false);
});

test('without an attribute the login tells of the app, and until then nothing is known CK-17', async () => {
  fakeCookies({ [general]: '{"statistics":"accepted"}', [authenticated]: '' });
  const responses = { 'auth/client-context': { loginContext: 'MOBILBANK' } };
  const page = createTestRuntime({ session: 'one', responses });
  const consent = await page.runtime.consent.get();
  expect(consent.get()).toBeUndefined();
  expect([consent.tracking(), consent.statistics()]).toEqual(['UNANSWERED', undefined]);
  await page.pass();
  expect(consent.get()).toEqual(consentAnswers('denied'));
  expect(consent.statistics()).toBe('denied');
  expect(page.backend.count('auth/client-context')).toBe(1);
});

test('a login that does not tell counts as one on the own site CK-20', async () => {
  fakeCookies({ [general]: '{"statistics":"accepted"}' });
  const { consent, pass } = await openPage({ session: 'one', responses: { 'auth/client-context': responseOf(500) } });
  await pass(2_000);
  expect(consent.get()?.statistics).toBe('accepted');
});

test('without cookies all is denied, and nothing is written CC-20 CC-21', async () => {
  const { writes } = fakeCookies();
  const spy = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  onTestFinished(() => spy.mockRestore());
  const { consent } = await openPage();
  expect([consent.isRefused(), consent.get(), consent.tracking()]).toEqual([true, consentAnswers('denied'), 'OPTED_OUT']);
  expect(consent.statistics()).toBe('denied');
  consent.save({ statistics: 'accepted' });
  expect([writes, consent.get()]).toEqual([[], consentAnswers('denied')]);
});

test('a frame where the reading of cookies throws counts as one without CC-21', async () => {
  vi.spyOn(documentPrototype, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const consent = pageConsent();
  expect([consent.isRefused(), consent.get()]).toEqual([true, consentAnswers('denied')]);
});

/** Without the client of the API, which reads cookies too. */
function pageConsent(): PageConsent {
  const { runtime } = createTestRuntimeWithoutCalls();
  const consent = createPageConsent({ window, ...runtime, findEventTarget: () => undefined });
  onTestFinished(consent.dispose);
  return consent;
}

function createTestRuntimeWithoutCalls() {
  return createTestRuntime({ host: { loginContext: 'NETTBANK' }, session: null });
}

test('a browser that says yes and keeps nothing counts as one without cookies CC-21', async () => {
  fakeCookies({}, () => false);
  const { consent } = await openPage();
  expect(consent.isRefused()).toBe(false);
  expect(consent.save({ statistics: 'accepted' })).toEqual(consentAnswers('denied'));
  expect([consent.isRefused(), consent.tracking()]).toEqual([true, 'OPTED_OUT']);
});

test('a domain that the browser refuses gives way to the host, with a warning CK-08', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { jar } = fakeCookies({}, (text) => !text.includes('Domain='));
  const { consent } = await openPage({ config: { consentCookieDomain: 'other.no' } });
  consent.save({ statistics: 'accepted' });
  expect(jar.has(general)).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('an older cookie of a longer path is removed CK-08', async () => {
  goTo('/privat/forsikring/oversikt');
  const { jar, writes } = fakeCookies({ [general]: '{"statistics":"accepted"}' });
  // As long as it is there, it comes first.
  const spy = vi.spyOn(jar, 'set');
  spy.mockImplementation((name, value) => {
    if (!jar.has(name)) Map.prototype.set.call(jar, name, value);
    return jar;
  });
  const { consent } = await openPage();
  expect(consent.save({ statistics: 'denied' }).statistics).toBe('denied');
  const removed = writes.filter((text) => text.includes('Max-Age=0'));
  expect(removed.some((text) => text.includes('Path=/privat/forsikring;'))).toBe(true);
  expect(removed.every((text) => text.startsWith(`${general}=;`))).toBe(true);
});

test('a cookie that is gone is a question that is open, and hosts are told CK-25 B4', async () => {
  const { jar } = fakeCookies({ [general]: JSON.stringify(saved) });
  const { consent, eventsOf } = await openPage();
  jar.clear();
  expect([consent.statistics(), consent.tracking()]).toEqual([null, 'UNANSWERED']);
  expect(consent.get()).toEqual(consentAnswers(null));
  expect(eventsOf('kfp-consent-change')).toEqual([consentAnswers(null)]);
  consent.refresh();
  expect(eventsOf('kfp-consent-change')).toHaveLength(1);
});

test('another tab knows at once B5', async () => {
  fakeChannels();
  fakeCookies();
  const one = await openPage();
  const two = await openPage();
  one.consent.save({ functional: 'accepted', statistics: 'denied' });
  await one.pass();
  expect(two.consent.get()).toEqual(saved);
  expect(two.eventsOf('kfp-consent-change')).toEqual([saved]);
  expect(one.eventsOf('kfp-consent-change')).toEqual([]);
});

test.each(['pageshow', 'focus'])('the cookies are read again on %s CK-25', async (type) => {
  const { jar } = fakeCookies();
  const { consent } = await openPage();
  jar.set(general, JSON.stringify(saved));
  window.dispatchEvent(new Event(type));
  expect(consent.get()).toEqual(saved);
});

test('a browser that asks for privacy says no until the customer has said yes, and no cookie is written CK-24', async () => {
  const { writes } = fakeCookies();
  Object.assign(navigator, { globalPrivacyControl: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  const { consent } = await openPage();
  expect([consent.get(), consent.tracking(), writes]).toEqual([consentAnswers(null), 'OPTED_OUT', []]);
  expect(consent.statistics()).toBeNull(); // The browser's wish is no answer of the customer's.
  consent.save({ statistics: 'accepted' });
  expect(consent.tracking()).toBe('OPTED_IN');
});

test('nothing is left behind by a runtime that is gone E3', async () => {
  const { isOpen } = fakeChannels();
  const { jar } = fakeCookies();
  const { consent, runtime, pass } = await openPage();
  runtime.dispose();
  await pass();
  expect(isOpen()).toBe(false);
  jar.set(general, JSON.stringify(saved));
  for (const type of ['focus', 'pageshow']) window.dispatchEvent(new Event(type));
  expect(consent.get()).toEqual(consentAnswers(null));
});

test('with Global Privacy Control an answer that is not known yet is waited for, and none is a no CK-24', async () => {
  fakeCookies({ [general]: '{"statistics":"accepted"}' });
  Object.assign(navigator, { globalPrivacyControl: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  const element = tagOf('kfp-cookie-consent', { 'cookie-name': 'own' });
  const { consent, runtime } = await openPage();
  runtime.elements.add({ element, needsCustomer: false });
  expect(consent.tracking()).toBe('UNANSWERED');
  consent.override({});
  expect(consent.tracking()).toBe('OPTED_IN');
  consent.override({ cookieName: 'missing' });
  expect(consent.tracking()).toBe('OPTED_OUT');
});

test('where an element names its cookie anew, the answers of another cookie do not count in between CK-05', async () => {
  fakeCookies({ [general]: '{"statistics":"denied"}', own: '{"statistics":"accepted"}' });
  const { consent } = await openPage();
  const release = consent.override({ cookieName: 'own' });
  const seen = vi.fn();
  onTestFinished(consent.subscribe(seen));
  release();
  consent.override({ cookieName: 'own', loginContext: 'NETTBANK' });
  await Promise.resolve();
  expect([consent.statistics(), seen.mock.calls]).toEqual(['accepted', []]);
});
