import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import {
  addressPath, customerPath, kari, legacyPath, reservationPath, row, showProfile, textsPath,
} from './show-profile.tsx';

const rows = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const skeletons = (area: { readonly element: Element }) => area.element.querySelectorAll('.skeleton-line').length;

describe('who it is', () => {
  test('the name, and the personal number without its last five digits PR-64 PR-70 DM-42 DM-43', async () => {
    const area = await showProfile();
    expect(screen.getByText('Kari Eksempel')).toBeTruthy();
    const number = screen.getByText(/^Fødselsnummer 010203/).parentElement as HTMLElement;
    expect(number.textContent).toBe('Fødselsnummer 010203 *****, de fem siste sifrene er skjult');
    expect([...number.children].map((span) => [span.textContent, span.getAttribute('aria-hidden')])).toEqual([
      ['Fødselsnummer 010203', null], ['*****', 'true'], [', de fem siste sifrene er skjult', null],
    ]);
    expect(area.element.innerHTML).not.toContain('12345<');
    expect(area.element.innerHTML).not.toContain(kari.ssn);
  });

  test.each([
    ['a'.repeat(23), false],
    ['a'.repeat(24), true],
  ])('the name %s is hyphenated: %j PR-65 PR-66 PR-67 T-35', async (navn, isLong) => {
    await showProfile({ [customerPath]: { ...kari, navn } });
    expect(screen.getByText(navn).classList.contains('person-name-long')).toBe(isLong);
  });

  test('without a name and with a number of another kind there is nothing to show PR-64 PR-70', async () => {
    const area = await showProfile({ [customerPath]: { ...kari, navn: null, ssn: '0102' } });
    expect(area.text()).not.toContain('Fødselsnummer');
    expect(area.text()).not.toContain('0102');
  });
});

describe('the union', () => {
  test.each([[true, 'Medlem'], [false, 'Ikke registrert som medlem']])('at sb1, isLoMedlem %j PR-61 PR-63 DM-45', async (isLoMedlem, shown) => {
    await showProfile({ [customerPath]: { ...kari, isLoMedlem } });
    expect(row('Fagforbund (LO)').textContent).toBe(`Fagforbund (LO)${shown}`);
  });

  test.each([undefined, null, 'kanskje', 1])('at sb1, isLoMedlem %j tells of nothing PR-63', async (isLoMedlem) => {
    await showProfile({ [customerPath]: { ...kari, isLoMedlem } });
    expect(row('Fagforbund (LO)').textContent).toBe('Fagforbund (LO)Kunne ikke hentes');
  });

  test.each(['eika', 'fana', 'sbm', 'dnb', 'fremtind', 'none'] as const)('PR-62 not at %s', async (distributor) => {
    await showProfile({}, { distributor });
    expect(rows()).not.toContain('Fagforbund (LO)');
  });
});

describe('the page', () => {
  test('rows in order, headings in order, and one call of each kind PR-01 DM-44', async () => {
    const area = await showProfile();
    expect(rows()).toEqual(['E-post', 'Mobil', 'Adresse', 'Fagforbund (LO)', 'Tilbud og råd', 'Deling']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent))
      .toEqual(['Opplysninger om deg', 'Dokumenter', 'Samtykker']);
    for (const path of [customerPath, legacyPath, addressPath, 'adresse/postnummer', reservationPath, textsPath]) {
      expect(area.backend.count(path), path).toBe(1);
    }
    expect(area.eventsOf('kfp-ready')).toHaveLength(1);
    expect(skeletons(area)).toBe(0);
  });

  test('nobody who is not logged in is asked about AC-02', async () => {
    const area = await showProfile({}, { session: null });
    expect(area.backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
  });

  test.each([
    [customerPath, []],
    [legacyPath, ['E-post', 'Mobil', 'Adresse']],
    [addressPath, ['E-post', 'Mobil', 'Adresse']],
    [reservationPath, ['E-post', 'Mobil', 'Adresse']],
  ])('what stands below %s waits for it, so that nothing moves', async (path, shown) => {
    const area = await showProfile({ [path]: createDeferred().promise });
    expect(rows()).toEqual(shown);
    expect(screen.queryByRole('heading', { name: 'Dokumenter' })).toBeNull();
    expect(skeletons(area)).toBeGreaterThan(0);
  });

  test('without the customer a message offers another try, and the rest is there AC-13', async () => {
    const area = await showProfile({ [customerPath]: responseOf(500) });
    await area.pass(1_000);
    expect(screen.getByRole('alert').textContent).toContain('En feil oppsto ved henting av opplysningene dine.');
    expect(rows()).toEqual(['Tilbud og råd', 'Deling']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Dokumenter', 'Samtykker']);
    expect(screen.getByRole('checkbox')).toBeTruthy();
    expect(area.eventsOf('kfp-ready')).toEqual([]);
    area.backend.answer({ [customerPath]: kari });
    const retry = screen.getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    fireEvent.click(retry);
    await area.settle();
    expect(rows()).toContain('E-post');
    expect(document.activeElement?.textContent).toBe('Opplysninger om deg');
    expect(area.backend.count(legacyPath)).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a legacy customer shows without the other, and cannot be changed meanwhile PR-08', async () => {
    const area = await showProfile({ [customerPath]: responseOf(500), [legacyPath]: { eksisterer: true, epost: 'gamle@bank.no' } });
    await area.pass(1_000);
    expect(row('E-post').textContent).toBe('E-postgamle@bank.no');
    expect(rows()).not.toContain('Adresse');
  });
});
