import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PurchaseEntriesArea } from '../../../../src/areas/purchase-entries/purchase-entries-area.tsx';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { leadsTo } from '../../../support/leads-to.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { warning } from '../../../support/warning.mjs';

const customerPath = 'skadekunde/hent';
const unionText = 'Som LO-medlem får du 1000 kroner lavere egenandel.';

afterEach(() => history.replaceState(null, '', '/'));

test('the layout follows the address without a reload PE-25 PE-26', async () => {
  const { text, settle } = await show({ query: '?isLo=true' });
  expect(text()).toContain('1000 kroner lavere egenandel');
  history.replaceState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(text()).not.toContain('1000 kroner lavere egenandel');
});

test('a switch without its address is told PE-04 PE-09', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await show({ config: { showVedlikeholdsKalender: true, taskCards: { showBedriftsportal: true } } });
  expect(warn.mock.calls.flat()).toEqual([
    warning('configuration-incomplete', 'configuration: showVedlikeholdsKalender is ignored without vedlikeholdsKalenderUrl.'),
    warning('configuration-incomplete', 'configuration: taskCards.showBedriftsportal is ignored without taskCards.bedriftsportalUrl.'),
  ]);
});

interface ShowOptions extends RenderAreaOptions {
  readonly query?: string;
  readonly isLo?: boolean;
  readonly customer?: unknown;
}

async function show({ query = '', isLo, customer = {}, ...options }: ShowOptions = {}) {
  history.replaceState(null, '', `/${query}`);
  const props = isLo === undefined ? {} : { isLo };
  const area = renderArea(<PurchaseEntriesArea {...props} />, { responses: { [customerPath]: customer }, ...options });
  await area.settle();
  return area;
}

const groupButtons = () => screen.queryAllByRole('button');
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const openGroups = () => groupButtons().filter(isOpen).map(({ textContent }) => textContent);
const clickGroup = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, leadsTo(link)]);

/** The table of PE-23. */
const expectedLinks = {
  'Kjøretøy': [
    ['Bil', 'motor/bil'], ['Bobil', 'motor/bil/bobil'], ['Moped', 'motor/moped'], ['Motorsykkel', 'motor/mc'],
    ['El-sparkesykkel', 'motor/sek'], ['Tilhenger', 'motor/tilhenger?type=TILHENGER'],
    ['Campingvogn', 'motor/tilhenger?type=CAMPINGVOGN'],
  ],
  'Hus og hytte': [['Hus', 'hus'], ['Hytte', 'hytte']],
  'Reise': [['Reise', 'skade/reise']],
  'Innbo og ting': [['Innbo', 'innbo'], ['Student', 'student'], ['Ung', 'ung']],
  'Liv og helse': [
    ['Barneforsikring', 'liv/kjop/barneforsikring'], ['Behandlingsforsikring', 'liv/kjop/behandlingsforsikring'],
    ['Kritisk sykdom', 'liv/kjop/kritisksykdom'], ['Livsforsikring', 'liv/kjop/livsforsikring'],
    ['Uføreforsikring', 'liv/kjop/uforeforsikring'], ['Ulykkesforsikring', 'liv/kjop/ulykkesforsikring'],
  ],
  'Båt': [['Båt', 'motor/baat']],
  'Dyr': [['Hund', 'skade/kjaeledyr/hund'], ['Katt', 'skade/kjaeledyr/katt']],
};
const below = (entries: readonly (readonly string[])[]) => entries.map(([name, path]) => [name, `/privat/forsikring/${path ?? ''}`]);

describe('groups', () => {
  test('the groups in their order, all closed at first PE-02 PE-10 PE-12 PE-14 to PE-18 PE-22', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hva vil du forsikre?');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(Object.keys(expectedLinks));
    expect(openGroups()).toEqual([]);
    expect(groupButtons()).toHaveLength(7);
    expect(links()).toEqual([]);
  });

  test.each(Object.entries(expectedLinks))('%s has its links PE-19 PE-23 AL-40 to AL-63', async (group, expected) => {
    await show();
    clickGroup(group);
    expect(links()).toEqual(below(expected));
  });

  test('one group is open at a time, and closes again PE-22', async () => {
    await show();
    clickGroup('Dyr');
    clickGroup('Båt');
    expect(openGroups()).toEqual(['Båt']);
    clickGroup('Båt');
    expect(openGroups()).toEqual([]);
  });

  test('the distributor has links of its own, and a group without links is left out PE-13 PE-19 PE-24 PE-30', async () => {
    const kjoretoy = [
      { text: 'Bil hos oss', url: 'https://bank.example/bil', external: true }, { text: 'Bobil', url: '/bobil' },
      // Two names for one place.
      { text: 'Campingbil', url: '/bobil' },
    ];
    await show({ config: { purchaseGroups: { reise: [], bat: [], kjoretoy } } });
    const names = groupButtons().map(({ textContent }) => textContent);
    expect(names).toEqual(['Kjøretøy', 'Hus og hytte', 'Innbo og ting', 'Liv og helse', 'Dyr']);
    clickGroup('Kjøretøy');
    expect(links()).toEqual([['Bil hos oss (åpnes i ny fane)', 'https://bank.example/bil'], ['Bobil', '/bobil'], ['Campingbil', '/bobil']]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('target'))).toEqual(['_blank', null, null]);
    clickGroup('Dyr');
    expect(links()).toEqual(below(expectedLinks.Dyr));
  });

  test('a link of the distributor without text, or without an address that may be linked to, is skipped and told PE-30 CF-69', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const reise = [{ text: 'Uten sted' }, { url: '/uten-navn' }, { text: 'Skript', url: 'javascript:alert(1)' }, { text: 'Reise', url: '/reise' }];
    await show({ config: { purchaseGroups: { reise, dyr: 'ingen' } } });
    clickGroup('Reise');
    expect(links()).toEqual([['Reise', '/reise']]);
    clickGroup('Dyr');
    expect(links()).toEqual(below(expectedLinks.Dyr));
    expect(warn.mock.calls.flat()).toEqual([
      ...['reise[0]', 'reise[1]', 'reise[2].url', 'dyr', 'reise[2]'].map((name) => warning('invalid-value', `configuration: purchaseGroups.${name} is not valid and is ignored.`)),
    ]);
  });

  test('a link is told to the host before it is followed', async () => {
    const { eventsOf } = await show();
    clickGroup('Båt');
    fireEvent.click(screen.getByRole('link', { name: 'Båt' }));
    expect(eventsOf('kfp-navigate')).toMatchObject([{ kind: 'internal', href: expect.stringMatching(/\/motor\/baat$/) as string }]);
  });
});

describe('union members', () => {
  test.each([
    ['a member', { isLoMedlem: true }, [['Reise LOfavør', 'skade/reise/lofavor']]],
    ['no member', { isLoMedlem: false }, [['Reise', 'skade/reise']]],
    ['not known', responseOf(403), [['Reise', 'skade/reise']]],
  ])('a customer who is %s gets the travel link for that, without a change of layout PE-28 AC-11', async (_, customer, expected) => {
    const { text } = await show({ customer });
    clickGroup('Reise');
    expect(links()).toEqual(below(expected));
    expect(text()).not.toContain('egenandel');
  });

  test.each([
    ['the query parameter', { query: '?a=b&isLo=true' }],
    ['the attribute', { isLo: true }],
  ])('%s gives one list with travel of LO first and the text on the lower deductible PE-25 PE-26', async (_, options) => {
    const { text } = await show(options);
    expect(groupButtons()).toEqual([]);
    expect(text()).toContain(unionText);
    const { Reise: _travel, ...others } = expectedLinks;
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(links()).toEqual(below([['Reise LOfavør', 'skade/reise/lofavor'], ...Object.values(others).flat()]));
  });

  test.each([
    { query: '?isLo=TRUE' }, { query: '?isLo=1' }, { query: '?isLo' }, { query: '?islo=true' },
    { query: '?isLo=true', isLo: false },
  ])('%j keeps the groups PE-26', async (options) => {
    const { text } = await show(options);
    expect(groupButtons()).toHaveLength(7);
    expect(text()).not.toContain(unionText);
  });
});

describe('the customer', () => {
  test('is not asked for when nobody is logged in AC-08', async () => {
    const { backend, eventsOf } = await show({ session: null });
    expect(backend.count(customerPath)).toBe(0);
    expect(eventsOf('kfp-ready')).toEqual([]);
  });

  test('is waited for by the host, not by the groups', async () => {
    const customer = createDeferred();
    const { eventsOf, settle } = await show({ customer: customer.promise });
    expect(groupButtons()).toHaveLength(7);
    expect(eventsOf('kfp-ready')).toEqual([]);
    customer.resolve({});
    await settle();
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });
});

describe('cards and boxes', () => {
  const all = {
    taskCards: {
      showBedriftsportal: true,
      bedriftsportalUrl: 'https://bedrift.example/',
      skrytebokser: [
        { type: 'skadeoppgjor', title: 'Raskt oppgjør', content: [
          { type: 'text', value: 'Innen et døgn.' }, { type: 'link', text: 'Meld skade', url: '/skade' },
          { type: 'video', value: 'Film', text: 'Film', url: '/film' },
        ] },
        { type: 'ukjent', title: 'Ukjent' },
        { type: 'skadeoppgjor', content: [{ type: 'text', value: 'Uten tittel' }] },
        { type: 'fornoydeKunder', title: 'Fornøyde kunder', content: [
          { type: 'link', text: 'Les mer', url: 'https://kunder.example/', external: true }, { type: 'link', text: 'Uten adresse' },
        ] },
      ],
    },
    showVedlikeholdsKalender: true,
    vedlikeholdsKalenderUrl: 'https://kalender.example/',
  };
  const headings = () => screen.getAllByRole('heading', { level: 2 }).slice(7).map(({ textContent }) => textContent);
  const calendar = () => screen.queryByRole('link', { name: 'Vedlikeholdskalender (åpnes i ny fane)' });
  const business = () => screen.queryByRole('link', { name: 'Gå til bedriftsportalen (åpnes i ny fane)' });

  test('come after the groups PE-03 to PE-09 PE-27 CF-49 to CF-53', async () => {
    const { text } = await show({ config: all });
    expect(headings()).toEqual([
      'Forsikring til bedriften?', 'Vedlikeholdskalender (åpnes i ny fane)', 'Raskt oppgjør', 'Fornøyde kunder',
    ]);
    expect(leadsTo(business())).toBe('https://bedrift.example/');
    expect(leadsTo(calendar())).toBe('https://kalender.example/');
    for (const link of [business(), calendar()]) {
      expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    }
    expect(text()).not.toContain('Ukjent');
    expect(text()).not.toContain('Uten');
    expect(text()).not.toContain('Film');
  });

  test('a box has the blocks that are known PE-05 PE-06 PE-07 UI-37', async () => {
    await show({ config: all });
    const settlement = within(screen.getByRole('article', { name: 'Raskt oppgjør' }));
    expect(settlement.getByText('Innen et døgn.')).toBeTruthy();
    expect(settlement.getByRole('link', { name: 'Meld skade' }).hasAttribute('target')).toBe(false);
    const customers = within(screen.getByRole('article', { name: 'Fornøyde kunder' }));
    expect(customers.getByRole('link', { name: 'Les mer (åpnes i ny fane)' }).getAttribute('target')).toBe('_blank');
  });

  test.each([
    { ...all, taskCards: { ...all.taskCards, showBedriftsportal: false } },
    { ...all, taskCards: { ...all.taskCards, bedriftsportalUrl: undefined } },
  ])('no business card without its flag or its address PE-03 PE-04', async (config) => {
    await show({ config });
    expect(business()).toBeNull();
    expect(calendar()).not.toBeNull();
  });

  test.each([
    { ...all, showVedlikeholdsKalender: false },
    { ...all, vedlikeholdsKalenderUrl: undefined },
    // The flag is a field of its own, not one of taskCards (CF-54).
    { taskCards: { ...all.taskCards, showVedlikeholdsKalender: true }, vedlikeholdsKalenderUrl: '/kalender' },
  ])('no calendar without its flag or its address PE-08 PE-09 CF-54', async (config) => {
    await show({ config });
    expect(calendar()).toBeNull();
    expect(business()).not.toBeNull();
  });

  test('nothing is configured: nothing follows the groups CF-47', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
    expect(screen.queryAllByRole('list')).toEqual([]);
  });
});
