import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { distributors } from '../../../../src/domain/distributor.ts';
import { responseOf } from '../../../support/fake-transport.ts';
import { cards, customerPath, links, recommendationsPath, scores, showRecommendations } from './show-recommendations.tsx';

const bundle = 'Opptil 15 % samlerabatt på skadeforsikringer';
const bank = 'Som bankkunde får du 5 % ekstra rabatt.';
const union = 'Som LO-medlem får du 1000 kroner lavere egenandel.';

/** What the card of this product says below its content. */
async function benefitsOf(product: string, customer: unknown = {}, options: Parameters<typeof showRecommendations>[0] = {}) {
  const responses = { [recommendationsPath]: scores(product), [customerPath]: customer };
  await showRecommendations({ responses, ...options });
  const [, ...benefits] = [...(cards()[0]?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  return benefits;
}

test.each([
  ['BIL', 'Bilforsikring', 'Velg dekningen som passer bilen og bruken din.', 'motor/bil'],
  ['HUS', 'Husforsikring', 'Trygghet for boligen din når noe skjer.', 'hus'],
  ['REISE', 'Reiseforsikring', 'Gjelder på korte og lange turer, hele året.', 'skade/reise'],
  ['LIVSFORSIKRING', 'Livsforsikring', 'Gir de nærmeste økonomisk trygghet.', 'liv/kjop/livsforsikring'],
  ['KRITISK_SYKDOM', 'Kritisk sykdom', 'Utbetaling hvis du blir alvorlig syk.', 'liv/kjop/kritisksykdom'],
  ['INNBO', 'Innboforsikring', 'Dekker tingene dine hjemme og på farten.', 'innbo'],
  ['UFOEREPENSJON', 'Uførepensjon', 'Månedlig inntekt hvis du ikke kan jobbe.', 'liv/kjop/uforeforsikring'],
  ['UFOEREKAPITAL', 'Uførekapital', 'Engangsbeløp hvis du blir varig ufør.', 'liv/kjop/uforeforsikring'],
  ['BEHANDLINGSFORSIKRING', 'Behandlingsforsikring', 'Kortere vei til lege og behandling.', 'liv/kjop/behandlingsforsikring'],
  ['MOPED', 'Mopedforsikring', 'For moped og scooter, hele året.', 'motor/moped'],
  ['FRITIDSHUS', 'Hytteforsikring', 'Trygghet for hytta når du ikke er der.', 'hytte'],
  ['BAAT', 'Båtforsikring', 'For båten på sjøen og i opplag.', 'motor/baat'],
  ['MC', 'MC-forsikring', 'Velg dekningen som passer motorsykkelen.', 'motor/mc'],
])('the card of %s NB-05 NB-16 NB-20', async (product, title, content, path) => {
  await showRecommendations({ responses: { [recommendationsPath]: scores(product) } });
  expect(links()).toEqual([[title, `/privat/forsikring/${path}`]]);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(title);
  expect(cards()[0]?.textContent).toContain(content);
});

test.each(['BIL', 'HUS', 'REISE', 'INNBO', 'MOPED', 'FRITIDSHUS', 'BAAT', 'MC'])(
  'what makes %s cheaper NB-21 NB-25 NB-26 NB-29 NB-30', async (product) => {
    expect(await benefitsOf(product, { isBankkunde: true, isLoMedlem: true })).toEqual([bundle, bank, union]);
  },
);

test('only for whom it is NB-21 NB-26 NB-29 AC-10 AC-12', async () => {
  expect(await benefitsOf('HUS')).toEqual([bundle]);
});

test('for bank customers NB-26 AC-12', async () => {
  expect(await benefitsOf('HUS', { isBankkunde: true })).toEqual([bundle, bank]);
});

test('for union members NB-29 AC-10', async () => {
  expect(await benefitsOf('HUS', { isLoMedlem: true })).toEqual([bundle, union]);
});

test.each<[readonly string[], readonly string[]]>([
  [['agreements', 'buy'], []], [['agreements', 'union'], [bundle]], [['agreements'], [bundle, union]],
])('beside an overview with %j each benefit is told once on the page: %j NB-30', async (sections, told) => {
  const area = await showRecommendations({ responses: { [recommendationsPath]: scores('HUS'), [customerPath]: { isLoMedlem: true } } });
  const overview = Object.assign(document.createElement('kfp-overview'), { sections });
  act(() => void area.runtime.elements.add({ element: overview, needsCustomer: true }));
  expect([...(cards()[0]?.querySelectorAll('p') ?? [])].slice(1).map(({ textContent }) => textContent)).toEqual(told);
});

test('a customer who cannot be fetched is recommended to as anybody NB-21', async () => {
  expect(await benefitsOf('HUS', responseOf(403))).toEqual([bundle]);
});

test.each(['LIVSFORSIKRING', 'KRITISK_SYKDOM', 'UFOEREPENSJON', 'UFOEREKAPITAL', 'BEHANDLINGSFORSIKRING'])(
  'nothing makes %s cheaper NB-30', async (product) => {
    expect(await benefitsOf(product, { isBankkunde: true, isLoMedlem: true })).toEqual([]);
  },
);

test.each(distributors)('NB-27 NB-28 car insurance that is bought online, at %s', async (distributor) => {
  const expected = distributor === 'fremtind' ? [bundle, 'Få 10 % rabatt når du kjøper bilforsikring på nett.'] : [bundle];
  expect(await benefitsOf('BIL', {}, { distributor, responses: { [recommendationsPath]: scores('BIL'), 'eikaintegrasjon/avtaler': { avtaler: [] } } }))
    .toEqual(expected);
});

test('the discount is configured NB-28', async () => {
  const told = 'Få 12,5 % rabatt når du kjøper bilforsikring på nett.';
  expect(await benefitsOf('BIL', {}, { responses: { [recommendationsPath]: scores('BIL') }, config: { bilNettrabatt: 12.5 } }))
    .toContain(told);
});

test('in English it has a decimal point NB-28', async () => {
  const [, discount] = await benefitsOf('BIL', {}, { responses: { [recommendationsPath]: scores('BIL') }, config: { bilNettrabatt: 12.5 }, language: 'en' });
  expect(discount).toContain('12.5');
});

test('no other insurance is cheaper online NB-27', async () => {
  const responses = { [recommendationsPath]: scores('MC') };
  expect(await benefitsOf('MC', {}, { distributor: 'fremtind', responses })).toEqual([bundle]);
});

test('the host is told of a click EL-15', async () => {
  const { eventsOf } = await showRecommendations({ responses: { [recommendationsPath]: scores('HUS') } });
  fireEvent.click(screen.getByRole('link', { name: 'Husforsikring' }));
  expect(eventsOf('kfp-navigate')).toEqual([{ href: expect.stringContaining('/privat/forsikring/hus') as string, kind: 'internal' }]);
});
