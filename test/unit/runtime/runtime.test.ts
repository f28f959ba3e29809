import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { agreementsQuery } from '../../../src/api/agreements.ts';
import { offersQuery } from '../../../src/api/offers.ts';
import { customerMutation } from '../../../src/hooks/customer-mutation.ts';
import { responseOf, createDeferred, createFakeTransport } from '../../support/fake-transport.ts';
import { createTestRuntime } from '../../support/test-runtime.ts';
import { offersNamed, watchOffers } from './query/watch-offers.ts';

const status = 'auth/session-status';
const offers = 'avtaleoversikt/tilbud';

describe('401 from a data call', () => {
  test('session-status is asked once more, however many calls were refused LG-35', async () => {
    const { runtime, backend, pass } = createTestRuntime({
      responses: { [offers]: responseOf(401), 'avtaleoversikt/avtaler': responseOf(401) },
    });
    await pass();
    const asked = createDeferred();
    backend.answer({ [status]: asked.promise });
    await Promise.all([
      runtime.queryClient.query(offersQuery(runtime.api)).catch(() => undefined),
      runtime.queryClient.query(agreementsQuery(runtime.api)).catch(() => undefined),
    ]);
    await pass(5_000);
    asked.resolve({});
    await pass();
    expect(backend.count(offers)).toBe(1);
    expect(backend.count(status)).toBe(2);
    expect(runtime.session.get().status).toBe('logged-out');
  });

  test('a customer who is still logged in keeps what is on the screen LG-35', async () => {
    const test = createTestRuntime({ responses: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    backend.answer({ [offers]: responseOf(401) });
    await runtime.queryClient.refetchQueries({ queryKey: offersQuery(runtime.api).queryKey });
    await pass(5_000);
    expect(runtime.session.get().status).toBe('logged-in');
    expect(view.names()).toEqual(['Of A']);
    expect(backend.count(offers)).toBe(2);
    expect(backend.count(status)).toBe(2);
    view.stop();
  });

  test('a change that is refused asks once more too LG-35', async () => {
    const { runtime, backend, pass } = createTestRuntime({ responses: { 'DELETE avtaleoversikt/tilbud/1': responseOf(401) } });
    await pass();
    backend.answer({ [status]: {} });
    const send = () => runtime.api.send('DELETE', 'avtaleoversikt/tilbud/1');
    const removal = new MutationObserver(
      runtime.queryClient, customerMutation({ ...runtime, withTabLock: (_name, work) => work() }, { scope: 'offers', queryKeys: () => [], send }),
    );
    await expect(removal.mutate({ api: runtime.api, value: undefined, token: runtime.customerToken.get(), customer: runtime.session.get().customer })).rejects.toMatchObject({ status: 401 });
    await pass();
    expect(backend.count(status)).toBe(2);
    expect(runtime.session.get().status).toBe('logged-out');
  });

  test('a session-status that is refused is not asked again and again LG-35', async () => {
    const { backend, pass } = createTestRuntime({ responses: { [status]: responseOf(401) } });
    await pass(10_000);
    expect(backend.count(status)).toBe(1);
  });
});

describe('the end', () => {
  test('a runtime that is gone tells nobody anything', async () => {
    const { runtime, backend, pass, events } = createTestRuntime();
    await pass();
    const response = createDeferred();
    backend.answer({ [status]: response.promise });
    void runtime.session.recheck();
    await pass();
    runtime.dispose();
    response.resolve({});
    await pass(5_000);
    expect(events).toHaveLength(1);
  });

  test('refresh asks each endpoint once, also when it finds another customer', async () => {
    const test = createTestRuntime({ session: 'a', responses: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    backend.answer({ [status]: { kfpSessionId: 'b' }, [offers]: offersNamed('Of B') });
    await runtime.refresh();
    await pass();
    expect(backend.count(status)).toBe(2);
    expect(backend.count(offers)).toBe(2);
    expect(view.names()).toEqual(['Of B']);
    view.stop();
  });

  test('a transport in place of another keeps the data of a customer who is logged in there too, and asks the session by the new one', async () => {
    const test = createTestRuntime({ session: 'a', responses: { [offers]: offersNamed('Of A') } });
    const { runtime, host, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    const next = createFakeTransport({ [status]: { kfpSessionId: 'a' }, [offers]: offersNamed('Of A, anew') });
    host.set({ ...host.get(), transport: next.transport });
    expect([runtime.session.get().status, view.names()]).toEqual(['logged-in', ['Of A']]);
    await pass();
    expect([view.names(), backend.count(status), next.count(status), next.count(offers)]).toEqual([['Of A'], 1, 1, 0]);
    const ofB = createFakeTransport({ [status]: { kfpSessionId: 'b' }, [offers]: offersNamed('Of B') });
    host.set({ ...host.get(), transport: ofB.transport });
    await pass();
    expect(view.names()).toEqual(['Of B']);
    view.stop();
  });

  test('another backend is asked anew, and a response of the one before does not count', async () => {
    const before = createDeferred();
    const { runtime, host, pass } = createTestRuntime({ responses: { [status]: before.promise } });
    await pass();
    host.set({ ...host.get(), transport: createFakeTransport({ [status]: {} }).transport });
    before.resolve({ kfpSessionId: 'a' });
    await pass();
    expect(runtime.session.get().status).toBe('logged-out');
  });
});
