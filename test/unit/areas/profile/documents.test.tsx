import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { bodies, reservationPath, reservationUpdatePath, showProfile } from './show-profile.tsx';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const confirm = () => screen.getByRole('button', { name: 'Bekreft' });

describe('documents on paper', () => {
  test.each([
    [false, 'Jeg vil ha dokumentene mine på papir', 'Jeg vil ha dokumentene mine digitalt'],
    [true, 'Jeg vil ha dokumentene mine digitalt', 'Jeg vil ha dokumentene mine på papir'],
  ])('with hasReservasjon %j PR-55 PR-58 PR-59 PR-60 T-04 DM-64', async (hasReservasjon, label, other) => {
    const area = await showProfile({ [reservationPath]: { hasReservasjon } });
    expect(screen.getByRole('checkbox', { name: label })).toBe(box());
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    area.backend.answer({ [reservationPath]: { hasReservasjon: !hasReservasjon } });
    fireEvent.click(confirm());
    await area.settle();
    expect(bodies(area, reservationUpdatePath)).toEqual([{ harReservasjon: !hasReservasjon }]);
    expect(area.backend.count(reservationPath)).toBe(2);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Valget ditt er lagret');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: other }).checked).toBe(false);
  });

  test('a response after the change that does not tell leaves the form, its focus and what was saved, and is asked for again PR-58 PR-72', async () => {
    const area = await showProfile({ [reservationPath]: { hasReservasjon: false } });
    const refetch = createDeferred();
    area.backend.answer({ [reservationPath]: refetch.promise });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Jeg vil ha dokumentene mine på papir' }));
    const confirm = screen.getByRole('button', { name: 'Bekreft' });
    confirm.focus();
    fireEvent.click(confirm);
    await area.settle();
    refetch.resolve({});
    await area.settle();
    expect(area.text()).toContain('Du får dokumentene dine på papir.');
    expect(area.text()).not.toContain('Valget ditt er lagret');
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeTruthy();
    expect(document.activeElement).toBe(confirm);
  });

  test.each([{}, { hasReservasjon: null }, { hasReservasjon: 'nei' }])('a response that does not tell, %j, is asked for again PR-58', async (response) => {
    const area = await showProfile({ [reservationPath]: response });
    await area.pass(3_000);
    expect(area.text()).not.toMatch(/digitalt|på papir/);
    expect(screen.getByRole('alert').textContent).toBe('En feil oppsto ved henting av valget ditt.Prøv igjen');
    area.backend.answer({ [reservationPath]: { hasReservasjon: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(area.text()).toContain('Du får dokumentene dine på papir.');
  });

  test('Bekreft without the tick asks for it PR-56 PR-57', async () => {
    const area = await showProfile();
    fireEvent.click(confirm());
    await area.settle();
    expect(confirm().getAttribute('aria-disabled')).toBeNull();
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent)
      .toBe('Du må krysse av før du kan bekrefte');
    expect(document.activeElement).toBe(box());
    expect(bodies(area, reservationUpdatePath)).toEqual([]);
    fireEvent.click(box());
    await area.settle();
    expect(area.text()).not.toContain('Du må krysse av');
  });

  test('a tick asks for what its label said: another choice in another tab takes it off PR-76', async () => {
    const area = await showProfile({ [reservationPath]: { hasReservasjon: false } });
    fireEvent.click(box());
    area.backend.answer({ [reservationPath]: { hasReservasjon: true } });
    await act(() => area.runtime.refresh());
    await area.settle();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Jeg vil ha dokumentene mine digitalt' }).checked).toBe(false);
    fireEvent.click(confirm());
    await area.settle();
    expect(bodies(area, reservationUpdatePath)).toEqual([]);
    area.backend.answer({ [reservationPath]: { hasReservasjon: false } });
    await act(() => area.runtime.refresh());
    await area.settle();
    expect(box().checked).toBe(false);
  });

  test('what was saved is said until it is no longer stored PR-72 PR-76', async () => {
    const area = await showProfile({ [reservationPath]: { hasReservasjon: false } });
    fireEvent.click(box());
    area.backend.answer({ [reservationPath]: { hasReservasjon: true } });
    fireEvent.click(confirm());
    await area.settle();
    expect(area.text()).toContain('Valget ditt er lagret');
    area.backend.answer({ [reservationPath]: { hasReservasjon: false } });
    await act(() => area.runtime.refresh());
    await area.settle();
    expect(area.text()).toContain('Du får dokumentene dine digitalt.');
    expect(area.text()).not.toContain('Valget ditt er lagret');
  });

  test('it is sent once, and cannot be changed meanwhile PR-59', async () => {
    const area = await showProfile({ [reservationUpdatePath]: createDeferred().promise });
    fireEvent.click(box());
    fireEvent.click(confirm());
    fireEvent.click(confirm());
    await area.settle();
    fireEvent.click(confirm());
    fireEvent.click(box());
    await area.settle();
    expect(box().checked).toBe(true);
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
    expect(area.backend.count(reservationUpdatePath)).toBe(1);
  });

  test('when it fails the row says so and keeps the tick PR-59', async () => {
    const area = await showProfile({ [reservationUpdatePath]: responseOf(500) });
    fireEvent.click(box());
    fireEvent.click(confirm());
    await area.settle();
    expect(screen.getByRole('alert').textContent).toBe('Noe gikk galt ved lagring av valget ditt');
    expect(box().checked).toBe(true);
    expect(area.text()).toContain('Du får dokumentene dine digitalt.');
  });

  test('what cannot be fetched can be asked for again PR-58', async () => {
    const area = await showProfile({ [reservationPath]: responseOf(500) });
    await area.pass(1_000);
    expect(screen.getByRole('alert').textContent).toContain('En feil oppsto ved henting av valget ditt.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    area.backend.answer({ [reservationPath]: { hasReservasjon: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(box()).toBeTruthy();
  });
});
