import { cleanup, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NavigationArea } from '../../../../src/areas/navigation/navigation-area.tsx';
import { OffersArea } from '../../../../src/areas/offers/offers-area.tsx';
import { OverviewArea } from '../../../../src/areas/overview/overview-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { plainText, quietResponses, summaryRows } from '../overview/show-overview.tsx';

const price = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, 0, -0, -12.5, '12,5', '1 234,50', 'ca. 100', 0.005, 1.005, 99.995, 999.995, 999_999.999, 1e15, 1e300, '1e3', true, [], '-0', '0,004', 100),
  fc.double({ min: -10, max: 100_000, noNaN: true }),
);
const day = fc.constantFrom(undefined, null, '2026-11-20', '2026-11-21', '2026-11-21T23:30:00Z', '2026-11-20T23:30:00Z', '2026-11-20T22:59:00Z', 'tull', 1_800_000_000_000, '2026-12-31');
const name = fc.constantFrom('Ås', 'Aas', 'Ål', 'bil', 'Bil', 'Bil 10', 'Bil 2', 'Ørn', 'Æra', 'Hus-1', 'Hus 1', undefined, '', ' ');
const offer = fc.record({
  name, description: name, monthlyPrice: price, yearlyPrice: price, policyNumber: fc.constantFrom('1', '2', 3, undefined), versionNumber: fc.constantFrom('1', 2),
  productType: fc.constantFrom('BIL', 'HUS', undefined), systemSource: fc.constantFrom('NICE', 'nsf', 'X', undefined), expirationDate: day,
  detaljer: fc.record({ tfaMonthly: price }),
  pakkeTilbud: fc.array(fc.record({ name, monthlyPrice: price, yearlyPrice: price }), { maxLength: 2 }),
});

/** What the page of the offers, the overview and the navigation say of the offers. */
function facts(page: Element) {
  const cards = [...document.querySelectorAll<HTMLElement>('article')].map((card) => {
    const rows = [...card.querySelectorAll('.price-row')].map((row) => ({
      label: plainText(row.querySelector('dt')),
      amount: plainText(row.querySelector('dd div') ?? row.querySelector('dd')),
    }));
    const amountOf = (label: string) => rows.find((row) => row.label === label)?.amount;
    const isBundle = rows.some(({ label }) => !['Månedspris', 'Årspris', 'Herav trafikkforsikringsavgift'].includes(label));
    const amount = (isBundle ? amountOf('Totalt') : amountOf('Månedspris') ?? amountOf('Årspris')) ?? '';
    const isPast = within(card).queryByText('Utløpt') !== null;
    return { name: plainText(within(card).getAllByRole('heading')[0] ?? null), amount, isPast };
  });
  const valid = cards.filter(({ isPast }) => !isPast);
  return {
    told: { rows: summaryRows(), badge: /Tilbud, ?(\d+) tilbud/.exec(plainText(page))?.[1] ?? '0', cards: cards.length },
    byCards: {
      rows: [...valid, ...cards.filter(({ isPast }) => isPast)].slice(0, 3).map(({ name, isPast, amount }) => `${name.replace(/ ?Utløpt$/, '')}${isPast ? ' Utløpt' : ''}${amount}`),
      badge: String(valid.length),
    },
  };
}

test('one offer has the same name, price, state and order everywhere, before midnight and after OF-14 OF-20 OF-26 OV-48 NA-12', { timeout: 100_000 }, async () => {
  await import('../../../../src/areas/overview/late-blocks/overview-extras.ts');
  await fc.assert(fc.asyncProperty(fc.array(offer, { minLength: 1, maxLength: 5 }), async (tilbud) => {
    const body = JSON.parse(JSON.stringify(tilbud)) as unknown;
    const area = renderArea(<><NavigationArea hasOverview /><OverviewArea sections={['agreements', 'offers']} /><OffersArea /></>, {
      responses: { ...quietResponses, 'avtaleoversikt/avtaler': { avtaler: [{ name: 'x', policyNumber: '1' }], tilbud: body }, 'avtaleoversikt/tilbud': { tilbud: body } },
    });
    for (let round = 0; round < 4; round += 1) await area.settle();
    const before = facts(area.element);
    area.clock.moveWallClock(13 * 3_600_000);
    await area.pass(60_000);
    const after = facts(area.element);
    area.unmount();
    cleanup();
    for (const { told, byCards } of [before, after]) expect(told).toEqual({ ...byCards, cards: tilbud.length });
  }), { numRuns: 30 });
});
