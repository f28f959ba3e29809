import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { healthDeclarationsQuery } from '../../../../src/api/tasks.ts';
import { OverviewArea } from '../../../../src/areas/overview/overview-area.tsx';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { renderArea } from '../../../support/render-area.tsx';
import { agreementsPath, cardTexts, offersPath, plainText, section, showOverview } from './show-overview.tsx';
import { leadsTo } from '../../../support/leads-to.ts';

const car = { policyNumber: '1', name: 'Bil', description: 'Volvo', monthlyPrice: 299, avtaleStatus: 'ACTIVE', productType: 'BIL' };
const fetchError = 'En feil oppsto ved henting av forsikringene dine.';
const sourceError = 'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.';
const unknown = 'Akkurat nå vet vi ikke om du har forsikringer hos oss.';
const partnerPath = 'eikaintegrasjon/avtaler';
const userPath = 'auth/client-context';

describe('the page', () => {
  test('title, insurer and a card per insurance OV-02 OV-03 OV-04 OV-06', async () => {
    const { text, eventsOf } = await showOverview({ avtaler: [car, { ...car, policyNumber: '2', name: 'Hus' }] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forsikringsoversikt');
    expect(text()).toContain('Forsikringene leveres av Fremtind Forsikring');
    expect(cardTexts()).toHaveLength(2);
    expect(eventsOf('kfp-ready')).toEqual([{ tag: 'kfp-test' }]);
  });

  test('the insurer’s name is the configured one OV-04', async () => {
    const { text } = await showOverview({ avtaler: [] }, { config: { insurerName: 'Eika Forsikring' } });
    expect(text()).toContain('Forsikringene leveres av Eika Forsikring');
  });

  test('sections leaves the tasks out, also where another element has asked for them EL-16', async () => {
    const responses = { 'oversikt/helseerklaering': { antall: 2 } };
    const { text, runtime, settle } = await showOverview({ avtaler: [car] }, { sections: ['agreements'], responses });
    await act(() => runtime.queryClient.query(healthDeclarationsQuery(runtime.api)));
    await settle();
    expect(text()).not.toContain('Oppgaver');
  });

  test('sections chooses the blocks EL-16', async () => {
    await showOverview({ avtaler: [car], tilbud: [{ name: 'Hus' }] }, { sections: ['offers'] });
    expect(section('Forsikringene dine')).toBeNull();
    expect(section('Tilbud')).not.toBeNull();
  });

  test('six placeholders while the agreements load, and no offers before them OV-49', async () => {
    const { settle, backend } = renderArea(<OverviewArea />, { responses: { [agreementsPath]: createDeferred().promise } });
    await settle();
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    expect(backend.count(offersPath)).toBe(0);
  });

  test('without an insurance it says so OV-50', async () => {
    const { text } = await showOverview({ avtaler: [] });
    expect(text()).toContain('Vi fant ingen forsikringer på deg.');
    expect(text()).not.toContain('Totalt');
  });

  test.each([
    ['no insurance', { avtaler: [] }, {}, 1],
    ['no insurance, and nothing of ours to buy below', { avtaler: [] }, { sections: ['agreements'] }, 1],
    ['an insurance', { avtaler: [car] }, {}, 0],
    ['an insurance of a status that is not known', { avtaler: [{ ...car, avtaleStatus: 'STRANGE' }] }, {}, 0],
    ['a source that does not answer', { systemSourceError: true }, {}, 0],
  ] as const)('%s: a picture and the way to buy one stand in its place only where there is none OV-50', async (_, list, options, count) => {
    await showOverview(list, options);
    const place = within(section('Forsikringene dine') ?? document.body);
    expect(place.queryAllByRole('link', { name: 'Se forsikringer du kan kjøpe' }).map(leadsTo)).toEqual(Array(count).fill('/privat/forsikring/oversikt/kjopsinnganger'));
    expect(document.querySelectorAll('.empty-card-icon')).toHaveLength(count);
  });
});

describe('a card', () => {
  test('name, description, price and the way to its details OV-26 OV-37 OV-68', async () => {
    await showOverview({ avtaler: [car] });
    expect(cardTexts()).toEqual(['BilVolvo299 kr/md']);
    expect(leadsTo(screen.getByRole('link', { name: 'Bil' }))).toBe('/privat/forsikring/motor/detaljer/1');
  });

  test('links of equal names are told apart by what is insured, and one without says nothing more', async () => {
    const third = { ...car, policyNumber: '3', name: 'Reise', description: undefined };
    await showOverview({ avtaler: [car, { ...car, policyNumber: '2', description: 'Fiat' }, third] });
    expect(screen.getAllByRole('link', { name: 'Bil', description: 'Volvo' }).map(leadsTo)).toEqual(['/privat/forsikring/motor/detaljer/1']);
    expect(screen.getAllByRole('link', { name: 'Bil', description: 'Fiat' }).map(leadsTo)).toEqual(['/privat/forsikring/motor/detaljer/2']);
    expect(screen.getByRole('link', { name: 'Reise' }).hasAttribute('aria-describedby')).toBe(false);
  });

  test.each([[undefined, 'Se detaljer for oversikt'], [null, 'Se detaljer for oversikt'], [1e300, 'Se detaljer for oversikt'], [0, '0 kr/md']])(
    'a price of %s shows %s OV-38 OV-39', async (monthlyPrice, shown) => {
      await showOverview({ avtaler: [{ ...car, monthlyPrice }] });
      expect(cardTexts()).toEqual([`BilVolvo${shown}`]);
    },
  );

  test.each([
    ['OV-28', 'RENEWAL', 'NICE', 'Fornyelse', 'info'],
    ['OV-29', 'PROCESSING', 'NICE', 'Under behandling', 'warning'],
    ['OV-30', 'PENDING', 'EIKA_PERSON', 'Under behandling', 'warning'],
    ['OV-27 OV-31', 'PENDING', 'PROLIFE', 'Midlertidig', 'warning'],
  ])('%s %s from %s is tagged %s', async (_, avtaleStatus, systemSource, tag, variant) => {
    await showOverview({ avtaler: [{ ...car, avtaleStatus, systemSource }] });
    expect(screen.getByText(tag).closest('[part=tag]')?.getAttribute('data-variant')).toBe(variant);
  });

  test.each(['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PARIS', 'NSF', undefined])('PENDING from %s and ACTIVE have no tag OV-32 OV-33', async (systemSource) => {
    await showOverview({ avtaler: [{ ...car, avtaleStatus: 'PENDING', systemSource }, { ...car, systemSource }] });
    expect(document.querySelector('[part=tag]')).toBeNull();
    expect(cardTexts()).toHaveLength(2);
  });

  test('an agreement of an unknown status is not listed, one without a status is OV-36', async () => {
    const names = { ACTIVE: 'ja', PENDING: 'ja', RENEWAL: 'ja', PROCESSING: 'ja', CANCELLED: 'nei', aktiv: 'nei', active: 'ja' };
    const avtaler = Object.entries(names).map(([avtaleStatus, name]) => ({ name, avtaleStatus }));
    await showOverview({ avtaler: [...avtaler, { name: 'ja' }] });
    expect(cardTexts().map((text) => text.slice(0, 2))).toEqual(['ja', 'ja', 'ja', 'ja', 'ja', 'ja']);
  });

  test('a bundled price says that the discount is taken off OV-44', async () => {
    await showOverview({ avtaler: [{ ...car, pakkeTilbud: [{}] }] });
    expect(cardTexts()[0]).toContain('Samlerabatt er trukket fra');
  });

  test('an agreement without a name or number is a card that leads nowhere, and says whom to contact', async () => {
    await showOverview({ avtaler: [{}, { policyNumber: '..' }] }, { sections: ['agreements'] });
    expect(cardTexts()).toEqual(['ForsikringTa kontakt med Fremtind Forsikring.', 'ForsikringTa kontakt med Fremtind Forsikring.']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('the distributor’s own page opens in a new tab and says so AL-35 UI-37', async () => {
    const config = { eikaDetaljerUrl: 'https://www.eika.no/detaljer' };
    await showOverview({ avtaler: [{ ...car, systemSource: 'EIKA_SKADE' }] }, { config });
    const link = screen.getByRole('link', { name: 'Bil (åpnes i ny fane)' });
    expect(leadsTo(link)).toBe('https://www.eika.no/detaljer?forsikringsnummer=1');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('the sums', () => {
  test('the month’s total with its note, the year’s in a tooltip OV-40 OV-41 OV-42 OV-43', async () => {
    await showOverview({ avtaler: [{ ...car, monthlyPrice: 3482 }], monthlySum: 3482, yearlySum: 41784 });
    const list = section('Forsikringene dine');
    expect(plainText(list)).toContain('Totalt 3 482 kr/md');
    expect(plainText(list)).toContain('Månedsprisen kan variere på fakturaen.');
    fireEvent.click(screen.getByRole('button', { name: 'Vis hjelpetekst' }));
    expect(plainText(document.body)).toContain('Totalt 41 784 kr/år');
  });

  test('a sum of more than is listed is not shown OV-36 OV-43', async () => {
    const { text } = await showOverview({ avtaler: [car, { ...car, avtaleStatus: 'TERMINATED' }], monthlySum: 598 });
    expect(cardTexts()).toHaveLength(1);
    expect(text()).not.toContain('Totalt');
  });

  test('the year’s alone is told as the year OV-43', async () => {
    const { text } = await showOverview({ avtaler: [car], yearlySum: 3588 });
    expect(text()).toContain('Totalt 3 588 kr/år');
    expect(text()).not.toContain('fakturaen');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a sum that the prices below it contradict is not shown OV-43', async () => {
    const { text } = await showOverview({ avtaler: [car, { ...car, name: 'Båt', monthlyPrice: 101 }], monthlySum: 500, yearlySum: 6000 });
    expect(text()).not.toContain('Totalt');
  });

  test('a status that is not known is neither in the list nor in the total OV-36 OV-43', async () => {
    const { text } = await showOverview({ avtaler: [{ ...car, avtaleStatus: 'active' }, { ...car, avtaleStatus: 'HVILENDE' }], monthlySum: 598 });
    expect(cardTexts()).toEqual(['BilVolvo299 kr/md']);
    expect(text()).not.toContain('Totalt');
  });

  test('where none has a status that is known, it is not said that there are none OV-36 OV-50', async () => {
    const { text } = await showOverview({ avtaler: [{ ...car, avtaleStatus: 'HVILENDE' }] });
    expect(cardTexts()).toEqual([]);
    expect(text()).toContain(unknown);
    expect(text()).not.toContain('Vi fant ingen');
  });

  const boat = { ...car, policyNumber: '2', name: 'Båt', monthlyPrice: 101, productType: 'BAAT' };
  test.each([
    ['the partner fails', 'eika', { [partnerPath]: responseOf(403) }],
    ['the partner’s response is not complete', 'sbm', { [partnerPath]: { avtaler: [], systemSourceError: true } }],
    ['it is not known whether there is a partner', 'sb1', { [userPath]: responseOf(403) }],
  ] as const)('a part is not the whole: the line says of what when %s OV-43', async (_, distributor, responses) => {
    const { text } = await showOverview({ avtaler: [car], monthlySum: 299, yearlySum: 3588 }, { distributor, responses });
    expect(text()).toContain('Totalt i listen 299 kr/md');
    expect(text()).not.toMatch(/Totalt \d/);
    fireEvent.click(screen.getByRole('button', { name: 'Vis hjelpetekst' }));
    expect(plainText(document.body)).toContain('Totalt i listen 3 588 kr/år');
  });

  test('the sum waits 3 s for the partner, and then says that it is of the list OV-43', async () => {
    const responses = { [partnerPath]: createDeferred().promise };
    const { pass, settle, text } = await showOverview({ avtaler: [car], monthlySum: 299, yearlySum: 3588 }, { distributor: 'fana', responses });
    await pass(2_000);
    expect(cardTexts()).toEqual(['BilVolvo299 kr/md']);
    expect(text()).not.toContain('Totalt');
    await pass(1_000);
    await settle();
    expect(text()).toContain('Totalt i listen 299 kr/md');
  });

  test('the sum shows in its final words as soon as it is known that there is no partner OV-43', async () => {
    const user = createDeferred();
    const { settle, text } = await showOverview({ avtaler: [car], monthlySum: 299, tilbud: [] }, { distributor: 'sb1', responses: { [userPath]: user.promise } });
    expect(text()).not.toContain('Totalt');
    user.resolve({ loginContext: 'NETTBANK', distributor: 'sb1' });
    await settle();
    expect(text()).toContain('Totalt 299 kr/md');
  });

  test('the partner alone has its total, and its own when the others failed OV-43', async () => {
    const responses = { 'eikaintegrasjon/kundekommunikasjon': {}, [partnerPath]: { avtaler: [boat], monthlySum: 101, yearlySum: 1212 } };
    const alone = await showOverview({ avtaler: [] }, { distributor: 'eika', responses });
    expect(alone.text()).toContain('Totalt 101 kr/md');
    alone.unmount();
    const failed = await showOverview(responseOf(403), { distributor: 'eika', responses });
    expect(failed.text()).toContain('Totalt i listen 101 kr/md');
  });

  test('without a sum nothing is said of it OV-43', async () => {
    const { text } = await showOverview({ avtaler: [car] });
    expect(text()).not.toContain('Totalt');
    expect(text()).not.toContain('fakturaen');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('numbers that repeat', () => {
  const dog = { ...car, name: 'Hund', productType: 'KJAELEDYR' };
  const boat = { ...car, name: 'Båt', productType: 'BAAT' };
  const partners = { 'eikaintegrasjon/kundekommunikasjon': {} };

  test('a card for each of the partner’s, leading to its own details, and the total of all API-72 OV-26 OV-68', async () => {
    const avtaler = [car, dog, boat].map((fields) => ({ ...fields, systemSource: 'NICE' }));
    await showOverview({ avtaler: [] }, { distributor: 'eika', responses: { ...partners, [partnerPath]: { avtaler, monthlySum: 897 } } });
    expect(screen.getAllByRole('link').slice(0, 3).map((link) => [link.textContent, leadsTo(link)])).toEqual([
      ['Bil', '/privat/forsikring/motor/detaljer/1'],
      ['Hund', '/privat/forsikring/skade/kjaeledyr/detaljer/1'],
      ['Båt', '/privat/forsikring/motor/detaljer/1'],
    ]);
    expect(plainText(section('Forsikringene dine'))).toContain('Totalt 897 kr/md');
  });

  test('three in the partner’s system with one number, two of them alike AL-35 API-72', async () => {
    const avtaler = [car, car, boat].map((fields) => ({ ...fields, systemSource: 'EIKA_SKADE' }));
    const config = { eikaDetaljerUrl: 'https://www.eika.no/detaljer' };
    await showOverview({ avtaler: [] }, { distributor: 'fana', config, responses: { ...partners, [partnerPath]: { avtaler } } });
    expect(cardTexts().map((text) => text.slice(0, 3))).toEqual(['Bil', 'Bil', 'Båt']);
    for (const link of screen.getAllByRole('link').slice(0, 3)) {
      expect(link.getAttribute('href')).toBe('https://www.eika.no/detaljer?forsikringsnummer=1');
    }
  });

  test('what is in both is one card, and what it adds to the partner’s sum is not guessed API-72 OV-43', async () => {
    const both = { ...car, systemSource: 'NICE' };
    const responses = { ...partners, [partnerPath]: { avtaler: [both, { ...both, ...dog }], monthlySum: 598 } };
    const { text } = await showOverview({ avtaler: [both], monthlySum: 299 }, { distributor: 'eika', responses });
    expect(cardTexts()).toHaveLength(2);
    expect(text()).toContain('Vi kan ikke si hva forsikringene koster til sammen.');
    expect(text()).not.toContain('Totalt');
  });
});

describe('whether there are none is not known', () => {
  const empty = { avtaler: [] };
  const flagged = { avtaler: [], systemSourceError: true };
  const quiet = { 'eikaintegrasjon/kundekommunikasjon': {}, [partnerPath]: empty };
  const recommended = { 'nbo/produktanbefaling': { scores: [{ nextBestOfferProdukt: 'HUS', score: 1 }] } };
  const bank = (loginBankplassRegisterNummer: unknown) => ({ [userPath]: { loginBankplassRegisterNummer } });

  test.each([
    ['the own response says so', 'sb1', flagged, {}],
    ['the own response has what cannot be read', 'sb1', { avtaler: ['x'] }, {}],
    ['the partner fails', 'eika', empty, { [partnerPath]: responseOf(500) }],
    ['the partner says so', 'sbm', empty, { [partnerPath]: flagged }],
    ['the partner of bank 0502 fails', 'sb1', empty, { ...bank('0502'), [partnerPath]: responseOf(404) }],
    ['the partner of bank 2050 says so', 'dnb', empty, { ...bank(2050), [partnerPath]: flagged }],
    ['the user cannot be fetched', 'sb1', empty, { [userPath]: responseOf(500) }],
    ['the user is refused', 'dnb', empty, { [userPath]: responseOf(403) }],
    ['the user cannot be read', 'none', empty, { [userPath]: [1] }],
    ['the own ones have an unknown status, and the partner fails', 'eika', { avtaler: [{ ...car, avtaleStatus: 'TERMINATED' }] }, { [partnerPath]: responseOf(500) }],
  ] as const)('OV-50 OV-64 OV-65 NB-19 API-72 when %s: it says what is missing, and recommends nothing', async (_, distributor, own, more) => {
    const area = await showOverview(own, { distributor, responses: { ...quiet, ...recommended, ...more } });
    await area.pass(1_000);
    expect(area.text()).not.toContain('Vi fant ingen');
    expect(area.text()).not.toContain('Anbefalt for deg');
    expect(area.text()).toContain('Vi opplever for tiden problemer');
    const list = section('Forsikringene dine');
    expect(plainText(list)).toContain(sourceError);
    expect(plainText(list)).toContain(unknown);
    expect(list && within(list).getAllByRole('button', { name: 'Prøv igjen' })).toHaveLength(1);
    await area.settle();
    expect(section('Kjøp forsikring')).not.toBeNull();
  });

  test('when the own ones fail and the partner has none, the failure is told once OV-50 OV-63', async () => {
    const area = await showOverview(responseOf(500), { distributor: 'eika', responses: quiet });
    await area.pass(1_000);
    expect(area.text()).not.toContain('Vi fant ingen');
    expect(screen.getAllByRole('button', { name: 'Prøv igjen' })).toHaveLength(1);
    expect(plainText(section('Forsikringene dine'))).toContain(fetchError);
  });

  test.each([
    ['of the own ones', { error: 'Systemfeil' }, {}],
    ['of the partner', empty, { [partnerPath]: { code: 'NEDE' } }],
  ])('an error in the body of a good response %s is no empty list, and nothing is recommended API-81 OV-50 NB-19', async (_, own, partner) => {
    const area = await showOverview(own, { distributor: 'eika', responses: { ...quiet, ...recommended, ...partner } });
    await area.pass(1_000);
    expect(area.text()).not.toContain('Vi fant ingen');
    expect(area.text()).not.toContain('Anbefalt for deg');
    expect(screen.getAllByRole('button', { name: 'Prøv igjen' })).toHaveLength(1);
  });

  test.each([
    ['of the own ones', {}, {}],
    ['of the partner', empty, { [partnerPath]: {} }],
  ])('a response %s without a list is no empty list, and nothing is recommended API-12 OV-50 NB-19', async (_, own, partner) => {
    const area = await showOverview(own, { distributor: 'eika', responses: { ...quiet, ...recommended, ...partner } });
    await area.pass(1_000);
    expect(area.text()).not.toContain('Vi fant ingen');
    expect(area.text()).not.toContain('Anbefalt for deg');
    expect(screen.getAllByRole('button', { name: 'Prøv igjen' })).toHaveLength(1);
  });

  test('another try asks for the user, then for the partner, and shows what there is API-72 OV-50', async () => {
    const area = await showOverview(empty, { distributor: 'sb1', responses: { ...quiet, ...recommended, [userPath]: responseOf(500) } });
    await area.pass(1_000);
    const asked = () => [agreementsPath, userPath, partnerPath].map(area.backend.count);
    expect(asked()).toEqual([1, 2, 0]);
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    const partner = createDeferred();
    area.backend.answer({ ...bank('2050'), [partnerPath]: partner.promise, 'nbo/produktanbefaling?produkt=BIL': { scores: [] } });
    fireEvent.click(retry);
    await area.pass(5_000);
    expect(asked()).toEqual([1, 3, 1]);
    expect(area.text()).not.toContain('Vi fant ingen');
    expect(area.text()).toContain(unknown);
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(retry);
    partner.resolve({ avtaler: [car, { ...car, productType: 'HEST', name: 'Hest' }] });
    for (let round = 0; round < 3; round += 1) await area.settle();
    expect(cardTexts()).toEqual(['BilVolvo299 kr/md', 'HestVolvo299 kr/md']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(area.text()).not.toContain(unknown);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forsikringene dine' }));
  });

  test('another try by which every source has answered says that there are none OV-50', async () => {
    const area = await showOverview(empty, { distributor: 'sb1', responses: { [userPath]: responseOf(403) } });
    area.backend.answer(bank('1813'));
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    for (let round = 0; round < 3; round += 1) await area.settle();
    expect(area.text()).toContain('Vi fant ingen forsikringer på deg.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(area.text()).not.toContain('Vi opplever for tiden');
  });

  test('another try that fails as well says so still OV-50', async () => {
    const area = await showOverview(empty, { distributor: 'fana', responses: { ...quiet, [partnerPath]: responseOf(403) } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    for (let round = 0; round < 3; round += 1) await area.settle();
    expect(area.backend.count(partnerPath)).toBe(2);
    expect(area.text()).not.toContain('Vi fant ingen');
    expect(area.text()).toContain(unknown);
    expect(screen.getByRole('button', { name: 'Prøv igjen' }).getAttribute('aria-disabled')).toBeNull();
  });

  test.each([[userPath, 'sb1'], [partnerPath, 'eika'], [agreementsPath, 'sb1']] as const)(
    'OV-50 %s that never answers says neither that there are none, until its time is over', async (path, distributor) => {
      const area = await showOverview(empty, { distributor, responses: { ...quiet, [path]: () => createDeferred().promise } });
      for (let second = 0; second < 70; second += 5) {
        await area.pass(5_000);
        expect(area.text()).not.toContain('Vi fant ingen');
      }
      expect(screen.getAllByRole('button', { name: 'Prøv igjen' })).toHaveLength(1);
    },
  );

  test('listed cards stay beside the message, and another try asks for what failed alone OV-64', async () => {
    const area = await showOverview({ avtaler: [car] }, { distributor: 'dnb', responses: { ...quiet, ...bank('502'), [partnerPath]: responseOf(403) } });
    expect(cardTexts()).toHaveLength(1);
    expect(area.text()).not.toContain(unknown);
    area.backend.answer({ [partnerPath]: { avtaler: [{ ...car, name: 'Båt' }] } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    for (let round = 0; round < 3; round += 1) await area.settle();
    expect([agreementsPath, userPath, partnerPath].map(area.backend.count)).toEqual([1, 1, 2]);
    expect(cardTexts()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('failures', () => {
  test('a list that fails twice says so, is told to the host, and can be asked for again OV-63', async () => {
    const { pass, settle, backend, eventsOf, text } = await showOverview(responseOf(500));
    await pass(1_000);
    const list = section('Forsikringene dine');
    expect(list && within(list).getByRole('alert').textContent).toContain(fetchError);
    expect(text()).not.toContain('Vi fant ingen');
    expect(eventsOf('kfp-error')).toMatchObject([{ area: 'agreements', status: 500 }]);
    expect(eventsOf('kfp-ready')).toEqual([]);
    backend.answer({ [agreementsPath]: { avtaler: [car] } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cardTexts()).toHaveLength(1);
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });

  test('below a list that failed the customer is not asked what they think, and below the one that came they are FB-81', async () => {
    const { pass, settle, backend, text } = await showOverview(responseOf(500), { feedback: <p>Hvor fornøyd er du?</p> });
    await pass(1_000);
    await pass(10_000);
    expect(text()).toContain(fetchError);
    expect(text()).not.toContain('Hvor fornøyd er du?');
    backend.answer({ [agreementsPath]: { avtaler: [car] } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    for (let round = 0; round < 4; round += 1) await settle();
    await pass(10_000);
    expect(text()).toContain('Hvor fornøyd er du?');
  });

  test('the question stays, with what is written, when the list is asked for again and fails FB-81', async () => {
    const { pass, settle, backend, runtime, text } = await showOverview({ avtaler: [car] }, { feedback: <textarea aria-label="Hvorfor" /> });
    await pass(10_000);
    const box = screen.getByRole('textbox');
    backend.answer({ [agreementsPath]: responseOf(403) });
    act(() => void runtime.refresh());
    for (let round = 0; round < 4; round += 1) await settle();
    expect(text()).toContain(fetchError);
    expect(screen.getByRole('textbox')).toBe(box);
  });

  test('after another try that succeeds the focus is on the heading of what came OV-63', async () => {
    const { pass, settle, backend } = await showOverview(responseOf(500));
    await pass(1_000);
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    backend.answer({ [agreementsPath]: { avtaler: [car] } });
    fireEvent.click(retry);
    await settle();
    expect(cardTexts()).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forsikringene dine' }));
  });

  test('who has moved on keeps the focus OV-63', async () => {
    const { pass, settle, backend } = await showOverview(responseOf(500));
    await pass(1_000);
    await settle();
    backend.answer({ [agreementsPath]: { avtaler: [car] } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    const other = screen.getByRole('link', { name: 'Se forsikringer du kan kjøpe' });
    other.focus();
    await settle();
    expect(cardTexts()).toHaveLength(1);
    expect(document.activeElement).toBe(other);
  });

  test('a partner that fails late is told below the cards, which stay where they are API-72 OV-64', async () => {
    const partner = createDeferred();
    const responses = { 'eikaintegrasjon/avtaler': partner.promise, 'eikaintegrasjon/kundekommunikasjon': {} };
    const { pass, text } = await showOverview({ avtaler: [car], tilbud: [] }, { responses, distributor: 'eika' });
    await pass(300);
    expect(cardTexts()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    partner.reject(new Error('lost'));
    await pass(1_000);
    await pass(1_000);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(text().indexOf('Noen av systemene')).toBeGreaterThan(text().indexOf('299 kr/md'));
  });

  test.each([
    ['ours, then the partner’s', [agreementsPath, partnerPath]],
    ['the partner’s, then ours', [partnerPath, agreementsPath]],
  ] as const)('a sum that the partner makes unknown is told to be so, in each order of arrival: %s OV-43 API-72', async (_, order) => {
    const both = { ...car, systemSource: 'NICE' };
    const responses = {
      [agreementsPath]: { avtaler: [both], monthlySum: 299, tilbud: [] },
      [partnerPath]: { avtaler: [both, { ...both, name: 'Hund', productType: 'KJAELEDYR' }], monthlySum: 598 },
    };
    const waiting = { [agreementsPath]: createDeferred(), [partnerPath]: createDeferred() };
    const { settle, text } = await showOverview(waiting[agreementsPath].promise, {
      responses: { [partnerPath]: waiting[partnerPath].promise, 'eikaintegrasjon/kundekommunikasjon': {} }, distributor: 'eika',
    });
    for (const path of order) {
      waiting[path].resolve(responses[path]);
      await settle();
    }
    expect(text()).toContain('Vi kan ikke si hva forsikringene koster til sammen.');
    expect(text()).not.toContain('Totalt');
    expect(cardTexts()).toHaveLength(2);
  });

  test('a sum of the partner’s alone is forgotten when ours have none OV-43 API-72', async () => {
    const dog = { ...car, policyNumber: '2', name: 'Hund', productType: 'KJAELEDYR', systemSource: 'NICE' };
    const responses = { [partnerPath]: { avtaler: [dog], monthlySum: 299 }, 'eikaintegrasjon/kundekommunikasjon': {} };
    const { backend, settle, text } = await showOverview(responseOf(403), { responses, distributor: 'eika' });
    expect(text()).toContain('Totalt i listen 299 kr/md');
    backend.answer({ [agreementsPath]: { avtaler: [car], tilbud: [] } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await settle();
    await settle();
    expect(cardTexts()).toHaveLength(2);
    expect(text()).not.toContain('Totalt');
  });

  test('a sum that a late partner makes unknown is told to be so in its place OV-43 API-72', async () => {
    const { partner, options } = slowPartner();
    const both = { ...car, systemSource: 'NICE' };
    const { pass, text } = await showOverview({ avtaler: [both], monthlySum: 299, tilbud: [] }, options);
    await pass(300);
    expect(text()).not.toContain('Totalt');
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
    partner.resolve({ avtaler: [both, { ...both, name: 'Hund', productType: 'KJAELEDYR' }], monthlySum: 598 });
    await pass(1_000);
    const message = screen.getByText('Vi kan ikke si hva forsikringene koster til sammen.');
    // The list below does not move.
    expect(message.parentElement?.style.minBlockSize).toBe('76px');
    expect(text()).not.toContain('Totalt');
    expect(cardTexts()).toHaveLength(2);
  });

  const slowPartner = () => {
    const partner = createDeferred();
    const responses = { 'eikaintegrasjon/avtaler': partner.promise, 'eikaintegrasjon/kundekommunikasjon': {} };
    return { partner, options: { responses, distributor: 'eika' } as const };
  };
  const regions = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

  test('the blocks below wait 3 s for a partner, whose insurances then stand below them API-72 OV-12', async () => {
    const { partner, options } = slowPartner();
    const { pass, settle } = await showOverview({ avtaler: [car], tilbud: [], monthlySum: 299 }, options);
    await pass(2_000);
    expect(regions()).toEqual(['Forsikringene dine']);
    await pass(1_000);
    await settle();
    expect(regions()).toEqual(['Forsikringene dine', 'Kjøp forsikring']);
    const dog = { ...car, policyNumber: '2', name: 'Hund' };
    partner.resolve({ avtaler: [dog, { ...dog, policyNumber: '3', avtaleStatus: 'TERMINATED' }], monthlySum: 100 });
    await settle();
    expect(regions()).toEqual(['Forsikringene dine', 'Kjøp forsikring', 'Flere forsikringer']);
    expect(plainText(section('Forsikringene dine'))).toContain('Totalt i listen 299 kr/md');
    expect(cardTexts()).toEqual(['BilVolvo299 kr/md', 'HundVolvo299 kr/md']);
    expect(plainText(section('Flere forsikringer'))).toContain('Hund');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['TERMINATED', ['Bil', 'Hund'], true], ['PROCESSING', ['Bil', 'Hund'], false],
  ])('a late partner’s version of an own insurance that is %s shows once API-72', async (avtaleStatus, names, hasMore) => {
    const partner = createDeferred();
    const dog = { ...car, policyNumber: '2', name: 'Hund', productType: 'KJAELEDYR', systemSource: 'NICE' };
    const responses = { 'eikaintegrasjon/avtaler': partner.promise, 'eikaintegrasjon/kundekommunikasjon': {} };
    const { pass, settle, text } = await showOverview({ avtaler: [{ ...car, name: 'Bil' }, { ...dog, avtaleStatus }], tilbud: [] }, { responses, distributor: 'eika' });
    await pass(3_000);
    partner.resolve({ avtaler: [dog] });
    await settle();
    await settle();
    expect(cardTexts().map((card) => names.find((name) => card.startsWith(name)))).toEqual(names);
    expect(text().includes('Flere forsikringer')).toBe(hasMore);
  });

  test('a late partner that says that it is incomplete too adds no second message OV-66', async () => {
    const { partner, options } = slowPartner();
    const { pass, settle } = await showOverview({ avtaler: [car], tilbud: [], systemSourceError: true }, options);
    await pass(3_000);
    await settle();
    partner.resolve({ avtaler: [{ ...car, policyNumber: '2', name: 'Hund' }], systemSourceError: true });
    await settle();
    expect(plainText(section('Flere forsikringer'))).toContain('Hund');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Prøv igjen' })).toHaveLength(1);
  });

  test('a partner that fails even later is told at the end, where it moves nothing API-72 OV-64 OV-65', async () => {
    const { partner, options } = slowPartner();
    const { pass, settle, text, backend } = await showOverview({ avtaler: [car], tilbud: [] }, options);
    await pass(3_000);
    await settle();
    partner.reject(new Error('lost'));
    await pass(1_000);
    await pass(1_000);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(text().indexOf('Vi opplever for tiden')).toBeGreaterThan(text().indexOf('Se forsikringer du kan kjøpe'));
    expect(regions()).toEqual(['Forsikringene dine', 'Kjøp forsikring']);
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    backend.answer({ [partnerPath]: { avtaler: [{ ...car, name: 'Hund' }] } });
    fireEvent.click(retry);
    for (let round = 0; round < 3; round += 1) await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(plainText(section('Flere forsikringer'))).toContain('Hund');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Flere forsikringer' }));
  });

  test('a partner that fails late, and of whom another try finds nothing, leaves a word and the focus in its place OV-70', async () => {
    const { partner, options } = slowPartner();
    const { pass, settle, backend } = await showOverview({ avtaler: [car], tilbud: [] }, options);
    await pass(3_000);
    await settle();
    partner.reject(new Error('lost'));
    await pass(1_000);
    await pass(1_000);
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    backend.answer({ [partnerPath]: { avtaler: [] } });
    fireEvent.click(retry);
    for (let round = 0; round < 3; round += 1) await settle();
    expect(plainText(section('Flere forsikringer'))).toBe('Flere forsikringerDet er ingenting å vise her akkurat nå.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Flere forsikringer' }));
  });

  test('a late partner that has nothing is not told of API-72 OV-70', async () => {
    const { partner, options } = slowPartner();
    const { pass, settle } = await showOverview({ avtaler: [car], tilbud: [] }, options);
    await pass(3_000);
    await settle();
    partner.resolve({ avtaler: [] });
    await settle();
    expect(regions()).toEqual(['Forsikringene dine', 'Kjøp forsikring']);
  });

  test('a customer whose insurances may all be the partner’s is not told that there are none API-72', async () => {
    const { options } = slowPartner();
    const { pass, settle, text } = await showOverview({ avtaler: [], tilbud: [] }, options);
    await pass(10_000);
    await settle();
    expect(text()).not.toContain('Vi fant ingen');
    expect(regions()).toEqual(['Forsikringene dine', 'Kjøp forsikring']);
  });

  test('a source that did not answer is told at the top and in the list, with the cards OV-64 OV-65 OV-66', async () => {
    await showOverview({ avtaler: [car], systemSourceError: true });
    expect(screen.getAllByRole('alert').map(plainText)).toEqual([
      'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
      `${sourceError}Prøv igjen`,
    ]);
    expect(cardTexts()).toHaveLength(1);
    const list = plainText(section('Forsikringene dine'));
    expect(list.indexOf(sourceError)).toBeLessThan(list.indexOf('Volvo'));
  });

  test('the general message shows once, also when both sources did not answer OV-66', async () => {
    const responses = { [offersPath]: { systemSourceError: true } };
    const { text } = await showOverview({ avtaler: [car], systemSourceError: true }, { responses });
    expect(text().match(/Vi opplever for tiden problemer/g)).toHaveLength(1);
  });

  test('offers that came with the agreements, one of which cannot be read, may be more OV-66 API-68', async () => {
    await showOverview({ avtaler: [car], tilbud: [null, { name: 'Hus' }] });
    expect(screen.getByText('Hus')).toBeTruthy();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Vi opplever for tiden problemer')]);
  });

  test('a source of the offers that did not answer is told once, and not in the list OV-65 OV-66', async () => {
    await showOverview({ avtaler: [car] }, { responses: { [offersPath]: { tilbud: [], systemSourceError: true } } });
    const [banner, ...others] = screen.getAllByRole('alert');
    expect(plainText(banner ?? null)).toContain('Vi opplever for tiden problemer');
    expect(others).toEqual([]);
  });
});
