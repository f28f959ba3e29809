import { act, fireEvent, screen } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CustomerGate } from '../../../../src/shell/customer-gate.tsx';
// From here on it arrives without a task of the module loader.
import '../../../../src/shell/session-note.tsx';
import { documentPrototype } from '../../../support/document-prototype.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import type { Responses } from '../../../support/fake-transport.ts';
import type { RenderedArea } from '../../../support/render-area.tsx';
import { change, contactPath, customerPath, field, legacyContactPath, legacyPath, open, reservationPath, reservationUpdatePath, save, showProfile } from './show-profile.tsx';

const status = 'auth/session-status';
const told = 'En endring ble ikke lagret fordi du ikke lenger var logget inn.';

function turn(state: 'hidden' | 'visible'): void {
  vi.spyOn(documentPrototype, 'hidden', 'get').mockReturnValue(state === 'hidden');
  fireEvent(document, new Event('visibilitychange'));
}

async function show(responses: Responses): Promise<RenderedArea> {
  const area = await showProfile(responses, { wrap: (profile) => <CustomerGate>{profile}</CustomerGate> });
  act(() => void area.runtime.elements.add({ element: area.element, needsCustomer: true }));
  await area.settle();
  return area;
}

/** As the login page does once the customer is through. */
async function logIn(area: RenderedArea, responses: Responses = {}): Promise<void> {
  area.backend.answer({ [status]: { kfpSessionId: 'session-2' }, ...responses });
  await act(() => area.runtime.session.recheck());
  await area.settle();
}

test('a change that 401 interrupts is told to be lost, before and after the login, until one is saved PR-71', async () => {
  const area = await show({ [contactPath]: responseOf(401) });
  area.backend.answer({ [status]: {} });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(screen.getByRole('alert').textContent).toContain(told);
  expect(area.text()).toContain('Du må logge inn for å se dette innholdet.');
  await logIn(area, { [contactPath]: responseOf(204) });
  expect(area.text()).toContain(told);
  expect(area.text()).toContain('kari@bank.no');
  expect(area.text()).not.toContain('ny@bank.no');
  area.backend.answer({ [customerPath]: { niceKundenummer: '1', kontaktInformasjon: { epostAdresse: 'ny@bank.no' } } });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(area.text()).not.toContain(told);
});

test('so is one after which another session has begun, by a login in another tab PR-71', async () => {
  const area = await show({ [contactPath]: responseOf(401) });
  area.backend.answer({ [status]: { kfpSessionId: 'session-2' } });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(area.text()).toContain(told);
});

test('so is the second half of one, after our own system has stored the first PR-16 PR-71', async () => {
  const area = await show({ [legacyPath]: { eksisterer: true, epost: 'gamle@bank.no' }, [legacyContactPath]: responseOf(401) });
  area.backend.answer({ [status]: {} });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(area.backend.count(contactPath)).toBe(1);
  expect(area.text()).toContain(told);
});

test('so is one whose response comes when the session is over already PR-71', async () => {
  const late = createDeferred();
  const area = await show({ [reservationUpdatePath]: late.promise, [reservationPath]: { hasReservasjon: false } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
  await area.settle();
  area.backend.answer({ [status]: {} });
  await act(() => area.runtime.session.recheck());
  await area.settle();
  expect(area.text()).not.toContain(told);
  late.resolve(responseOf(401)());
  await area.settle();
  expect(area.text()).toContain(told);
});

test('it can be closed, and the heading has the focus PR-71', async () => {
  const area = await show({ [contactPath]: responseOf(401) });
  area.backend.answer({ [status]: {} });
  await change(area, 'E-post', 'ny@bank.no');
  await logIn(area);
  const close = screen.getByRole('button', { name: 'Lukk' });
  close.focus();
  fireEvent.click(close);
  await area.settle();
  expect(area.text()).not.toContain(told);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('where session-status says that the customer is there, the row stays open with what was written PR-71', async () => {
  const area = await show({ [contactPath]: responseOf(401) });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(field('E-post').value).toBe('ny@bank.no');
  expect(area.text()).toContain('Noe gikk galt ved oppdatering av e-post');
  expect(area.text()).not.toContain(told);
  area.backend.answer({ [contactPath]: responseOf(204) });
  await save(area);
  expect(screen.queryByRole('textbox')).toBeNull();
  await open(area, 'Mobil');
});

const unsure = 'En endring ble kanskje ikke lagret etter at du forlot siden.';

/** The page goes into the back/forward cache, and comes out of it. */
async function leaveAndReturn(area: RenderedArea): Promise<void> {
  for (const type of ['pagehide', 'pageshow']) act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
  await area.settle();
}

test('a change that waits for the network when the customer leaves the page is not sent after the return, and told PR-73', async () => {
  const area = await show({ [contactPath]: responseOf(204) });
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  await change(area, 'E-post', 'ny@bank.no');
  onlineManager.setOnline(true);
  await leaveAndReturn(area);
  expect(area.text()).toContain(unsure);
  expect(area.backend.count(contactPath)).toBe(0);
});

test.each([
  ['failed', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['stored', responseOf(204), false],
])('a change that was under way then, and has %s, is told where it may be lost PR-73', async (_, response, isTold) => {
  const late = createDeferred<() => unknown>();
  const area = await show({ [contactPath]: () => late.promise.then((give) => give()) });
  await change(area, 'E-post', 'ny@bank.no');
  await leaveAndReturn(area);
  expect(area.text()).not.toContain(unsure);
  late.resolve(response);
  await area.settle();
  await area.pass(500);
  expect(area.text().includes(unsure)).toBe(isTold);
});

test('so is one that the browser has failed a moment before the page is left, as WebKit does PR-73', async () => {
  const area = await show({ [contactPath]: () => Promise.reject(new TypeError('Load failed')) });
  await change(area, 'E-post', 'ny@bank.no');
  await leaveAndReturn(area);
  await area.pass(500);
  expect(area.text()).toContain(unsure);
});

test('the next customer hears nothing of it PR-73 CF-70', async () => {
  const area = await show({ [contactPath]: responseOf(204) });
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  await change(area, 'E-post', 'ny@bank.no');
  area.backend.answer({ [status]: { kfpSessionId: 'session-2' } });
  onlineManager.setOnline(true);
  await leaveAndReturn(area);
  expect(area.text()).not.toContain(unsure);
  expect(area.backend.count(contactPath)).toBe(0);
});

describe.each<[string, (area: RenderedArea) => Promise<void>]>([
  ['has been open for five minutes', (area) => area.pass(301_000)],
  ['was hidden', async () => {
    turn('hidden');
    turn('visible');
  }],
  ['asked session-status while it was hidden', async (area) => {
    turn('hidden');
    await act(() => area.runtime.session.recheck('fresh'));
    turn('visible');
  }],
  ['was opened in the background', async () => turn('visible')],
])('a change of a page that %s, as somebody else may have logged in on a page without our elements', (_page, wait) => {
  async function changeLater(responses: Responses): Promise<RenderedArea> {
    const area = await show({ [status]: { kfpSessionId: 'session-1' }, [contactPath]: responseOf(204) });
    await wait(area);
    area.backend.answer(responses);
    await change(area, 'E-post', 'ny@bank.no');
    await area.settle();
    return area;
  }

  test.each<[string, unknown, number, boolean]>([
    ['the same customer', { kfpSessionId: 'session-1' }, 1, false],
    ['another customer', { kfpSessionId: 'session-2' }, 0, true],
    ['nobody', {}, 0, true],
    ['nobody, with 401', responseOf(401), 0, true],
    ['nothing', responseOf(500), 1, false],
  ])('session-status says %s PR-75 CF-70', async (_, answer, sent, isTold) => {
    const area = await changeLater({ [status]: answer });
    expect([area.backend.count(contactPath), area.text().includes(told)]).toEqual([sent, isTold]);
  });

  test('session-status says nothing for 5 s: the change is sent', async () => {
    const area = await changeLater({ [status]: createDeferred().promise });
    expect(area.backend.count(contactPath)).toBe(0);
    await area.pass(5000);
    expect(area.backend.count(contactPath)).toBe(1);
  });

  test('nothing is asked before the change SW-25', async () => {
    const area = await show({ [status]: { kfpSessionId: 'session-1' } });
    await wait(area);
    const asked = area.backend.count(status);
    await area.settle();
    await area.pass(1000);
    expect(area.backend.count(status)).toBe(asked);
  });

  test('the next change within five minutes asks nothing again', async () => {
    const area = await changeLater({});
    const asked = area.backend.count(status);
    await change(area, 'Mobil', '41234567');
    expect([area.backend.count(contactPath), area.backend.count(status) - asked]).toEqual([2, 0]);
  });
});

test.each([
  ['the same customer', 'session-1', [1, 1]],
  ['another customer', 'session-2', [0, 0]],
  ['nobody', undefined, [0, 0]],
])('what waits for the legacy system while the page asks who is logged in is sent only in the session of its customer: %s PR-75 CF-70', async (_, kfpSessionId, sent) => {
  const [legacy, asked] = [createDeferred(), createDeferred()];
  const existing = { eksisterer: true, epost: 'gamle@bank.no' };
  const area = await show({ [status]: { kfpSessionId: 'session-1' }, [legacyPath]: existing, [legacyContactPath]: responseOf(204), [contactPath]: responseOf(204) });
  area.backend.answer({ [legacyPath]: legacy.promise, [status]: asked.promise });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  // A message of another tab.
  act(() => area.runtime.session.setStatus('loading'));
  const known = area.runtime.session.recheck('fresh');
  legacy.resolve(existing);
  await area.settle();
  expect([area.backend.count(contactPath), area.backend.count(legacyContactPath)]).toEqual([0, 0]);
  asked.resolve({ kfpSessionId });
  await act(() => known);
  await area.settle();
  expect([area.backend.count(contactPath), area.backend.count(legacyContactPath)]).toEqual(sent);
  expect(area.text().includes(told)).toBe(kfpSessionId === undefined);
});

test('a change asks nothing more about a customer who was fetched long ago, so it is sent when they cannot be fetched now PR-16', async () => {
  const area = await showProfile();
  await area.pass(120_000);
  area.backend.answer({ [customerPath]: responseOf(500) });
  await change(area, 'E-post', 'ny@bank.no');
  expect(area.backend.count(contactPath)).toBe(1);
});
