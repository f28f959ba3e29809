import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { partnerCommunicationQuery } from '../../../../src/api/tasks.ts';
import { TasksArea } from '../../../../src/areas/tasks/tasks-area.tsx';
import { useTasks } from '../../../../src/areas/tasks/tasks.tsx';
import type { Responses } from '../../../support/fake-transport.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';
import { agreementsPath, cardTexts, quietResponses, section, showOverview } from '../overview/show-overview.tsx';
import { leadsTo } from '../../../support/leads-to.ts';

const declarations = 'oversikt/helseerklaering';
const toAccept = 'oversikt/aksepttilbud';
const motor = 'motor/oppgaver/motoroppgaver';
const messages = 'eikaintegrasjon/kundekommunikasjon';
const all = [declarations, toAccept, motor, messages];
const mileage = (beskrivelse: string, avtalenummer: string) => ({ oppgavetype: 'ENDRE_KMSTAND', beskrivelse, avtalenummer });

async function showTasks(responses: Responses, options: RenderAreaOptions = {}) {
  const area = renderArea(<TasksArea />, { responses: { ...quietResponses, ...responses }, ...options });
  await area.settle();
  return area;
}

/** Text and address of each card in a section. */
function cards(name = 'Oppgaver'): (readonly [string, string | undefined])[] {
  const place = section(name);
  return place ? within(place).getAllByRole('link').map((link) => [link.textContent, leadsTo(link)] as const) : [];
}

describe('the cards', () => {
  test.each([
    [0, []],
    [1, [['Fyll ut helseerklæring', '/privat/forsikring/skade/jump/ahv']]],
    [3, [['Fyll ut 3 helseerklæringer', '/privat/forsikring/skade/jump/ahv']]],
  ])('%i health declarations OV-15 RT-15 OV-23 DM-36 API-53', async (antall, expected) => {
    await showTasks({ [declarations]: { antall } });
    expect(cards()).toEqual(expected);
  });

  test.each([
    [1, 'Aksepter tilbudet ditt'],
    [2, 'Aksepter 2 tilbud'],
  ])('%i offers to accept OV-16 OV-17 RT-14 OV-23 DM-37 API-54', async (antall, text) => {
    await showTasks({ [toAccept]: { antall } });
    expect(cards()).toEqual([[text, '/privat/forsikring/aksept']]);
  });

  test.each([
    [declarations, 'sb1', true],
    [toAccept, 'sb1', true],
    [messages, 'eika', true],
    [messages, 'sb1', false],
  ] as const)('OV-18 OV-24 DM-38 API-69 unread messages by %s for %s: %s', async (source, distributor, isShown) => {
    const { backend } = await showTasks({ [source]: { antall: 0, hasUlesteMeldinger: true } }, { distributor });
    expect(cards()).toEqual(isShown ? [['Du har uleste meldinger', '/privat/forsikring/dokumenter']] : []);
    expect(backend.count(messages)).toBe(distributor === 'eika' ? 1 : 0);
  });

  test('one card, however many sources know of messages OV-18', async () => {
    const response = { antall: 0, hasUlesteMeldinger: true };
    await showTasks({ [declarations]: response, [toAccept]: response, [messages]: response }, { distributor: 'sbm' });
    expect(cards()).toHaveLength(1);
  });

  test('the register of the customer’s bank decides where the distributor does not AC-16 AC-17 AC-20', async () => {
    const responses = { 'auth/client-context': { loginBankplassRegisterNummer: 502 }, [messages]: { hasUlesteMeldinger: true } };
    await showTasks(responses);
    expect(cards()).toHaveLength(1);
  });

  test('a card per vehicle, none for other tasks OV-19 OV-20 OV-21 OV-22 RT-18 DM-39 DM-40 DM-41', async () => {
    const oppgaver = [mileage('Volvo V70', '12/3'), mileage('Tesla', '9'), { ...mileage('Båt', '7'), oppgavetype: 'ENDRE_BÅT' }];
    await showTasks({ [motor]: { oppgaver } });
    expect(cards()).toEqual([
      ['Oppdater kilometerstand på Volvo V70', '/privat/forsikring/motor/detaljer/12%2F3/endre/kilometerstand'],
      ['Oppdater kilometerstand på Tesla', '/privat/forsikring/motor/detaljer/9/endre/kilometerstand'],
    ]);
  });

  test('a vehicle without name and number is a card that leads nowhere OV-19', async () => {
    await showTasks({ [motor]: { oppgaver: [{ oppgavetype: 'ENDRE_KMSTAND' }] } });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Oppdater kilometerstand');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('a card that leads nowhere says whom to contact OV-19', async () => {
    const bank = { navn: 'Fjordbanken', telefon: '22 43 86 34' };
    const { settle } = await showTasks({ [motor]: { oppgaver: [{ oppgavetype: 'endre_kmstand' }] }, 'auth/bankkontakt': bank });
    await import('../../../../src/areas/tasks/contact-note.tsx');
    await settle();
    expect(document.querySelector('[part=card]')?.textContent).toContain('Ta kontakt med Fjordbanken.');
    expect(screen.getByRole('link', { name: '+47 22 43 86 34' }).getAttribute('href')).toBe('tel:22438634');
  });

  test('two tasks that are the same are one, two vehicles with one number are two OV-22', async () => {
    const oppgaver = [mileage('Volvo', '1'), mileage('Volvo', '1'), mileage('Tesla', '1'), mileage('Volvo', '2'), mileage('1 Volvo', '1'), mileage('Volvo', '1 1')];
    await showTasks({ [motor]: { oppgaver } });
    expect(cards()).toEqual([
      ['Oppdater kilometerstand på Volvo', '/privat/forsikring/motor/detaljer/1/endre/kilometerstand'],
      ['Oppdater kilometerstand på Tesla', '/privat/forsikring/motor/detaljer/1/endre/kilometerstand'],
      ['Oppdater kilometerstand på Volvo', '/privat/forsikring/motor/detaljer/2/endre/kilometerstand'],
      ['Oppdater kilometerstand på 1 Volvo', '/privat/forsikring/motor/detaljer/1/endre/kilometerstand'],
      ['Oppdater kilometerstand på Volvo', '/privat/forsikring/motor/detaljer/1%201/endre/kilometerstand'],
    ]);
  });

  test('without tasks there is nothing, and the host is told OV-23', async () => {
    const { text, eventsOf } = await showTasks({});
    expect(text()).toBe('');
    expect(eventsOf('kfp-ready')).toHaveLength(1);
  });
});

describe('failures', () => {
  test.each(all)('OV-25 when %s fails the others are shown, without a word', async (failing) => {
    const good = {
      [declarations]: 1, [toAccept]: { antall: 1 }, [motor]: { oppgaver: [mileage('Volvo', '1')] }, [messages]: { hasUlesteMeldinger: true },
    };
    const area = await showTasks({ ...good, [failing]: responseOf(500) }, { distributor: 'fana' });
    await area.pass(1_000);
    expect(cards()).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a source that never answers does not hold the others back for long OV-25', async () => {
    const area = await showTasks({ [declarations]: createDeferred().promise, [toAccept]: 1 });
    expect(cards()).toEqual([]);
    await area.pass(300);
    expect(cards()).toHaveLength(1);
  });

  test('the first task waits a moment for the others, however late it is, so that they stand in order OV-25', async () => {
    const [first, second] = [createDeferred(), createDeferred()];
    const area = await showTasks({ [declarations]: first.promise, [toAccept]: second.promise });
    await area.pass(1_000);
    second.resolve({ antall: 1 });
    await area.settle();
    expect(cards()).toEqual([]);
    first.resolve({ antall: 1 });
    await area.settle();
    expect(cards().map(([title]) => title)).toEqual(['Fyll ut helseerklæring', 'Aksepter tilbudet ditt']);
  });

  test('what comes later is added at the end OV-25', async () => {
    const late = createDeferred();
    const area = await showTasks({ [declarations]: late.promise, [toAccept]: 1 });
    await area.pass(300);
    late.resolve(1);
    await area.settle();
    expect(cards().map(([text]) => text)).toEqual(['Aksepter tilbudet ditt', 'Fyll ut helseerklæring']);
  });

  test.each(['eika', 'sb1'] as const)('AC-04 AC-05 AC-07 AC-08 nothing is asked for somebody who is not logged in: %s', async (distributor) => {
    const { backend } = await showTasks({}, { session: null, distributor });
    expect(backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
  });
});

describe('in the overview', () => {
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  const agreements = { avtaler: [{ name: 'Bil', policyNumber: '1' }], tilbud: [] };

  test('tasks stand above the insurances OV-05 OV-12', async () => {
    await showOverview(agreements, { responses: { [declarations]: 1 } });
    expect(headings()).toEqual(['Oppgaver', 'Forsikringene dine', 'Kjøp forsikring']);
  });

  test('tasks stand above the list when they come a moment after it, which holds up nothing else OV-12 OV-25', async () => {
    const [list, task] = [createDeferred(), createDeferred()];
    const area = await showOverview(list.promise, { responses: { [declarations]: task.promise, [toAccept]: createDeferred().promise } });
    list.resolve(agreements);
    await area.settle();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    task.resolve(1);
    // The tasks, the list, what is below it.
    for (const _ of ['tasks', 'list', 'below']) await area.settle();
    expect(headings()).toEqual(['Oppgaver', 'Forsikringene dine', 'Kjøp forsikring']);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Fyll ut helseerklæring', 'Bil']);
  });

  test('the list waits for no task for long, and what comes later stands below it for good OV-25', async () => {
    const late = createDeferred();
    const area = await showOverview(agreements, { responses: { [declarations]: 1, [toAccept]: late.promise } });
    expect(headings()).toEqual(['Oppgaver', 'Forsikringene dine', 'Kjøp forsikring']);
    late.resolve({ antall: 2 });
    await area.settle();
    expect(headings()).toEqual(['Oppgaver', 'Forsikringene dine', 'Kjøp forsikring', 'Flere oppgaver']);
    expect(cards('Flere oppgaver')).toEqual([['Aksepter 2 tilbud', '/privat/forsikring/aksept']]);
    expect(cards()).toHaveLength(1);
  });

  test('a task call that has failed once is not waited for OV-25', async () => {
    const area = await showOverview(agreements, { responses: { [declarations]: responseOf(500) } });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Bil');
    area.backend.answer({ [declarations]: 1 });
    await area.pass(1_000);
    expect(headings()).toEqual(['Forsikringene dine', 'Kjøp forsikring', 'Oppgaver']);
  });

  test('tasks that are known before the list come with it, so that its skeleton stays where it is, and are asked for before it OV-12', async () => {
    const late = createDeferred();
    const area = await showOverview(late.promise, { responses: { [declarations]: 1 } });
    expect(headings()).toEqual(['Forsikringene dine']);
    const paths = area.backend.calls.map(({ path }) => path);
    for (const task of [declarations, toAccept, motor]) expect(paths.indexOf(task)).toBeLessThan(paths.indexOf(agreementsPath));
    late.resolve(agreements);
    await area.settle();
    await area.settle();
    expect(headings()).toEqual(['Oppgaver', 'Forsikringene dine', 'Kjøp forsikring']);
  });

  test('the list waits for no partner: own insurances first, and what is below comes with the last API-72', async () => {
    const late = createDeferred();
    const area = await showOverview(agreements, { distributor: 'eika', responses: { 'eikaintegrasjon/avtaler': late.promise, [messages]: {} } });
    expect(headings()).toEqual(['Forsikringene dine']);
    expect(cardTexts()).toHaveLength(1);
    late.resolve({ avtaler: [{ name: 'Hund', policyNumber: '2' }] });
    await area.settle();
    expect(cardTexts().map((text) => text.slice(0, 4))).toEqual(['BilS', 'Hund']);
    await area.settle();
    expect(headings()).toEqual(['Forsikringene dine', 'Kjøp forsikring']);
  });

  test('without tasks in sections nothing is asked EL-16', async () => {
    const { backend } = await showOverview(agreements, { sections: ['agreements'], responses: { [declarations]: 1 } });
    expect(headings()).toEqual(['Forsikringene dine']);
    expect(backend.count(declarations)).toBe(0);
  });

  test('messages of a partner that does not count here are no task, though another element has asked for them AC-20', async () => {
    const { runtime, settle } = await showTasks({ [messages]: { hasUlesteMeldinger: true } });
    await act(() => runtime.queryClient.query(partnerCommunicationQuery(runtime.api)));
    await settle();
    expect(cards()).toEqual([]);
  });

  test('tasks that are not asked for ask for nothing, also not for the customer', async () => {
    const Disabled = () => <>{useTasks(false).tasks.length}</>;
    const { backend, settle, text } = renderArea(<Disabled />, { responses: quietResponses });
    await settle();
    expect([text(), backend.calls.map(({ path }) => path)]).toEqual(['0', ['auth/session-status']]);
  });
});
