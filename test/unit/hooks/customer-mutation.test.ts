import type { QueryClient } from '@tanstack/react-query';
import { MutationObserver, QueryObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../../src/api/client.ts';
import { HttpError } from '../../../src/api/errors.ts';
import type { CustomerChange } from '../../../src/hooks/customer-mutation.ts';
import { customerMutation } from '../../../src/hooks/customer-mutation.ts';
import type { CustomerTokenStore } from '../../../src/runtime/query/query.ts';
import { createCustomerTokenStore, createQueryClient } from '../../../src/runtime/query/query.ts';
import type { Session, SessionGuard } from '../../../src/runtime/session/session.ts';
import type { Store } from '../../../src/platform/store.ts';
import { createStore } from '../../../src/platform/store.ts';
import type { LostChange } from '../../../src/runtime/runtime.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { createDeferred } from '../../support/fake-transport.ts';

const onUnauthorized = vi.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve));
const [onSaved, onFailed] = [vi.fn<(value: string) => void>(), vi.fn<(error: Error) => void>()];
const tellChange = vi.fn<SessionGuard['tellChange']>();
let queryClient: QueryClient;
let customerToken: CustomerTokenStore;

beforeEach(() => {
  onUnauthorized.mockReset();
  onSaved.mockReset();
  onFailed.mockReset();
  tellChange.mockReset();
  customerToken = createCustomerTokenStore();
  queryClient = createQueryClient(onUnauthorized);
  queryClient.mount();
});

afterEach(() => {
  queryClient.unmount();
  queryClient.clear();
  onlineManager.setOnline(true);
});

const loggedIn: Session = { status: 'logged-in', customer: 'the next one', expiresAt: null };

interface Circumstances {
  /** Resolves when the other tabs are done. */
  readonly turn?: Promise<void>;
  readonly isReplaced?: () => Promise<boolean>;
  readonly session?: Store<Session>;
  readonly lostChange?: Store<LostChange>;
}

/** Makes a change as a component does, and tells how it ended. */
function change(
  scope: string, send: CustomerChange<string>['send'], more: Partial<CustomerChange<string>> = {},
  { turn = Promise.resolve(), isReplaced, session = createStore(loggedIn), lostChange = createStore<LostChange>(undefined) }: Circumstances = {},
) {
  const getGuard = () => Promise.resolve({ tellChange } as unknown as SessionGuard);
  const services = {
    queryClient, customerToken, getGuard, lostChange, clock: fakeClock(),
    session: { ...session, recheck: () => Promise.resolve() },
    withTabLock: <T>(_name: string, work: () => Promise<T>) => turn.then(work),
  };
  const observer = new MutationObserver(
    queryClient, customerMutation<string>(services, { scope, send, queryKeys: () => [], onSaved, onFailed, ...more }),
  );
  observer.subscribe(() => undefined);
  return observer.mutate({ api: {} as ApiClient, value: 'x', token: customerToken.get(), customer: 'the first one', isReplaced }).then(() => 'sent', () => 'failed');
}

/** The next customer has come. */
function leave(): void {
  queryClient.getMutationCache().clear();
  customerToken.renew();
}

test('a change that fails is sent once, and its caller is told API-65', async () => {
  const send = vi.fn(() => Promise.reject(new HttpError(500, '', undefined)));
  expect(await change('a', send)).toBe('failed');
  expect([onSaved.mock.calls, onFailed.mock.calls]).toMatchObject([[], [[{ status: 500 }, { value: 'x' }]]]);
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([['sent', () => Promise.resolve()], ['failed', () => Promise.reject(new HttpError(500, '', undefined))]] as const)(
  'the other tabs are told of a change that is %s, and of what it may alter API-82', async (outcome, send) => {
    const queryKeys = () => [['kfp', 'customer'], ['kfp', 'legacy-customer']];
    expect(await change('a', send, { queryKeys })).toBe(outcome);
    await settle();
    expect(tellChange.mock.calls).toEqual([[queryKeys()]]);
  },
);

test('a change that is refused for want of a session says so LG-35', async () => {
  expect(await change('a', () => Promise.reject(new HttpError(401, '', undefined)))).toBe('failed');
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('a change whose turn comes when another tab is done is neither sent nor asked about for the next customer CF-70', async () => {
  const turn = createDeferred<void>();
  const [send, isReplaced] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve(false))];
  void change('a', send, {}, { turn: turn.promise, isReplaced });
  await settle();
  leave();
  turn.resolve();
  await settle();
  expect([send, isReplaced].map((call) => call.mock.calls.length)).toEqual([0, 0]);
});

test('changes of a scope are sent in the order in which they were made, also after a failure', async () => {
  const sent: string[] = [];
  const responses = { a1: createDeferred<void>(), a2: createDeferred<void>(), b1: createDeferred<void>() };
  const send = (scope: string, name: keyof typeof responses) =>
    change(scope, () => {
      sent.push(name);
      return responses[name].promise;
    });
  const results = [send('a', 'a1'), send('a', 'a2'), send('b', 'b1')];
  await settle();
  expect(sent).toEqual(['a1', 'b1']);
  responses.a1.reject(new Error('no'));
  await settle();
  expect(sent).toEqual(['a1', 'b1', 'a2']);
  responses.a2.resolve();
  responses.b1.resolve();
  expect(await Promise.all(results)).toEqual(['failed', 'sent', 'sent']);
});

test('without a connection all changes wait, and go when it is back API-78', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn(() => Promise.resolve());
  const results = [change('a', send), change('b', send)];
  await settle();
  expect(send).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  expect(await Promise.all(results)).toEqual(['sent', 'sent']);
  expect(send).toHaveBeenCalledTimes(2);
});

test('what waited for a connection when the customer changed is never sent CF-70', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn(() => Promise.resolve());
  void change('a', send);
  await settle();
  leave();
  onlineManager.setOnline(true);
  await settle();
  expect(send).not.toHaveBeenCalled();
});

test('what waited for its turn when the customer changed is never sent CF-70', async () => {
  const first = createDeferred<void>();
  const send = vi.fn(() => Promise.resolve());
  void change('a', () => first.promise);
  void change('a', send);
  await settle();
  leave();
  first.resolve();
  await settle();
  expect(send).not.toHaveBeenCalled();
});

test.each(['stored', 'refused'])('what was under way when the customer changed and is %s tells nobody CF-70', async (outcome) => {
  const response = createDeferred<void>();
  const commit = vi.fn();
  const lostChange = createStore<LostChange>(undefined);
  const result = change('a', () => response.promise, { commit }, { lostChange });
  await settle();
  leave();
  if (outcome === 'stored') response.resolve();
  else response.reject(new HttpError(500, '', undefined));
  await result;
  expect([onSaved, onFailed, commit].map((call) => call.mock.calls.length)).toEqual([0, 0, 0]);
  expect(lostChange.get()).toBeUndefined();
});

test('a change starts when what came of the one before it has been kept PR-16', async () => {
  const kept = createDeferred<void>();
  const order: string[] = [];
  vi.spyOn(queryClient, 'cancelQueries').mockReturnValueOnce(kept.promise);
  void change('a', () => Promise.resolve(), { queryKeys: () => [['kfp', 'a']], commit: () => void order.push('kept') });
  void change('a', async () => void order.push('sent'));
  await settle();
  expect(order).toEqual([]);
  kept.resolve();
  await settle();
  expect(order).toEqual(['kept', 'sent']);
});

test.each<[string, () => Promise<boolean>]>([
  ['something newer is stored', () => Promise.resolve(true)],
  ['the customer leaves while that is asked', () => {
    leave();
    return Promise.resolve(false);
  }],
])('a change that is repeated is neither sent nor taken for saved when %s PR-72', async (_, isReplaced) => {
  const [send, commit] = [vi.fn(() => Promise.resolve()), vi.fn()];
  await change('a', send, { commit }, { isReplaced });
  expect([send, commit, onSaved, onFailed].map((call) => call.mock.calls.length)).toEqual([0, 0, 0, 0]);
});

test('a response that was asked for before the change counts neither with an earlier one nor as the first', async () => {
  for (const data of [undefined, 'earlier']) {
    const responses: ReturnType<typeof createDeferred<string>>[] = [];
    const queryKey = ['kfp', data];
    if (data !== undefined) queryClient.setQueryData(queryKey, data);
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => {
        const response = createDeferred<string>();
        responses.push(response);
        return response.promise;
      },
    });
    const stop = observer.subscribe(() => undefined);
    if (data !== undefined) void observer.refetch();
    await settle();
    await change('a', () => Promise.resolve(), { queryKeys: () => [queryKey] });
    responses[0]?.resolve('before the change');
    await settle();
    responses[1]?.resolve('after it');
    await settle();
    expect([responses.length, observer.getCurrentResult().data]).toEqual([2, 'after it']);
    stop();
  }
});

test.each([['the next customer', true, 0], ['the same customer', false, 1]])(
  'a failure is told when it is known who is logged in: %s CF-70', async (_, isNext, calls) => {
    const session = createStore(loggedIn);
    const onError = () => session.set({ ...loggedIn, status: 'loading' });
    const result = change('a', () => Promise.reject(new HttpError(400, '', undefined)), { onError }, { session });
    await settle();
    expect(onFailed).not.toHaveBeenCalled();
    if (isNext) leave();
    session.set(loggedIn);
    await result;
    expect(onFailed).toHaveBeenCalledTimes(calls);
  });
