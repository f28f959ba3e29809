import { expect, onTestFinished, test, vi } from 'vitest';
import { documentPrototype } from '../../../support/document-prototype.ts';
import { fakeChannels } from '../../../support/fake-channels.ts';
import { fakeClock } from '../../../support/fake-clock.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import type { TestRuntime, TestRuntimeOptions } from '../../../support/test-runtime.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';
import { expiring, windowThatStays } from '../session/guarded-page.ts';

/** The general cookie says yes to statistics, and the cookie of a mobile bank holds no yes. */
function givenBothCookies(): void {
  const get = () => 'fremtind-cookie-consent={"statistics":"accepted"}; kfp-consent-v3=';
  const own = Object.getOwnPropertyDescriptor(documentPrototype, 'cookie') ?? {};
  Object.defineProperty(documentPrototype, 'cookie', { configurable: true, get, set: () => undefined });
  onTestFinished(() => void Object.defineProperty(documentPrototype, 'cookie', own));
}

/** A page whose login context decides which of the two cookies counts. */
async function openPage(options: TestRuntimeOptions) {
  givenBothCookies();
  const page = createTestRuntime(options);
  const consent = await page.runtime.consent.get();
  await page.pass();
  return { ...page, consent, statistics: () => consent.get()?.statistics };
}

const mobileBank = { loginContext: 'MOBILBANK' };

test('before anybody asks, no dialog is wanted, none was left, and no refusal was told', async () => {
  const { consent } = await openPage({ session: null });
  expect([consent.isWanted.get(), consent.leftIn.get(), consent.isRefusalTold.get()]).toEqual([false, undefined, false]);
});

test('the answer is unknown until the login context is known, and the context of the host needs no call CF-31', async () => {
  const context = createDeferred();
  const { statistics, host, backend, pass } = await openPage({ responses: { 'auth/client-context': context.promise } });
  expect([statistics(), backend.count('auth/client-context')]).toEqual([undefined, 1]);
  host.set({ ...host.get(), loginContext: 'NETTBANK' });
  await pass();
  expect(statistics()).toBe('accepted');
  // The host's value came later than the question, and counts more than the response to it.
  context.resolve(Response.json(mobileBank));
  await pass();
  expect([statistics(), backend.count('auth/client-context')]).toEqual(['accepted', 1]);
});

test('the context of the host counts before the session is known CF-31', async () => {
  const { statistics } = await openPage({ responses: { 'auth/session-status': createDeferred().promise }, host: { loginContext: 'NETTBANK' } });
  expect(statistics()).toBe('accepted');
});

test('a login context that arrives after the log-out does not count CF-31', async () => {
  const context = createDeferred();
  const { statistics, runtime, pass } = await openPage({ responses: { 'auth/client-context': context.promise } });
  runtime.session.close('logged-out');
  await pass();
  expect(statistics()).toBe('accepted');
  context.resolve(Response.json(mobileBank));
  await pass();
  expect(statistics()).toBe('accepted');
});

test('a login context that cannot be fetched counts as a login on the insurer’s own site CF-31', async () => {
  const { statistics, pass } = await openPage({ responses: { 'auth/client-context': responseOf(500) } });
  await pass(5_000);
  expect(statistics()).toBe('accepted');
});

/** A response that takes 50 ms, with a new expiry, as a backend sends it with each response. */
const prolonging = (respond: () => Response) => async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const response = respond();
  response.headers.set('X-Session-Expiry', '600');
  return response;
};

test.each([200, 403, 404, 500])('a client-context with %i is not asked for again by the tabs that its expiry reaches CF-31 SW-25', async (code) => {
  fakeChannels();
  const clock = fakeClock();
  const open = async () => {
    const tab = createTestRuntime({ clock, window: windowThatStays(() => undefined), responses: {
      'auth/session-status': expiring(600),
      'auth/client-context': prolonging(responseOf(code, mobileBank)),
    } });
    await tab.pass();
    await tab.runtime.getGuard();
    await tab.runtime.consent.get();
    await tab.pass();
    return tab;
  };
  const tabs = [await open(), await open()];
  for (let step = 0; step < 6_000; step += 1) {
    clock.advance(10);
    await vi.advanceTimersByTimeAsync(10);
  }
  const calls = tabs.map(({ backend }) => backend.count('auth/client-context'));
  expect(Math.max(...calls)).toBeLessThan(5); // In one minute. The library retries a failed read once.
});

test.each([
  ['in the back/forward cache', () => ['pagehide', 'pageshow'].forEach((type) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true })))],
  ['when the host sets another address of the API', ({ host }: TestRuntime) => host.set({ ...host.get(), apiHost: `${location.origin}/other` })],
])('a client-context that was on its way is asked for again %s CF-31 CF-70', async (_, interrupt) => {
  const page = await openPage({ responses: { 'auth/client-context': createDeferred().promise } });
  page.backend.answer({ 'auth/client-context': mobileBank });
  interrupt(page);
  await page.pass();
  await page.pass();
  expect([page.runtime.session.get().status, page.statistics()]).toEqual(['logged-in', 'denied']);
});

test('the answer stays while session-status is asked again CF-31', async () => {
  const { statistics, runtime, pass } = await openPage({ responses: { 'auth/client-context': mobileBank } });
  expect(statistics()).toBe('denied');
  runtime.session.setStatus('loading');
  await pass();
  expect(statistics()).toBe('denied');
});

test('a page that is closed learns nothing more CF-31', async () => {
  const context = createDeferred();
  const { statistics, runtime, host, pass } = await openPage({ responses: { 'auth/client-context': context.promise } });
  runtime.dispose();
  context.resolve(Response.json(mobileBank));
  host.set({ ...host.get(), loginContext: 'NETTBANK' });
  await pass();
  expect(statistics()).toBeUndefined();
});
