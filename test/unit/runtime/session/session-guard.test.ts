import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeChannels } from '../../../support/fake-channels.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { expiring, extend, info, logoutCall, openGuardedPage, setHidden, status } from './guarded-page.ts';
import { offersNamed, watchOffers } from '../query/watch-offers.ts';

const hour = 3_600_000;

describe('the warning', () => {
  test('shows under 60 s, with whole seconds rounded up, each second SW-08 SW-09 SW-12 SW-13', async () => {
    const { seconds, pass } = await openGuardedPage({ expiresIn: 62, tag: 'kfp-offers' });
    await pass(1_900);
    expect(seconds()).toBeNull();
    const seen: (number | null)[] = [];
    for (let second = 0; second < 60; second++) {
      await pass(1_000);
      seen.push(seconds());
    }
    expect(seen.slice(0, 3)).toEqual([60, 59, 58]);
    expect(seen.slice(-3)).toEqual([3, 2, 1]);
    expect(seen).toHaveLength(60);
    await pass(1_000);
    expect(seconds()).toBeNull();
  });

  test('exactly 60 s is no warning, a millisecond less is one SW-13', async () => {
    const { seconds, clock, runtime } = await openGuardedPage();
    runtime.session.setExpiry(60, clock.monotonic());
    expect(seconds()).toBeNull();
    clock.advance(1);
    expect(seconds()).toBe(60);
    clock.advance(59_998);
    expect(seconds()).toBe(1);
    clock.advance(1);
    expect(seconds()).toBeNull();
  });

  test('counts down to one, never to nothing or below SW-12 SW-13', async () => {
    const { runtime, clock, pass } = await openGuardedPage({ expiresIn: 4, tag: 'kfp-offers' });
    const guard = await runtime.getGuard();
    const seen: (number | null)[] = [];
    guard.subscribe(() => seen.push(guard.get()));
    for (let round = 0; round < 3; round++) clock.advance(1_000);
    clock.advance(1_700);
    await pass(1_000);
    expect(seen).toEqual([3, 2, 1, null]);
  });

  test('is told after the login that it warns of, also where a host has called for the guard before section 4', async () => {
    const response = createDeferred();
    const { runtime, pass, states, seconds } = await openGuardedPage({ responses: { [status]: response.promise } });
    await pass();
    expect(runtime.session.get().status).toBe('loading');
    response.resolve(expiring(30)());
    await pass();
    await pass(1_000);
    expect([states(), seconds()]).toEqual([['logged-in', 'warning'], 29]);
  });

  test('is checked each second while the page is seen SW-07', async () => {
    const { runtime, clock } = await openGuardedPage({ expiresIn: 1200 });
    const read = vi.spyOn(runtime.session, 'left');
    clock.advance(60_000);
    expect(read.mock.calls.length).toBeGreaterThanOrEqual(59);
    expect(read.mock.calls.length).toBeLessThanOrEqual(61);
  });

  test('without an expiry nothing ticks, and five idle minutes ask nothing SW-11 SW-25', async () => {
    const { seconds, clock, backend, pass, left } = await openGuardedPage({ responses: { [status]: { kfpSessionId: 'a' } } });
    expect(clock.pending()).toBe(0);
    const asked = backend.calls.length;
    await pass(300_000);
    expect([seconds(), backend.calls.length - asked, left]).toEqual([null, 0, []]);
  });

  test('an expiry that is near asks nothing either SW-25', async () => {
    const { backend, pass } = await openGuardedPage({ expiresIn: 400 });
    const asked = backend.calls.length;
    await pass(390_000);
    expect(backend.calls.length).toBe(asked);
  });

  test('nor does a page with data that is looked at again and again for five minutes SW-25', async () => {
    const page = await openGuardedPage({ expiresIn: 1200, responses: { 'avtaleoversikt/tilbud': offersNamed('A'), 'avtaleoversikt/avtaler': { avtaler: [] } } });
    const { backend, pass } = page;
    const view = watchOffers(page);
    await pass();
    const asked = backend.calls.length;
    expect(view.names()).toEqual(['A']);
    for (let minute = 0; minute < 5; minute++) {
      setHidden(true);
      await pass(50_000);
      setHidden(false);
      window.dispatchEvent(new Event('focus'));
      await pass(10_000);
    }
    expect(backend.calls.length).toBe(asked);
    view.stop();
  });

  test('the configured expiry holds without any header CF-44', async () => {
    const sessionTimeout = Date.UTC(2026, 10, 21, 11) + 30_000;
    const { seconds } = await openGuardedPage({ config: { sessionTimeout }, responses: { [status]: { kfpSessionId: 'a' } } });
    expect(seconds()).toBe(30);
  });

  test('nothing acts while nobody is logged in SW-26 T-55', async () => {
    const { seconds, pass, left, states, clock } = await openGuardedPage({ responses: { [status]: expiring(30, {}) } });
    expect([seconds(), clock.pending()]).toEqual([null, 0]);
    await pass(60_000);
    expect([left, states()]).toEqual([[], ['logged-out']]);
  });

  test('section 4 hosts are told of the warning, the extension and the end', async () => {
    const { runtime, pass, eventsOf, clock } = await openGuardedPage({ expiresIn: 61 });
    const end = runtime.session.get().expiresAt;
    await pass(2_000);
    expect(eventsOf('kfp-session').at(-1)).toEqual({ state: 'warning', expiresAt: end });
    expect(runtime.session.detail()).toEqual({ state: 'warning', expiresAt: end });
    await runtime.extendSession();
    const extended = clock.now() + 1_200_000;
    expect(eventsOf('kfp-session').at(-1)).toEqual({ state: 'extended', expiresAt: extended });
    await pass(1_200_000 + 500);
    expect(eventsOf('kfp-session').slice(-2)).toEqual([
      { state: 'warning', expiresAt: extended },
      { state: 'expired', expiresAt: extended },
    ]);
    expect(runtime.session.detail()?.state).toBe('expired');
  });
});

describe('the end', () => {
  test.each([
    ['info.timeoutUrl', info, '/utlopt/'],
    ['without it info.loggUtUrl', { loggUtUrl: '/logget-ut/' }, '/logget-ut/'],
    ['without both the portal', {}, '/privat/forsikring/oversikt'],
    ['not to what is no web address', { timeoutUrl: 'mailto:a@b.no', loggUtUrl: 'tel:1' }, '/privat/forsikring/oversikt'],
  ])('the page is left once: %s SW-10 SW-14', async (_, urls, expected) => {
    const { pass, left, states } = await openGuardedPage({ expiresIn: 5, config: { info: urls } });
    await pass(4_800);
    expect(left).toEqual([]);
    await pass(400);
    expect(left).toEqual([expected]);
    await pass(120_000);
    window.dispatchEvent(new Event('focus'));
    await pass(5_000);
    expect(left).toHaveLength(1);
    expect(states()).toEqual(['logged-in', 'warning', 'expired']);
  });

  test('the portal leaves too; any other page is told only SW-10', async () => {
    const portal = await openGuardedPage({ expiresIn: 5, tag: 'kfp-portal' });
    await portal.pass(6_000);
    expect(portal.left).toEqual(['/utlopt/']);
    const other = await openGuardedPage({ expiresIn: 5, tag: 'kfp-overview' });
    await other.pass(6_000);
    expect([other.left, other.states().at(-1)]).toEqual([[], 'expired']);
    expect(other.runtime.session.get().status).toBe('logged-out');
  });

  test.each(['kfp-session-warning', 'kfp-portal'])('%s on the page is enough: it is left once, before the code of that has arrived SW-10 SW-15', async (tag) => {
    const { pass, left, runtime } = await openGuardedPage({ expiresIn: 5, tag: 'kfp-offers' });
    const waiting = document.body.appendChild(document.createElement(tag));
    onTestFinished(() => waiting.remove());
    await pass(6_000);
    expect(left).toEqual(['/utlopt/']);
    onTestFinished(runtime.elements.add({ element: waiting, needsCustomer: false }));
    await pass(60_000);
    expect(left).toHaveLength(1);
  });

  test('a session that each response calls expired is kept, where its end would load the page anew without end SW-15', async () => {
    const here = { info: { timeoutUrl: `${location.href}#igjen` } };
    const { pass, left, runtime, states, backend } = await openGuardedPage({ expiresIn: 0, tag: 'kfp-portal', config: here });
    await pass(60_000);
    expect([left, states(), runtime.session.get().status]).toEqual([[], ['logged-in'], 'logged-in']);
    expect(backend.count(status)).toBe(2);
  });

  test('a session that is expired from the start ends, where that leads to another page SW-13 SW-14', async () => {
    const elsewhere = await openGuardedPage({ expiresIn: 0, tag: 'kfp-portal' });
    await elsewhere.pass(5_000);
    expect(elsewhere.left).toEqual(['/utlopt/']);
  });

  test('a session that is expired from the start ends at once on a page that is not left, wherever its end would lead SW-13', async () => {
    const here = { info: { timeoutUrl: location.href } };
    const { pass, states, backend } = await openGuardedPage({ expiresIn: 0, tag: 'kfp-offers', config: here });
    await pass(5_000);
    expect([states(), backend.count(status)]).toEqual([['logged-in', 'expired'], 1]);
  });

  test.each([['has had time', 5], ['is over', 0]])('a page that leads to itself is loaded anew when its session %s SW-10 SW-15', async (_, expiresIn) => {
    const here = { info: { timeoutUrl: location.href } };
    const page = await openGuardedPage({ expiresIn, tag: 'kfp-portal', config: here });
    page.backend.answer({ [status]: expiring(0, {}, 401) });
    await page.pass(6_000);
    expect(page.left).toHaveLength(1);
  });

  test.each([
    ['the page names the deadline', { config: { info, sessionTimeout: Date.UTC(2026, 10, 21, 11) + 600_000 }, responses: { [status]: { kfpSessionId: 'a' } } }],
    ['a response has named it', { expiresIn: 600 }],
  ])('a customer who logs in after another was found gone is not ended by the deadline of that one: %s CF-44 SW-14', async (_, options) => {
    const { runtime, backend, pass, left, states } = await openGuardedPage(options);
    backend.answer({ [status]: {} });
    await runtime.session.recheck('fresh');
    await pass(700_000);
    backend.answer({ [status]: { kfpSessionId: 'b' } });
    await runtime.session.recheck('fresh');
    await pass(5_000);
    expect([runtime.session.get().customer, left, states()]).toEqual(['b', [], ['logged-in', 'logged-out', 'logged-in']]);
  });

  test.each([
    ['the page names the deadline', { config: { info, sessionTimeout: Date.UTC(2026, 10, 21, 11) + 600_000 }, responses: { [status]: { kfpSessionId: 'a' } } }],
    ['a response has named it', { expiresIn: 600 }],
  ])('a customer who is found again after a failure keeps the deadline: %s CF-44 SW-08', async (_, options) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { runtime, backend, pass, left, states } = await openGuardedPage(options);
    backend.answer({ [status]: responseOf(500) });
    for (const wait of [0, 2_000]) {
      void runtime.session.recheck('fresh');
      await pass(wait);
    }
    backend.answer({ [status]: { kfpSessionId: 'a' } });
    await runtime.session.recheck('fresh');
    await pass(600_000);
    await pass(5_000);
    expect(states().at(-1)).toBe('expired');
    expect(left).toEqual(['/utlopt/']);
  });

  test('a page is left for a warning in a shadow root, whatever other elements it has SW-10', async () => {
    const { pass, left, runtime } = await openGuardedPage({ expiresIn: 5 });
    onTestFinished(runtime.elements.add({ element: document.createElement('kfp-offers'), needsCustomer: true }));
    await pass(6_000);
    expect(left).toEqual(['/utlopt/']);
  });

  test('a customer who logs out in the moment of the end is logged out, once, and hidden all the while LG-33 SW-15', async () => {
    const { messages } = fakeChannels();
    const response = createDeferred();
    const { runtime, clock, pass, left, states } = await openGuardedPage({ expiresIn: 5, responses: { [logoutCall]: response.promise } });
    clock.advance(5_000);
    void runtime.logout();
    await pass();
    await pass(500);
    expect([left, runtime.session.get().status]).toEqual([[], 'loading']);
    response.resolve({});
    await pass(60_000);
    expect([left, states()]).toEqual([['/logget-ut/'], ['logged-in', 'warning', 'logged-out']]);
    // The other tabs are asked once, not again and again while the log-out is under way.
    expect(messages.map((message) => (message as { readonly type: string }).type)).toEqual(['customer', 'expiry', 'ask', 'logout']);
  });

  test('section 4 a host that prevents the event keeps the page', async () => {
    const { pass, left, element } = await openGuardedPage({ expiresIn: 5 });
    const prevent = (event: Event) => event.preventDefault();
    element.addEventListener('kfp-session', prevent);
    await pass(10_000);
    expect(left).toEqual([]);
  });

  test('section 4 only the end can be prevented', async () => {
    const { pass, element } = await openGuardedPage({ expiresIn: 61 });
    const seen: [string, boolean][] = [];
    element.addEventListener('kfp-session', (event) => {
      seen.push([(event as CustomEvent<{ state: string }>).detail.state, event.cancelable]);
    });
    await pass(62_000);
    expect(seen).toEqual([['warning', false], ['expired', true]]);
  });

  test('nothing asks while the page that it goes to hangs C6', async () => {
    const { pass, left, backend, runtime } = await openGuardedPage({ expiresIn: 5 });
    await pass(6_000);
    const asked = backend.calls.length;
    runtime.session.revalidate();
    await pass(30_000);
    expect([left.length, backend.calls.length - asked]).toEqual([1, 0]);
  });
});

describe('a runtime that is gone', () => {
  test('has no timer, and gets none when the page is looked at', async () => {
    const { runtime, clock } = await openGuardedPage({ expiresIn: 600 });
    expect(clock.pending()).toBe(1);
    runtime.dispose();
    expect(clock.pending()).toBe(0);
    for (const type of ['pageshow', 'focus']) window.dispatchEvent(new Event(type));
    for (const type of ['visibilitychange', 'resume']) document.dispatchEvent(new Event(type));
    expect(clock.pending()).toBe(0);
  });

  test('leaves no page, though the end came just before SW-10', async () => {
    const { runtime, clock, pass, left, states } = await openGuardedPage({ expiresIn: 5 });
    clock.advance(5_000);
    runtime.dispose();
    await pass(500);
    expect([left, states()]).toEqual([[], ['logged-in', 'warning']]);
  });
});

describe('clocks', () => {
  test('the clock set forward an hour logs nobody out: session-status is asked SW-30 C2', async () => {
    const { clock, pass, left, backend, runtime } = await openGuardedPage({ expiresIn: 1200 });
    clock.moveWallClock(hour);
    await pass(2_000);
    expect(backend.count(status)).toBe(2);
    expect([left, runtime.session.get().status]).toEqual([[], 'logged-in']);
    expect(runtime.session.get().expiresAt).toBeGreaterThan(clock.now() + 1_190_000);
  });

  test('the clock set back an hour misses no end, and never counts wrong SW-30 C2', async () => {
    const { clock, pass, left, seconds, backend, runtime } = await openGuardedPage({ expiresIn: 100 });
    await pass(50_000);
    clock.moveWallClock(-hour);
    await pass(2_000);
    expect([seconds(), runtime.session.get().expiresAt]).toEqual([48, clock.now() + 48_000]);
    backend.answer({ [status]: {} });
    await pass(48_500);
    expect(left).toEqual(['/utlopt/']);
    expect(backend.count(status)).toBe(2);
  });

  test('after 8 h of sleep the page is left as soon as session-status says that it is over SW-29 SW-30 C2', async () => {
    const { clock, pass, left, backend, states, eventsOf, runtime } = await openGuardedPage({ expiresIn: 1200 });
    const { expiresAt } = runtime.session.get();
    const response = createDeferred();
    backend.answer({ [status]: response.promise });
    clock.moveWallClock(8 * hour);
    document.dispatchEvent(new Event('resume'));
    await pass(200);
    expect(left).toEqual([]);
    response.resolve({});
    await pass(200);
    expect([left, states()]).toEqual([['/utlopt/'], ['logged-in', 'expired']]);
    expect(eventsOf('kfp-session').at(-1)).toEqual({ state: 'expired', expiresAt });
  });

  test('nothing of the customer shows while it is asked after sleep SW-30', async () => {
    const { clock, pass, backend, runtime } = await openGuardedPage({ expiresIn: 1200 });
    backend.answer({ [status]: createDeferred().promise });
    clock.moveWallClock(8 * hour);
    window.dispatchEvent(new Event('focus'));
    await pass(200);
    expect(runtime.session.get().status).toBe('loading');
  });

  test.each([
    ['goes on', expiring(1200), 'logged-in', []],
    ['is over', {}, 'logged-out', ['/utlopt/']],
  ])('an element that mounts while it is asked after sleep does not ask as well, and a session that %s is told as such SW-30 SW-25', async (_what, response, told, leaves) => {
    const { clock, pass, backend, runtime, left } = await openGuardedPage({ expiresIn: 1200 });
    await pass(61_000); // A response is good for a minute.
    const answered = createDeferred();
    backend.answer({ [status]: answered.promise });
    clock.moveWallClock(8 * hour);
    window.dispatchEvent(new Event('focus'));
    runtime.session.revalidate();
    await pass(200);
    answered.resolve(typeof response === 'function' ? response() : response);
    await pass(200);
    expect([backend.count(status), runtime.session.get().status, left]).toEqual([2, told, leaves]);
  });

  test.each([
    ['before the guard asks', 50],
    ['while the guard asks', 150],
  ])('a session that is over after sleep has expired, also if a refused call finds that out %s SW-29 SW-30', async (_when, answeredAfter) => {
    const { clock, pass, backend, runtime, left, states } = await openGuardedPage({ expiresIn: 1200 });
    const response = createDeferred();
    backend.answer({ [status]: response.promise });
    clock.moveWallClock(8 * hour);
    window.dispatchEvent(new Event('focus'));
    // As after a 401.
    void runtime.session.recheck();
    await pass(answeredAfter);
    response.resolve({});
    await pass(200);
    expect([states(), left, runtime.session.get().status]).toEqual([['logged-in', 'expired'], ['/utlopt/'], 'logged-out']);
  });

  test('a second sleep hides the customer too, also right after the first SW-30', async () => {
    const { clock, pass, backend, runtime } = await openGuardedPage({ expiresIn: 1200 });
    clock.moveWallClock(8 * hour);
    window.dispatchEvent(new Event('focus'));
    // Another call finds the customer before the guard asks.
    void runtime.session.recheck();
    await pass(50);
    expect([runtime.session.get().status, backend.count(status)]).toEqual(['logged-in', 2]);
    backend.answer({ [status]: createDeferred().promise });
    clock.moveWallClock(8 * hour);
    window.dispatchEvent(new Event('focus'));
    expect(runtime.session.get().status).toBe('loading');
    await pass(200);
    expect([runtime.session.get().status, backend.count(status)]).toEqual(['loading', 3]);
  });

  test('nothing of the customer shows from when the end seems passed; for one who is still there it is all back SW-30 CF-70', async () => {
    const { clock, pass, backend, runtime, left } = await openGuardedPage({ expiresIn: 1200 });
    const before = runtime.queryClient.setQueryData(['kfp', 'anything'], 'kept');
    backend.answer({ [status]: expiring(1200) });
    clock.moveWallClock(8 * hour);
    window.dispatchEvent(new Event('focus'));
    expect(runtime.session.get()).toMatchObject({ status: 'loading', customer: 'a' });
    await pass(200);
    expect(runtime.session.get()).toMatchObject({ status: 'logged-in', customer: 'a' });
    expect([runtime.queryClient.getQueryData(['kfp', 'anything']), left]).toEqual([before, []]);
  });

  test('another customer after sleep finds nothing of the first SW-30 CF-70', async () => {
    const { clock, pass, backend, runtime, left } = await openGuardedPage({ expiresIn: 1200 });
    runtime.queryClient.setQueryData(['kfp', 'anything'], 'of A');
    backend.answer({ [status]: expiring(1200, { kfpSessionId: 'b' }) });
    clock.moveWallClock(8 * hour);
    await pass(2_000);
    expect(runtime.session.get()).toMatchObject({ status: 'logged-in', customer: 'b' });
    expect([runtime.queryClient.getQueryData(['kfp', 'anything']), left]).toEqual([undefined, []]);
  });

  test('a warned customer who is still there after sleep, now without an expiry, is told as extended once SW-19 SW-30', async () => {
    const { clock, pass, backend, seconds, eventsOf } = await openGuardedPage({ expiresIn: 50 });
    await pass(1_000);
    backend.answer({ [status]: { kfpSessionId: 'a' } });
    clock.moveWallClock(8 * hour);
    await pass(2_000);
    expect(seconds()).toBeNull();
    expect(eventsOf('kfp-session').slice(1)).toEqual([
      { state: 'warning', expiresAt: expect.any(Number) as number },
      { state: 'extended', expiresAt: null },
    ]);
  });

  test.each(['visibilitychange', 'resume', 'pageshow', 'focus'])('a page that is back by %s is checked at once, as timers stood still SW-29 C1', async (type) => {
    const { clock, backend, runtime } = await openGuardedPage({ expiresIn: 1200 });
    backend.answer({ [status]: createDeferred().promise });
    clock.moveWallClock(8 * hour);
    const target = type === 'visibilitychange' || type === 'resume' ? document : window;
    target.dispatchEvent(new Event(type));
    expect(runtime.session.get().status).toBe('loading');
  });

  test('session-status that says logged in wins over a clock that jumped, also without an expiry SW-30', async () => {
    const { clock, pass, left, backend, runtime, states } = await openGuardedPage({ expiresIn: 1200 });
    backend.answer({ [status]: { kfpSessionId: 'a' } });
    clock.moveWallClock(8 * hour);
    await pass(2_000);
    expect(runtime.session.get()).toEqual({ status: 'logged-in', customer: 'a', expiresAt: null });
    await pass(3_600_000);
    expect([left, states(), backend.count(status)]).toEqual([[], ['logged-in'], 2]);
  });


  test('a response that comes after sleep to what was asked before does not tell that the session goes on SW-22 SW-30', async () => {
    const { clock, pass, left, backend, runtime } = await openGuardedPage({ expiresIn: 1200 });
    await pass(1_000);
    backend.answer({ [status]: {} });
    const sentBefore = clock.monotonic();
    clock.moveWallClock(8 * hour);
    window.dispatchEvent(new Event('focus'));
    runtime.session.setExpiry(1200, sentBefore);
    expect(runtime.session.left()).toBe(1_200_000);
    await pass(200);
    expect([backend.count(status), left]).toEqual([2, ['/utlopt/']]);
  });

  test('both clocks past the end: left without asking SW-29', async () => {
    const { clock, pass, left, backend } = await openGuardedPage({ expiresIn: 10 });
    clock.advance(10_000);
    await pass(200);
    expect([left, backend.count(status)]).toEqual([['/utlopt/'], 1]);
  });
});

describe('a hidden page', () => {
  test('waits with one timer for each change, and checks at once when it is seen again SW-29 C1', async () => {
    const { clock, pass, seconds, runtime } = await openGuardedPage({ expiresIn: 1200 });
    setHidden(true);
    const read = vi.spyOn(runtime.session, 'left');
    clock.advance(1_139_000);
    expect(read.mock.calls.length).toBe(0);
    clock.advance(1_500);
    expect(seconds()).toBe(60);
    const before = read.mock.calls.length;
    clock.advance(20_000);
    expect(read.mock.calls.length).toBe(before);
    setHidden(false);
    expect(seconds()).toBe(40);
    clock.advance(1_000);
    expect(seconds()).toBe(39);
    await pass();
  });

  test('is left on time SW-29 C1', async () => {
    const { pass, left } = await openGuardedPage({ expiresIn: 600 });
    setHidden(true);
    await pass(600_200);
    expect(left).toEqual(['/utlopt/']);
  });
});

describe('an extension', () => {
  test('posts without a body, and hides the warning only once it has succeeded SW-16 SW-17 SW-18', async () => {
    const response = createDeferred<Response>();
    const { runtime, backend, seconds, pass } = await openGuardedPage({ expiresIn: 50, responses: { [extend]: response.promise } });
    const first = runtime.extendSession();
    const second = runtime.extendSession();
    await pass(3_000);
    expect([seconds(), backend.count(extend)]).toEqual([47, 1]);
    expect(backend.calls.at(-1)?.init.body).toBeUndefined();
    response.resolve(expiring(1200, '', 204)());
    await Promise.all([first, second]);
    expect(seconds()).toBeNull();
  });

  test.each([
    ['403', responseOf(403)],
    ['500', responseOf(500)],
    ['200 that refuses in its body', responseOf(200, { code: 'OKT_IKKE_FORLENGET' })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s changes nothing, the countdown goes on, and another try is sent SW-20 C3', async (_, response) => {
    const { runtime, backend, seconds, pass, states } = await openGuardedPage({ expiresIn: 50, responses: { [extend]: response } });
    await expect(runtime.extendSession()).rejects.toThrow();
    await pass(2_000);
    expect([seconds(), states()]).toEqual([48, ['logged-in', 'warning']]);
    backend.answer({ [extend]: expiring(1200, '', 204) });
    await runtime.extendSession();
    expect([seconds(), backend.count(extend)]).toEqual([null, 2]);
  });

  test('each try of one warning has one key, and the next warning another API-76', async () => {
    const { runtime, backend, pass } = await openGuardedPage({ expiresIn: 50, responses: { [extend]: responseOf(500) } });
    const keys = () => backend.calls.filter(({ method }) => method === 'POST').map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    await expect(runtime.extendSession()).rejects.toThrow();
    await expect(runtime.extendSession()).rejects.toThrow();
    await pass(2_000);
    backend.answer({ [extend]: expiring(90, '', 204) });
    await runtime.extendSession();
    expect(new Set(keys()).size).toBe(1);
    await pass(40_000);
    await runtime.extendSession();
    expect(keys()).toHaveLength(4);
    expect(keys()[3]).not.toBe(keys()[2]);
  });

  test('a press in a later warning has a key of its own, where another tab has ended the first one API-76', async () => {
    const { runtime, backend, clock, pass } = await openGuardedPage({ expiresIn: 30, responses: { [extend]: responseOf(500) } });
    await expect(runtime.extendSession()).rejects.toThrow();
    for (const secondsLeft of [600, 30]) {
      await pass(10);
      runtime.session.setExpiry(secondsLeft, clock.monotonic());
    }
    await expect(runtime.extendSession()).rejects.toThrow();
    const keys = backend.calls.filter(({ method }) => method === 'POST').map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  test('a press after a success has a key of its own, also while the warning goes on SW-16 API-76', async () => {
    const { runtime, backend } = await openGuardedPage({ expiresIn: 30, responses: { [extend]: expiring(40, '', 204) } });
    await runtime.extendSession();
    await runtime.extendSession();
    const keys = backend.calls.filter(({ method }) => method === 'POST').map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  test('before the warning hosts are told of each one, and each has a key of its own section 4 API-76', async () => {
    const { runtime, backend, pass, eventsOf, clock } = await openGuardedPage({ expiresIn: 600 });
    await pass(1_000);
    await runtime.extendSession();
    expect(eventsOf('kfp-session')).toEqual([
      { state: 'logged-in', expiresAt: expect.any(Number) as number },
      { state: 'extended', expiresAt: clock.now() + 1_200_000 },
    ]);
    await pass(1_000);
    await runtime.extendSession();
    expect(eventsOf('kfp-session').at(-1)).toEqual({ state: 'extended', expiresAt: clock.now() + 1_200_000 });
    const keys = backend.calls.filter(({ method }) => method === 'POST').map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  test('that session-status does not confirm is not told: the customer is logged out SW-19', async () => {
    const { runtime, backend, pass, states } = await openGuardedPage({ expiresIn: 600, responses: { [extend]: responseOf(204) } });
    await pass(1_000);
    backend.answer({ [status]: {} });
    await runtime.extendSession();
    await pass();
    expect([states(), runtime.session.get().status]).toEqual([['logged-in', 'logged-out'], 'logged-out']);
  });

  test('that is answered during a log-out has nobody asked whether they are logged in LG-33 SW-19', async () => {
    const late = createDeferred<Response>();
    const { runtime, backend, pass, left } = await openGuardedPage({ responses: { [extend]: late.promise, [logoutCall]: createDeferred().promise } });
    await pass(1_000);
    const extension = runtime.extendSession();
    await pass();
    void runtime.logout();
    await pass();
    late.resolve(responseOf(204)());
    await extension;
    await pass();
    expect([backend.count(status), runtime.session.get().status, left]).toEqual([1, 'loading', []]);
  });

  test('401 to a visitor who is not logged in is no end of a session SW-26 SW-31', async () => {
    const { runtime, pass, states, left } = await openGuardedPage({ responses: { [status]: {}, [extend]: responseOf(401) } });
    const isRefused = expect(runtime.extendSession()).rejects.toThrow();
    await pass();
    await isRefused;
    expect([states(), left]).toEqual([['logged-out'], []]);
  });

  test('401 ends the session at once: the customer is hidden, and the page left SW-31', async () => {
    const { runtime, seconds, pass, states, left } = await openGuardedPage({ expiresIn: 50, responses: { [extend]: responseOf(401) } });
    runtime.queryClient.setQueryData(['kfp', 'anything'], 'of A');
    const isRefused = expect(runtime.extendSession()).rejects.toThrow();
    await pass();
    await isRefused;
    expect([seconds(), runtime.session.get().status]).toEqual([null, 'logged-out']);
    expect(runtime.queryClient.getQueryData(['kfp', 'anything'])).toBeUndefined();
    expect([states(), left]).toEqual([['logged-in', 'warning', 'expired'], ['/utlopt/']]);
    await pass(60_000);
    expect(left).toHaveLength(1);
  });

  test('401 that is older than a response to a later call is doubted: session-status decides SW-31', async () => {
    const late = createDeferred();
    const { runtime, backend, pass, left, clock } = await openGuardedPage({ expiresIn: 50, responses: { [extend]: late.promise } });
    const isRefused = expect(runtime.extendSession()).rejects.toThrow();
    await pass();
    await pass(1_000);
    runtime.session.setExpiry(900, clock.monotonic());
    backend.answer({ [status]: expiring(900) });
    late.resolve(responseOf(401)());
    await pass();
    await isRefused;
    expect([left, runtime.session.get().status, backend.count(status)]).toEqual([[], 'logged-in', 2]);
  });

  test('401 to the customer before does not end the session of the next one SW-31', async () => {
    const late = createDeferred();
    const { runtime, backend, pass, left } = await openGuardedPage({ expiresIn: 50, responses: { [extend]: late.promise } });
    const isRefused = expect(runtime.extendSession()).rejects.toThrow();
    await pass();
    backend.answer({ [status]: expiring(900, { kfpSessionId: 'b' }) });
    await runtime.session.recheck();
    late.resolve(responseOf(401)());
    await pass();
    await isRefused;
    expect([left, runtime.session.get()]).toEqual([[], expect.objectContaining({ status: 'logged-in', customer: 'b' })]);
  });

  test('without a header session-status is asked once; one without a header too hides the warning SW-19', async () => {
    const { runtime, backend, seconds, pass, left, states } = await openGuardedPage({ expiresIn: 50, responses: { [extend]: responseOf(204) } });
    backend.answer({ [status]: { kfpSessionId: 'a' } });
    await pass(1_000);
    await runtime.extendSession();
    await pass(120_000);
    expect([seconds(), backend.count(status), runtime.session.get().expiresAt, left]).toEqual([null, 2, null, []]);
    expect(states()).toEqual(['logged-in', 'warning', 'extended']);
  });

  test('the header of that session-status counts SW-19', async () => {
    const { runtime, backend, seconds, pass, clock } = await openGuardedPage({ expiresIn: 50, responses: { [extend]: responseOf(204) } });
    backend.answer({ [status]: expiring(900) });
    await pass(1_000);
    await runtime.extendSession();
    expect([seconds(), runtime.session.get().expiresAt]).toEqual([null, clock.now() + 900_000]);
  });

  test('an older response that comes late does not bring the old expiry back SW-19 T-19', async () => {
    const { runtime, backend, pass, seconds, clock } = await openGuardedPage({ expiresIn: 50, responses: { [extend]: responseOf(204) } });
    backend.answer({ [status]: { kfpSessionId: 'a' } });
    await pass(1_000);
    const sentBefore = clock.monotonic() - 500;
    await runtime.extendSession();
    runtime.session.setExpiry(40, sentBefore);
    expect(seconds()).toBeNull();
  });

  test('one that hangs past the end logs nobody out who is logged in C3', async () => {
    const response = createDeferred<Response>();
    const { runtime, backend, pass, left } = await openGuardedPage({ expiresIn: 5, responses: { [extend]: response.promise } });
    void runtime.extendSession();
    backend.answer({ [status]: expiring(1200) });
    await pass(6_000);
    expect([left, runtime.session.get().status]).toEqual([[], 'logged-in']);
    response.resolve(expiring(1200, '', 204)());
    await pass(1_000);
    expect(runtime.session.get().status).toBe('logged-in');
  });

  test('one that hangs while the session really ends leaves the page once C3', async () => {
    const { runtime, backend, pass, left } = await openGuardedPage({ expiresIn: 5, responses: { [extend]: createDeferred().promise } });
    runtime.extendSession().catch(() => undefined);
    backend.answer({ [status]: {} });
    await pass(70_000);
    expect(left).toEqual(['/utlopt/']);
  });

  test('ten in a row each give the whole time C7', async () => {
    const { runtime, pass, seconds, left } = await openGuardedPage({ expiresIn: 30, responses: { [extend]: expiring(30, '', 204) } });
    for (let round = 0; round < 10; round++) {
      await pass(10_000);
      expect(seconds()).toBe(20);
      await runtime.extendSession();
      expect(seconds()).toBe(30);
    }
    expect(left).toEqual([]);
  });
});

test('the deadline of a session that has ended says nothing of the next one SW-10', async () => {
  const { runtime, backend, pass, states } = await openGuardedPage({ expiresIn: 5, tag: 'kfp-offers' });
  await pass(6_000);
  backend.answer({ [status]: { kfpSessionId: 'b' } });
  await runtime.session.recheck();
  expect(runtime.session.get()).toEqual({ status: 'logged-in', customer: 'b', expiresAt: null });
  await pass(10_000);
  expect(states()).toEqual(['logged-in', 'warning', 'expired', 'logged-in']);
});

describe('a deadline of the page that has passed SW-30', () => {
  test('does not log out a customer whom session-status knows', async () => {
    const { runtime, left, backend, pass } = await openGuardedPage({ config: { info, sessionTimeout: '2020-01-01T00:00:00Z' }, responses: { [status]: responseOf(200, { kfpSessionId: 'a' }) } });
    await pass(1_000);
    await pass(60_000);
    expect([left, runtime.session.get().status, runtime.session.get().expiresAt]).toEqual([[], 'logged-in', null]);
    expect(backend.count(status)).toBeLessThan(4);
  });

  test('one that is still to come warns, and ends the session SW-10', async () => {
    const sessionTimeout = Date.UTC(2026, 10, 21, 11) + 120_000;
    const { left, states, pass } = await openGuardedPage({ config: { info, sessionTimeout }, responses: { [status]: responseOf(200, { kfpSessionId: 'a' }) } });
    for (let second = 0; second < 121; second += 1) await pass(1_000);
    expect([left, states()]).toEqual([['/utlopt/'], ['logged-in', 'warning', 'expired']]);
  });

  test('ends a session that session-status does not know', async () => {
    const { left, states, pass } = await openGuardedPage({ config: { info, sessionTimeout: '2020-01-01T00:00:00Z' }, responses: { [status]: {} } });
    await pass(1_000);
    expect([left, states()]).toEqual([[], ['logged-out']]);
  });
});
