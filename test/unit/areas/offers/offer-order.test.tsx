import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offersQuery } from '../../../../src/api/offers.ts';
import { OffersArea } from '../../../../src/areas/offers/offers-area.tsx';
import { OverviewArea } from '../../../../src/areas/overview/overview-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { plainText, quietResponses, summaryRows } from '../overview/show-overview.tsx';

const volvo = { name: 'Bilforsikring', description: 'Volvo V70', systemSource: 'NICE', productType: 'BIL' };
const [one, two] = [{ ...volvo, policyNumber: '1', versionNumber: '1', monthlyPrice: 100 }, { ...volvo, policyNumber: '2', versionNumber: '1', monthlyPrice: 200 }];
const prices = () => [...document.querySelectorAll('article .price-row-amount')].map(plainText);

test('two offers with one name have one order on the overview and on the page of the offers OF-26', async () => {
  await import('../../../../src/areas/overview/late-blocks/overview-extras.ts');
  const area = renderArea(<><OverviewArea sections={['agreements', 'offers']} /><OffersArea /></>, {
    responses: { ...quietResponses, 'avtaleoversikt/avtaler': { avtaler: [{ name: 'x', policyNumber: '9' }], tilbud: [one, two] }, 'avtaleoversikt/tilbud': { tilbud: [two, one] } },
  });
  for (let round = 0; round < 4; round += 1) await area.settle();
  expect(summaryRows().map((row) => row.replace('Bilforsikring', ''))).toEqual(prices());
});

test('two offers with one name keep their places when the backend lists them in another order OF-26', async () => {
  const area = renderArea(<OffersArea />, { responses: { 'avtaleoversikt/tilbud': { tilbud: [one, two] } } });
  await area.settle();
  const before = prices();
  expect(before).toHaveLength(2);
  area.backend.answer({ 'avtaleoversikt/tilbud': { tilbud: [two, one] } });
  await act(async () => void area.runtime.queryClient.invalidateQueries({ queryKey: offersQuery(area.runtime.api).queryKey }));
  await area.settle();
  expect(prices()).toEqual(before);
});

test('the question of a removal stays with its offer when another version of it comes before it OF-28', async () => {
  await import('../../../../src/areas/offers/offer-removal.tsx');
  const [old, newer] = [{ ...one, description: 'Volvo V70', versionNumber: '1' }, { ...one, description: 'Audi A4', versionNumber: '2', monthlyPrice: 300 }];
  const area = renderArea(<OffersArea />, { responses: { 'avtaleoversikt/tilbud': { tilbud: [old] } } });
  await area.settle();
  fireEvent.click(screen.getByRole('button', { name: 'Fjern tilbud' }));
  await area.settle();
  const asked = () => [...document.querySelectorAll<HTMLElement>('article')].filter((card) => within(card).queryByText(/Er du sikker/)).map((card) => /Volvo|Audi/.exec(plainText(card))?.[0]);
  expect(asked()).toEqual(['Volvo']);
  area.backend.answer({ 'avtaleoversikt/tilbud': { tilbud: [old, newer] } });
  await act(async () => void area.runtime.queryClient.invalidateQueries({ queryKey: offersQuery(area.runtime.api).queryKey }));
  await area.settle();
  expect(asked()).toEqual(['Volvo']);
});
