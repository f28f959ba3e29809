import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Responses } from '../../../support/fake-transport.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import type { RenderedArea } from '../../../support/render-area.tsx';
import {
  addressPath, addressUpdatePath, bodies, change, consentPath, contactPath, customerPath, kari, keys, legacyContactPath, legacyPath, open,
  reservationPath, reservationUpdatePath, row, save, showProfile, storgata,
} from './show-profile.tsx';

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('a code or an error in the body of a good response is a refusal API-81', () => {
  test('of an e-mail address: at the field PR-21', async () => {
    const area = await showProfile({ [contactPath]: responseOf(200, { code: 'UGYLDIG_MAILADRESSE' }) });
    await change(area, 'E-post', 'ny@bank.no');
    expect(screen.getByText('E-postadressen er ikke gyldig')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ny@bank.no');
  });

  test.each([[{ error: 'UPSTREAM' }], [{ errors: [{ code: 'X' }] }], [{ feilkode: 'Y' }]])('of a consent: %j', async (body) => {
    const area = await showProfile({ [consentPath]: responseOf(200, body) });
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
    const area = await showProfile({ [contactPath]: responseOf(200, body) });
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no' } } });
    await change(area, 'E-post', 'ny@bank.no');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(alerts()).toEqual([]);
  });
});

describe('a new response that does not have what was saved PR-72', () => {
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

  test('of documents and of the address: success is said when the response agrees, not before', async () => {
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

describe('a note that a value is not confirmed, and a value that comes from elsewhere PR-72', () => {
  const contact = (fields: object) => ({ ...kari, kontaktInformasjon: { ...kari.kontaktInformasjon, ...fields } });
  const consents = (fields: object) => ({ ...kari, samtykker: { ...kari.samtykker, ...fields } });
  const unconfirmed = ['Vi får ikke bekreftet at e-postadressen er lagret.Prøv igjen'];
  const newer = contact({ epostAdresse: 'nyere@bank.no' });

  function retry(): void {
    const button = within(row('E-post')).getByRole('button', { name: 'Prøv igjen' });
    button.focus();
    fireEvent.click(button);
  }

  /** What another tab's change makes this one do. */
  async function answerAnew(area: RenderedArea, responses: Responses): Promise<void> {
    area.backend.answer(responses);
    await area.runtime.queryClient.invalidateQueries();
    await area.settle();
  }

  test.each<[string, Responses]>([
    ['our own system', { [customerPath]: newer }],
    ['both', { [customerPath]: newer, [legacyPath]: { eksisterer: true, epost: 'nyere@bank.no' } }],
    ['a value that was there and is gone', { [customerPath]: contact({ epostAdresse: null }) }],
  ])('%s: the note goes', async (_, responses) => {
    const area = await showProfile({ [legacyPath]: { eksisterer: true, epost: 'kari@bank.no' } });
    await change(area, 'E-post', 'ny@bank.no');
    expect(alerts()).toEqual(unconfirmed);
    await answerAnew(area, responses);
    expect(alerts()).toEqual([]);
    expect(area.text()).not.toContain('E-postadressen er lagret');
    await answerAnew(area, { [customerPath]: kari });
    expect(alerts()).toEqual([]);
  });

  test('it stays as long as the response is the same, whatever else has changed, and as the second system answers', async () => {
    const late = createDeferred();
    const area = await showProfile({ [legacyPath]: { eksisterer: true, epost: 'kari@bank.no' } });
    area.backend.answer({ [legacyContactPath]: () => {
      area.backend.answer({ [legacyPath]: late.promise });
      return responseOf(204);
    } });
    await change(area, 'E-post', 'ny@bank.no');
    late.resolve({ eksisterer: true, epost: 'gamle@bank.no' });
    await area.settle();
    expect(alerts()).toEqual(unconfirmed);
    await answerAnew(area, { [customerPath]: contact({ mobilNummer: '40414243', epostAdresse: ' Kari@bank.no' }) });
    expect(alerts()).toEqual(unconfirmed);
  });

  test('it goes too where one system is slow, and answers for the first time as the other is asked again', async () => {
    const [slow, asked] = [createDeferred(), createDeferred()];
    const area = await showProfile({ [legacyPath]: { eksisterer: true, epost: 'kari@bank.no' } });
    area.backend.answer({ [legacyContactPath]: () => {
      area.backend.answer({ [legacyPath]: slow.promise });
      return responseOf(204);
    } });
    await change(area, 'E-post', 'ny@bank.no');
    expect(alerts()).toEqual(unconfirmed);
    const anew = answerAnew(area, { [customerPath]: asked.promise, [legacyPath]: { eksisterer: true, epost: 'nyere@bank.no' } });
    await area.settle();
    expect(alerts()).toEqual(unconfirmed);
    asked.resolve(newer);
    await anew;
    await area.settle();
    expect(alerts()).toEqual([]);
  });

  test('another try writes nothing over a newer value that this page has not shown', async () => {
    const area = await showProfile();
    await change(area, 'E-post', 'ny@bank.no');
    area.backend.answer({ [customerPath]: newer });
    retry();
    await area.settle();
    expect(area.backend.count(contactPath)).toBe(1);
    expect(within(row('E-post')).getByText('nyere@bank.no')).toBeTruthy();
    expect(alerts()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'E-post' }));
    await change(area, 'E-post', 'ny@bank.no');
    expect(area.backend.count(contactPath)).toBe(2);
  });

  test.each<[string, Responses]>([
    ['is refused', { [contactPath]: responseOf(500) }],
    ['cannot ask what is stored', { [customerPath]: responseOf(500) }],
  ])('another try that %s leaves the note, and a later one saves', async (_, responses) => {
    const area = await showProfile();
    await change(area, 'E-post', 'ny@bank.no');
    area.backend.answer(responses);
    retry();
    await area.pass(1_000);
    await area.pass(1_000);
    expect(alerts()).toEqual(expect.arrayContaining(unconfirmed));
    expect(area.text()).not.toContain('E-postadressen er lagret');
    area.backend.answer({ [customerPath]: kari, [contactPath]: () => {
      area.backend.answer({ [customerPath]: contact({ epostAdresse: 'ny@bank.no' }) });
      return responseOf(204);
    } });
    retry();
    await area.settle();
    await area.pass(1_000);
    expect(alerts()).toEqual([]);
    expect(area.text()).toContain('E-postadressen er lagret');
    expect(new Set(keys(area, contactPath)).size).toBe(1);
  });

  test('of a consent', async () => {
    const area = await showProfile({ [customerPath]: consents({ crossDomainConsent: 'AUTHORIZED' }) });
    await open(area, 'Deling');
    fireEvent.click(screen.getByRole('radio', { name: 'Nei' }));
    await save(area);
    expect(alerts()).toHaveLength(1);
    await answerAnew(area, { [customerPath]: consents({ crossDomainConsent: 'AUTHORIZED', marketingConsent: null }) });
    expect(alerts()).toHaveLength(1);
    area.backend.answer({ [customerPath]: consents({ crossDomainConsent: null }) });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(area.backend.count(consentPath)).toBe(1);
    expect(alerts()).toEqual([]);
    expect(within(row('Deling')).getByText('Ikke besvart')).toBeTruthy();
  });

  test('the missing half is not written over a newer value either PR-16', async () => {
    const area = await showProfile({ [legacyPath]: { eksisterer: true, epost: 'gamle@bank.no' }, [legacyContactPath]: responseOf(500) });
    area.backend.answer({ [contactPath]: () => {
      area.backend.answer({ [customerPath]: contact({ epostAdresse: 'ny@bank.no' }) });
      return responseOf(204);
    } });
    await change(area, 'E-post', 'ny@bank.no');
    expect(alerts()).toHaveLength(1);
    area.backend.answer({ [customerPath]: newer, [legacyPath]: { eksisterer: true, epost: 'nyere@bank.no' }, [legacyContactPath]: responseOf(204) });
    retry();
    await area.settle();
    expect(bodies(area, legacyContactPath)).toHaveLength(1);
    expect(alerts()).toEqual([]);
    expect(within(row('E-post')).getByText('nyere@bank.no')).toBeTruthy();
  });
});

describe('an earlier success says nothing of a later change PR-72', () => {
  const confirm = async (area: RenderedArea) => {
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
    await area.settle();
  };

  test('of documents that the response contradicts', async () => {
    const area = await showProfile();
    area.backend.answer({ [reservationPath]: { hasReservasjon: true } });
    await confirm(area);
    expect(area.text()).toContain('Valget ditt er lagret');
    await confirm(area);
    expect(area.text()).toContain('Vi får ikke bekreftet at valget ditt er lagret.');
    expect(area.text()).not.toContain('Valget ditt er lagret');
  });

  test('of an e-mail address that has not been asked for again', async () => {
    const area = await showProfile();
    const saved = (epostAdresse: string) => ({ ...kari, kontaktInformasjon: { ...kari.kontaktInformasjon, epostAdresse } });
    area.backend.answer({ [customerPath]: saved('ny@bank.no') });
    await change(area, 'E-post', 'ny@bank.no');
    expect(area.text()).toContain('E-postadressen er lagret');
    const late = createDeferred();
    area.backend.answer({ [customerPath]: late.promise });
    await change(area, 'E-post', 'nyere@bank.no');
    expect(area.text()).not.toContain('E-postadressen er lagret');
    late.resolve(saved('nyere@bank.no'));
    await area.settle();
    expect(area.text()).toContain('E-postadressen er lagret');
  });
});
