import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { offersQuery } from '../../../../src/api/offers.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { leadsTo } from '../../../support/leads-to.ts';
import { offersPath, plainText, section, showOverview, summaryRows } from './show-overview.tsx';

function offers(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Tilbud ${String(index + 1)}`, monthlyPrice: 100 + index }));
}

describe('how many there are OV-45 OV-46 OV-47', () => {
  test.each([
    [1, 1, undefined],
    [3, 3, undefined],
    [4, 3, '+ 1 forsikring'],
    [5, 3, '+ 2 forsikringer'],
  ])('%i offers are %i rows and %s', async (count, rows, more) => {
    const { text } = await showOverview({ avtaler: [], tilbud: offers(count) });
    expect(summaryRows()).toHaveLength(rows);
    expect(/\+ \d+ forsikring(er)?/.exec(text())?.[0]).toBe(more);
  });

  test('rows are name and price, in the order of the offers page, with the way there OV-48', async () => {
    await showOverview({ avtaler: [], tilbud: [
      { name: 'Ukjent' }, { name: 'Hus', systemSource: 'NICE', yearlyPrice: 5000 }, { name: 'Bil', systemSource: 'NICE', monthlyPrice: 299 },
    ] });
    expect(summaryRows()).toEqual(['Bil299 kr/md', 'Hus5 000 kr/år', 'Ukjent']);
    expect(leadsTo(screen.getByRole('link', { name: 'Se tilbudene dine' }))).toBe('/privat/forsikring/oversikt/tilbud');
  });

  test.each([['none', []], ['an empty list', undefined]])('with %s the block is not there OV-48', async (_, tilbud) => {
    await showOverview({ avtaler: [], tilbud });
    expect(section('Tilbud')).toBeNull();
  });
});

describe('one price for one offer', () => {
  const house = { name: 'Hus', policyNumber: '1', monthlyPrice: 100, yearlyPrice: 1200 };

  test('a bundle costs what the page of the offers says OV-48 OF-14', async () => {
    const bundle = { ...house, pakkeTilbud: [{ name: 'Innbo', monthlyPrice: 75, yearlyPrice: 900 }] };
    await showOverview({ avtaler: [], tilbud: [bundle, { ...bundle, name: 'Bare år', policyNumber: '2', monthlyPrice: null }] });
    expect(summaryRows()).toEqual(['Bare år2 100 kr/år', 'Hus175 kr/md']);
  });

  test('a bundle of which a price is missing has none OV-48 OF-18', async () => {
    await showOverview({ avtaler: [], tilbud: [{ ...house, pakkeTilbud: [{ name: 'Innbo' }] }] });
    expect(summaryRows()).toEqual(['Hus']);
  });

  test('those that have expired are marked and come last OV-48', async () => {
    const past = { ...house, name: 'A', expirationDate: '2026-11-20' };
    await showOverview({ avtaler: [], tilbud: [past, house, { ...house, name: 'Bil', policyNumber: '1' }, { ...past, name: 'Z' }] });
    expect(summaryRows()).toEqual(['Bil100 kr/md', 'Hus100 kr/md', 'A Utløpt100 kr/md']);
    expect(plainText(section('Tilbud'))).toContain('+ 1 forsikring');
  });
});

describe('where they come from', () => {
  test('offers that came with the agreements are not asked for again OV-69 API-68', async () => {
    const { backend } = await showOverview({ avtaler: [], tilbud: offers(1) });
    expect(summaryRows()).toHaveLength(1);
    expect(backend.count(offersPath)).toBe(0);
  });

  test('an empty list that came with the agreements counts too OV-69 API-68', async () => {
    const { backend } = await showOverview({ avtaler: [], tilbud: [] });
    expect(backend.count(offersPath)).toBe(0);
  });

  test.each([['none came', { avtaler: [] }], ['what came is no list', { avtaler: [], tilbud: 'x' }]])('%s: they are asked for OV-69 API-68', async (_, agreements) => {
    const { backend } = await showOverview(agreements, { responses: { [offersPath]: { tilbud: offers(2) } } });
    expect(summaryRows()).toHaveLength(2);
    expect(backend.count(offersPath)).toBe(1);
  });

  test('the offers are asked for once, also after the agreements have failed', async () => {
    const { pass, backend } = await showOverview(responseOf(500), { responses: { [offersPath]: { tilbud: offers(2) } } });
    await pass(1_000);
    expect(summaryRows()).toHaveLength(2);
    expect(backend.count(offersPath)).toBe(1);
  });

  test('offers that another element has already show only with the agreements, which they would push down', async () => {
    const agreements = createDeferred();
    const { runtime, settle } = await showOverview(agreements.promise, { responses: { [offersPath]: { tilbud: offers(2) } } });
    await act(() => runtime.queryClient.query(offersQuery(runtime.api)));
    await settle();
    expect(section('Tilbud')).toBeNull();
    agreements.resolve({ avtaler: [] });
    await settle();
    expect(summaryRows()).toHaveLength(2);
  });

  test('without the block nobody asks for them EL-16', async () => {
    const { backend } = await showOverview({ avtaler: [] }, { sections: ['agreements'] });
    expect(backend.count(offersPath)).toBe(0);
  });
});

test('offers that fail say so in their block and can be asked for again OF-40', async () => {
  const { settle, backend, eventsOf } = await showOverview({ avtaler: [] }, { responses: { [offersPath]: responseOf(403) } });
  const block = section('Tilbud');
  expect(block && within(block).getByRole('alert').textContent).toContain('En feil oppsto ved henting av dine tilbud.');
  expect(eventsOf('kfp-error')).toMatchObject([{ area: 'offers', status: 403 }]);
  backend.answer({ [offersPath]: { tilbud: offers(2) } });
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(summaryRows()).toHaveLength(2);
});

test('offers of which another try finds none say so in their block, whose heading has the focus OV-70', async () => {
  const { settle, backend } = await showOverview({ avtaler: [] }, { responses: { [offersPath]: responseOf(403) } });
  backend.answer({ [offersPath]: { tilbud: [] } });
  const retry = screen.getByRole('button', { name: 'Prøv igjen' });
  retry.focus();
  fireEvent.click(retry);
  await settle();
  expect(plainText(section('Tilbud'))).toBe('TilbudDet er ingenting å vise her akkurat nå.Se tilbudene dine');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tilbud' }));
});

test('a block that has told a failure stays when the agreements then say that there are none OV-70', async () => {
  const agreements = createDeferred();
  const { pass, settle } = await showOverview(agreements.promise, { responses: { [offersPath]: responseOf(403) } });
  for (const wait of [12_000, 4_000]) await pass(wait); // The page no longer waits for the agreements.
  expect(section('Tilbud')?.textContent).toContain('En feil oppsto ved henting av dine tilbud.');
  agreements.resolve({ avtaler: [], tilbud: [] });
  await settle();
  await settle();
  expect(plainText(section('Tilbud'))).toContain('Det er ingenting å vise her akkurat nå.');
});
