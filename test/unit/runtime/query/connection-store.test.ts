import { MutationObserver, QueryObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { apiQuery } from '../../../../src/api/api-query.ts';
import { offersQuery } from '../../../../src/api/offers.ts';
import { customerMutation } from '../../../../src/hooks/customer-mutation.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';
import { offersNamed, watchOffers } from './watch-offers.ts';

const offers = 'avtaleoversikt/tilbud';

afterEach(() => onlineManager.setOnline(true));

test('a call without a connection waits, says so, and is sent by itself afterwards API-78', async () => {
  const test = createTestRuntime({ responses: { [offers]: offersNamed('A') } });
  const { runtime, backend, pass } = test;
  await pass();
  onlineManager.setOnline(false);
  expect(runtime.connection.get()).toBe(false);
  const view = watchOffers(test);
  await pass();
  expect(runtime.connection.get()).toBe(true);
  expect(backend.count(offers)).toBe(0);
  onlineManager.setOnline(true);
  await pass();
  expect(runtime.connection.get()).toBe(false);
  expect(view.names()).toEqual(['A']);
  view.stop();
});

test('what is on the screen stays while its refresh waits API-78', async () => {
  const test = createTestRuntime({ responses: { [offers]: offersNamed('A') } });
  const { runtime, pass } = test;
  const view = watchOffers(test);
  await pass();
  onlineManager.setOnline(false);
  void runtime.queryClient.invalidateQueries({ queryKey: offersQuery(runtime.api).queryKey });
  await pass(60_000);
  expect(runtime.connection.get()).toBe(true);
  expect(view.names()).toEqual(['A']);
  view.stop();
});

test('a change without a connection waits too, and is sent once API-78', async () => {
  const { runtime, backend, pass } = createTestRuntime({ responses: { 'DELETE avtaleoversikt/tilbud/1': {} } });
  await pass();
  onlineManager.setOnline(false);
  const send = () => runtime.api.send('DELETE', 'avtaleoversikt/tilbud/1');
  const removal = customerMutation({ ...runtime, withTabLock: (_name, work) => work() }, { scope: 'offers', queryKeys: () => [], send });
  void new MutationObserver(runtime.queryClient, removal).mutate({ api: runtime.api, value: undefined, token: runtime.customerToken.get(), customer: runtime.session.get().customer });
  await pass();
  expect(runtime.connection.get()).toBe(true);
  onlineManager.setOnline(true);
  await pass();
  expect(runtime.connection.get()).toBe(false);
  expect(backend.count('DELETE avtaleoversikt/tilbud/1')).toBe(1);
});

test('a device that comes back online before anything waited says nothing API-78', async () => {
  const { runtime, pass } = createTestRuntime();
  await pass();
  onlineManager.setOnline(false);
  await pass();
  onlineManager.setOnline(true);
  expect(runtime.connection.get()).toBe(false);
});

test('a runtime that is gone watches the connection no longer', async () => {
  const { runtime, pass } = createTestRuntime();
  await pass();
  runtime.dispose();
  onlineManager.setOnline(false);
  const observer = new QueryObserver(runtime.queryClient, apiQuery({ queryKey: ['x'], queryFn: () => Promise.resolve(1) }));
  const stop = observer.subscribe(() => undefined);
  await pass();
  expect(runtime.connection.get()).toBe(false);
  stop();
});
