import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CustomerGate } from '../../../../src/shell/customer-gate.tsx';
// From here on it arrives without a task of the module loader.
import '../../../../src/shell/session-note.tsx';
import { answerOf, createDeferred } from '../../../support/fake-transport.ts';
import type { Answers } from '../../../support/fake-transport.ts';
import type { RenderedArea } from '../../../support/render-area.tsx';
import { change, contactPath, customerPath, field, legacyContactPath, legacyPath, open, reservationPath, reservationUpdatePath, save, showProfile } from './show-profile.tsx';

const status = 'auth/session-status';
const told = 'En endring ble ikke lagret, fordi du ikke lenger var logget inn.';

async function show(answers: Answers): Promise<RenderedArea> {
  const area = await showProfile(answers, { wrap: (profile) => <CustomerGate>{profile}</CustomerGate> });
  act(() => void area.runtime.elements.add({ element: area.element, needsCustomer: true }));
  await area.settle();
  return area;
}

/** As the login page does once the customer is through. */
async function logIn(area: RenderedArea, answers: Answers = {}): Promise<void> {
  area.backend.answer({ [status]: { kfpSessionId: 'session-2' }, ...answers });
  await act(() => area.runtime.session.recheck());
  await area.settle();
}

test('a change that 401 interrupts is told to be lost, before and after the login, until one is saved PR-71', async () => {
  const area = await show({ [contactPath]: answerOf(401) });
  area.backend.answer({ [status]: {} });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(screen.getByRole('alert').textContent).toContain(told);
  expect(area.text()).toContain('Du må logge inn for å se dette innholdet.');
  await logIn(area, { [contactPath]: answerOf(204) });
  expect(area.text()).toContain(told);
  expect(area.text()).toContain('kari@bank.no');
  expect(area.text()).not.toContain('ny@bank.no');
  area.backend.answer({ [customerPath]: { niceKundenummer: '1', kontaktInformasjon: { epostAdresse: 'ny@bank.no' } } });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(area.text()).not.toContain(told);
});

test('so is one after which another session has begun, by a login in another tab PR-71', async () => {
  const area = await show({ [contactPath]: answerOf(401) });
  area.backend.answer({ [status]: { kfpSessionId: 'session-2' } });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(area.text()).toContain(told);
});

test('so is the second half of one, after our own system has stored the first PR-16 PR-71', async () => {
  const area = await show({ [legacyPath]: { eksisterer: true, epost: 'gamle@bank.no' }, [legacyContactPath]: answerOf(401) });
  area.backend.answer({ [status]: {} });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(area.backend.count(contactPath)).toBe(1);
  expect(area.text()).toContain(told);
});

test('so is one whose answer comes when the session is over already PR-71', async () => {
  const late = createDeferred();
  const area = await show({ [reservationUpdatePath]: late.promise, [reservationPath]: { hasReservasjon: false } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
  await area.settle();
  area.backend.answer({ [status]: {} });
  await act(() => area.runtime.session.recheck());
  await area.settle();
  expect(area.text()).not.toContain(told);
  late.resolve(answerOf(401)());
  await area.settle();
  expect(area.text()).toContain(told);
});

test('it can be closed, and the heading has the focus PR-71', async () => {
  const area = await show({ [contactPath]: answerOf(401) });
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
  const area = await show({ [contactPath]: answerOf(401) });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  expect(field('E-post').value).toBe('ny@bank.no');
  expect(area.text()).toContain('Noe gikk galt ved oppdatering av e-post');
  expect(area.text()).not.toContain(told);
  area.backend.answer({ [contactPath]: answerOf(204) });
  await save(area);
  expect(screen.queryByRole('textbox')).toBeNull();
  await open(area, 'Mobil');
});
