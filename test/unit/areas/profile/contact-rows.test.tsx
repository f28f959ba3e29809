import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import {
  bodies, button, change, contactPath, customerPath, field, kari, legacyContactPath, legacyPath, open, row, save,
  showProfile, write,
} from './show-profile.tsx';

const gamle = { eksisterer: true, epost: 'gamle@bank.no', telefon: '41234567' };
const withoutNumber = { ...kari, niceKundenummer: null, kontaktInformasjon: { editable: true } };
const focused = () => document.activeElement;

describe('a row', () => {
  test('one for each of e-mail and mobile, on the page Min profil PR-01 PR-02 PR-10', async () => {
    await showProfile();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Min profil');
    expect(within(row('E-post')).getByText('kari@bank.no')).toBeTruthy();
    expect(within(row('Mobil')).getByText('+47 91 23 45 67')).toBeTruthy();
  });

  test('opens with Endre, closes with Avbryt, and forgets what was written PR-03 PR-04 PR-05', async () => {
    const area = await showProfile();
    const edit = button('Endre', 'E-post');
    expect(edit.getAttribute('aria-expanded')).toBe('false');
    await open(area, 'E-post');
    expect(edit.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe(field('E-post'));
    write('E-post', 'abc');
    await save(area);
    expect(screen.getByText('E-postadressen er ikke gyldig')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    await area.settle();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(focused()).toBe(edit);
    expect(edit.getAttribute('aria-expanded')).toBe('false');
    await open(area, 'E-post');
    expect(field('E-post').value).toBe('kari@bank.no');
    expect(screen.queryByText('E-postadressen er ikke gyldig')).toBeNull();
    expect(bodies(area, contactPath)).toEqual([]);
  });

  test('what came of a change is forgotten when its row is opened again PR-05', async () => {
    const area = await showProfile({ [contactPath]: responseOf(500) });
    await change(area, 'E-post', 'ny@bank.no');
    expect(within(row('E-post')).getByRole('alert')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    await open(area, 'E-post');
    expect(within(row('E-post')).queryByRole('alert')).toBeNull();
    area.backend.answer({ [contactPath]: responseOf(204), [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no', editable: true } } });
    write('E-post', 'ny@bank.no');
    await save(area);
    expect(within(row('E-post')).getByRole('status')).toBeTruthy();
    await open(area, 'E-post');
    fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    await area.settle();
    expect(within(row('E-post')).queryByRole('status')).toBeNull();
  });

  test('Escape closes it, and its form is named by the row', async () => {
    const area = await showProfile();
    await open(area, 'Mobil');
    expect(within(screen.getByRole('group', { name: 'Mobil' })).getByRole('button', { name: 'Lagre' })).toBeTruthy();
    expect(field('Mobil').getAttribute('aria-required')).toBe('true');
    // This one cancels a composition, such as a dead key.
    expect(fireEvent.keyDown(field('Mobil'), { key: 'Escape', keyCode: 229 })).toBe(true);
    expect(fireEvent.keyDown(field('Mobil'), { key: 'Escape' })).toBe(false);
    await area.settle();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(focused()).toBe(button('Endre', 'Mobil'));
  });

  test('Endre of an open row closes it too, and each row has a form of its own PR-03', async () => {
    const area = await showProfile();
    await open(area, 'E-post');
    await open(area, 'Mobil');
    expect([field('E-post').value, field('Mobil').value]).toEqual(['kari@bank.no', '91234567']);
    await open(area, 'E-post');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  test('Lagre is busy while saving, and the new value shows at once PR-06 PR-12', async () => {
    const area = await showProfile({ [contactPath]: createDeferred().promise });
    await change(area, 'E-post', 'ny@bank.no');
    const lagre = screen.getByRole('button', { name: 'Lagre' });
    expect(lagre.getAttribute('aria-disabled')).toBe('true');
    expect(within(row('E-post')).getByText('ny@bank.no')).toBeTruthy();
    expect(area.text()).not.toContain('kari@bank.no');
    for (const name of ['Lagre', 'Avbryt']) fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(button('Endre', 'E-post'));
    expect(fireEvent.keyDown(field('E-post'), { key: 'Escape' })).toBe(true);
    const form = field('E-post').closest('form');
    if (form) fireEvent.submit(form);
    await area.settle();
    expect(field('E-post').readOnly).toBe(true);
    expect(bodies(area, contactPath)).toHaveLength(1);
  });

  test('once it is saved the row closes and Endre has the focus PR-04 PR-14', async () => {
    const area = await showProfile();
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no', mobilNummer: '91234567' } } });
    await change(area, 'E-post', ' ny@bank.no ');
    expect(bodies(area, contactPath)).toEqual([{ epostAdresse: 'ny@bank.no' }]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(focused()).toBe(button('Endre', 'E-post'));
    expect(within(row('E-post')).getByText('ny@bank.no')).toBeTruthy();
    expect(within(row('E-post')).getByRole('status').textContent).toBe('E-postadressen er lagret');
    await open(area, 'E-post');
    expect(area.text()).not.toContain('E-postadressen er lagret');
  });

  test('what the next response contradicts is not told to be saved', async () => {
    const area = await showProfile();
    await change(area, 'E-post', 'ny@bank.no');
    expect(bodies(area, contactPath)).toHaveLength(1);
    expect(area.text()).toContain('Vi får ikke bekreftet at e-postadressen er lagret.');
    expect(area.text()).not.toMatch(/E-postadressen er lagret/);
  });

  test('a focus that has gone elsewhere is left there PR-04', async () => {
    const response = createDeferred();
    const area = await showProfile({ [contactPath]: response.promise });
    await change(area, 'E-post', 'ny@bank.no');
    await open(area, 'Mobil');
    response.resolve(new Response(null, { status: 204 }));
    await area.settle();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(focused()).toBe(field('Mobil'));
  });
});

describe('who has contact rows', () => {
  test.each<[string, object, object, string | undefined, string | undefined]>([
    ['PR-07 a customer number', kari, { eksisterer: false }, 'kari@bank.no', '+47 91 23 45 67'],
    ['PR-08 only a legacy customer', withoutNumber, gamle, 'gamle@bank.no', '+47 41 23 45 67'],
    ['PR-09 neither', withoutNumber, { eksisterer: false, epost: 'x@y.no' }, undefined, undefined],
    ['PR-18 both: the customer first', kari, gamle, 'kari@bank.no', '+47 91 23 45 67'],
    ['PR-18 both, one value each', { ...kari, kontaktInformasjon: { mobilNummer: '91234567' } }, gamle, 'gamle@bank.no', '+47 91 23 45 67'],
    ['PR-18 no value', { ...kari, kontaktInformasjon: {} }, {}, 'Ikke registrert', 'Ikke registrert'],
    ['VA-08 a number of another country', { ...kari, kontaktInformasjon: { mobilNummer: '+46 70 123' } }, {}, 'Ikke registrert', '+46 70 123'],
  ])('%s', async (_, customer, legacy, email, mobile) => {
    await showProfile({ [customerPath]: customer, [legacyPath]: legacy });
    const shown = ['E-post', 'Mobil'].map((name) =>
      screen.queryByRole('heading', { level: 3, name })?.closest('.form-row')?.querySelector('.form-row-value')?.textContent);
    expect(shown).toEqual([email, mobile]);
  });

  test('an open form stays when a later response says that it is not editable, and closes to the row PR-11', async () => {
    const area = await showProfile();
    await open(area, 'E-post');
    write('E-post', 'ny@bank.no');
    field('E-post').focus();
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { ...kari.kontaktInformasjon, editable: false } } });
    await area.runtime.queryClient.invalidateQueries();
    await area.settle();
    expect(focused()).toBe(field('E-post'));
    expect(field('E-post').value).toBe('ny@bank.no');
    for (const title of ['E-post', 'Mobil']) expect(row(title).textContent).toContain('Kontakt oss for å endre.');
    expect(screen.queryByRole('button', { name: 'Endre', description: 'Mobil' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    await area.settle();
    expect(within(row('E-post')).queryByRole('button')).toBeNull();
    expect(focused()).toBe(screen.getByRole('heading', { name: 'E-post' }));
  });

  test('the title takes the focus from Endre when a later response says that the row is not editable PR-11', async () => {
    const area = await showProfile();
    button('Endre', 'E-post').focus();
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { ...kari.kontaktInformasjon, editable: false } } });
    await area.runtime.queryClient.invalidateQueries();
    await area.settle();
    expect(within(row('E-post')).queryByRole('button')).toBeNull();
    expect(focused()).toBe(screen.getByRole('heading', { name: 'E-post' }));
  });

  test('what is not editable says so and has no Endre PR-11', async () => {
    await showProfile({ [customerPath]: { ...kari, kontaktInformasjon: { ...kari.kontaktInformasjon, editable: false } } });
    for (const title of ['E-post', 'Mobil']) {
      expect(within(row(title)).getByText('Kontakt oss for å endre.')).toBeTruthy();
      expect(within(row(title)).queryByRole('button')).toBeNull();
    }
    expect(within(row('E-post')).getByText('kari@bank.no')).toBeTruthy();
  });
});

describe('where it is saved', () => {
  test.each<[string, object, object, string, string, unknown[], unknown[]]>([
    ['PR-14 T-06 the customer', kari, {}, 'E-post', 'ny@bank.no', [{ epostAdresse: 'ny@bank.no' }], []],
    ['PR-14 PR-17 the customer', kari, {}, 'Mobil', '+47 412 34 567', [{ mobilNummer: '41234567' }], []],
    ['PR-15 T-06 the legacy customer', withoutNumber, gamle, 'E-post', 'ny@bank.no', [], [{ epost: 'ny@bank.no' }]],
    ['PR-15 PR-16 the legacy customer', withoutNumber, gamle, 'Mobil', '91234567', [], [{ epost: 'gamle@bank.no', telefon: '91234567' }]],
    ['PR-16 both', kari, gamle, 'E-post', 'ny@bank.no', [{ epostAdresse: 'ny@bank.no' }], [{ epost: 'ny@bank.no' }]],
    ['PR-16 both', kari, { eksisterer: true }, 'Mobil', '41234567', [{ mobilNummer: '41234567' }], [{ epost: 'kari@bank.no', telefon: '41234567' }]],
  ])('%s: %#', async (_, customer, legacy, title, written, puts, posts) => {
    const area = await showProfile({ [customerPath]: customer, [legacyPath]: legacy });
    await change(area, title, written);
    expect([bodies(area, contactPath), bodies(area, legacyContactPath)]).toEqual([puts, posts]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('the form says that it failed when the only system that knew the customer knows them no more PR-16', async () => {
    const toast = vi.fn();
    const area = await showProfile({ [customerPath]: withoutNumber, [legacyPath]: gamle });
    window.addEventListener('kfp-toast', toast);
    area.backend.answer({ [legacyPath]: {} });
    await change(area, 'E-post', 'ny@bank.no');
    await area.settle();
    window.removeEventListener('kfp-toast', toast);
    expect([bodies(area, contactPath), bodies(area, legacyContactPath)]).toEqual([[], []]);
    expect(screen.getByRole('alert').textContent).toBe('Noe gikk galt ved oppdatering av e-post');
    expect(field('E-post').value).toBe('ny@bank.no');
    expect(toast).not.toHaveBeenCalled();
  });

  test('a legacy phone number without any e-mail address to go with it is not sent PR-16', async () => {
    const area = await showProfile({ [customerPath]: { ...kari, kontaktInformasjon: {} }, [legacyPath]: { eksisterer: true } });
    await change(area, 'Mobil', '91234567');
    expect(screen.getByRole('alert').textContent).toBe('Du må fylle inn e-post');
    expect([bodies(area, contactPath), bodies(area, legacyContactPath)]).toEqual([[], []]);
  });

  test('a new phone number takes along the e-mail address that is being saved PR-16', async () => {
    const response = createDeferred();
    const area = await showProfile({ [customerPath]: withoutNumber, [legacyPath]: gamle, [legacyContactPath]: response.promise });
    await change(area, 'E-post', 'ny@bank.no');
    await open(area, 'Mobil');
    write('Mobil', '91234567');
    fireEvent.click(within(row('Mobil')).getByRole('button', { name: 'Lagre' }));
    await area.settle();
    expect(bodies(area, legacyContactPath)).toHaveLength(1);
    response.resolve(new Response(null, { status: 204 }));
    area.backend.answer({ [legacyContactPath]: responseOf(204), [legacyPath]: { ...gamle, epost: 'ny@bank.no' } });
    await area.settle();
    expect(bodies(area, legacyContactPath)[1]).toEqual({ epost: 'ny@bank.no', telefon: '91234567' });
  });

  test.each<[string, object, object, object]>([
    ['what the legacy customer has by now', gamle, { ...gamle, epost: 'annen-fane@bank.no' }, { epost: 'annen-fane@bank.no', telefon: '41234567' }],
    ['nothing of another system', gamle, gamle, { epost: 'gamle@bank.no', telefon: '41234567' }],
    ['an address that is there by now', { eksisterer: true }, { eksisterer: true, epost: 'ny@bank.no' }, { epost: 'ny@bank.no', telefon: '41234567' }],
  ])('a new phone number takes along %s PR-16', async (_, before, after, body) => {
    const area = await showProfile({ [legacyPath]: before });
    area.backend.answer({ [legacyPath]: after });
    await change(area, 'Mobil', '41234567');
    expect(bodies(area, legacyContactPath)).toEqual([body]);
  });

  test('where the legacy customer has no address, ours goes along as it is by now PR-16', async () => {
    const area = await showProfile({ [legacyPath]: { eksisterer: true } });
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no' } } });
    await change(area, 'Mobil', '41234567');
    expect(bodies(area, legacyContactPath)).toEqual([{ epost: 'ny@bank.no', telefon: '41234567' }]);
  });

  test('a response that was on its way before is not what goes along PR-16', async () => {
    const area = await showProfile({ [legacyPath]: gamle });
    const late = createDeferred();
    area.backend.answer({ [legacyPath]: late.promise });
    void area.runtime.queryClient.invalidateQueries();
    await area.settle();
    area.backend.answer({ [legacyPath]: { ...gamle, epost: 'annen-fane@bank.no' } });
    await change(area, 'Mobil', '41234567');
    late.resolve(gamle);
    await area.settle();
    expect(bodies(area, legacyContactPath)).toEqual([{ epost: 'annen-fane@bank.no', telefon: '41234567' }]);
  });

  test('what only the old system stores shows in place of what our own has PR-16 PR-18 PR-72', async () => {
    const own = { ...withoutNumber, kontaktInformasjon: { epostAdresse: 'vår@bank.no', editable: true } };
    const area = await showProfile({ [customerPath]: own, [legacyPath]: gamle });
    area.backend.answer({ [legacyPath]: { ...gamle, epost: 'ny@bank.no' } });
    await change(area, 'E-post', 'ny@bank.no');
    expect(within(row('E-post')).getByText('ny@bank.no')).toBeTruthy();
    expect(row('E-post').textContent).toContain('E-postadressen er lagret');
  });

  test('an open field that nobody has typed in follows what another tab has saved', async () => {
    const area = await showProfile();
    await open(area, 'E-post');
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { ...kari.kontaktInformasjon, epostAdresse: 'ny@bank.no' } } });
    await area.runtime.queryClient.invalidateQueries();
    await area.settle();
    expect(field('E-post').value).toBe('ny@bank.no');
    write('E-post', '');
    await area.settle();
    expect(field('E-post').value).toBe('');
  });

  test('nothing is sent for a customer who is another one by the time that the old system has answered CF-70', async () => {
    const response = createDeferred();
    const area = await showProfile({ [legacyPath]: gamle });
    area.backend.answer({ [legacyPath]: response.promise });
    await change(area, 'E-post', 'ny@bank.no');
    area.backend.answer({ 'auth/session-status': { kfpSessionId: 'session-2' }, [legacyPath]: gamle });
    await area.runtime.session.recheck();
    await area.settle();
    response.resolve(gamle);
    await area.pass(10_000);
    expect([bodies(area, contactPath), bodies(area, legacyContactPath)]).toEqual([[], []]);
  });
});

describe('what is wrong with it', () => {
  test.each([
    ['PR-19', 'E-post', '', 'Du må fylle inn e-post'],
    ['PR-19', 'E-post', '  ', 'Du må fylle inn e-post'],
    ['PR-20', 'E-post', 'abc', 'E-postadressen er ikke gyldig'],
    ['PR-22', 'Mobil', '', 'Du må fylle inn et telefonnummer'],
    ['PR-22', 'Mobil', ' \u00a0 ', 'Du må fylle inn et telefonnummer'],
    ['PR-24', 'Mobil', '123', 'Mobilnummeret er ikke gyldig'],
  ])('%s %s %j: %s', async (_, title, written, message) => {
    const area = await showProfile();
    await change(area, title, written);
    const input = field(title);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    expect(focused()).toBe(input);
    expect(bodies(area, contactPath)).toEqual([]);
    write(title, 'x');
    await area.settle();
    expect(area.text()).not.toContain(message);
  });

  test.each([
    ['PR-21', 'E-post', 'ny@bank.no', 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig'],
    ['PR-25', 'Mobil', '12345678', 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig'],
  ])('%s the backend refuses it: %s', async (_, title, written, code, message) => {
    const area = await showProfile({ [contactPath]: responseOf(400, { code }) });
    await change(area, title, written);
    const input = field(title);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    expect(input.value).toBe(written);
    expect(area.text()).not.toContain('Noe gikk galt');
  });

  test.each([
    ['PR-28', 'E-post', 'ny@bank.no', responseOf(500), 'Noe gikk galt ved oppdatering av e-post', 'kari@bank.no'],
    ['PR-29', 'Mobil', '41234567', responseOf(500), 'Noe gikk galt ved oppdatering av telefonnummer', '+47 91 23 45 67'],
    ['PR-30', 'E-post', 'ny@bank.no', responseOf(400, { code: 'NY_KODE' }), 'Noe gikk galt ved oppdatering av e-post', 'kari@bank.no'],
    ['PR-21', 'Mobil', '41234567', responseOf(400, { code: 'UGYLDIG_MAILADRESSE' }), 'Noe gikk galt ved oppdatering av telefonnummer', '+47 91 23 45 67'],
    ['PR-28', 'E-post', 'ny@bank.no', () => Promise.reject(new TypeError('x')), 'Noe gikk galt ved oppdatering av e-post', 'kari@bank.no'],
  ])('%s PR-13 PR-31 %s that could not be saved', async (_, title, written, response, message, old) => {
    const area = await showProfile({ [contactPath]: response });
    await change(area, title, written);
    await area.pass(500);
    expect(within(row(title)).getByRole('alert').textContent).toBe(message);
    expect(within(row(title)).getByText(old)).toBeTruthy();
    expect(field(title).value).toBe(written);
    await area.pass(60_000);
    expect(bodies(area, contactPath)).toHaveLength(1);
  });

  test('when the second of two fails the row says which half is saved, and another try sends the other one PR-16', async () => {
    const area = await showProfile({ [legacyPath]: gamle, [legacyContactPath]: responseOf(500) });
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no' } } });
    await change(area, 'E-post', 'ny@bank.no');
    expect(within(row('E-post')).getByRole('alert').textContent).toContain('E-postadressen er lagret. Har du livsforsikring, er den kanskje ikke oppdatert der.');
    expect(within(row('E-post')).getByText('ny@bank.no')).toBeTruthy();
    expect(area.eventsOf('kfp-error')).toMatchObject([{ area: 'profile', status: 500, recoverable: true }]);
    area.backend.answer({ [legacyContactPath]: responseOf(204), [legacyPath]: { ...gamle, epost: 'NY@bank.no' } });
    fireEvent.click(within(row('E-post')).getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([bodies(area, contactPath), bodies(area, legacyContactPath)].map((sent) => sent.length)).toEqual([1, 2]);
  });

  test.each([
    ['E-post', 'ny@bank.no', 'E-postadressen er lagret, men ikke for livsforsikringen din. Systemet for livsforsikring tok den ikke imot.', responseOf(400, { code: 'UGYLDIG_MAILADRESSE' })],
    ['Mobil', '40414243', 'Mobilnummeret er lagret, men ikke for livsforsikringen din. Systemet for livsforsikring tok det ikke imot.', responseOf(200, { feilkode: 'LAAST' })],
  ])('when the second of two refuses, the row of %s says that it lacks the value, and another try may be taken PR-16', async (title, written, told, refusal) => {
    const area = await showProfile({ [legacyPath]: gamle, [legacyContactPath]: refusal });
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no', mobilNummer: '40414243' } } });
    await change(area, title, written);
    expect(within(row(title)).getByRole('alert').textContent).toBe(`${told}Prøv igjen`);
    area.backend.answer({ [legacyContactPath]: responseOf(503) });
    fireEvent.click(within(row(title)).getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(within(row(title)).getByRole('alert').textContent).toContain('kanskje ikke oppdatert der');
    area.backend.answer({ [legacyContactPath]: responseOf(204), [legacyPath]: { ...gamle, epost: 'ny@bank.no', telefon: '40414243' } });
    fireEvent.click(within(row(title)).getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what is refused in the first place is not sent to the second PR-16', async () => {
    const area = await showProfile({ [legacyPath]: gamle, [contactPath]: responseOf(500) });
    await change(area, 'E-post', 'ny@bank.no');
    expect(bodies(area, legacyContactPath)).toEqual([]);
  });

  test('who could not be asked about before is asked about before it is saved PR-16', async () => {
    const area = await showProfile({ [legacyPath]: responseOf(500) });
    await area.pass(1_000);
    const stored = { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no' } };
    area.backend.answer({ [legacyPath]: { ...gamle, epost: 'ny@bank.no' }, [customerPath]: stored });
    await change(area, 'E-post', 'ny@bank.no');
    expect([bodies(area, contactPath), bodies(area, legacyContactPath)]).toEqual([[{ epostAdresse: 'ny@bank.no' }], [{ epost: 'ny@bank.no' }]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
