import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agreementsQuery } from '../../../../src/api/agreements.ts';
import { offersQuery } from '../../../../src/api/offers.ts';
import { NavigationArea } from '../../../../src/areas/navigation/navigation-area.tsx';
import { OffersArea } from '../../../../src/areas/offers/offers-area.tsx';
import { responseOf } from '../../../support/fake-transport.ts';
import { renderArea } from '../../../support/render-area.tsx';

const [a, b, c] = ['A', 'B', 'C'].map((name, at) => ({ name, policyNumber: String(at), monthlyPrice: 100 }));

/** The offers page after the overview, which has said that there are three. Another tab has removed one of them since. */
async function open() {
  const area = renderArea(<><NavigationArea hasOverview={false} /><OffersArea /></>, {
    responses: { 'avtaleoversikt/avtaler': { avtaler: [], tilbud: [a, b, c] }, 'avtaleoversikt/tilbud': { tilbud: [a, b] } },
  });
  await area.settle();
  await act(async () => {
    await area.runtime.queryClient.query(agreementsQuery(area.runtime.api));
  });
  await area.settle();
  await area.settle();
  const told = () => ({ badge: document.querySelector('[part=badge]')?.textContent, cards: screen.queryAllByRole('article').length, hasItem: document.querySelector('a[href$="/tilbud"]') !== null });
  return { ...area, told };
}

test('the number is that of the offers on the page NA-12', async () => {
  const { told } = await open();
  expect(told()).toEqual({ badge: '2', cards: 2, hasItem: true });
});

test('when the offers cannot be asked for again, the item has no number, or that of the page NA-13', async () => {
  const { told, backend, runtime, pass, settle } = await open();
  backend.answer({ 'avtaleoversikt/tilbud': responseOf(500) });
  await act(async () => void runtime.queryClient.invalidateQueries({ queryKey: offersQuery(runtime.api).queryKey }));
  await settle();
  await pass(1_500);
  await settle();
  expect(screen.getByText('En feil oppsto ved henting av dine tilbud.')).toBeTruthy();
  expect(told()).toEqual({ badge: undefined, cards: 2, hasItem: true });
});
