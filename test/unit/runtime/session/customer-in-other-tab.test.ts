import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { customerQuery } from '../../../../src/api/customer.ts';
import { fakeChannels } from '../../../support/fake-channels.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';
import type { GuardedPage } from './guarded-page.ts';
import { openGuardedPage, status } from './guarded-page.ts';

const customer = 'skadekunde/hent';

/** A tab that shows the name of its customer. */
async function openTab(session: string, navn: string) {
  const page = await openGuardedPage({ responses: { [customer]: { navn }, [status]: { kfpSessionId: session } } });
  const { api, queryClient, session: store } = page.runtime;
  onTestFinished(new QueryObserver<unknown>(queryClient, customerQuery(api)).subscribe(() => undefined));
  const seen: string[] = [];
  const note = () => void seen.push(`${store.get().status} ${store.get().customer}`);
  onTestFinished(store.subscribe(note));
  await page.pass();
  return { ...page, seen, name: () => queryClient.getQueryData<{ readonly name?: string }>(customerQuery(api).queryKey)?.name };
}

test('a login as another customer in another tab reaches this one, which hides what it shows until it knows CF-70', async () => {
  const { messages } = fakeChannels();
  const one = await openTab('session-a', 'Ada Prøve');
  expect(one.name()).toBe('Ada Prøve');
  one.seen.length = 0;
  one.backend.answer({ [status]: { kfpSessionId: 'session-b' }, [customer]: { navn: 'Bo Neste' } });
  const token = one.runtime.customerToken.get();
  await openTab('session-b', 'Bo Neste');
  await one.pass();
  expect(one.seen[0]).toBe('loading session-a');
  expect(one.seen.slice(1)).not.toContain('logged-in session-a');
  expect(one.runtime.session.get().customer).toBe('session-b');
  expect(one.name()).toBe('Bo Neste');
  expect(one.runtime.customerToken.get()).not.toBe(token);
  expect(one.left).toEqual([]);
  expect(JSON.stringify(messages)).not.toMatch(/session-[ab]/);
});

test.each([
  ['an empty response', {}],
  ['401', responseOf(401)],
])('a tab that finds nobody logged in by %s makes the others ask, which then forget the customer CF-70 SW-28', async (_, nobody) => {
  fakeChannels();
  const [one, two] = [await openTab('session-a', 'Ada Prøve'), await openTab('session-a', 'Ada Prøve')];
  for (const { backend } of [one, two]) backend.answer({ [status]: nobody });
  const found = createTestRuntime({ responses: { [status]: nobody } });
  for (let turn = 0; turn < 5; turn += 1) for (const tab of [found, one, two]) await tab.pass(10);
  for (const { name, runtime, backend } of [one, two]) {
    expect([name(), runtime.session.get().status, backend.count(status)]).toEqual([undefined, 'logged-out', 2]);
  }
  expect(found.backend.count(status)).toBe(1);
});

test('a tab that cannot ask who is logged in tells the others nothing; a customer who is still there stays in sight while a hint is checked CF-70', async () => {
  fakeChannels();
  const one = await openTab('session-a', 'Ada Prøve');
  const failing = createTestRuntime({ responses: { [status]: responseOf(500) } });
  for (let turn = 0; turn < 5; turn += 1) for (const tab of [failing, one]) await tab.pass(2_000);
  expect([failing.runtime.session.get().status, one.backend.count(status)]).toEqual(['logged-out', 1]);
  createTestRuntime({ responses: { [status]: {} } });
  one.seen.length = 0;
  for (let turn = 0; turn < 5; turn += 1) await one.pass(10);
  expect([one.backend.count(status), one.name(), [...new Set(one.seen)]]).toEqual([2, 'Ada Prøve', ['logged-in session-a']]);
});

test('a hint that cannot be checked changes nothing CF-70', async () => {
  fakeChannels();
  const one = await openTab('session-a', 'Ada Prøve');
  one.backend.answer({ [status]: responseOf(500) });
  createTestRuntime({ responses: { [status]: responseOf(403) } });
  for (let turn = 0; turn < 5; turn += 1) await one.pass(2_000);
  expect([one.backend.count(status) > 1, one.name(), one.runtime.session.get().status]).toEqual([true, 'Ada Prøve', 'logged-in']);
});

test('tabs that find nobody again and again do not prolong the session of a customer who is idle SW-25', async () => {
  fakeChannels();
  const one = await openTab('session-a', 'Ada Prøve');
  for (let turn = 0; turn < 5; turn += 1) {
    createTestRuntime({ responses: { [status]: responseOf(403) } });
    await one.pass(10);
  }
  expect([one.backend.count(status), one.runtime.session.get().status]).toEqual([2, 'logged-in']);
});

test.each([
  ['sleeps past its deadline', async ({ clock }: GuardedPage) => clock.moveWallClock(3_600_000)],
  ['is in its last minute', ({ pass }: GuardedPage) => pass(1_150_000)],
])(
  'a tab that %s when another finds nobody has expired, and is left SW-10 SW-14', async (_, wait) => {
    fakeChannels();
    const one = await openGuardedPage({ expiresIn: 1200 });
    await wait(one);
    one.backend.answer({ [status]: {} });
    const other = createTestRuntime({ responses: { [status]: {} } });
    for (let turn = 0; turn < 5; turn += 1) for (const tab of [other, one]) await tab.pass(10);
    await one.pass(1_000);
    expect([one.states().at(-1), one.left]).toEqual(['expired', ['/utlopt/']]);
  });

test('a second tab of the same customer has nothing asked again CF-70', async () => {
  fakeChannels();
  const one = await openTab('session-a', 'Ada Prøve');
  await openTab('session-a', 'Ada Prøve');
  await one.pass();
  expect(one.backend.count(status)).toBe(1);
});

test('a backend with a new id in each response keeps no two tabs asking each other CF-70', async () => {
  fakeChannels();
  let given = 0;
  const responses = { [status]: () => Response.json({ kfpSessionId: `id-${String((given += 1))}` }) };
  const tabs = [await openGuardedPage({ responses }), await openGuardedPage({ responses })];
  for (let turn = 0; turn < 20; turn += 1) await tabs[0]?.pass(10);
  expect(tabs.map(({ backend }) => backend.count(status)).reduce((sum, count) => sum + count)).toBeLessThanOrEqual(4);
});

test.each([{ mark: 'x' }, { mark: null }, { mark: 1.5 }, {}])('a script of the origin that tells of no customer has nothing asked: %j CF-70', async (message) => {
  fakeChannels();
  const one = await openTab('session-a', 'Ada Prøve');
  new BroadcastChannel('kfp.session').postMessage({ type: 'customer', ...message });
  await one.pass();
  expect(one.backend.count(status)).toBe(1);
});

test('a tab that was still loading when another customer logged in is told once it says whom it has CF-70', async () => {
  fakeChannels();
  const other = await openTab('session-b', 'Bo Neste');
  // Its first response was on its way when the other customer logged in.
  const sessions = ['session-a'];
  const one = await openGuardedPage({ responses: { [status]: () => Response.json({ kfpSessionId: sessions.pop() ?? 'session-b' }) } });
  for (let turn = 0; turn < 5; turn += 1) await other.pass(10);
  expect(one.runtime.session.get().customer).toBe('session-b');
  expect([one.backend.count(status), other.backend.count(status)]).toEqual([2, 2]);
});

test('a third customer who logs in while this tab asks about the second is asked about too CF-70', async () => {
  fakeChannels();
  const one = await openTab('session-a', 'Ada Prøve');
  const channel = new BroadcastChannel('kfp.session');
  const response = createDeferred();
  one.backend.answer({ [status]: () => response.promise });
  channel.postMessage({ type: 'customer', mark: 2 });
  await one.pass(10);
  channel.postMessage({ type: 'customer', mark: 3 });
  await one.pass(10);
  one.backend.answer({ [status]: { kfpSessionId: 'session-c' } });
  response.resolve({ kfpSessionId: 'session-b' });
  for (let turn = 0; turn < 3; turn += 1) await one.pass(10);
  expect(one.runtime.session.get().customer).toBe('session-c');
  expect(one.backend.count(status)).toBe(3);
});

test('two tabs whose backends keep to their customers do not ask each other without end CF-70', async () => {
  fakeChannels();
  const tabs = [await openTab('session-a', 'Ada Prøve'), await openTab('session-b', 'Bo Neste')];
  for (let turn = 0; turn < 20; turn += 1) await tabs[0]?.pass(10);
  expect(tabs.map(({ backend }) => backend.count(status)).every((count) => count <= 3)).toBe(true);
});

test('where session-status then fails, the data is hidden and the page is not left CF-70', async () => {
  fakeChannels();
  const one = await openTab('session-a', 'Ada Prøve');
  one.backend.answer({ [status]: responseOf(500) });
  new BroadcastChannel('kfp.session').postMessage({ type: 'customer', mark: 2 });
  for (let turn = 0; turn < 4; turn += 1) await one.pass(2_000);
  expect(one.runtime.session.get()).toMatchObject({ status: 'logged-out', customer: null });
  expect(one.left).toEqual([]);
});
