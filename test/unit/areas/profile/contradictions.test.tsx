import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerOf, createDeferred } from '../../../support/fake-transport.ts';
import {
  addressPath, addressUpdatePath, change, consentPath, contactPath, customerPath, kari, keys, legacyPath, open, reservationPath,
  reservationUpdatePath, row, save, showProfile, storgata,
} from './show-profile.tsx';

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('a code or an error in the body of a good answer is a refusal API-81', () => {
  test('of an e-mail address: at the field PR-21', async () => {
    const area = await showProfile({ [contactPath]: answerOf(200, { code: 'UGYLDIG_MAILADRESSE' }) });
    await change(area, 'E-post', 'ny@bank.no');
    expect(screen.getByText('E-postadressen er ikke gyldig')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ny@bank.no');
  });

  test.each([[{ error: 'UPSTREAM' }], [{ errors: [{ code: 'X' }] }], [{ feilkode: 'Y' }]])('of a consent: %j', async (body) => {
    const area = await showProfile({ [consentPath]: answerOf(200, body) });
    await open(area, 'Deling');
    fireEvent.click(screen.getByRole('radio', { name: 'Ja' }));
    await save(area);
    expect(screen.getByText('Noe gikk galt ved lagring av samtykket')).toBeTruthy();
  });

  test('of documents, and of the address', async () => {
    const area = await showProfile({ [reservationUpdatePath]: { error: true }, [addressUpdatePath]: { code: 500 } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
    fireEvent.click(screen.getByRole('button', { name: 'Oppdater til folkeregistrert adresse' }));
    await area.settle();
    expect(alerts()).toEqual(['Noe gikk galtVi kunne ikke oppdatere adressen din til folkeregistrert adresse.', 'Noe gikk galt ved lagring av valget ditt']);
    expect(area.text()).not.toMatch(/er lagret|er oppdatert/);
  });

  test.each([[{}], [{ code: null, error: '' }], [{ errors: [] }], ['OK']])('not %j', async (body) => {
    const area = await showProfile({ [contactPath]: answerOf(200, body) });
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no' } } });
    await change(area, 'E-post', 'ny@bank.no');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(alerts()).toEqual([]);
  });
});

describe('a new answer that does not have what was saved PR-72', () => {
  const gamle = { eksisterer: true, epost: 'gamle@bank.no', telefon: '41234567' };
  const stored = (contact: object) => ({ ...kari, kontaktInformasjon: { ...kari.kontaktInformasjon, ...contact } });

  test.each([
    ['E-post', 'ny@bank.no', 'kari@bank.no', 'Vi får ikke bekreftet at e-postadressen er lagret.', { epostAdresse: 'NY@bank.no ' }],
    ['Mobil', '40 41 42 43', '+47 91 23 45 67', 'Vi får ikke bekreftet at mobilnummeret er lagret.', { mobilNummer: '+4740414243' }],
  ])('%s: the row shows what the backend has, says so, and another try may agree', async (title, written, shown, told, contact) => {
    const area = await showProfile();
    await change(area, title, written);
    expect(within(row(title)).getByText(shown)).toBeTruthy();
    expect(alerts()).toEqual([`${told}Prøv igjen`]);
    area.backend.answer({ [customerPath]: stored(contact) });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(area.backend.count(contactPath)).toBe(2);
    expect(new Set(keys(area, contactPath)).size).toBe(1);
    expect(alerts()).toEqual([]);
  });

  test('one of two systems is enough for it, and one that is silent says nothing', async () => {
    const area = await showProfile({ [legacyPath]: gamle });
    area.backend.answer({ [customerPath]: stored({ epostAdresse: 'ny@bank.no' }) });
    await change(area, 'E-post', 'ny@bank.no');
    expect(alerts()).toEqual(['Vi får ikke bekreftet at e-postadressen er lagret.Prøv igjen']);
  });

  test('nothing is said as long as nothing has been answered', async () => {
    const area = await showProfile();
    const late = createDeferred();
    area.backend.answer({ [customerPath]: late.promise });
    await change(area, 'E-post', 'ny@bank.no');
    expect([alerts(), within(row('E-post')).queryByText('ny@bank.no') !== null]).toEqual([[], true]);
    late.resolve(kari);
    await area.settle();
    expect(alerts()).toHaveLength(1);
  });

  test('once it has agreed, what another device changes later is no contradiction', async () => {
    const area = await showProfile();
    area.backend.answer({ [customerPath]: stored({ epostAdresse: 'ny@bank.no' }) });
    await change(area, 'E-post', 'ny@bank.no');
    area.backend.answer({ [customerPath]: kari });
    await area.runtime.refresh();
    await area.settle();
    expect(within(row('E-post')).getByText('kari@bank.no')).toBeTruthy();
    expect(alerts()).toEqual([]);
  });

  test('of a consent', async () => {
    const area = await showProfile();
    await open(area, 'Deling');
    fireEvent.click(screen.getByRole('radio', { name: 'Ja' }));
    await save(area);
    expect(within(row('Deling')).getByText('Ikke besvart')).toBeTruthy();
    expect(alerts()).toEqual(['Vi får ikke bekreftet at samtykket er lagret.Prøv igjen']);
    area.backend.answer({ [customerPath]: { ...kari, samtykker: { ...kari.samtykker, crossDomainConsent: 'AUTHORIZED' } } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(alerts()).toEqual([]);
  });

  test('of documents and of the address: success is said when the answer agrees, not before', async () => {
    const area = await showProfile();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
    fireEvent.click(screen.getByRole('button', { name: 'Oppdater til folkeregistrert adresse' }));
    await area.settle();
    expect(area.text()).toContain('Vi får ikke bekreftet at valget ditt er lagret.');
    expect(area.text()).toContain('Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.');
    expect(area.text()).not.toMatch(/Valget ditt er lagret|er oppdatert/);
    area.backend.answer({ [reservationPath]: { hasReservasjon: true }, [addressPath]: [{ ...storgata, isFolkreregistrert: true }] });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
    fireEvent.click(screen.getByRole('button', { name: 'Oppdater til folkeregistrert adresse' }));
    await area.settle();
    expect(area.text()).toContain('Valget ditt er lagret');
    expect(area.text()).toContain('Adressen din er oppdatert');
    expect(alerts()).toEqual([]);
  });
});
