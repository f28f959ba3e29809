import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderedArea } from '../../../support/render-area.tsx';
import { agreementsPath, held, recommendationsPath, scores, showRecommendations } from './show-recommendations.tsx';

type Callback = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Tells what is watched whether it is in view. */
let look: (isIntersecting: boolean) => void;

beforeEach(() => {
  const watching = new Set<Callback>();
  look = (isIntersecting) => act(() => watching.forEach((tell) => tell([{ isIntersecting }])));
  vi.stubGlobal('IntersectionObserver', class {
    readonly #callback: Callback;
    constructor(callback: Callback) {
      this.#callback = callback;
    }
    observe() {
      watching.add(this.#callback);
    }
    disconnect() {
      watching.delete(this.#callback);
    }
  });
  return () => vi.unstubAllGlobals();
});

const path = `${recommendationsPath}?produkt=BIL,MOPED`;
const responses = { [agreementsPath]: held('MOPED', 'BIL'), [path]: { ...scores('HUS', 'BIL', 'REISE', 'MC', 'BAAT'), fallback: true } };

const eventsOf = ({ runtime }: RenderedArea, name: string) =>
  runtime.tracking.waiting().filter(({ event }) => event === name).map(({ time: _time, path: _path, distributor: _distributor, ...fields }) => fields);

describe('NB-24', () => {
  test('the load, once TR-34 NB-15', async () => {
    const area = await showRecommendations({ responses });
    await area.runtime.refresh();
    await area.settle();
    expect(eventsOf(area, 'NboLast')).toEqual([{
      event: 'NboLast',
      mainNboProduct: 'HUS',
      subNboProducts: ['REISE', 'MC'],
      filteredNboProductsDueToActiveAgreements: ['BIL'],
      controlGroup: false,
      fallback: true,
      customerProducts: ['BIL', 'MOPED'],
    }]);
  });

  test('the load for the control group, and no view NB-14', async () => {
    const area = await showRecommendations({ responses: { [recommendationsPath]: { ...scores('HUS'), controlgroup: true } } });
    look(true);
    expect(eventsOf(area, 'NboLast')).toMatchObject([{ mainNboProduct: 'HUS', controlGroup: true, fallback: false }]);
    expect(eventsOf(area, 'NboVisning')).toEqual([]);
  });

  test('the view, once and when it is one TR-40 DM-99', async () => {
    const area = await showRecommendations({ responses });
    look(false);
    expect(eventsOf(area, 'NboVisning')).toEqual([]);
    look(true);
    look(true);
    expect(eventsOf(area, 'NboVisning')).toEqual([{
      event: 'NboVisning',
      presentedNboModule: true,
      mainNboProduct: 'HUS',
      subNboProducts: ['REISE', 'MC'],
    }]);
  });

  test('a card that is followed TR-32', async () => {
    const area = await showRecommendations({ responses });
    fireEvent.click(screen.getByRole('link', { name: /Husforsikring/ }));
    expect(eventsOf(area, 'Anbefaling')).toEqual([
      { event: 'Anbefaling', produktType: 'HUS', anbefalteProdukter: ['HUS', 'REISE', 'MC'], hendelse: 'klikk' },
    ]);
  });

  test('nothing of a call that failed NB-22', async () => {
    const area = await showRecommendations({ responses: {} });
    expect([...eventsOf(area, 'NboLast'), ...eventsOf(area, 'NboVisning')]).toEqual([]);
  });
});
