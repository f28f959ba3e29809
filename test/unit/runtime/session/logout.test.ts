import { onlineManager } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test } from 'vitest';
import { agreementsQuery } from '../../../../src/api/agreements.ts';
import { createPortalAddress } from '../../../../src/portal/portal-routes.ts';
import { exitUrl } from '../../../../src/runtime/session/session-end.ts';
import { parseConfig } from '../../../../src/runtime/config/config.ts';
import type { FakeTransport } from '../../../support/fake-transport.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { fakeChannels } from '../../../support/fake-channels.ts';
import { hostileUrls } from '../../platform/hostile-urls.ts';
import { expiring, info, logoutCall, openGuardedPage, status } from './guarded-page.ts';
import { offersNamed, watchOffers } from '../query/watch-offers.ts';

const offers = 'avtaleoversikt/tilbud';
const key = 'kfp-market-source';

const sentBody = ({ calls }: FakeTransport) => JSON.parse(calls.at(-1)?.init.body as string) as unknown;

describe('log-out', () => {
  test('posts where to go, and goes where the response says LG-29 LG-30 CF-39', async () => {
    const { runtime, backend, left, states } = await openGuardedPage({ responses: { [logoutCall]: { logoutUrl: '/ute/' } } });
    await runtime.logout();
    expect(sentBody(backend)).toEqual({ goto: '/logget-ut/' });
    expect([left, states()]).toEqual([['/ute/'], ['logged-in', 'logged-out']]);
  });

  test.each([
    ['LG-31 500', responseOf(500), info, '/logget-ut/'],
    ['LG-31 no network', () => Promise.reject(new TypeError('Failed to fetch')), info, '/logget-ut/'],
    ['LG-31 a response of another shape', responseOf(200, '<html>'), info, '/logget-ut/'],
    ['LG-32 an empty response', {}, info, '/logget-ut/'],
    ['LG-32 no loggUtUrl', {}, {}, '/privat/forsikring/oversikt'],
    ['section 6 an origin that is not allowed', { logoutUrl: 'https://evil.example/' }, info, '/logget-ut/'],
    ['section 6 an origin of info', { logoutUrl: 'https://bank.example/ute' }, { ...info, nettbankUrl: 'https://bank.example/' }, 'https://bank.example/ute'],
  ])('%s: silently to the right page', async (_, response, urls, expected) => {
    const { runtime, left, eventsOf } = await openGuardedPage({ config: { info: urls }, responses: { [logoutCall]: response } });
    await runtime.logout();
    expect([left, eventsOf('kfp-error')]).toEqual([[expected], []]);
  });

  test('without loggUtUrl the portal is where to go LG-32', async () => {
    const { runtime, backend } = await openGuardedPage({ config: {}, responses: { [logoutCall]: {} } });
    await runtime.logout();
    expect(sentBody(backend)).toEqual({ goto: '/privat/forsikring/oversikt' });
  });

  test('that is where the portal of the page is LG-32 RT-01', async () => {
    const { runtime, backend, left } = await openGuardedPage({ config: {}, responses: { [logoutCall]: {} } });
    runtime.links.setRouter({ ...createPortalAddress('/min/side'), navigate: () => undefined });
    await runtime.logout();
    expect([sentBody(backend), left]).toEqual([{ goto: '/min/side' }, ['/min/side']]);
  });

  test.each([['to its end', 900, 900], ['5 s at most', 60_000, 5_000]])('it waits for a change under way: %s LG-31 PR-74', async (_, takes, waits) => {
    const { runtime, backend, clock, pass } = await openGuardedPage({ responses: { [logoutCall]: {} } });
    const mutationFn = () => new Promise<void>((resolve) => void clock.setTimeout(resolve, takes));
    void runtime.queryClient.getMutationCache().build(runtime.queryClient, { mutationFn }).execute(undefined);
    const loggedOut = runtime.logout();
    await pass();
    await pass(waits - 1);
    expect([backend.count(logoutCall), runtime.session.get().status]).toEqual([0, 'logged-in']);
    await pass(1);
    await loggedOut;
    expect(backend.count(logoutCall)).toBe(1);
  });

  /** A change that is sent for a minute. */
  function change({ runtime, clock }: Awaited<ReturnType<typeof openGuardedPage>>): void {
    const mutationFn = () => new Promise<void>((resolve) => void clock.setTimeout(resolve, 60_000));
    void runtime.queryClient.getMutationCache().build(runtime.queryClient, { mutationFn }).execute(undefined);
  }

  test('without a network it waits for no change LG-31', async () => {
    const page = await openGuardedPage({ responses: { [logoutCall]: {} } });
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    change(page);
    void page.runtime.logout();
    await page.pass(100);
    expect(page.left).toEqual(['/logget-ut/']);
  });

  test('a session that ends meanwhile leaves the page once SW-15', async () => {
    const page = await openGuardedPage({ expiresIn: 2, responses: { [logoutCall]: {} } });
    change(page);
    void page.runtime.logout();
    for (let second = 0; second < 7; second += 1) await page.pass(1_000);
    expect([page.left, page.backend.count(logoutCall)]).toEqual([['/utlopt/'], 0]);
  });

  test('another customer who logs in meanwhile stays logged in CF-70', async () => {
    const page = await openGuardedPage({ responses: { [logoutCall]: {} } });
    change(page);
    const loggedOut = page.runtime.logout();
    await page.pass();
    page.backend.answer({ [status]: { kfpSessionId: 'b' } });
    await page.runtime.session.recheck('fresh');
    await page.pass(6_000);
    await loggedOut;
    expect([page.left, page.backend.count(logoutCall), page.runtime.session.get().customer]).toEqual([[], 0, 'b']);
  });

  test('one call however often it is asked for, and none again after it failed LG-33', async () => {
    const response = createDeferred();
    const { runtime, backend, pass, left } = await openGuardedPage({ responses: { [logoutCall]: response.promise } });
    const calls = [runtime.logout(), runtime.logout(), runtime.logout()];
    await pass(3_000);
    response.resolve(responseOf(500)());
    await Promise.all(calls);
    await pass(60_000);
    expect([backend.count(logoutCall), left.length]).toEqual([1, 1]);
  });

  test('cache and market source are empty before the call is sent, and stay so LG-33 D12', async () => {
    const page = await openGuardedPage({
      responses: { [offers]: offersNamed('Of A'), 'avtaleoversikt/avtaler': { avtaler: [] } },
    });
    const { runtime, backend, pass } = page;
    const view = watchOffers(page);
    await runtime.queryClient.query(agreementsQuery(runtime.api));
    runtime.marketSource.write('SB1');
    await pass();
    expect([view.names(), sessionStorage.getItem(key) === null]).toEqual([['Of A'], false]);
    const atTheCall = createDeferred();
    backend.answer({
      [logoutCall]() {
        atTheCall.resolve([view.names(), sessionStorage.getItem(key)]);
        return createDeferred().promise;
      },
    });
    void runtime.logout();
    expect(await atTheCall.promise).toEqual([undefined, null]);
    const kept = () => runtime.queryClient.getQueryCache().getAll().map(({ state }) => state.data).filter((data) => data !== undefined);
    // Whoever shows up now must not ask who is logged in: the backend may still say that somebody is.
    runtime.session.revalidate();
    await pass(5_000);
    expect([view.names(), kept(), backend.count(status), runtime.session.get().status]).toEqual([undefined, [], 1, 'loading']);
    view.stop();
  });

  test('hosts hear of one log-out, also if another call finds it first section 4', async () => {
    const response = createDeferred();
    const { runtime, backend, pass, states, left } = await openGuardedPage({ responses: { [logoutCall]: response.promise } });
    void runtime.logout();
    await pass();
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    expect(states()).toEqual(['logged-in', 'logged-out']);
    response.resolve({});
    await pass(100);
    expect([states(), left]).toEqual([['logged-in', 'logged-out'], ['/logget-ut/']]);
  });

  test('a response that was under way at log-out is dropped LG-33', async () => {
    const late = createDeferred();
    const page = await openGuardedPage({ responses: { [offers]: late.promise, [logoutCall]: {} } });
    const view = watchOffers(page);
    await page.pass();
    await page.runtime.logout();
    late.resolve(offersNamed('Of A'));
    await page.pass();
    expect(view.names()).toBeUndefined();
    view.stop();
  });

  test('a page that comes back after log-out asks who is logged in CF-70', async () => {
    const { runtime, backend, pass } = await openGuardedPage({ responses: { [logoutCall]: {} } });
    await runtime.logout();
    backend.answer({ [status]: {} });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass();
    expect([backend.count(status), runtime.session.get().status]).toEqual([2, 'logged-out']);
    backend.answer({ [status]: expiring(600) });
    await runtime.session.recheck();
    expect(runtime.session.get().status).toBe('logged-in');
  });
});

describe('other tabs', () => {
  test('who logs out in one is logged out in all within a second, with nothing left SW-28 C5', async () => {
    fakeChannels();
    const one = await openGuardedPage({ responses: { [logoutCall]: {} } });
    const two = await openGuardedPage({ responses: { [offers]: offersNamed('Of A') } });
    const three = await openGuardedPage({ tag: 'kfp-offers' });
    const view = watchOffers(two);
    two.runtime.marketSource.write('SB1');
    await two.pass();
    for (const { backend } of [two, three]) backend.answer({ [status]: {} });
    await one.runtime.logout();
    await two.pass(500);
    expect([two, three].map(({ runtime, states }) => [runtime.session.get().status, states().at(-1)])).toEqual([
      ['logged-out', 'logged-out'], ['logged-out', 'logged-out'],
    ]);
    expect([view.names(), sessionStorage.getItem(key)]).toEqual([undefined, null]);
    // A page without warning and portal is not led away.
    expect([two.left, three.left]).toEqual([['/logget-ut/'], []]);
    expect([two.backend.count(logoutCall), three.backend.count(logoutCall)]).toEqual([0, 0]);
    view.stop();
  });

  test('who has come back after an end, and logs out in another tab, is logged out here too SW-28 CF-70', async () => {
    fakeChannels();
    const one = await openGuardedPage({ responses: { [logoutCall]: {} } });
    const two = await openGuardedPage({ responses: { [logoutCall]: {} } });
    await two.runtime.logout();
    for (const { backend } of [one, two]) backend.answer({ [status]: expiring(600, { kfpSessionId: 'b' }) });
    for (const { runtime } of [one, two]) await runtime.session.recheck();
    expect([two.states(), two.left]).toEqual([['logged-in', 'logged-out', 'logged-in'], ['/logget-ut/']]);
    for (const { backend } of [one, two]) backend.answer({ [status]: {} });
    await one.runtime.logout();
    await two.pass(500);
    expect([two.states(), two.left]).toEqual([['logged-in', 'logged-out', 'logged-in', 'logged-out'], ['/logget-ut/', '/logget-ut/']]);
  });

  test('a tab that session-status has told first that nobody is logged in leaves all the same, once SW-28 C5', async () => {
    fakeChannels();
    const one = await openGuardedPage({ responses: { [logoutCall]: {} } });
    const two = await openGuardedPage();
    two.backend.answer({ [status]: {} });
    await two.runtime.session.recheck();
    await two.pass();
    expect([two.states().at(-1), two.left]).toEqual(['logged-out', []]);
    await one.runtime.logout();
    await two.pass(500);
    expect([two.states().filter((state) => state === 'logged-out').length, two.left, two.backend.count(status)]).toEqual([1, ['/logget-ut/'], 2]);
  });

  test('section 4 a tab whose host has kept it at its end stays when another tab logs out SW-28', async () => {
    fakeChannels();
    const one = await openGuardedPage({ expiresIn: 600, responses: { [logoutCall]: {} } });
    const two = await openGuardedPage({ expiresIn: 600 });
    two.element.addEventListener('kfp-session', (event) => event.preventDefault());
    two.runtime.session.setExpiry(1, two.clock.monotonic() + 1);
    await two.pass(2_000);
    expect(two.states().at(-1)).toBe('expired');
    await one.runtime.logout();
    await two.pass(500);
    expect(two.left).toEqual([]);
  });

  test('a tab that is logging out asks nothing when another one has logged out, and leaves once SW-28 LG-33', async () => {
    fakeChannels();
    const response = createDeferred();
    const { runtime, backend, pass, left } = await openGuardedPage({ responses: { [logoutCall]: response.promise } });
    const isDone = runtime.logout();
    await pass();
    new BroadcastChannel('kfp.session').postMessage({ type: 'logout' });
    await pass(500);
    expect([backend.count(status), left]).toEqual([1, []]);
    response.resolve({ logoutUrl: '/ute/' });
    await isDone;
    await pass(500);
    expect(left).toEqual(['/ute/']);
  });

  test('two tabs that log out at once leave once each SW-28', async () => {
    fakeChannels();
    const responses = { [logoutCall]: () => new Promise((resolve) => setTimeout(() => resolve({}), 50)) };
    const [one, two] = [await openGuardedPage({ responses }), await openGuardedPage({ responses })];
    void one.runtime.logout();
    void two.runtime.logout();
    await one.pass(500);
    expect([one.left.length, two.left.length]).toEqual([1, 1]);
  });
});

describe('where to go', () => {
  const page = { pageUrl: location.href, allowLocalHttp: false, onBad: () => undefined };
  const config = parseConfig({ info, allowedOrigins: ['https://logg-ut.example', 7, 'x y'] }, page);

  test('section 6 D4 no hostile address is gone to, whether a response or the configuration has it', () => {
    const gone = hostileUrls.flatMap((url) => {
      const hostile = parseConfig({ info: { timeoutUrl: url, loggUtUrl: url } }, page);
      return [exitUrl([url], config, location), exitUrl([hostile.info.timeoutUrl, hostile.info.loggUtUrl], hostile, location)];
    });
    expect(gone.length).toBeGreaterThanOrEqual(250);
    // The page of that list: a configured address may have space around it.
    const own = [location.origin, 'https://www.bank.no'];
    expect(gone.filter((url) => !own.includes(new URL(url ?? '/', location.href).origin))).toEqual([]);
  });

  test('section 6 an allowed origin is gone to', () => {
    expect(exitUrl(['https://logg-ut.example/a?b#c'], config, location)).toBe('https://logg-ut.example/a?b#c');
    expect(exitUrl(['https://logg-ut.example.evil.example/'], config, location)).toBeUndefined();
    expect(exitUrl([undefined, '/b'], config, location)).toBe(`${location.origin}/b`);
  });

  // A developer's page may go to another port of localhost over plain http.
  test.each([
    ['http://localhost:3000/side', 'http://localhost:4000/ute'],
    ['https://bank.example/side', undefined],
    ['https://bank.test.example/side', undefined],
  ])('section 6 from %s to plain http on localhost: %s CF-09', (href, expected) => {
    const place = new URL(href) as unknown as Location;
    const local = { ...config, allowedOrigins: ['http://localhost:4000/', 'https://logg-ut.example'] };
    expect(exitUrl(['http://localhost:4000/ute'], local, place)).toBe(expected);
    expect(exitUrl(['http://localhost:4000/ute', 'https://logg-ut.example/'], local, place)).toBe(expected ?? 'https://logg-ut.example/');
  });
});

test('a refresh of the host while a log-out is under way does not bring the customer back LG-33', async () => {
  const response = createDeferred();
  const { runtime, pass, states } = await openGuardedPage({ responses: { [logoutCall]: response.promise } });
  const end = runtime.logout();
  await pass(50);
  void runtime.refresh();
  await pass(50);
  expect(runtime.session.get().status).toBe('loading');
  response.resolve({});
  await end;
  expect([runtime.session.get().status, states()]).toEqual(['logged-out', ['logged-in', 'logged-out']]);
});

test('a page that comes back after a log-out finds the customer who has logged in elsewhere CF-70', async () => {
  const { runtime, backend, pass } = await openGuardedPage({ responses: { [logoutCall]: {} } });
  const transit = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  await runtime.logout();
  transit('pagehide');
  backend.answer({ [status]: expiring(600, { kfpSessionId: 'b' }) });
  transit('pageshow');
  await pass(1_000);
  expect(runtime.session.get()).toMatchObject({ status: 'logged-in', customer: 'b' });
});

test('a session-status that fails while a log-out is under way opens no way back LG-33', async () => {
  const response = createDeferred();
  const { runtime, backend, pass, states } = await openGuardedPage({ responses: { [logoutCall]: response.promise } });
  const end = runtime.logout();
  await pass(50);
  for (const next of [responseOf(503), expiring(600)]) {
    backend.answer({ [status]: next });
    void runtime.refresh();
    await pass(3_000);
  }
  response.resolve({});
  await end;
  expect(states()).toEqual(['logged-in', 'logged-out']);
});
