import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { offersPath, plainText, section, showOverview } from './show-overview.tsx';
import type { ShowOverviewOptions } from './show-overview.tsx';
import { leadsTo } from '../../../support/leads-to.ts';

const customerPath = 'skadekunde/hent';
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const show = (options: ShowOverviewOptions = {}) => showOverview({ avtaler: [], tilbud: [] }, options);

describe('finner du ikke', () => {
  const item = (number: number) => ({ title: `Spørsmål ${String(number)}`, description: 'Svar' });
  const items = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1));
  const configOf = (finnerIkkeForsikringConfig: unknown) => ({ config: { finnerIkkeForsikringConfig } });
  const block = () => section('Finner du ikke forsikringene dine?');
  const questions = () => {
    const place = block();
    return place ? within(place).queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent) : [];
  };

  test.each([[0, 0, false], [1, 1, false], [2, 2, false], [3, 3, false], [4, 4, false], [5, 3, true], [9, 3, true]])(
    'of %i questions %i are shown, with a toggle: %s OV-07 CF-48 OV-51 OV-52 OV-53 OV-55', async (count, shown, hasToggle) => {
      await show(configOf(items(count)));
      expect(questions()).toHaveLength(shown);
      expect(block() !== null).toBe(shown > 0);
      expect(screen.queryByRole('button', { name: 'Vis flere spørsmål' }) !== null).toBe(hasToggle);
    },
  );

  test('the toggle shows all of them and hides the extra ones again OV-54', async () => {
    await show(configOf(items(5)));
    fireEvent.click(screen.getByRole('button', { name: 'Vis flere spørsmål' }));
    expect(questions()).toHaveLength(5);
    // The new questions are above the toggle.
    expect(document.activeElement?.textContent).toBe('Spørsmål 4');
    fireEvent.click(screen.getByRole('button', { name: 'Skjul flere spørsmål' }));
    expect(questions()).toHaveLength(3);
  });

  test.each([
    ['in a group', (link: object) => ({ ...item(1), link })],
    ['flat', (link: object) => ({ ...item(1), ...link })],
  ])('a question opens its answer, and its link %s leads to a new tab OV-56 to OV-60 UI-37 UI-38', async (_, withLink) => {
    await show(configOf([withLink({ url: 'https://bank.example/kort', urlText: 'Les om kort', external: true })]));
    expect(screen.queryByText('Svar')?.closest('[hidden]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Spørsmål 1' }));
    expect(screen.getByText('Svar').closest('[hidden]')).toBeNull();
    const link = screen.getByRole('link', { name: 'Les om kort (åpnes i ny fane)' });
    expect([leadsTo(link), link.getAttribute('target'), link.getAttribute('rel')])
      .toEqual(['https://bank.example/kort', '_blank', 'noopener']);
  });

  test.each([{ url: '/a' }, { urlText: 'a' }, { url: 'javascript:alert(1)', urlText: 'a' }, {}])(
    'with the link %j there is no link OV-58 OV-59', async (link) => {
      await show(configOf([{ ...item(1), link }]));
      fireEvent.click(screen.getByRole('button', { name: 'Spørsmål 1' }));
      expect(within(block() ?? document.body).queryByRole('link')).toBeNull();
    },
  );

  test('a link that is not external stays in the tab OV-60', async () => {
    await show(configOf([{ ...item(1), link: { url: '/privat/forsikring/dokumenter', urlText: 'Dokumenter' } }]));
    fireEvent.click(screen.getByRole('button', { name: 'Spørsmål 1' }));
    expect(screen.getByRole('link', { name: 'Dokumenter' }).hasAttribute('target')).toBe(false);
  });

  test('a question without a title is left out OV-56', async () => {
    await show(configOf([{ description: 'Svar' }, item(2)]));
    expect(questions()).toEqual(['Spørsmål 2']);
  });
});

describe('union and buying', () => {
  const lines = () => plainText(section('Kjøp forsikring'));

  test('a union member sees what the membership gives OV-09 OV-13 RT-17 AC-09 AC-14', async () => {
    await show({ responses: { [customerPath]: { isLoMedlem: true } } });
    expect(plainText(section('Fordeler for LO-medlemmer'))).toContain('1000 kroner lavere egenandel');
    expect(leadsTo(screen.getByRole('link', { name: 'Sjekk om du er dobbeltforsikret' })))
      .toBe('/privat/forsikring/skade/innbo/lo/dobbeltforsikret/');
  });

  test.each([{ isLoMedlem: false }, { isLoMedlem: 'true' }, {}])('%j is no union member OV-09', async (customer) => {
    await show({ responses: { [customerPath]: customer } });
    expect(section('Fordeler for LO-medlemmer')).toBeNull();
    expect(lines()).not.toContain('LO-medlemmer');
  });

  test('where to buy, and why OV-10 OV-14 OV-61 OV-62 NB-25', async () => {
    await show();
    expect(lines()).toContain('Få opptil 20 % rabatt når du samler forsikringene dine.');
    const block = within(screen.getByRole('region', { name: 'Kjøp forsikring' }));
    expect(leadsTo(block.getByRole('link', { name: 'Se forsikringer du kan kjøpe' })))
      .toBe('/privat/forsikring/oversikt/kjopsinnganger');
  });

  test('lines for bank customers and union members NB-26 NB-29 NB-30 AC-14', async () => {
    await show({ responses: { [customerPath]: { isBankkunde: true, isLoMedlem: true } } });
    expect(lines()).toContain('+ 5 % for bankkunder');
    expect(lines()).toContain('Opptil 15 % samlerabatt på skadeforsikringer');
  });

  test('20 % and 15 % stand beside each other for bank customers alone NB-25 NB-30 OV-61', async () => {
    const area = await show({ responses: { [customerPath]: { isBankkunde: false } } });
    expect(area.text()).not.toContain('15 %');
  });

  const damages = { scores: ['BIL', 'HUS', 'MC'].map((nextBestOfferProdukt) => ({ nextBestOfferProdukt, score: 1 })) };
  const everybody = { [customerPath]: { isBankkunde: true, isLoMedlem: true }, 'nbo/produktanbefaling': damages };
  test.each([
    [['recommendations', 'union', 'buy'], 'Fordeler for LO-medlemmer'],
    [['recommendations', 'buy'], 'Kjøp forsikring'],
    [['recommendations', 'union'], 'Fordeler for LO-medlemmer'],
    [['recommendations'], 'Anbefalt for deg'],
  ] as const)('a benefit is told once on a page, with %j in %s NB-30', async (sections, place) => {
    const area = await show({ sections, responses: everybody });
    const times = (text: string) => area.text().split(text).length - 1;
    expect(['15 %', ' 5 %', '1000 kroner lavere egenandel'].map(times)).toEqual([1, 1, 1]);
    expect(plainText(section(place))).toContain('1000 kroner lavere egenandel');
  });

  test.each([
    ['fremtind', {}, 'Få 10 % rabatt når du kjøper bilforsikring på nett.'],
    ['sb1', { bilNettrabatt: 15 }, 'Få 15 % rabatt når du kjøper bilforsikring på nett.'],
    ['sb1', {}, undefined],
    ['fremtind', { bilNettrabatt: 0 }, undefined],
  ] as const)('NB-27 NB-28 %s with %j says of car insurance: %s', async (distributor, config, line) => {
    await show({ distributor, config });
    if (line) expect(lines()).toContain(line);
    else expect(lines()).not.toContain('bilforsikring');
  });

  test('when the customer’s data fails, only what is about the customer is missing OV-09 OV-10', async () => {
    const area = await show({ responses: { [customerPath]: responseOf(500) } });
    await area.pass(1_000);
    expect(headings()).toEqual(['Forsikringene dine', 'Kjøp forsikring']);
    expect(lines()).not.toContain('bankkunder');
    expect(area.backend.count(customerPath)).toBe(2);
  });
});

describe('below the list', () => {
  const everything: ShowOverviewOptions = {
    config: { finnerIkkeForsikringConfig: [{ title: 'Hvorfor?' }] },
    responses: {
      [customerPath]: { isLoMedlem: true },
      [offersPath]: { tilbud: [{ name: 'Hus' }] },
      'oversikt/helseerklaering': 1,
      'nbo/produktanbefaling': { scores: [{ nextBestOfferProdukt: 'REISE', score: 1 }] },
    },
  };
  const order = [
    'Oppgaver', 'Forsikringene dine', 'Tilbud', 'Finner du ikke forsikringene dine?', 'Anbefalt for deg',
    'Fordeler for LO-medlemmer', 'Kjøp forsikring',
  ];

  test('the blocks have one order OV-08 OV-12', async () => {
    await showOverview({ avtaler: [] }, everything);
    expect(headings()).toEqual(order);
  });

  test('a page that goes into the back/forward cache before it is whole has the same order when it returns OV-12 CF-70', async () => {
    const offers = createDeferred();
    const area = await showOverview({ avtaler: [] }, { ...everything, responses: { ...everything.responses, [offersPath]: offers.promise } });
    area.backend.answer({ [offersPath]: everything.responses?.[offersPath] });
    offers.resolve(everything.responses?.[offersPath]);
    // The offers are shown, and the blocks below them not yet: the time of the page stands still.
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(headings()).toEqual(order.slice(0, 4));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    for (let round = 0; round < 4; round += 1) await area.settle();
    expect(headings()).toEqual(order);
  });

  test('sections chooses blocks, not their order OV-12 EL-16', async () => {
    await showOverview({ avtaler: [] }, { ...everything, sections: ['buy', 'missing', 'tasks'] });
    expect(headings()).toEqual(['Oppgaver', 'Finner du ikke forsikringene dine?', 'Kjøp forsikring']);
  });

  test.each([
    [offersPath, order.slice(0, 2)],
    ['nbo/produktanbefaling', order.slice(0, 4)],
    [customerPath, order.slice(0, 4)],
  ])('what is below a block that loads comes with it: %s OV-12', async (path, shown) => {
    const late = createDeferred();
    const area = await showOverview({ avtaler: [] }, { ...everything, responses: { ...everything.responses, [path]: late.promise } });
    expect(headings()).toEqual(shown);
    late.resolve(everything.responses?.[path]);
    for (let round = 0; round < 3; round += 1) await area.settle();
    expect(headings()).toEqual(order);
  });

  test.each([
    [offersPath, 'Tilbud'],
    ['nbo/produktanbefaling', 'Anbefalt for deg'],
    [customerPath, 'Fordeler for LO-medlemmer'],
  ])('no block waits for another for more than 3 s, and what comes later stands last: %s OV-12', async (path, title) => {
    const late = createDeferred();
    const area = await showOverview({ avtaler: [] }, { ...everything, responses: { ...everything.responses, [path]: late.promise } });
    await area.pass(3_000);
    const others = order.filter((heading) => heading !== title);
    expect(headings()).toEqual(others);
    const before = others.map((heading) => plainText(section(heading)));
    late.resolve(everything.responses?.[path]);
    for (let round = 0; round < 3; round += 1) await area.settle();
    expect(headings()).toEqual([...others, title]);
    expect(others.map((heading) => plainText(section(heading)))).toEqual(before);
  });

  test('a block that fails is there once it is known, and waits for no second try of the customer OV-12', async () => {
    const responses = { ...everything.responses, 'nbo/produktanbefaling': responseOf(500) };
    const area = await showOverview({ avtaler: [] }, { ...everything, responses });
    await area.pass(1_000);
    expect(headings()).toEqual(order.filter((heading) => heading !== 'Anbefalt for deg'));
  });

  test('design section 4: offers, recommendations and customer are asked for side by side', async () => {
    const responses = { ...everything.responses, [offersPath]: createDeferred().promise };
    const { backend } = await showOverview({ avtaler: [] }, { ...everything, responses });
    for (const path of [offersPath, 'nbo/produktanbefaling', customerPath]) expect(backend.count(path), path).toBe(1);
  });

  test.each([
    [['agreements', 'missing', 'feedback'], []],
    [['buy'], [customerPath]],
    [['recommendations'], ['nbo/produktanbefaling', customerPath]],
  ] as const)('EL-16 with the blocks %j nothing is asked but %j', async (sections, asked) => {
    const { backend } = await showOverview({ avtaler: [] }, { ...everything, sections });
    for (const path of [offersPath, 'nbo/produktanbefaling', customerPath]) {
      expect(backend.count(path), path).toBe(asked.some((one) => one === path) ? 1 : 0);
    }
  });

  test('a list that does not come for 10 s holds nothing back that is not about it OV-12', async () => {
    const late = createDeferred();
    const area = await showOverview(late.promise, everything);
    await area.pass(9_000);
    expect(headings()).toEqual(['Forsikringene dine']);
    await area.pass(1_000);
    for (let round = 0; round < 3; round += 1) await area.settle();
    await area.pass(3_000);
    expect(headings()).toEqual(order.filter((heading) => heading !== 'Anbefalt for deg'));
    expect(document.body.textContent).not.toContain('Vi fant ingen');
    late.resolve({ avtaler: [{ name: 'Bil', policyNumber: '1', productType: 'HEST' }] });
    for (let round = 0; round < 3; round += 1) await area.settle();
    expect(headings()).toEqual([...order.filter((heading) => heading !== 'Anbefalt for deg'), 'Anbefalt for deg']);
    expect(plainText(section('Forsikringene dine'))).toContain('Bil');
  });

  test('the blocks are there when the list is empty or failed OV-50 OV-63', async () => {
    const area = await showOverview(responseOf(500), { config: everything.config ?? {} });
    await area.pass(1_000);
    for (let round = 0; round < 3; round += 1) await area.settle();
    expect(headings()).toEqual(['Forsikringene dine', 'Finner du ikke forsikringene dine?', 'Kjøp forsikring']);
  });

  test.each([
    [[{ title: 'Kort' }], true], [[{ description: 'uten navn' }], false], [[], false],
  ])('with other insurances %j there is a link to them: %s OI-13', async (andreForsikringer, isThere) => {
    await show({ config: { andreForsikringer } });
    const link = screen.queryByRole('link', { name: 'Andre forsikringer' });
    expect(leadsTo(link)).toBe(isThere ? '/privat/forsikring/oversikt/andre-forsikringer' : undefined);
  });
});
