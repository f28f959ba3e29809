import { expect, onTestFinished, test } from 'vitest';
import { createSessionGuard } from '../../../../src/runtime/session/session-guard.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { fakeChannels } from '../../../support/fake-channels.ts';
import type { FakeClock } from '../../../support/fake-clock.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { expiring, extend, openGuardedPage, setHidden, status, windowThatStays } from './guarded-page.ts';

const offers = 'avtaleoversikt/tilbud';

/** Pages of one browser: they share the clock of the device, and the backend, which knows when the session ends. */
async function openTabs(...expiries: readonly number[]) {
  const channels = fakeChannels();
  const clock = fakeClock();
  const tabs: Awaited<ReturnType<typeof openGuardedPage>>[] = [];
  const lasts = (seconds: number, body?: unknown, code?: number) => {
    const end = clock.now() + seconds * 1000;
    const left = () => Math.round((end - clock.now()) / 1000);
    for (const { backend } of tabs) backend.answer({ [status]: () => (left() > 0 ? expiring(left())() : Response.json({})) });
    return expiring(seconds, body, code)();
  };
  for (const expiresIn of expiries) {
    lasts(expiresIn);
    tabs.push(await openGuardedPage({ clock, expiresIn, responses: { [extend]: () => lasts(1200, '', 204) } }));
    lasts(expiresIn);
  }
  const [one, two] = tabs;
  if (!one || !two) throw new Error('Two tabs are needed.');
  return { ...channels, clock, one, two, tabs, lasts };
}

test('the newest response sets the deadline of all tabs, also when it is shorter SW-28', async () => {
  const { one, two, clock } = await openTabs(600, 900);
  const end = () => [one, two].map(({ runtime }) => (runtime.session.get().expiresAt ?? 0) - clock.now());
  expect(end()).toEqual([900_000, 900_000]);
  clock.advance(10);
  one.backend.answer({ [offers]: expiring(300, {}) });
  await one.runtime.api.get(offers);
  await one.pass();
  expect(end()).toEqual([300_000, 300_000]);
});

test('a deadline that this tab doubts is not told to others, who would believe it SW-28 SW-30', async () => {
  const { one, clock, messages } = await openTabs(600, 600);
  const told = (type: string) => messages.filter((message) => (message as { readonly type: string }).type === type);
  const ask = async () => {
    const before = told('expiry').length;
    new BroadcastChannel('kfp.session').postMessage({ type: 'ask' });
    await one.pass(100);
    return told('expiry').length - before;
  };
  expect(await ask()).toBe(2);
  one.backend.answer({ [status]: createDeferred<Response>().promise });
  clock.moveWallClock(60_000);
  expect(one.runtime.session.deadline.isDoubtful()).toBe(false);
  one.runtime.session.left();
  expect(one.runtime.session.deadline.isDoubtful()).toBe(true);
  expect(await ask()).toBe(0);
});

test('of two tabs the later request wins, though its response came first SW-28', async () => {
  const { one, two, clock } = await openTabs(600, 600);
  clock.advance(1_000);
  const early = clock.monotonic() - 500;
  one.runtime.session.setExpiry(200, early + 300);
  await one.pass();
  two.runtime.session.setExpiry(900, early);
  await one.pass();
  const ends = [one, two].map(({ runtime }) => (runtime.session.get().expiresAt ?? 0) - clock.now());
  expect(ends).toEqual([200_000, 200_000]);
});

test('an extension in one tab ends the warning in all within 300 ms SW-28 C5', async () => {
  const { one, two } = await openTabs(50, 50);
  await one.pass(1_000);
  expect([one.seconds(), two.seconds()]).toEqual([49, 49]);
  await two.runtime.extendSession();
  await one.pass(100);
  expect([one.seconds(), two.seconds()]).toEqual([null, null]);
  expect([one.states(), two.states()]).toEqual([['logged-in', 'warning', 'extended'], ['logged-in', 'warning', 'extended']]);
  expect(one.backend.count(extend)).toBe(0);
});

test('an extension without an expiry ends it in all too SW-19 SW-28', async () => {
  const { one, two } = await openTabs(50, 50);
  two.backend.answer({ [extend]: responseOf(204) });
  for (const { backend } of [one, two]) backend.answer({ [status]: { kfpSessionId: 'a' } });
  await one.pass(1_000);
  await two.runtime.extendSession();
  await one.pass(100);
  expect([one.seconds(), two.seconds()]).toEqual([null, null]);
});

test('the expiry that session-status tells in the same millisecond reaches the other tabs SW-19 SW-28', async () => {
  const { one, two, clock, messages } = await openTabs(50, 50);
  two.backend.answer({ [extend]: responseOf(204) });
  for (const { backend } of [one, two]) backend.answer({ [status]: expiring(900) });
  await one.pass(1_000);
  const told = messages.length;
  await two.runtime.extendSession();
  await one.pass(100);
  const ends = [one, two].map(({ runtime }) => (runtime.session.get().expiresAt ?? 0) - clock.now());
  expect(ends).toEqual([900_000, 900_000]);
  // Two of the tab that was extended, one of the other, which has asked. Nobody says again what they were told.
  expect(messages.length - told).toBe(3);
  await one.pass(10_000);
  expect(messages.length - told).toBe(3);
});

test('what one tab tells keeps its order in the others, whatever its clocks round away SW-28', async () => {
  const { one, two, clock } = await openTabs(600, 600);
  await one.pass(1_000);
  const { now, monotonic } = clock;
  let fraction = 0;
  Object.assign(clock, { now: () => now() + Math.floor(0.95 + fraction), monotonic: () => monotonic() + fraction });
  fraction = 0.1;
  two.runtime.session.setExpiry(300, monotonic());
  fraction = 0.9;
  two.runtime.session.setExpiry(500, monotonic() + 0.05);
  await one.pass();
  const ends = [one, two].map(({ runtime }) => runtime.session.get().expiresAt);
  expect(ends).toEqual([now() + 500_001, now() + 500_001]);
});

test('a tab that has missed the news asks before it says that the session is over SW-28', async () => {
  const { one, two, clock, isOpen } = await openTabs(30, 30);
  // As for a page in the back/forward cache.
  const hide = (type: string) => window.dispatchEvent(new Event(type));
  hide('pagehide');
  expect(isOpen()).toBe(false);
  await two.runtime.extendSession();
  expect(one.seconds()).toBe(30);
  hide('pageshow');
  clock.advance(30_000);
  await one.pass();
  await one.pass(200);
  expect([one.left, one.seconds(), one.runtime.session.get().status]).toEqual([[], null, 'logged-in']);
});

/** A tab with an end of its own in 30 s, which another tab has put off without its hearing that. `given` is the longest that it was ever given. */
async function openUnheard(given: number) {
  const tabs = await openTabs(given, given);
  const { one, two, lasts, isOpen } = tabs;
  await one.pass(1_000);
  one.backend.answer({ [offers]: () => expiring(30, {})() });
  await one.runtime.api.get(offers);
  await one.pass();
  for (const { backend } of [one, two]) backend.answer({ [offers]: () => lasts(30, {}) });
  await one.pass(1_000);
  await one.runtime.api.get(offers);
  await one.pass();
  window.dispatchEvent(new Event('pagehide'));
  expect(isOpen()).toBe(false);
  await two.runtime.extendSession();
  window.dispatchEvent(new Event('pageshow'));
  return tabs;
}

test('a tab whose end another one has put off is shown again at once, and asks nobody else SW-28', async () => {
  const { one, clock } = await openUnheard(1200);
  const asked = one.backend.calls.length;
  clock.advance(30_000);
  expect(one.runtime.session.get()).toMatchObject({ status: 'loading', customer: 'a' });
  await one.pass();
  await one.pass(200);
  expect([one.left, one.runtime.session.get().status, one.backend.calls.length - asked]).toEqual([[], 'logged-in', 0]);
});

test('a tab that is told of a later end than it was ever given asks session-status before it leaves SW-28', async () => {
  const { one, clock } = await openUnheard(30);
  const asked = one.backend.count(status);
  clock.advance(30_000);
  await one.pass();
  await one.pass(200);
  expect([one.left, one.runtime.session.get().status, one.backend.count(status) - asked]).toEqual([[], 'logged-in', 1]);
});

test('a tab whose question about such an end is slow does not leave meanwhile SW-28', async () => {
  const { one, two, lasts } = await openTabs(5, 5);
  one.backend.answer({ [offers]: () => lasts(5, {}) });
  await one.pass(1_000);
  await one.runtime.api.get(offers);
  await one.pass(3_000);
  const slow = createDeferred();
  await two.runtime.extendSession();
  one.backend.answer({ [status]: () => slow.promise.then(expiring(1190)) });
  await one.pass(1_980);
  for (let round = 0; round < 10; round++) await one.pass(50);
  expect(one.left).toEqual([]);
  slow.resolve(true);
  await one.pass(100);
  expect([one.left, one.runtime.session.get().status, one.seconds()]).toEqual([[], 'logged-in', null]);
});

test('no tab leaves while an extension that the backend has taken is under way in another SW-28 C3', async () => {
  const { one, two } = await openTabs(5, 5);
  const response = createDeferred<Response>();
  one.backend.answer({ [extend]: response.promise, [status]: expiring(1200) });
  two.backend.answer({ [status]: expiring(1200) });
  await one.pass(1_000);
  void one.runtime.extendSession();
  await one.pass(3_990);
  // So finely that the tabs hear each other.
  for (let round = 0; round < 10; round++) await one.pass(50);
  response.resolve(expiring(1199, '', 204)());
  await one.pass(1_000);
  for (const { left, runtime } of [one, two]) expect([left, runtime.session.get().status]).toEqual([[], 'logged-in']);
  // The next end is asked about anew.
  for (const { backend } of [one, two]) backend.answer({ [status]: {} });
  await one.pass(1_200_000);
  expect([one.left.length, two.left.length]).toEqual([1, 1]);
});

test('where the backend has not taken it both leave, once SW-28 C3', async () => {
  const { one, two } = await openTabs(5, 5);
  one.backend.answer({ [extend]: createDeferred().promise, [status]: {} });
  two.backend.answer({ [status]: {} });
  one.runtime.extendSession().catch(() => undefined);
  await one.pass(4_990);
  for (let round = 0; round < 10; round++) await one.pass(50);
  expect(two.backend.count(status)).toBe(2);
  await one.pass(120_000);
  expect([one.left, two.left]).toEqual([['/utlopt/'], ['/utlopt/']]);
});

test('the channel is open while the page is, and holds nothing of the customer SW-28', async () => {
  const { one, isOpen, messages } = await openTabs(600, 600);
  await one.runtime.extendSession();
  await one.pass();
  expect(messages.length).toBeGreaterThan(0);
  const names = messages.map((message) => Object.keys(message as object).sort().join());
  expect([...new Set(names)]).toEqual(['mark,type', 'expiresAt,sentAt,type']);
  window.dispatchEvent(new Event('pagehide'));
  expect(isOpen()).toBe(false);
  one.runtime.session.setExpiry(100, one.clock.monotonic() + 1);
  window.dispatchEvent(new Event('pageshow'));
  expect(isOpen()).toBe(true);
});

test('a runtime that is gone holds no channel SW-28', async () => {
  const { one, two, isOpen } = await openTabs(600, 600);
  one.runtime.dispose();
  two.runtime.dispose();
  await one.pass();
  expect(isOpen()).toBe(false);
});

test.each([
  null, 7, 'logout', {}, { type: 'expired' }, { type: 'expiry' }, { type: 'expiry', expiresAt: Number.NaN, sentAt: 1 },
  { type: 'expiry', expiresAt: 1 }, { type: 'expiry', expiresAt: '1', sentAt: 1 },
])('what is no message is ignored: %j SW-28', async (data) => {
  const { one, clock } = await openTabs(600, 600);
  new BroadcastChannel('kfp.session').postMessage(data);
  await one.pass();
  expect([one.runtime.session.get().expiresAt, one.left]).toEqual([clock.now() + 600_000, []]);
});

test('a deadline beyond what the backend has ever told is asked about SW-28', async () => {
  const { one, clock } = await openTabs(600, 600);
  const forge = (message: object) => new BroadcastChannel('kfp.session').postMessage({ type: 'expiry', sentAt: clock.now(), ...message });
  await one.pass(1_000);
  const before = one.backend.count(status);
  forge({ expiresAt: clock.now() + 86_400_000 });
  await one.pass(10);
  expect([one.runtime.session.get().expiresAt, one.backend.count(status) - before]).toEqual([clock.now() + 599_000, 1]);
  clock.advance(10);
  forge({ expiresAt: null });
  await one.pass(10);
  expect([one.runtime.session.get().expiresAt !== null, one.backend.count(status) - before]).toEqual([true, 2]);
});

test('what another tab was told before this one is no reason to ask, however long it lasts SW-28', async () => {
  const { one, clock } = await openTabs(600, 600);
  await one.pass(1_000);
  const [before, end] = [one.backend.count(status), one.runtime.session.get().expiresAt];
  new BroadcastChannel('kfp.session').postMessage({ type: 'expiry', expiresAt: clock.now() + 86_400_000, sentAt: clock.now() - 3_600_000 });
  await one.pass(10);
  expect([one.backend.count(status) - before, one.runtime.session.get().expiresAt]).toEqual([0, end]);
});

test('an end that another tab tells is asked about before the page is left SW-28', async () => {
  const { one, clock } = await openTabs(600, 600);
  new BroadcastChannel('kfp.session').postMessage({ type: 'expiry', expiresAt: clock.now() - 1, sentAt: clock.now() });
  for (let round = 0; round < 4; round++) await one.pass(100);
  expect([one.left, one.runtime.session.get().status]).toEqual([[], 'logged-in']);
  expect(one.states()).toEqual(['logged-in']);
});

test('a log-out that another tab tells is asked about before the page is left SW-28', async () => {
  const { one } = await openTabs(600, 600);
  const before = one.backend.count(status);
  new BroadcastChannel('kfp.session').postMessage({ type: 'logout' });
  await one.pass(100);
  expect([one.left, one.runtime.session.get().status, one.backend.count(status) - before]).toEqual([[], 'logged-in', 1]);
  expect(one.states()).toEqual(['logged-in']);
  one.backend.answer({ [status]: {} });
  new BroadcastChannel('kfp.session').postMessage({ type: 'logout' });
  await one.pass(100);
  expect([one.left, one.states().at(-1)]).toEqual([['/logget-ut/'], 'logged-out']);
});

test('while a log-out in another tab is asked about the customer is hidden, and a response to an earlier question does not count SW-28 CF-70', async () => {
  fakeChannels();
  const page = await openGuardedPage({ expiresIn: 600 });
  const [early, late] = [createDeferred(), createDeferred()];
  page.backend.answer({ [status]: early.promise });
  void page.runtime.session.recheck();
  await page.pass();
  page.backend.answer({ [status]: late.promise });
  new BroadcastChannel('kfp.session').postMessage({ type: 'logout' });
  await page.pass(100);
  early.resolve({ kfpSessionId: 'a' });
  await page.pass(100);
  expect([page.runtime.session.get().status, page.left]).toEqual(['loading', []]);
  late.resolve({});
  await page.pass(100);
  expect([page.states(), page.left]).toEqual([['logged-in', 'logged-out'], ['/logget-ut/']]);
});

test('a guard that is gone follows no log-out that it was asking about SW-28', async () => {
  fakeChannels();
  const page = await openGuardedPage({ expiresIn: 600, tag: 'kfp-offers' });
  const left: string[] = [];
  const guard = createSessionGuard({ ...page.runtime, window: windowThatStays((url) => left.push(url)) });
  onTestFinished(page.runtime.elements.add({ element: document.createElement('kfp-portal'), needsCustomer: false }));
  const response = createDeferred();
  page.backend.answer({ [status]: response.promise });
  new BroadcastChannel('kfp.session').postMessage({ type: 'logout' });
  await page.pass(100);
  guard.dispose();
  response.resolve({});
  await page.pass(100);
  expect([page.left, left]).toEqual([['/logget-ut/'], []]);
});

test('a message of a time to come does not shut out later responses SW-28', async () => {
  const { one, clock } = await openTabs(600, 600);
  new BroadcastChannel('kfp.session').postMessage({ type: 'expiry', expiresAt: clock.now() + 50_000, sentAt: clock.now() + 1e9 });
  await one.pass(10);
  expect(one.seconds()).toBe(50);
  await one.runtime.extendSession();
  expect(one.seconds()).toBeNull();
});

test('four tabs have one timer each, however many elements they hold C5', async () => {
  const { clock, tabs } = await openTabs(600, 600, 600, 600);
  for (const { runtime } of tabs) {
    for (let count = 0; count < 10; count++) runtime.elements.add({ element: document.createElement('kfp-session-warning'), needsCustomer: false });
  }
  expect(clock.pending()).toBe(4);
  setHidden(true);
  expect(clock.pending()).toBe(4);
});

/** Posts what a script of the origin may claim: a deadline, by default of a request of now. */
function forge(clock: FakeClock, message: object): void {
  new BroadcastChannel('kfp.session').postMessage({ type: 'expiry', sentAt: clock.now(), ...message });
}

test.each([Number.NaN, Number.POSITIVE_INFINITY, '1', undefined, {}])('a deadline that is no time is ignored, however new it is: %j SW-28', async (expiresAt) => {
  const { one, clock } = await openTabs(600, 600);
  await one.pass(1_000);
  const asked = one.backend.count(status);
  forge(clock, { expiresAt });
  await one.pass(10);
  expect([one.runtime.session.get(), one.backend.count(status) - asked]).toEqual([{ status: 'logged-in', customer: 'a', expiresAt: clock.now() + 598_990 }, 0]);
});

test.each([3_600_000, -3_600_000])('tabs that were opened before and after the device’s clock was set by %d ms share each deadline SW-28 SW-30', async (jump) => {
  const { one, two, clock, lasts } = await openTabs(1200, 1200);
  await one.pass(1_000);
  clock.moveWallClock(jump);
  lasts(1200);
  await one.pass(2_000);
  const late = await openGuardedPage({ clock, expiresIn: 1200, responses: { [extend]: expiring(1200, '', 204) } });
  const left = () => [one, two, late].map(({ runtime }) => (runtime.session.get().expiresAt ?? 0) - clock.now());
  await one.pass(5_000);
  await one.runtime.extendSession();
  await one.pass(10);
  expect(left()).toEqual([1_199_990, 1_199_990, 1_199_990]);
  await one.pass(5_000);
  await late.runtime.extendSession();
  await one.pass(10);
  expect(left()).toEqual([1_199_990, 1_199_990, 1_199_990]);
});

test.each([10_000, 10_050])('a tab whose own deadline has passed leaves without asking, though another tab had the same, seen after %d ms SW-28 SW-29', async (milliseconds) => {
  const { two, clock } = await openTabs(10, 10);
  const asked = two.backend.calls.length;
  clock.advance(milliseconds);
  await two.pass();
  await two.pass(200);
  expect([two.left, two.backend.calls.length - asked]).toEqual([['/utlopt/'], 0]);
});

test('a tab whose session is over tells no deadline, whether it is asked or not SW-28', async () => {
  const { messages } = fakeChannels();
  const page = await openGuardedPage({ expiresIn: 10, tag: 'kfp-offers' });
  const types = () => messages.map((message) => (message as { readonly type: string }).type);
  await page.pass(11_000);
  expect([page.runtime.session.get().status, types()]).toEqual(['logged-out', ['customer', 'expiry', 'ask']]);
  new BroadcastChannel('kfp.session').postMessage({ type: 'ask' });
  await page.pass(100);
  expect(types()).toEqual(['customer', 'expiry', 'ask', 'ask']);
});

test.each([600_000, 600_050])('a tab whose timer is late tells no deadline that has passed, %d ms after it was told SW-28 SW-29', async (milliseconds) => {
  const { messages } = fakeChannels();
  const page = await openGuardedPage({ expiresIn: 600 });
  const told = messages.length;
  const { now, monotonic } = page.clock;
  Object.assign(page.clock, { now: () => now() + milliseconds, monotonic: () => monotonic() + milliseconds });
  new BroadcastChannel('kfp.session').postMessage({ type: 'ask' });
  await page.pass();
  expect([page.runtime.session.get().status, messages.slice(told)]).toEqual(['logged-in', [{ type: 'ask' }]]);
});

test('a tab that the backend has told no expiry tells none SW-11 SW-28', async () => {
  const { messages } = fakeChannels();
  const sessionTimeout = Date.UTC(2026, 10, 21, 12);
  const page = await openGuardedPage({ config: { sessionTimeout }, responses: { [status]: { kfpSessionId: 'a' } } });
  await page.pass(100);
  const deadlines = messages.filter((message) => (message as { readonly type: string }).type === 'expiry');
  expect([page.runtime.session.get().expiresAt, deadlines]).toEqual([sessionTimeout, []]);
});

test('a tab without an expiry believes the one that another tab was given, and asks nothing SW-19 SW-28', async () => {
  fakeChannels();
  const page = await openGuardedPage({ responses: { [status]: { kfpSessionId: 'a' }, [extend]: responseOf(204) } });
  await page.pass(1_000);
  await page.runtime.extendSession();
  await page.pass(1_000);
  const asked = page.backend.calls.length;
  forge(page.clock, { expiresAt: page.clock.now() + 50_000 });
  await page.pass(10);
  expect([page.seconds(), page.backend.calls.length - asked]).toEqual([50, 0]);
});

test('the end of the expiry in another tab is asked about once, and hides nothing SW-19 SW-28', async () => {
  fakeChannels();
  const page = await openGuardedPage({ expiresIn: 50 });
  page.backend.answer({ [status]: { kfpSessionId: 'a' } });
  await page.pass(1_000);
  const seen: unknown[] = [];
  page.runtime.session.subscribe(() => seen.push(page.runtime.session.get().status));
  forge(page.clock, { expiresAt: null });
  await page.pass(200);
  expect([page.seconds(), page.runtime.session.get().expiresAt, page.backend.count(status)]).toEqual([null, null, 2]);
  expect(seen).not.toContain('loading');
});

test('where session-status tells an expiry, a message that there is none does not count, even in the same millisecond SW-28', async () => {
  fakeChannels();
  const page = await openGuardedPage({ expiresIn: 600 });
  await page.pass(1_000);
  forge(page.clock, { expiresAt: null });
  await page.pass();
  expect([page.runtime.session.get().expiresAt, page.backend.count(status)]).toEqual([page.clock.now() + 600_000, 2]);
});

test('a deadline beyond what the backend has told is dropped where session-status tells none either SW-28', async () => {
  fakeChannels();
  const page = await openGuardedPage({ expiresIn: 600 });
  const end = page.runtime.session.get().expiresAt;
  page.backend.answer({ [status]: { kfpSessionId: 'a' } });
  await page.pass(1_000);
  forge(page.clock, { expiresAt: page.clock.now() + 86_400_000 });
  await page.pass(10);
  expect([page.runtime.session.get().expiresAt, page.backend.count(status)]).toEqual([end, 2]);
});

test.each([
  ['the configured expiry', Date.UTC(2026, 10, 22)],
  ['the age of the page', undefined],
])('%s does not lengthen what another tab is believed SW-28 CF-44', async (_, sessionTimeout) => {
  fakeChannels();
  const page = await openGuardedPage({ config: { sessionTimeout }, responses: { [status]: { kfpSessionId: 'a' } } });
  await page.pass(300_000);
  page.backend.answer({ [offers]: expiring(600, {}), [status]: expiring(600) });
  await page.runtime.api.get(offers);
  await page.pass(1_000);
  forge(page.clock, { expiresAt: page.clock.now() + 700_000 });
  await page.pass(10);
  expect([page.runtime.session.get().expiresAt, page.backend.count(status)]).toEqual([page.clock.now() + 600_000, 2]);
});

test('a page whose session is over asks nothing when another tab tells a far deadline C6 SW-28', async () => {
  fakeChannels();
  const page = await openGuardedPage({ expiresIn: 10 });
  await page.pass(11_000);
  const asked = page.backend.calls.length;
  forge(page.clock, { expiresAt: page.clock.now() + 86_400_000 });
  await page.pass(5_000);
  expect([page.left.length, page.backend.calls.length - asked, page.runtime.session.get().status]).toEqual([1, 0, 'logged-out']);
});
