import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../../src/platform/store.ts';
import type { Config } from '../../../../src/runtime/config/config.ts';
import type { PageConsent } from '../../../../src/runtime/consent/page-consent.ts';
import { createConsent, createTrackingPage } from '../../../support/tracking-page.ts';
import { createDeferred } from '../../../support/fake-transport.ts';
import { documentPrototype } from '../../../support/document-prototype.ts';
import { fillStorage } from '../../../support/full-storage.ts';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'kfp-analytics-id=; Max-Age=-1; Path=/';
  Reflect.deleteProperty(window, 'kfpOptIn');
  history.replaceState(null, '', '/');
});

const named = (name: string | number) => ({ event: 'Statistikk', name: `n${String(name)}` });
const responseOf = (status: number, headers: Record<string, string> = {}) => () => new Response(null, { status, headers });
const track = (page: ReturnType<typeof createTrackingPage>, count: number, first = 0) => {
  for (let index = first; index < first + count; index += 1) page.track(named(index));
};
const names = (page: ReturnType<typeof createTrackingPage>) => page.events().map(({ properties }) => properties['name']);
const listNames = (count: number) => Array.from({ length: count }, (_, index) => `n${String(index)}`);
/** A page that is ready, with nothing sent. */
async function readyPage(options: Parameters<typeof createTrackingPage>[0] = {}) {
  const page = createTrackingPage(options);
  page.track(named('first'));
  await page.pass();
  await page.pass(6_000);
  return page;
}

describe('consent', () => {
  test('before an answer nothing is sent or stored; a yes sends what waited, in order TR-02, TR-05, TR-48, TR-58', async () => {
    const page = createTrackingPage({ statistics: null });
    track(page, 600);
    await page.pass(60_000);
    expect(page.requests).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).not.toMatch(/kfp-analytics/);
    page.consentTo('accepted');
    await page.pass(5_000);
    expect(names(page)).toEqual(listNames(600));
    expect(page.balance()).toEqual([600, 600]);
  }, 20_000);

  test('a no forgets what waited and what comes; a later yes brings nothing of it back TR-03, TR-04', async () => {
    const page = createTrackingPage({ statistics: null });
    page.track(named('before'));
    await page.pass();
    page.consentTo('denied');
    page.track(named('denied'));
    await page.pass(60_000);
    page.consentTo('accepted');
    page.track(named('after'));
    await page.pass(60_000);
    expect(names(page)).toEqual(['nafter']);
    expect(page.gate.counts.dropped).toEqual({ 'opted out': 2 });
  });

  test('after a no, nobody is asked who the customer is TR-03', async () => {
    const page = await readyPage({ trackingId: 'id-1' });
    page.consentTo('denied');
    page.session.set({ status: 'logged-in', customer: 'b', expiresAt: null });
    await page.pass();
    expect(page.identified()).toBe(0);
  });

  test('a no ends what is under way and what waits for another try, and removes all that is stored A3, TR-60', async () => {
    const page = await readyPage();
    page.respondWith(() => new Promise(() => undefined));
    track(page, 3);
    await page.pass(6_000);
    const [, hanging] = page.requests;
    expect(hanging?.signal.aborted).toBe(false);
    expect(localStorage.length).toBeGreaterThan(0);
    page.consentTo('denied');
    expect(hanging?.signal.aborted).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).not.toMatch(/kfp-analytics-id=\w/);
    await page.pass(600_000);
    expect(page.requests).toHaveLength(2);
    expect(page.clock.pending()).toBe(0);
    expect(page.balance()).toEqual([4, 4]);
  });

  test('dnb: only the exact value 2 of kfp-clvl is a yes, anything else a no TR-06, TR-07', async () => {
    for (const value of ['1', '20', '', '2x', undefined]) {
      if (value !== undefined) document.cookie = `kfp-clvl=${value}`;
      const page = createTrackingPage({ distributor: 'dnb', statistics: 'accepted' });
      page.track(named(1));
      await page.pass(60_000);
      expect([value, page.requests.length, page.gate.counts.dropped]).toEqual([value, 0, { 'opted out': 1 }]);
      document.cookie = 'kfp-clvl=; Max-Age=-1';
    }
    document.cookie = 'kfp-clvl=2';
    const page = await readyPage({ distributor: 'dnb', statistics: null });
    expect(page.batches).toHaveLength(1);
    document.cookie = 'kfp-clvl=; Max-Age=-1';
    await page.pass(60_000);
    track(page, 1);
    await page.pass(60_000);
    expect(page.batches).toHaveLength(1);
  });

  test.each([
    ['the browser tells of cookies', () => (window as unknown as { cookieStore: EventTarget }).cookieStore.dispatchEvent(new Event('change'))],
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
  ])('dnb: a no in the cookie holds at once when %s TR-06, TR-60, B5', async (_, tell) => {
    Object.defineProperty(window, 'cookieStore', { configurable: true, value: new EventTarget() });
    document.cookie = 'kfp-clvl=2';
    const page = await readyPage({ distributor: 'dnb', respond: () => new Promise(() => undefined) });
    const [hanging] = page.requests;
    expect(hanging?.signal.aborted).toBe(false);
    document.cookie = 'kfp-clvl=1';
    tell();
    expect(hanging?.signal.aborted).toBe(true);
    expect(localStorage).toHaveLength(0);
    document.cookie = 'kfp-clvl=2';
    tell();
    track(page, 1);
    page.respondWith(responseOf(200));
    await page.pass();
    await page.pass(6_000);
    expect(page.events().slice(1).map(({ properties }) => properties['name'])).toEqual(['n0']);
    document.cookie = 'kfp-clvl=; Max-Age=-1';
    Reflect.deleteProperty(window, 'cookieStore');
  });

  test('sb1: a no that another tab has noticed is asked for here, and ends what is under way TR-60', async () => {
    const getStatus = vi.fn(() => 'OPTED_IN');
    Object.assign(window, { kfpOptIn: { getStatus } });
    const page = await readyPage({ distributor: 'sb1', respond: () => new Promise(() => undefined) });
    getStatus.mockReturnValue('OPTED_OUT');
    window.dispatchEvent(new StorageEvent('storage', { key: 'kfp-analytics-on', newValue: null }));
    expect(page.requests[0]?.signal.aborted).toBe(true);
    expect(page.gate.counts.dropped).toEqual({ 'opted out': 1 });
  });

  test('sb1: the shared helper is asked again 250 ms after its dialog has closed, once TR-11 to TR-14', async () => {
    const getStatus = vi.fn((): unknown => 'OPTED_OUT');
    Object.assign(window, { kfpOptIn: { getStatus } });
    const page = createTrackingPage({ distributor: 'sb1', statistics: 'accepted' });
    page.track(named(1));
    await page.pass();
    expect(getStatus).toHaveBeenCalledTimes(1);
    getStatus.mockReturnValue('OPTED_IN');
    const say = (origin: string, data: unknown = 'optin_closed') =>
      window.dispatchEvent(new MessageEvent('message', { origin, data }));
    say('https://evilsparebank1.no');
    say('http://www.sparebank1.no');
    say('https://www.sparebank1.no', 'other');
    await page.pass(1_000);
    expect(getStatus).toHaveBeenCalledTimes(1);
    for (let count = 0; count < 1_000; count += 1) say('https://www.sparebank1.no', { type: 'optin_closed' });
    await page.pass(249);
    expect(getStatus).toHaveBeenCalledTimes(1);
    await page.pass(1);
    expect(getStatus).toHaveBeenCalledTimes(2);
    page.track(named(2));
    await page.pass();
    await page.pass(6_000);
    expect(names(page)).toEqual(['n2']);
  });

  test('sb1: without the helper, and where it throws or says something else, nobody has answered TR-14', async () => {
    for (const helper of [undefined, {}, { getStatus: () => 'YES' }, { getStatus: () => { throw new Error('theirs'); } }]) {
      Object.assign(window, { kfpOptIn: helper });
      const page = createTrackingPage({ distributor: 'sb1', statistics: 'accepted' });
      page.track(named(1));
      await page.pass(60_000);
      expect([page.requests.length, page.gate.queued()]).toEqual([0, 1]);
    }
  });

  test('sb1: a browser that asks for privacy says no for who has not answered, and a yes counts CK-24', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
    const getStatus = vi.fn((): unknown => undefined);
    Object.assign(window, { kfpOptIn: { getStatus } });
    const page = createTrackingPage({ distributor: 'sb1', statistics: 'accepted' });
    page.track(named(1));
    await page.pass(60_000);
    expect([page.gate.consent.get(), page.requests.length, page.gate.counts.dropped]).toEqual(['OPTED_OUT', 0, { 'opted out': 1 }]);
    getStatus.mockReturnValue('OPTED_IN');
    page.track(named(2));
    await page.pass();
    await page.pass(6_000);
    expect([page.gate.consent.get(), ...names(page)]).toEqual(['OPTED_IN', 'n2']);
  });

  describe.each(['dnb', 'sb1'])('%s, where the bank says yes TR-07 TR-11', (distributor) => {
    beforeEach(() => {
      document.cookie = 'kfp-clvl=2';
      Object.assign(window, { kfpOptIn: { getStatus: () => 'OPTED_IN' } });
    });
    afterEach(() => void (document.cookie = 'kfp-clvl=; Max-Age=-1'));

    test('a no in our dialog ends what is under way at once, and removes all that is stored TR-03 TR-60', async () => {
      const page = await readyPage({ distributor, statistics: null });
      expect([names(page), /kfp-analytics-id=\w/.test(document.cookie)]).toEqual([['nfirst'], true]);
      page.respondWith(() => new Promise(() => undefined));
      track(page, 3);
      await page.pass(6_000);
      expect(page.requests[1]?.signal.aborted).toBe(false);
      page.consentTo('denied');
      expect([page.gate.consent.get(), page.requests[1]?.signal.aborted, localStorage.length]).toEqual(['OPTED_OUT', true, 0]);
      expect(document.cookie).not.toMatch(/kfp-analytics-id=\w/);
      page.respondWith(responseOf(200));
      track(page, 2, 3);
      await page.pass(60_000);
      expect([page.requests.length, page.gate.counts.dropped, page.clock.pending()]).toEqual([2, { 'opted out': 5 }, 0]);
      expect(page.balance()).toEqual([6, 6]);
      // The cookie is gone: the bank alone decides again, and nothing of before comes back.
      page.consentTo(null);
      track(page, 1, 5);
      await page.pass();
      await page.pass(6_000);
      expect(names(page).slice(4)).toEqual(['n5']);
    });

    test('nothing leaves or is stored before our own answer is known, and a stored no holds from the first event TR-58', async () => {
      let arrive: (consent: PageConsent) => void = () => undefined;
      const page = createTrackingPage({ distributor, consent: new Promise((resolve) => (arrive = resolve)) });
      track(page, 2);
      await page.pass(60_000);
      window.dispatchEvent(new Event('pagehide'));
      window.dispatchEvent(new Event('pageshow'));
      expect([page.gate.consent.get(), page.requests, localStorage.length]).toEqual(['UNANSWERED', [], 0]);
      arrive(createConsent('denied').store);
      await page.pass(60_000);
      expect([page.gate.consent.get(), page.requests, localStorage.length]).toEqual(['OPTED_OUT', [], 0]);
      expect(document.cookie).not.toMatch(/kfp-analytics-id=\w/);
      expect(page.gate.counts.dropped).toEqual({ 'opted out': 2 });
    });

    test.each([null, 'accepted'] as const)('TR-05 once our own answer is known not to be a no (%s), what waited leaves in order', async (own) => {
      let arrive: (consent: PageConsent) => void = () => undefined;
      const page = createTrackingPage({ distributor, consent: new Promise((resolve) => (arrive = resolve)) });
      track(page, 3);
      await page.pass(10_000);
      arrive(createConsent(own).store);
      await page.pass();
      await page.pass(6_000);
      expect(names(page)).toEqual(['n0', 'n1', 'n2']);
    });

    test('a no that nobody tells of stores nothing when the customer becomes known TR-58', async () => {
      const page = createTrackingPage({ distributor, statistics: null, status: 'loading' });
      const heard = vi.fn();
      page.element.addEventListener('kfp-track', heard);
      track(page, 2);
      await page.pass();
      page.consentSilently('denied');
      page.session.set({ status: 'logged-out', customer: null, expiresAt: null });
      await page.pass(60_000);
      expect([page.requests, heard.mock.calls, localStorage.length]).toEqual([[], [], 0]);
      expect(document.cookie).not.toMatch(/kfp-analytics-id=\w/);
    });
  });

  test('an answer that nobody was told of is heeded, and what waited meanwhile leaves with the next yes B4', async () => {
    const page = createTrackingPage({ status: 'loading' });
    track(page, 2);
    await page.pass();
    page.consentSilently(null);
    page.session.set({ status: 'logged-out', customer: null, expiresAt: null });
    await page.pass(60_000);
    expect([page.requests, localStorage.length]).toEqual([[], 0]);
    page.consentSilently('accepted');
    track(page, 1, 2);
    await page.pass(7_000);
    expect(names(page)).toEqual(['n0', 'n1', 'n2']);
    expect(page.balance()).toEqual([3, 3]);
  });

  test.each(['dnb', 'sb1'])('%s: a yes in our dialog does not overrule the no of the bank TR-07 TR-11', async (distributor) => {
    document.cookie = 'kfp-clvl=1';
    Object.assign(window, { kfpOptIn: { getStatus: () => 'OPTED_OUT' } });
    const page = createTrackingPage({ distributor, statistics: 'accepted' });
    track(page, 2);
    await page.pass(60_000);
    page.consentTo(null);
    page.consentTo('accepted');
    track(page, 1, 2);
    await page.pass(60_000);
    expect([page.requests, localStorage.length, page.gate.counts.dropped]).toEqual([[], 0, { 'opted out': 3 }]);
    document.cookie = 'kfp-clvl=; Max-Age=-1';
  });

  test('an answer that is gone ends what is under way, and a new yes sends it B4', async () => {
    const page = await readyPage();
    page.respondWith(() => new Promise(() => undefined));
    track(page, 1);
    await page.pass(6_000);
    page.consentTo(null);
    await page.pass(60_000);
    expect(page.requests).toHaveLength(2);
    page.respondWith(responseOf(200));
    page.consentTo('accepted');
    await page.pass(60_000);
    expect(page.gate.counts.delivered).toBe(2);
  });
});

describe('schedule', () => {
  test('what waited goes after 5 s, what comes later a second after that TR-18 to TR-20, TR-53, A10', async () => {
    const page = createTrackingPage();
    page.track(named(0));
    await page.pass();
    await page.pass(4_950);
    expect(page.requests).toHaveLength(0);
    await page.pass(50);
    expect(page.requests).toHaveLength(1);
    page.track(named(1));
    await page.pass(5_950);
    expect(page.requests).toHaveLength(1);
    await page.pass(50);
    expect(page.requests).toHaveLength(2);
  });

  test('at most 50 in a request, one request at a time TR-47, TR-52', async () => {
    const page = createTrackingPage();
    let open = 0;
    page.respondWith(async () => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      open -= 1;
      return new Response('1');
    });
    track(page, 120);
    await page.pass();
    await page.pass(5_000);
    expect(page.batches.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  test('a request ends after 90 s, and is sent again TR-54', async () => {
    const page = createTrackingPage({ respond: () => new Promise(() => undefined) });
    track(page, 1);
    await page.pass();
    await page.pass(5_000);
    await page.pass(89_999);
    expect(page.requests[0]?.signal.aborted).toBe(false);
    page.respondWith(responseOf(200));
    await page.pass(1);
    expect(page.requests[0]?.signal.aborted).toBe(true);
    await page.pass(7_000);
    expect(page.requests).toHaveLength(2);
    expect(page.gate.counts.delivered).toBe(1);
  });

  test('a page that finds another tab at it asks again within 5 s, and not when the other tabs do A5, TR-53', async () => {
    let isTaken = true;
    const locks = { request: (_name: string, _options: object, run: (lock: object | null) => unknown) => Promise.resolve(run(isTaken ? null : {})) };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    vi.spyOn(Math, 'random').mockReturnValue(0.2);
    const page = createTrackingPage();
    page.track(named('a'));
    await page.pass();
    await page.pass(5_000);
    expect(page.requests).toEqual([]);
    isTaken = false;
    await page.pass(1_000);
    expect(names(page)).toEqual(['na']);
  });
});

describe('events', () => {
  test('they go to the service in Europe, without the IP TR-46, TR-49, TR-56', async () => {
    const page = await readyPage();
    expect(page.requests[0]?.url).toBe('https://api-eu.mixpanel.com/track?ip=0');
    const own = await readyPage({ config: { analytics: { token: 't', apiHost: 'https://a.example/' } } });
    expect(own.requests[0]?.url).toBe('https://a.example/track?ip=0');
  });

  test('time, page and distributor are those of the creation TR-61', async () => {
    const page = createTrackingPage({ statistics: null, distributor: 'fana' });
    history.replaceState(null, '', '/avtale/81204417?ssn=01019012345#x');
    const created = page.clock.now();
    page.track({ ...named(1), distributor: 'eika' });
    page.track(named(2));
    await page.pass(60_000);
    history.replaceState(null, '', '/annet');
    page.consentTo('accepted');
    await page.pass(6_000);
    expect(page.events().map(({ properties }) => properties)).toMatchObject([
      { time: created / 1000, path: '/avtale/[number]', distributor: 'eika' },
      { time: created / 1000, path: '/avtale/[number]', distributor: 'fana' },
    ]);
  });

  test('it tells the release of the page and the market source CF-43, CF-66', async () => {
    const page = await readyPage({ config: { app_version: '2.1.0' }, marketSource: 'MIN_BIL' });
    expect(page.events()[0]?.properties).toMatchObject({ release: '2.1.0', marketSource: 'MIN_BIL' });
    const without = await readyPage();
    expect(Object.keys(without.events()[0]?.properties ?? {})).not.toEqual(expect.arrayContaining(['release']));
  });

  test('the first element that shows its data on a path is a page load, and the first one there after a login TR-28', async () => {
    const page = createTrackingPage({ status: 'logged-out', trackingId: 'kunde-a' });
    const load = (komponent: string) => page.track({ event: 'Komponentlast', komponent });
    load('kfp-header');
    page.track({ event: 'Sidelast', side: '/oversikt/login', page: '/oversikt/login' });
    load('kfp-login');
    page.session.set({ status: 'logged-in', customer: 'a', expiresAt: null });
    load('kfp-overview');
    load('kfp-offers');
    history.replaceState(null, '', '/profil');
    page.track({ event: 'Sidelast' });
    load('kfp-profile');
    history.replaceState(null, '', '/');
    load('kfp-overview');
    await page.pass();
    await page.pass(6_000);
    expect(page.events().filter(({ event }) => event === 'Sidelast').map(({ properties: { side, page: name } }) => [side, name])).toEqual([
      ['/', '/'], ['/oversikt/login', '/oversikt/login'], ['/', '/'], ['/profil', '/profil'], ['/', '/'],
    ]);
  });

  test('the customer is known by the tracking id, and by how they logged in TR-16, TR-17, TR-22, TR-23', async () => {
    const page = await readyPage({ status: 'logged-in', trackingId: 'kunde-a' });
    expect(page.events()[0]?.properties).toMatchObject({
      loginMethod: 'authenticated_bankid', distinct_id: 'kunde-a', $user_id: 'kunde-a',
    });
    page.session.set({ status: 'logged-out', customer: null, expiresAt: null });
    await page.pass();
    track(page, 1);
    await page.pass(6_000);
    const { properties } = page.events()[1] ?? {};
    expect(properties).toMatchObject({ loginMethod: 'not_authenticated', distinct_id: `$device:${String(properties?.['$device_id'])}` });
    expect(properties).not.toHaveProperty('$user_id');
    expect(page.identified()).toBe(1);
  });

  test('the language is a property, that of the moment of the event, and names stay LN-08 TR-61', async () => {
    const page = await readyPage();
    document.documentElement.lang = 'en';
    onTestFinished(() => document.documentElement.removeAttribute('lang'));
    track(page, 1);
    await page.pass();
    document.documentElement.lang = 'sv';
    track(page, 1, 1);
    await page.pass(6_000);
    expect(page.events().map(({ properties: { name, language } }) => [name, language])).toEqual([['nfirst', 'nb'], ['n0', 'en'], ['n1', 'nb']]);
  });

  test('another customer who comes without a log-out is not taken for the one before TR-16 TR-23', async () => {
    let trackingId = 'kunde-a';
    const page = await readyPage({ status: 'logged-in', trackingId: () => trackingId });
    trackingId = 'kunde-b';
    page.session.set({ status: 'logged-in', customer: 'b', expiresAt: null });
    await page.pass();
    track(page, 1);
    await page.pass(6_000);
    expect(page.events().map(({ properties }) => properties['$user_id'])).toEqual(['kunde-a', 'kunde-b']);
    expect(page.identified()).toBe(2);
  });

  test('what a customer did who has not answered is not sent as the next one’s, who says yes TR-23 TR-58', async () => {
    const page = createTrackingPage({ status: 'logged-in', statistics: null, trackingId: 'kunde-b' });
    track(page, 2);
    await page.pass();
    page.session.set({ status: 'logged-out', customer: null, expiresAt: null });
    track(page, 1, 2);
    await page.pass();
    page.session.set({ status: 'logged-in', customer: 'b', expiresAt: null });
    track(page, 1, 3);
    await page.pass();
    page.consentTo('accepted');
    await page.pass(6_000);
    expect(names(page)).toEqual(['n2', 'n3']);
    expect(page.gate.counts.dropped).toEqual({ 'other customer': 2 });
    expect(JSON.stringify(page.events())).not.toContain('customer');
  });

  test('an id that comes after the next customer has come is not theirs TR-16 TR-23', async () => {
    const [first, second] = [createDeferred<string>(), createDeferred<string>()];
    const late = [first, second];
    const page = createTrackingPage({ status: 'logged-in', trackingId: () => late.shift()?.promise ?? 'kunde-c' });
    await page.pass();
    page.session.set({ status: 'logged-in', customer: 'b', expiresAt: null });
    await page.pass();
    track(page, 1);
    first.resolve('kunde-a');
    await page.pass(2_000);
    expect(page.events()).toEqual([]);
    second.resolve('kunde-b');
    await page.pass(6_000);
    expect(page.events().map(({ properties }) => properties['$user_id'])).toEqual(['kunde-b']);
  });

  test('without a tracking id, or with one that is a personal number, the customer stays anonymous TR-23, TR-26', async () => {
    for (const trackingId of [undefined, '01019012345']) {
      const page = await readyPage({ status: 'logged-in', trackingId });
      expect(page.events()[0]?.properties).not.toHaveProperty('$user_id');
      expect(page.profiles).toEqual([]);
    }
  });

  test('the profile gets a joke name, once, after the customer is known TR-24 to TR-27', async () => {
    const page = await readyPage({ status: 'logged-in', trackingId: 'kunde-a' });
    expect(page.profiles).toEqual([
      { $token: 'token-1', $distinct_id: 'kunde-a', $set_once: { $first_name: expect.any(String), $last_name: expect.any(String) } },
    ]);
    expect(page.requests.map(({ url }) => url.replace('https://api-eu.mixpanel.com', ''))).toEqual(['/track?ip=0', '/engage?ip=0']);
    track(page, 1);
    await page.pass(6_000);
    const second = await readyPage({ status: 'logged-in', trackingId: 'kunde-a' });
    expect([page.profiles.length, second.profiles.length]).toEqual([1, 0]);
    expect((await readyPage({ status: 'logged-in', trackingId: 'kunde-b' })).profiles).toHaveLength(1);
  });

  test('a name that the service could not take waits for the next events, and keeps none of them TR-24, TR-59', async () => {
    const respondToEngage = (status: number) => ({ url }: { url: string }) => new Response(null, { status: url.includes('engage') ? status : 200 });
    const page = await readyPage({ status: 'logged-in', trackingId: 'kunde-a', respond: respondToEngage(503) });
    await page.pass(600_000);
    expect([page.gate.counts.delivered, page.profiles.length]).toEqual([1, 1]);
    page.respondWith(respondToEngage(200));
    track(page, 1);
    await page.pass(6_000);
    track(page, 1);
    await page.pass(6_000);
    expect([page.gate.counts.delivered, page.profiles.length]).toEqual([3, 2]);
  });

  test('a page that may store nothing names the customer once all the same TR-25', async () => {
    fillStorage();
    const page = await readyPage({ status: 'logged-in', trackingId: 'kunde-a' });
    for (const count of [1, 2]) {
      track(page, count);
      await page.pass(7_000);
    }
    expect([page.gate.counts.delivered, page.profiles.length]).toEqual([4, 1]);
  });

  test('what waits when the configuration loses its token is not sent, and goes with the next token TR-56', async () => {
    const page = createTrackingPage();
    track(page, 2);
    await page.pass(1_000);
    const config = page.services.config as Store<Config>;
    const before = config.get();
    config.set({ ...before, analytics: { ...before.analytics, token: undefined } });
    await page.pass(60_000);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect([page.requests, page.gate.queued()]).toEqual([[], 2]);
    config.set(before);
    track(page, 1, 2);
    await page.pass(7_000);
    expect(names(page)).toEqual(['n0', 'n1', 'n2']);
  });

  test('a no while the name is on its way ends that, and stores nothing after it A3', async () => {
    const page = await readyPage({
      status: 'logged-in', trackingId: 'kunde-a',
      respond: ({ url }) => (url.includes('engage') ? new Promise(() => undefined) : new Response(null)),
    });
    page.consentTo('denied');
    await page.pass(600_000);
    expect(page.requests.at(-1)?.signal.aborted).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(page.requests).toHaveLength(2);
  });

  test('a tracking id with digits that are no personal number names the customer TR-23, TR-26', async () => {
    for (const trackingId of ['7', '0101901234', 'a1-0101-90123']) {
      const page = await readyPage({ status: 'logged-in', trackingId });
      expect(page.events()[0]?.properties['$user_id']).toBe(trackingId);
    }
  });

  test('an event from before it is known who is logged in tells what was known when it left TR-17', async () => {
    for (const [status, loginMethod] of [['logged-in', 'authenticated_bankid'], ['logged-out', 'not_authenticated']] as const) {
      const page = createTrackingPage({ status: 'loading', trackingId: 'kunde-a' });
      page.track(named('early'));
      await page.pass();
      page.session.set({ status, customer: status === 'logged-in' ? 'a' : null, expiresAt: null });
      await page.pass();
      await page.pass(6_000);
      expect([names(page), page.events()[0]?.properties['loginMethod']]).toEqual([['nearly'], loginMethod]);
    }
  });

  test('a cookie that holds anything but an id of ours gets a new one TR-55', async () => {
    for (const value of ['a'.repeat(33), `x${'a'.repeat(32)}`, 'a'.repeat(31), 'A'.repeat(32), '']) {
      document.cookie = `kfp-analytics-id=${value}; Path=/`;
      const page = await readyPage();
      const id = String(page.events()[0]?.properties['$device_id']);
      expect(id).toMatch(/^[a-p]{32}$/);
      expect(document.cookie).toContain(`kfp-analytics-id=${id}`);
    }
  });

  test('the device is known again by a cookie of 365 days TR-55', async () => {
    const setCookie = vi.spyOn(documentPrototype, 'cookie', 'set');
    const page = await readyPage();
    expect(setCookie.mock.calls).toEqual([[expect.stringMatching(/^kfp-analytics-id=[a-p]{32}; Max-Age=31536000; Path=\/; SameSite=Lax/)]]);
    const again = await readyPage();
    expect(again.events()[0]?.properties['$device_id']).toBe(page.events()[0]?.properties['$device_id']);
  });

  test('each is dispatched as kfp-track, and not sent where the host prevents that; without a token nothing leaves TR-56', async () => {
    const page = createTrackingPage();
    const heard: unknown[] = [];
    page.element.addEventListener('kfp-track', (event) => {
      heard.push((event as CustomEvent).detail);
      if (heard.length === 1) event.preventDefault();
    });
    const time = page.clock.now();
    track(page, 2);
    await page.pass();
    await page.pass(5_000);
    expect(heard).toMatchObject([{ event: 'Statistikk', time, name: 'n0' }, { event: 'Statistikk', time, name: 'n1' }]);
    expect(names(page)).toEqual(['n1']);
    expect(page.gate.counts.dropped).toEqual({ prevented: 1 });

    localStorage.clear();
    document.cookie = 'kfp-analytics-id=; Max-Age=-1; Path=/';
    const without = await readyPage({ config: { analytics: { token: undefined } }, status: 'logged-in' });
    expect([without.requests.length, without.gate.counts.dropped, localStorage.length, without.identified()])
      .toEqual([0, { 'no token': 1 }, 0, 0]);
    expect(document.cookie).not.toMatch(/kfp-analytics-id=\w/);
  });

  test('an event that cannot be written, or is too large, drops only itself TR-59, A7', async () => {
    const page = createTrackingPage();
    const circle: { event: string; value: unknown } = { event: 'Statistikk', value: undefined };
    circle.value = circle;
    page.track(named(0));
    page.track(circle);
    page.track({ event: 'Statistikk', value: 1n });
    page.track({ event: 'Statistikk', get value() { throw new Error('theirs'); } });
    page.track({ event: 'Statistikk', value: 'x'.repeat(1_000_000) });
    page.track({ name: 'no event' });
    page.track(named(1));
    await page.pass();
    await page.pass(5_000);
    expect(page.batches).toHaveLength(1);
    expect(names(page)).toEqual(['n0', 'n1']);
    expect(page.gate.counts.dropped).toEqual({ invalid: 4, 'too large': 1 });
    expect(page.balance()).toEqual([7, 7]);
  });
});

describe('failures', () => {
  test('a service that is down is asked seldom and less and less often, and gets all in the end TR-59, A9', async () => {
    const page = createTrackingPage({ respond: responseOf(503) });
    track(page, 2);
    await page.pass();
    for (let second = 0; second < 600; second += 5) await page.pass(5_000);
    expect(page.requests.length).toBeGreaterThan(4);
    expect(page.requests.length).toBeLessThanOrEqual(12);
    page.respondWith(responseOf(200));
    for (let minute = 0; minute < 7; minute += 1) await page.pass(60_000);
    expect(page.gate.counts.delivered).toBe(2);
  }, 20_000);

  test('Retry-After is heeded, as seconds and as a date TR-59', async () => {
    const clock = createTrackingPage().clock;
    for (const header of ['120', new Date(clock.now() + 125_000).toUTCString()]) {
      const page = createTrackingPage({ respond: responseOf(429, { 'Retry-After': header }) });
      track(page, 1);
      await page.pass();
      await page.pass(5_000);
      page.respondWith(responseOf(200));
      await page.pass(118_000);
      expect([header, page.requests.length]).toEqual([header, 1]);
      await page.pass(3_000);
      expect([header, page.gate.counts.delivered]).toEqual([header, 1]);
      localStorage.clear();
    }
  });

  test('a single event that is too large is sent once, and the next ones after it TR-59', async () => {
    const page = createTrackingPage();
    page.respondWith(responseOf(413));
    track(page, 1);
    await page.pass();
    for (let minute = 0; minute < 10; minute += 1) await page.pass(60_000);
    expect(page.requests).toHaveLength(1);
    expect(page.gate.counts.dropped).toEqual({ 'status 413': 1 });
    page.respondWith(responseOf(200));
    track(page, 2);
    await page.pass(6_000);
    expect(page.gate.counts.delivered).toBe(2);
    expect(page.balance()).toEqual([3, 3]);
  });

  test('without locks one tab still sends one request at a time A5', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    let settle: (response: Response) => void = () => undefined;
    const page = createTrackingPage({ respond: () => new Promise((resolve) => (settle = resolve)) });
    page.track(named('a'));
    await page.pass();
    await page.pass(6_000);
    page.track(named('b'));
    await page.pass(10_000);
    expect(page.requests).toHaveLength(1);
    page.respondWith(responseOf(200));
    settle(new Response(null, { status: 200 }));
    await page.pass(6_000);
    expect(names(page)).toEqual(['na', 'nb']);
  });

  test('413 halves the request; any other 4xx drops it, and counts why TR-59, A10', async () => {
    const page = createTrackingPage();
    page.respondWith(({ body }) => new Response(null, { status: (JSON.parse(body) as unknown[]).length > 10 ? 413 : 200 }));
    track(page, 40);
    await page.pass();
    await page.pass(5_000);
    expect(page.gate.counts.delivered).toBe(40);
    page.respondWith(responseOf(200));
    track(page, 40);
    await page.pass(6_000);
    expect(page.batches.at(-1)).toHaveLength(40);
    page.respondWith(responseOf(401));
    track(page, 3);
    await page.pass(6_000);
    expect(page.gate.counts.dropped).toEqual({ 'status 401': 3 });
    expect(page.balance()).toEqual([83, 83]);
  });

  test('after ten failures nothing is tried until the device is online again A9', async () => {
    const page = createTrackingPage({ respond: () => Promise.reject(new TypeError('blocked')) });
    track(page, 1);
    await page.pass();
    for (let minute = 0; minute < 120; minute += 1) await page.pass(60_000);
    // The first is tried once more at once, as the browser may have refused it only because it was to go on.
    expect(page.requests.map(({ keepalive }) => keepalive)).toEqual([true, ...Array.from({ length: 10 }, () => false)]);
    expect(page.clock.pending()).toBe(0);
    page.respondWith(responseOf(200));
    window.dispatchEvent(new Event('online'));
    await page.pass(1_000);
    expect(page.gate.counts.delivered).toBe(1);
  }, 20_000);
});

describe('leaving and coming back', () => {
  test('what waits goes at once when the page is left, up to 60,000 bytes, and the rest with the next page TR-59, A2', async () => {
    const page = await readyPage();
    for (let index = 0; index < 30; index += 1) page.track({ event: 'Statistikk', name: `n${String(index)}`, value: 'x'.repeat(2_700) });
    window.dispatchEvent(new Event('pagehide'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    page.track({ event: 'Statistikk', name: 'n30', value: 'x'.repeat(2_700) });
    const [, ...left] = page.requests;
    const bytes = left.reduce((sum, { body }) => sum + body.length, 0);
    expect(bytes).toBeGreaterThanOrEqual(55_000);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect(left.every(({ keepalive }) => keepalive)).toBe(true);
    const next = createTrackingPage();
    next.track(named('next'));
    await next.pass();
    await next.pass(6_000);
    const arrived = [...page.events(), ...next.events()].map(({ properties }) => properties['$insert_id']);
    expect(new Set(arrived).size).toBe(33);
    expect(arrived).toHaveLength(33);
  });

  test('what is tracked while the page goes, goes with it TR-59', async () => {
    const page = await readyPage();
    window.dispatchEvent(new Event('pagehide'));
    page.track(named('last'));
    expect(names(page)).toEqual(['nfirst', 'nlast']);
  });

  test('a page that comes back sends nothing that has left, and again what did not arrive A11', async () => {
    const page = await readyPage();
    let fail: (error: Error) => void = () => undefined;
    page.respondWith(() => new Promise((_, reject) => (fail = reject)));
    track(page, 1);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    page.respondWith(responseOf(200));
    await page.pass(60_000);
    expect(page.requests).toHaveLength(2);
    fail(new TypeError('gone'));
    await page.pass();
    await page.pass(7_000);
    expect(page.requests).toHaveLength(3);
    expect(page.gate.counts.delivered).toBe(2);
  });

  test('at most 1,000 events and 256 KiB are stored; the oldest give way TR-60, A9', async () => {
    const page = createTrackingPage({ respond: responseOf(503) });
    await page.pass();
    for (let index = 0; index < 80; index += 1) page.track({ event: 'Statistikk', name: `n${String(index)}`, value: 'x'.repeat(5_000) });
    await page.pass();
    const size = Object.keys(localStorage).reduce((sum, key) => sum + key.length + (localStorage.getItem(key)?.length ?? 0), 0);
    expect(size).toBeGreaterThan(250_000);
    expect(size).toBeLessThanOrEqual(262_144 + 20);
    for (let index = 0; index < 1_010; index += 1) localStorage.setItem(`kfp-analytics-e000000000-${String(index)}`, '{"event":"a","properties":{}}');
    track(page, 2);
    expect(localStorage.length).toBeLessThanOrEqual(1_001);
    expect(page.balance()).toEqual([82, 82]);
  }, 20_000);

  test('what another script has stored under the name of an event is removed, and spoils no other A7', async () => {
    for (const [index, text] of ['{"event":"a}}', '{"event":"a","properties":{}} }}', 'x', '[]'].entries()) {
      localStorage.setItem(`kfp-analytics-e000000000-${String(index)}`, text);
    }
    const page = createTrackingPage();
    track(page, 1);
    await page.pass();
    await page.pass(6_000);
    expect(page.batches.flat().map(({ properties }) => properties['name'])).toEqual(['n0']);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kfp-analytics-e'))).toEqual([]);
  });

  test('with no room in the storage events are delivered all the same A9', async () => {
    fillStorage();
    const page = createTrackingPage();
    track(page, 3);
    await page.pass();
    expect([localStorage.length, page.gate.queued()]).toEqual([0, 3]);
    await page.pass(5_000);
    expect(page.gate.counts.delivered).toBe(3);
  });

  test('a page whose elements have gone leaves nothing behind, and sends what waited TR-60', async () => {
    const page = await readyPage();
    track(page, 2);
    page.gate.dispose();
    await page.pass();
    expect(names(page)).toEqual(['nfirst', 'n0', 'n1']);
    expect(page.clock.pending()).toBe(0);
    expect(Object.keys(localStorage)).toEqual(['kfp-analytics-on']);
  });

  test('a page whose elements have gone sends nothing more when it comes back or is online again TR-60', async () => {
    const page = await readyPage();
    page.respondWith(responseOf(503));
    track(page, 1);
    page.gate.dispose();
    await page.pass();
    for (const type of ['pagehide', 'pageshow', 'online']) window.dispatchEvent(new Event(type));
    await page.pass(60_000);
    expect([page.requests.length, page.clock.pending()]).toEqual([2, 0]);
  });
});
