import { describe, expect, test } from 'vitest';
import { createDeferred } from '../../../support/fake-transport.ts';
import { createTestRuntime } from '../../../support/test-runtime.ts';
import { offersNamed, watchOffers } from './watch-offers.ts';

const status = 'auth/session-status';
const offers = 'avtaleoversikt/tilbud';

describe('another customer', () => {
  test('shows nothing of the customer before and asks anew CF-70', async () => {
    const test = createTestRuntime({ session: 'a', responses: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass, eventsOf } = test;
    const view = watchOffers(test);
    await pass();
    expect(view.names()).toEqual(['Of A']);
    const response = createDeferred();
    backend.answer({ [status]: { kfpSessionId: 'b' }, [offers]: response.promise });
    await runtime.session.recheck();
    expect(view.names()).toBeUndefined();
    response.resolve(offersNamed('Of B'));
    await pass();
    expect(view.names()).toEqual(['Of B']);
    expect(backend.count(offers)).toBe(2);
    expect(eventsOf('kfp-session')).toHaveLength(2);
    view.stop();
  });

  test('a response for the customer before that arrives late is never shown CF-70', async () => {
    const late = createDeferred();
    const test = createTestRuntime({ session: 'a', responses: { [offers]: late.promise } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    backend.answer({ [status]: { kfpSessionId: 'b' }, [offers]: offersNamed('Of B') });
    await runtime.session.recheck();
    await pass();
    late.resolve(offersNamed('Of A'));
    await pass();
    expect(view.names()).toEqual(['Of B']);
    view.stop();
  });

  // The key of what was asked for may itself name what they have.
  test.each([
    ['is not on the screen goes too CF-70', true],
    ['is on the screen goes when nothing shows it any more D12', false],
  ])('what %s', async (_, isGoneBefore) => {
    const test = createTestRuntime({ session: 'a', responses: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    if (isGoneBefore) view.stop();
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    if (!isGoneBefore) view.stop();
    const kept = runtime.queryClient.getQueryCache().getAll().map(({ queryKey }) => queryKey[1]);
    expect(kept).toEqual(['session']);
  });

  test('a customer who is logged out is asked for no data AC-03', async () => {
    const test = createTestRuntime({ session: 'a', responses: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    backend.answer({ [status]: {} });
    await runtime.session.recheck();
    await pass(5_000);
    expect(view.names()).toBeUndefined();
    expect(backend.count(offers)).toBe(1);
    expect(backend.count(status)).toBe(2);
    view.stop();
  });
});

describe('a page from the back/forward cache', () => {
  const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test('hides the data until session-status has been answered anew CF-70', async () => {
    const test = createTestRuntime({ session: 'a', responses: { [offers]: offersNamed('Of A') } });
    const { runtime, backend, pass } = test;
    const view = watchOffers(test);
    await pass();
    const response = createDeferred();
    backend.answer({ [status]: response.promise });
    comeBack(true);
    await pass();
    expect(runtime.session.get().status).toBe('loading');
    expect(view.names()).toBeUndefined();
    expect(backend.count(offers)).toBe(1);
    response.resolve({ kfpSessionId: 'a' });
    await pass();
    expect(view.names()).toEqual(['Of A']);
    expect(backend.count(offers)).toBe(2);
    view.stop();
  });

  test('an ordinary page load asks once CF-70', async () => {
    const { backend, pass } = createTestRuntime();
    await pass();
    comeBack(false);
    await pass();
    expect(backend.count(status)).toBe(1);
  });

  test('a response to the call from before the page was left does not count CF-70', async () => {
    const before = createDeferred();
    const { runtime, backend, pass } = createTestRuntime({ responses: { [status]: before.promise } });
    await pass();
    const after = createDeferred();
    backend.answer({ [status]: after.promise });
    comeBack(true);
    await pass();
    before.resolve({ kfpSessionId: 'a' });
    await pass();
    expect(runtime.session.get().status).toBe('loading');
    after.resolve({});
    await pass();
    expect(runtime.session.get().status).toBe('logged-out');
  });
});
