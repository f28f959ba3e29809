import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { offersQuery } from '../../../src/api/offers.ts';
import { useCustomerQuery } from '../../../src/hooks/use-customer-query.ts';
import { useSession } from '../../../src/hooks/app-context.ts';
import { responseOf, createDeferred } from '../../support/fake-transport.ts';
import { renderArea } from '../../support/render-area.tsx';

const status = 'auth/session-status';
const offers = 'avtaleoversikt/tilbud';

/** Renders a view, and counts the questions under way at each render for a logged-in customer. */
function showOffersQuery(responses: Readonly<Record<string, unknown>>) {
  const login = createDeferred();
  const asked: number[] = [];
  function View() {
    const session = useSession();
    useCustomerQuery('offers', offersQuery);
    if (session.status === 'logged-in') asked.push(area.runtime.queryClient.isFetching());
    return null;
  }
  const area = renderArea(<View />, { responses: { [status]: login.promise, ...responses } });
  return { ...area, asked, logIn: () => login.resolve({ kfpSessionId: 'a' }) };
}

test('a view asks as soon as the login is known, before it is drawn for the customer AC-02', async () => {
  const { backend, asked, logIn, settle } = showOffersQuery({ [offers]: createDeferred().promise });
  await settle();
  expect(backend.count(offers)).toBe(0);
  logIn();
  await settle();
  expect(asked[0]).toBe(1);
  expect(backend.count(offers)).toBe(1);
});

test('a call that is refused at once is not sent again by the view that waited for it API-67', async () => {
  const { backend, logIn, settle } = showOffersQuery({ [offers]: responseOf(403) });
  await settle();
  logIn();
  await settle();
  expect(backend.count(offers)).toBe(1);
});

test.each([[true, 3], [false, 2]])('a view that comes after the call has failed asks again when it may: %s', async (retryOnMount, calls) => {
  function Late() {
    useCustomerQuery('offers', offersQuery, { retryOnMount });
    return null;
  }
  function Page() {
    const [isOpen, setOpen] = useState(false);
    useCustomerQuery('offers', offersQuery);
    return isOpen ? <Late /> : <button onClick={() => setOpen(true)}>Åpne</button>;
  }
  const { backend, settle, pass } = renderArea(<Page />, { responses: { [offers]: responseOf(500) } });
  await pass(2_000);
  expect(backend.count(offers)).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Åpne' }));
  await settle();
  expect(backend.count(offers)).toBe(calls);
});
