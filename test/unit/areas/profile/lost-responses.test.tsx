import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDeferred, responseOf } from '../../../support/fake-transport.ts';
import type { RenderedArea } from '../../../support/render-area.tsx';
import {
  addressPath, addressUpdatePath, button, change, consentPath, contactPath, customerPath, kari, legacyContactPath, legacyPath, open,
  reservationPath, reservationUpdatePath, row, save, showProfile, storgata,
} from './show-profile.tsx';

/** Waits until the customer is told that the network has failed. */
async function tellLoss(area: RenderedArea): Promise<void> {
  await area.settle();
  await area.pass(500);
}

/** A change that arrives, and whose response does not: from then on the backend has it. */
const lost = (stored: () => void) => () => {
  stored();
  throw new TypeError('lost');
};

const contact = (change: object) => ({ ...kari, kontaktInformasjon: { ...kari.kontaktInformasjon, ...change } });
const alerts = () => screen.queryAllByRole('alert');
const focusIn = (title: string) => row(title).contains(document.activeElement);

/** Returns the texts of all alerts that the page shows from now on. */
function watchAlerts(): () => (string | null)[] {
  const told: (string | null)[] = [];
  new MutationObserver(() => told.push(...alerts().map(({ textContent }) => textContent))).observe(document.body, { childList: true, subtree: true });
  return () => told;
}

async function showLost(path: string, changePath: string, after: unknown, responses = {}): Promise<RenderedArea> {
  const area = await showProfile({ ...responses, [changePath]: lost(() => area.backend.answer({ [path]: after })) });
  return area;
}

test('an e-mail address whose response was lost is stored: the row closes without an error PR-13 PR-31', async () => {
  const area = await showLost(customerPath, contactPath, contact({ epostAdresse: 'ny@bank.no' }));
  await change(area, 'E-post', 'ny@bank.no');
  await tellLoss(area);
  expect(row('E-post').textContent).toContain('ny@bank.no');
  expect(alerts()).toEqual([]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(button('Endre', 'E-post'));
});

test.each([
  ['E-post', 'Ny@Bank.no', { epostAdresse: 'ny@bank.no' }],
  ['Mobil', '40414243', { mobilNummer: '+47 40414243' }],
])('%s that the backend writes in its own way is stored too PR-13 PR-72', async (title, written, after) => {
  const area = await showLost(customerPath, contactPath, contact(after));
  await change(area, title, written);
  await tellLoss(area);
  expect(alerts()).toEqual([]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([['is lost', () => { throw new TypeError('lost'); }], ['is 504', responseOf(504)]])(
  'no failure is told of a change whose response %s, and which the backend turns out to have PR-13 PR-72', async (_, fail) => {
    const refetch = createDeferred();
    const area = await showProfile({ [reservationUpdatePath]: fail });
    const told = watchAlerts();
    area.backend.answer({ [reservationPath]: refetch.promise });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine på papir' }));
    fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
    await tellLoss(area);
    await area.pass(1_000);
    expect(screen.getByRole('button', { name: 'Bekreft' }).getAttribute('aria-disabled')).toBe('true');
    refetch.resolve({ hasReservasjon: true });
    await area.settle();
    expect(area.text()).toContain('Du får dokumentene dine på papir.');
    expect(area.text()).toContain('Valget ditt er lagret');
    expect(told()).toEqual([]);
  });

test('a failure is told after two seconds where the backend does not say what it has, and taken back when it has the change PR-13', async () => {
  const refetch = createDeferred();
  const area = await showProfile({ [reservationUpdatePath]: responseOf(504) });
  area.backend.answer({ [reservationPath]: refetch.promise });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine på papir' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
  await area.settle();
  await area.pass(1_500);
  expect(alerts()).toEqual([]);
  await area.pass(500);
  expect(alerts().map(({ textContent }) => textContent)).toEqual(['Noe gikk galt ved lagring av valget ditt']);
  refetch.resolve({ hasReservasjon: true });
  await area.settle();
  expect(alerts()).toEqual([]);
  expect(area.text()).toContain('Valget ditt er lagret');
});

test.each([
  ['saved', responseOf(204), false], ['refused', responseOf(400), false], ['saved', responseOf(204), true], ['refused', responseOf(400), true],
])(
  'no failure is told of a change that the backend turns out to have, also when another change of the same data is %s meanwhile PR-13 %#', async (_, other, hasFailedBefore) => {
    const [first, second] = [createDeferred(), createDeferred()];
    const area = await showProfile({ [contactPath]: responseOf(504), [consentPath]: other });
    if (hasFailedBefore) {
      area.backend.answer({ [customerPath]: responseOf(500) });
      void area.runtime.queryClient.invalidateQueries();
      await area.settle();
      await area.pass(2_000);
    }
    const told = watchAlerts();
    area.backend.answer({ [customerPath]: first.promise });
    await change(area, 'E-post', 'ny@bank.no');
    area.backend.answer({ [customerPath]: second.promise });
    await open(area, 'Tilbud og råd');
    fireEvent.click(screen.getByRole('radio', { name: 'Nei' }));
    fireEvent.click(within(row('Tilbud og råd')).getByRole('button', { name: 'Lagre' }));
    await area.settle();
    await area.pass(500);
    second.resolve(contact({ epostAdresse: 'ny@bank.no' }));
    await area.settle();
    await area.pass(2_000);
    expect(row('E-post').textContent).toContain('ny@bank.no');
    expect(told().filter((text) => text?.includes('e-post'))).toEqual([]);
  });

test('a change counts as failed while one of the two systems lacks it PR-16', async () => {
  const legacy = { eksisterer: true, epost: 'gammel@bank.no' };
  const after = contact({ epostAdresse: 'ny@bank.no' });
  const area = await showLost(customerPath, legacyContactPath, after, { [legacyPath]: legacy });
  await change(area, 'E-post', 'ny@bank.no');
  await tellLoss(area);
  expect(alerts()).toHaveLength(1);
  area.backend.answer({ [legacyPath]: { ...legacy, epost: 'ny@bank.no' } });
  await area.runtime.queryClient.invalidateQueries();
  await tellLoss(area);
  expect(alerts()).toEqual([]);
});

test('a value that was there before says nothing of the change: the error stays PR-28', async () => {
  const area = await showProfile({ [contactPath]: () => { throw new TypeError('lost'); } });
  await open(area, 'E-post');
  await save(area);
  await tellLoss(area);
  expect(alerts().map(({ textContent }) => textContent)).toEqual(['Noe gikk galt ved oppdatering av e-post']);
});

test('a consent whose response was lost is stored: the row closes without an error PR-53', async () => {
  const after = { ...kari, samtykker: { ...kari.samtykker, marketingConsent: 'NOT_AUTHORIZED' } };
  const area = await showLost(customerPath, consentPath, after);
  await open(area, 'Tilbud og råd');
  fireEvent.click(screen.getByRole('radio', { name: 'Nei' }));
  await save(area);
  await tellLoss(area);
  expect(row('Tilbud og råd').textContent).toContain('Nei');
  expect(alerts()).toEqual([]);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('documents whose response was lost: the way they are sent, no tick for the opposite, and that it is saved PR-60 PR-72', async () => {
  const area = await showLost(reservationPath, reservationUpdatePath, { hasReservasjon: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine på papir' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
  await tellLoss(area);
  const opposite = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Jeg vil ha dokumentene mine digitalt' });
  expect(opposite.checked).toBe(false);
  expect(area.text()).toContain('Du får dokumentene dine på papir.');
  expect(area.text()).toContain('Valget ditt er lagret');
  expect(alerts()).toEqual([]);
});

test('an address whose response was lost: the new one, that it is updated, no error, and the focus in its row PR-39 PR-72', async () => {
  const area = await showLost(addressPath, addressUpdatePath, [{ ...storgata, gatenavn: 'Nygata', isFolkreregistrert: true }]);
  const update = screen.getByRole('button', { name: 'Oppdater til folkeregistrert adresse' });
  update.focus();
  fireEvent.click(update);
  await tellLoss(area);
  expect(row('Adresse').textContent).toContain('Nygata 1B');
  expect(row('Adresse').textContent).toContain('Adressen din er oppdatert');
  expect(alerts()).toEqual([]);
  expect(focusIn('Adresse')).toBe(true);
});

test('the host is told of the failed call, once, though the change is stored PR-72', async () => {
  const errorReporter = vi.fn();
  const area = await showProfile({ [reservationUpdatePath]: responseOf(504) });
  area.host.set({ ...area.host.get(), errorReporter });
  area.backend.answer({ [reservationPath]: { hasReservasjon: true } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine på papir' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
  await area.settle();
  expect(area.text()).toContain('Valget ditt er lagret');
  expect(errorReporter.mock.calls.map(([, detail]: unknown[]) => detail)).toMatchObject([{ area: 'profile', status: 504 }]);
  expect(area.eventsOf('kfp-error')).toEqual([]);
});

test('a change that may be lost when the session ends before the refetch is told PR-71', async () => {
  const area = await showProfile({ [contactPath]: responseOf(504) });
  const refetch = createDeferred();
  area.backend.answer({ [customerPath]: refetch.promise, [legacyPath]: createDeferred().promise, 'auth/session-status': {} });
  await change(area, 'E-post', 'ny@bank.no');
  await area.settle();
  refetch.resolve(responseOf(401)());
  await area.settle();
  await area.pass(2_000);
  expect(area.runtime.lostChange.get()).toBe('logged-out');
});

test('an address that turns out to be another one takes the focus, as its button goes PR-39', async () => {
  const area = await showProfile({ [addressUpdatePath]: responseOf(504) });
  area.backend.answer({ [addressPath]: [{ ...storgata, isFolkreregistrert: null }] });
  const update = screen.getByRole('button', { name: 'Oppdater til folkeregistrert adresse' });
  update.focus();
  fireEvent.click(update);
  await area.settle();
  await area.pass(2_000);
  expect(focusIn('Adresse')).toBe(true);
});
