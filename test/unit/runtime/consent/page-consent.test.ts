import { expect, onTestFinished, test } from 'vitest';
import { documentPrototype } from '../../../support/document-prototype.ts';
import { answerOf, createDeferred } from '../../../support/fake-transport.ts';
import type { TestRuntimeOptions } from '../../../support/test-runtime.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';

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
  const { statistics, host, backend, pass } = await openPage({ answers: { 'auth/client-context': context.promise } });
  expect([statistics(), backend.count('auth/client-context')]).toEqual([undefined, 1]);
  host.set({ ...host.get(), loginContext: 'NETTBANK' });
  await pass();
  expect(statistics()).toBe('accepted');
  // The host's value came later than the question, and counts more than the answer to it.
  context.resolve(Response.json(mobileBank));
  await pass();
  expect([statistics(), backend.count('auth/client-context')]).toEqual(['accepted', 1]);
});

test('the context of the host counts before the session is known CF-31', async () => {
  const { statistics } = await openPage({ answers: { 'auth/session-status': createDeferred().promise }, host: { loginContext: 'NETTBANK' } });
  expect(statistics()).toBe('accepted');
});

test('a login context that arrives after the log-out does not count CF-31', async () => {
  const context = createDeferred();
  const { statistics, runtime, pass } = await openPage({ answers: { 'auth/client-context': context.promise } });
  runtime.session.close('logged-out');
  await pass();
  expect(statistics()).toBe('accepted');
  context.resolve(Response.json(mobileBank));
  await pass();
  expect(statistics()).toBe('accepted');
});

test('a login context that cannot be fetched counts as a login on the insurer’s own site CF-31', async () => {
  const { statistics, pass } = await openPage({ answers: { 'auth/client-context': answerOf(500) } });
  await pass(5_000);
  expect(statistics()).toBe('accepted');
});

test('the answer stays while session-status is asked again CF-31', async () => {
  const { statistics, runtime, pass } = await openPage({ answers: { 'auth/client-context': mobileBank } });
  expect(statistics()).toBe('denied');
  runtime.session.setStatus('loading');
  await pass();
  expect(statistics()).toBe('denied');
});

test('a page that is closed learns nothing more CF-31', async () => {
  const context = createDeferred();
  const { statistics, runtime, host, pass } = await openPage({ answers: { 'auth/client-context': context.promise } });
  runtime.dispose();
  context.resolve(Response.json(mobileBank));
  host.set({ ...host.get(), loginContext: 'NETTBANK' });
  await pass();
  expect(statistics()).toBeUndefined();
});
