import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import {
  agreementsPath, cards, customerPath, held, links, recommendationsPath, scores, showRecommendations, titles,
} from './show-recommendations.tsx';

const six = scores('BIL', 'HUS', 'REISE', 'INNBO', 'MC', 'BAAT');
const sixResponses = { [recommendationsPath]: six };

describe('the block', () => {
  test('a region with the best three, and the host is told NB-01 NB-02 NB-04 NB-10 NB-20', async () => {
    const { backend, eventsOf } = await showRecommendations({ responses: sixResponses });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Anbefalt for deg');
    expect(within(screen.getByRole('region', { name: 'Anbefalt for deg' })).getAllByRole('listitem')).toHaveLength(3);
    expect(titles()).toEqual(['Bilforsikring', 'Husforsikring', 'Reiseforsikring']);
    expect(backend.calls.filter(({ path }) => path === recommendationsPath).map(({ method }) => method)).toEqual(['GET']);
    expect(eventsOf('kfp-ready')).toEqual([{ tag: 'kfp-test' }]);
  });

  test.each([[1, 1], [5, 5], [9, 5]])('max %s shows %s NB-11', async (max, count) => {
    await showRecommendations({ max, responses: sixResponses });
    expect(cards()).toHaveLength(count);
  });

  test('best first, each once, equal ones as they came NB-09 NB-23', async () => {
    const response = {
      scores: [
        { nextBestOfferProdukt: 'MC', score: 0.2 }, { nextBestOfferProdukt: 'UFOEREKAPITAL', score: 0.4 },
        { nextBestOfferProdukt: 'UFOEREPENSJON', score: 0.4 }, { nextBestOfferProdukt: 'MC', score: 0.9 },
      ],
    };
    await showRecommendations({ responses: { [recommendationsPath]: response } });
    expect(titles()).toEqual(['MC-forsikring', 'Uførekapital', 'Uførepensjon']);
  });

  test('unknown products and items without one are skipped NB-17', async () => {
    const response = { scores: [{ nextBestOfferProdukt: 'ROMSKIP', score: 1 }, { score: 1 }, null, { nextBestOfferProdukt: 'HUS' }] };
    await showRecommendations({ responses: { [recommendationsPath]: response } });
    expect(titles()).toEqual(['Husforsikring']);
  });

  test('the first card alone has a picture, which says nothing NB-12 NB-13', async () => {
    await showRecommendations({ responses: sixResponses });
    const pictures = cards().map((card) => card.querySelectorAll('[part=photo][aria-hidden=true]').length);
    expect(pictures).toEqual([1, 0, 0]);
    // It has no icon as well.
    expect(cards().map((card) => card.querySelectorAll('.lazy-icon').length)).toEqual([0, 1, 1]);
  });
});

describe('what the customer holds', () => {
  test('is told to the backend, and gives way to the next NB-03 NB-06 NB-18', async () => {
    const path = `${recommendationsPath}?produkt=BIL,REISE`;
    await showRecommendations({ responses: { [agreementsPath]: held('REISE', 'BIL', 'HEST'), [path]: six } });
    expect(titles()).toEqual(['Husforsikring', 'Innboforsikring', 'MC-forsikring']);
  });

  test('is left out of the question when it is nothing NB-03', async () => {
    const { backend } = await showRecommendations({ responses: sixResponses });
    expect(backend.count(recommendationsPath)).toBe(1);
  });

  test('counts when it is collective NB-07 NB-08', async () => {
    const path = `${recommendationsPath}?produkt=REISE,INNBO`;
    await showRecommendations({ responses: { [agreementsPath]: held('KOLLEKTIV_HJEM', 'KOLLEKTIV_REISE'), [path]: six } });
    expect(titles()).toEqual(['Bilforsikring', 'Husforsikring', 'MC-forsikring']);
  });

  test('counts when the partner has it NB-19', async () => {
    const path = `${recommendationsPath}?produkt=BIL,HUS`;
    const responses = { [agreementsPath]: held('HUS'), 'eikaintegrasjon/avtaler': held('BIL'), [path]: six };
    await showRecommendations({ distributor: 'eika', responses });
    expect(titles()).toEqual(['Reiseforsikring', 'Innboforsikring', 'MC-forsikring']);
  });

  test('is waited for, the partner’s too NB-03 NB-19', async () => {
    const partner = createDeferred();
    const path = `${recommendationsPath}?produkt=BIL,HUS`;
    const responses = { [agreementsPath]: held('HUS'), 'eikaintegrasjon/avtaler': partner.promise, [path]: six };
    const { backend, settle } = await showRecommendations({ distributor: 'eika', responses });
    const asked = () => backend.calls.filter((call) => call.path.startsWith(recommendationsPath)).map((call) => call.path);
    expect(asked()).toEqual([]);
    partner.resolve(held('BIL'));
    await settle();
    await settle();
    expect(asked()).toEqual([path]);
    expect(titles()).toHaveLength(3);
  });

  test('counts each of those that share a number with the partner NB-06 NB-19', async () => {
    const shared = ['BAAT', 'MOPED', 'HUS'].map((productType) => ({ policyNumber: '7', productType, systemSource: 'EIKA_SKADE', avtaleStatus: 'ACTIVE' }));
    const path = `${recommendationsPath}?produkt=HUS,MOPED,BAAT`;
    await showRecommendations({ distributor: 'fana', responses: { 'eikaintegrasjon/avtaler': { avtaler: shared }, [path]: six } });
    expect(titles()).toEqual(['Bilforsikring', 'Reiseforsikring', 'Innboforsikring']);
  });

  const partnerPath = 'eikaintegrasjon/avtaler';
  const userPath = 'auth/client-context';
  test.each([
    ['the partner fails', 'eika', { [partnerPath]: responseOf(500) }],
    ['the partner refuses', 'dnb', { [userPath]: { loginBankplassRegisterNummer: '2050' }, [partnerPath]: responseOf(403) }],
    ['the partner says that some are missing', 'sbm', { [partnerPath]: { avtaler: [], systemSourceError: true } }],
    ['the partner’s cannot all be read', 'eika', { [partnerPath]: { avtaler: [null] } }],
    ['some of the own ones are missing', 'sb1', { [agreementsPath]: { ...held('BIL'), systemSourceError: true } }],
    ['it is not told what product one of them is', 'sb1', { [agreementsPath]: { avtaler: [{ policyNumber: '1', name: 'Bil' }] } }],
    ['it is not known whether there is a partner', 'sb1', { [userPath]: responseOf(500) }],
    ['that is not known for another bank', 'dnb', { [userPath]: responseOf(404) }],
  ] as const)('NB-19 is not guessed when %s: nothing is recommended, nor asked for', async (_why, distributor, responses) => {
    const { backend, pass, text, eventsOf } = await showRecommendations({ distributor, responses: { [partnerPath]: { avtaler: [] }, ...sixResponses, ...responses } });
    await pass(1_000);
    expect(cards()).toHaveLength(0);
    expect(backend.calls.some(({ path }) => path.startsWith(recommendationsPath))).toBe(false);
    expect(text()).toBe('');
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });
});

describe('nothing is shown', () => {
  const shown = () => screen.queryAllByRole('heading').length + cards().length;

  test('to the control group NB-14', async () => {
    const { eventsOf } = await showRecommendations({ responses: { [recommendationsPath]: { ...six, controlgroup: true } } });
    expect(shown()).toBe(0);
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });

  test.each([
    ['no recommendations', { [recommendationsPath]: {} }],
    ['unknown ones only', { [recommendationsPath]: scores('ROMSKIP') }],
    ['all of them held', { [agreementsPath]: held('BIL'), [`${recommendationsPath}?produkt=BIL`]: scores('BIL') }],
    ['a failed call', { [recommendationsPath]: responseOf(403) }],
    ['a response of another shape', { [recommendationsPath]: [] }],
    ['agreements that could not be fetched', { [agreementsPath]: responseOf(403), ...sixResponses }],
  ])('with %s, and no error is told to the customer NB-22', async (_why, responses) => {
    const { text, eventsOf, pass } = await showRecommendations({ responses });
    // The one retry of responses that a second try can change.
    await pass(1000);
    expect(shown()).toBe(0);
    expect(text()).toBe('');
    expect(eventsOf('kfp-ready')).toHaveLength(1);
    expect(eventsOf('kfp-error')).toEqual([]);
  });

  test('and nothing asked, when the own agreements are unknown, though the partner’s are not NB-06', async () => {
    const responses = { ...sixResponses, [agreementsPath]: responseOf(403), 'eikaintegrasjon/avtaler': held('BIL') };
    const { backend } = await showRecommendations({ distributor: 'eika', responses });
    expect(shown()).toBe(0);
    expect(backend.calls.some(({ path }) => path.startsWith(recommendationsPath))).toBe(false);
  });

  test('and nothing asked, when nobody is logged in AC-08', async () => {
    const { backend } = await showRecommendations({ session: null, responses: sixResponses });
    expect(shown()).toBe(0);
    expect(backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
  });

  test('design section 4: before the customer is known, so that no card grows', async () => {
    const customer = createDeferred();
    const { settle, eventsOf } = await showRecommendations({ responses: { ...sixResponses, [customerPath]: customer.promise } });
    expect(shown()).toBe(0);
    expect(eventsOf('kfp-ready')).toEqual([]);
    customer.resolve({});
    await settle();
    expect(cards()).toHaveLength(3);
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });
});

test('who the customer is does not come: they are shown without it, and when it does come no card grows NB-21', async () => {
  const customer = createDeferred();
  const responses = { [recommendationsPath]: scores('HUS', 'REISE'), [customerPath]: customer.promise };
  const { pass, settle, eventsOf, text } = await showRecommendations({ responses });
  await pass(3_000);
  const shown = text();
  expect(cards()).toHaveLength(2);
  expect(eventsOf('kfp-ready')).toHaveLength(1);
  customer.resolve({ isLoMedlem: true, isBankkunde: true });
  await settle();
  expect(text()).toBe(shown);
  expect(links()[1]).toEqual(['Reiseforsikring', '/privat/forsikring/skade/reise/lofavor']);
});

test('general recommendations are shown as others NB-15', async () => {
  await showRecommendations({ responses: { [recommendationsPath]: { ...six, fallback: true } } });
  expect(titles()).toHaveLength(3);
});

test('a union member’s travel insurance is bought at its own page NB-21 AC-11', async () => {
  const responses = { [recommendationsPath]: scores('REISE', 'HUS'), [customerPath]: { isLoMedlem: true } };
  await showRecommendations({ responses });
  expect(links()).toEqual([
    ['Reiseforsikring', '/privat/forsikring/skade/reise/lofavor'], ['Husforsikring', '/privat/forsikring/hus'],
  ]);
});
