import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { updateReservation } from '../../../src/api/profile-changes.ts';
import { reservationQuery } from '../../../src/api/consents.ts';
import { useStore } from '../../../src/hooks/app-context.ts';
import type { CustomerMutation } from '../../../src/hooks/use-customer-mutation.ts';
import { useCustomerMutation } from '../../../src/hooks/use-customer-mutation.ts';
import { useCustomerQuery } from '../../../src/hooks/use-customer-query.ts';
import { createStore } from '../../../src/platform/store.ts';
import type { Responses } from '../../support/fake-transport.ts';
import { responseOf, createDeferred } from '../../support/fake-transport.ts';
import { leavePage, returnToPage } from '../../support/page-return.tsx';
import type { RenderedArea } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';

const readPath = 'samtykke/reservasjon/hent';
const writePath = 'POST samtykke/reservasjon';

interface Shown extends RenderedArea {
  readonly isThere: (value: boolean) => Promise<void>;
  /** Presses the button, as often in one task as there are values. */
  readonly save: (...values: boolean[]) => Promise<void>;
}

/** Something of the customer that can be changed, as text, and its change in the hand. */
async function show(responses: Responses): Promise<Shown> {
  let mutation: CustomerMutation<boolean> | undefined;
  const isThere = createStore(true);
  function Part() {
    const { data } = useCustomerQuery('test', reservationQuery);
    const change = useCustomerMutation<boolean>({
      area: 'test',
      scope: 'test',
      queries: [reservationQuery],
      send: (api, value) => updateReservation(api, value),
      commit: ({ api, queryClient }, hasReservation) =>
        void queryClient.setQueryData(reservationQuery(api).queryKey, { hasReservation }),
    });
    mutation = change;
    return <p>{`${String(data?.hasReservation)} ${change.isSaving ? 'saving' : change.error ? 'failed' : change.isSaved ? 'saved' : ''}`}</p>;
  }
  function Toggle() {
    return useStore(isThere) ? <Part /> : null;
  }
  const area = renderArea(<Toggle />, { responses: { [readPath]: { hasReservasjon: false }, [writePath]: responseOf(204), ...responses } });
  await area.settle();
  return {
    ...area,
    async isThere(value) {
      act(() => isThere.set(value));
      await area.settle();
    },
    async save(...values) {
      act(() => values.forEach((value) => mutation?.save(value)));
      await area.settle();
    },
  };
}

test('each try of one intent has the same key, and another intent another one API-76', async () => {
  const part = await show({ [writePath]: responseOf(500) });
  const keys = () => part.backend.calls.filter(({ path, init }) => init.method === 'POST' && path === 'samtykke/reservasjon')
    .map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
  await part.save(true);
  await part.save(true);
  const [first, again] = keys();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  await part.save(false);
  part.backend.answer({ [writePath]: responseOf(204) });
  await part.save(true);
  await part.save(true);
  // Something else, back again, and once more what is stored already.
  expect(keys()).toHaveLength(5);
  expect(new Set(keys()).size).toBe(4);
});

test('two presses in one task are one change API-76', async () => {
  const part = await show({});
  await part.save(true, true);
  expect(part.backend.calls.filter(({ init }) => init.method === 'POST')).toHaveLength(1);
});

test('what was saved shows until the backend is heard, and what failed does not PR-12 PR-13', async () => {
  const part = await show({});
  part.backend.answer({ [readPath]: createDeferred().promise });
  await part.save(true);
  expect(part.text()).toBe('true saved');
  part.backend.answer({ [writePath]: responseOf(500) });
  await part.save(false);
  await part.pass(2_000);
  expect(part.text()).toBe('true failed');
});

test('a response that was asked for before the change does not take it back, also when nobody looks', async () => {
  const old = createDeferred();
  const part = await show({});
  part.backend.answer({ [readPath]: old.promise });
  void part.runtime.refresh();
  await part.settle();
  part.backend.answer({ [writePath]: createDeferred().promise });
  const stored = createDeferred();
  part.backend.answer({ [writePath]: stored.promise });
  await part.save(true);
  await part.isThere(false);
  part.backend.answer({ [readPath]: { hasReservasjon: true } });
  stored.resolve(new Response(null, { status: 204 }));
  await part.settle();
  old.resolve({ hasReservasjon: false });
  await part.settle();
  await part.isThere(true);
  expect(part.text()).toBe('true ');
});

test('a change goes on when its part has gone, and a failure then is told to the host, and to the customer by the page PR-74', async () => {
  const response = createDeferred();
  const part = await show({ [writePath]: response.promise });
  await part.save(true);
  await part.isThere(false);
  response.reject(new TypeError('lost'));
  part.backend.answer({ [readPath]: { hasReservasjon: true } });
  await part.settle();
  await part.pass(500);
  expect(part.eventsOf('kfp-error')).toMatchObject([{ area: 'test', type: 'network', recoverable: false }]);
  expect(part.runtime.lostChange.get()).toBe('left');
  await part.isThere(true);
  expect(part.text()).toBe('true ');
});

test('a change that fails as soon as its element has gone is told by the page, and to the host on what is still there PR-74', async () => {
  const response = createDeferred();
  const part = await show({ [writePath]: response.promise });
  await part.save(true);
  // React removes the content of an element some time later.
  part.element.remove();
  response.resolve(responseOf(403)());
  await part.settle();
  expect(part.runtime.lostChange.get()).toBe('left');
  expect(part.eventsOf('kfp-error')).toMatchObject([{ area: 'test', status: 403, recoverable: false }]);
});

test('a change of somebody who has logged out since touches nothing of the next customer CF-70', async () => {
  const response = createDeferred();
  const part = await show({ [writePath]: response.promise });
  await part.save(true);
  part.backend.answer({ 'auth/session-status': { kfpSessionId: 'somebody-else' } });
  await act(async () => part.runtime.session.recheck());
  await part.settle();
  const asked = part.backend.count(readPath);
  response.resolve(new Response(null, { status: 204 }));
  await part.settle();
  expect(part.text()).toContain('false');
  expect(part.backend.count(readPath)).toBe(asked);
});

test('a change that ends after the page has come back from the back/forward cache shows CF-70', async () => {
  const response = createDeferred();
  const part = await show({ [writePath]: response.promise });
  await part.save(true);
  leavePage();
  await returnToPage(part);
  expect(part.text()).toBe('false ');
  part.backend.answer({ [readPath]: { hasReservasjon: true } });
  response.resolve(new Response(null, { status: 204 }));
  await part.settle();
  expect(part.text()).toBe('true ');
});

test('without a connection a change waits, and is sent once when it is back API-78', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const part = await show({});
  act(() => void window.dispatchEvent(new Event('offline')));
  await part.save(true);
  expect(part.backend.count(writePath)).toBe(0);
  expect(part.runtime.connection.get()).toBe(true);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await part.settle();
  expect(part.text()).toContain('saved');
  expect(part.backend.count(writePath)).toBe(1);
});
