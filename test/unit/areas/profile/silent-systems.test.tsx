import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Responses } from '../../../support/fake-transport.ts';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import type { RenderedArea } from '../../../support/render-area.tsx';
import {
  addressPath, bodies, button, change, contactPath, customerPath, kari, keys, legacyContactPath, legacyPath, open, row, save,
  showProfile, write,
} from './show-profile.tsx';

const gamle = { eksisterer: true, epost: 'gamle@bank.no', telefon: '41234567' };
const withoutNumber = { ...kari, niceKundenummer: null, kontaktInformasjon: { editable: true } };
const withoutEmail = { ...kari, kontaktInformasjon: { mobilNummer: '91234567', editable: true } };
const legacyError = 'En feil oppsto ved henting av opplysningene dine for livsforsikringer.';
const halfSaved = /^E-postadressen er lagret\. .* kanskje ikke oppdatert der/;

/** Never answers, so that only the time limit of the call ends it. */
const hanging = () => createDeferred().promise;
const rows = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const valueOf = (title: string) => row(title).querySelector('.form-row-value')?.textContent;
const isLoading = (title: string) => row(title).querySelector('.skeleton-line') !== null;
const retry = () => screen.getByRole('button', { name: 'Prøv igjen' });

/** Lets the first call and its only repetition reach their time limits. */
const letItFail = (area: RenderedArea) => area.pass(30_000).then(() => area.pass(1_000)).then(() => area.pass(30_000));

describe('the old system hangs', () => {
  test('what our own system knows shows at once, and the host is told PR-07 PR-18 PR-64', async () => {
    const area = await showProfile({ [legacyPath]: hanging() });
    expect(screen.getByText('Kari Eksempel')).toBeTruthy();
    expect(['E-post', 'Mobil', 'Adresse'].map(valueOf)).toEqual(['kari@bank.no', '+47 91 23 45 67', 'Storgata 1B, 0155 Oslo']);
    expect(area.eventsOf('kfp-ready')).toEqual([{ tag: area.element.localName }]);
    await area.pass(2_500);
    expect(screen.getByRole('checkbox')).toBeTruthy();
    expect(alerts()).toEqual([]);
  });

  test('a name of several lines comes with all blocks, or after 1.5 s, so that it moves none PR-07 PR-67', async () => {
    const name = 'Anne-Katharina Wilhelmine Fredriksborg-Sørlandsbakken Eksempelsdatter';
    const legacy = createDeferred();
    const first = await showProfile({ [customerPath]: { ...kari, navn: name }, [legacyPath]: legacy.promise });
    expect([screen.queryByText(name), ...rows()]).toEqual([null]);
    legacy.resolve({ eksisterer: false });
    await first.settle();
    expect([screen.queryByText(name), screen.queryByRole('checkbox')]).not.toContain(null);
    first.unmount();
    const second = await showProfile({ [customerPath]: { ...kari, navn: name }, [legacyPath]: hanging() });
    await second.pass(1_500);
    expect(screen.getByText(name)).toBeTruthy();
    expect(valueOf('E-post')).toBe('kari@bank.no');
  });

  test('a value that may be in the old system is on its way, then could not be fetched, then is there PR-18', async () => {
    const area = await showProfile({ [customerPath]: withoutEmail, [legacyPath]: hanging() });
    expect([isLoading('E-post'), isLoading('Mobil')]).toEqual([true, false]);
    expect(within(row('E-post')).getByRole('status').textContent).toBe('');
    await area.pass(300);
    expect(within(row('E-post')).getByRole('status').textContent).toBe('Laster innhold');
    await letItFail(area);
    expect(valueOf('E-post')).toBe('Kunne ikke hentes');
    expect(alerts()).toEqual([`${legacyError}Prøv igjen`]);
    area.backend.answer({ [legacyPath]: gamle });
    retry().focus();
    fireEvent.click(retry());
    await area.settle();
    expect(valueOf('E-post')).toBe('gamle@bank.no');
    expect(alerts()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Opplysninger om deg');
  });

  test('who has no customer number sees the rest, and rows on their way in the place of the contact rows PR-09', async () => {
    const area = await showProfile({ [customerPath]: withoutNumber, [legacyPath]: hanging() });
    expect(screen.getByText('Kari Eksempel')).toBeTruthy();
    expect(rows()).toEqual([]);
    await area.pass(2_500);
    expect(rows().slice(0, 2)).toEqual(['Adresse', 'Fagforbund (LO)']);
    const details = screen.getByRole('region', { name: 'Opplysninger om deg' });
    expect(details.querySelectorAll('.skeleton-line').length).toBe(4);
    await letItFail(area);
    expect(details.querySelectorAll('.skeleton-line').length).toBe(0);
    expect(within(details).getByRole('alert').textContent).toContain(legacyError);
    area.backend.answer({ [legacyPath]: gamle });
    fireEvent.click(retry());
    await area.settle();
    expect(valueOf('E-post')).toBe('gamle@bank.no');
  });
});

describe('our own system', () => {
  test('hangs: what the old system has shows within 3 s, and cannot be changed meanwhile', async () => {
    const area = await showProfile({ [customerPath]: hanging(), [legacyPath]: { eksisterer: true, epost: 'gamle@bank.no' } });
    expect(rows()).toEqual([]);
    await area.pass(2_500);
    expect(rows()).toEqual(['E-post', 'Mobil']);
    expect([valueOf('E-post'), isLoading('Mobil')]).toEqual(['gamle@bank.no', true]);
    expect(screen.queryByRole('button', { name: 'Endre' })).toBeNull();
    expect(screen.getByRole('checkbox')).toBeTruthy();
    expect(area.eventsOf('kfp-ready')).toEqual([]);
    await letItFail(area);
    expect(valueOf('Mobil')).toBe('Kunne ikke hentes');
    expect(alerts()).toEqual(['En feil oppsto ved henting av opplysningene dine.Prøv igjen']);
    area.backend.answer({ [customerPath]: kari });
    fireEvent.click(retry());
    await area.settle();
    expect([valueOf('E-post'), valueOf('Mobil')]).toEqual(['kari@bank.no', '+47 91 23 45 67']);
  });

  test('and the old one hang: nothing is said of the customer, and the choices are there', async () => {
    const area = await showProfile({ [customerPath]: hanging(), [legacyPath]: hanging() });
    await area.pass(2_500);
    expect(screen.getByRole('checkbox')).toBeTruthy();
    expect(area.element.querySelectorAll('.skeleton-line').length).toBeGreaterThan(0);
    await letItFail(area);
    expect(alerts()).toEqual(['En feil oppsto ved henting av opplysningene dine.Prøv igjen']);
    expect(area.text()).not.toContain('Ikke registrert');
  });

  test('an address that is on its way is not said to be none PR-34', async () => {
    const area = await showProfile({ [addressPath]: hanging() });
    expect(isLoading('Adresse')).toBe(true);
    expect(area.text()).not.toContain('Ingen adresse registrert');
    await area.pass(2_500);
    expect(screen.getByRole('checkbox')).toBeTruthy();
  });
});

describe('a change while the old system is silent', () => {
  const silent: readonly [string, () => unknown, number][] = [
    ['hangs', hanging, 5_000],
    ['answers 500', responseOf(500), 1_000],
    ['breaks the line', () => { throw new TypeError('Failed to fetch'); }, 1_000],
    ['answers with something else', responseOf(200, '<html>'), 1_000],
  ];

  test.each(silent)('PR-16 and %s: our own system has it after a few seconds, and the row says so', async (_, response, milliseconds) => {
    const area = await showProfile({ [legacyPath]: response });
    await change(area, 'E-post', 'ny@bank.no');
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no' } } });
    expect(bodies(area, contactPath)).toEqual([]);
    await area.pass(milliseconds);
    expect([bodies(area, contactPath), bodies(area, legacyContactPath)]).toEqual([[{ epostAdresse: 'ny@bank.no' }], []]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(valueOf('E-post')).toBe('ny@bank.no');
    expect(within(row('E-post')).getByRole('alert').textContent).toMatch(halfSaved);
    expect(document.activeElement).toBe(button('Endre', 'E-post'));
  });

  async function saveHalf(field = 'E-post', written = 'ny@bank.no', responses: Responses = {}): Promise<RenderedArea> {
    const area = await showProfile({ [legacyPath]: gamle, ...responses });
    area.backend.answer({ [legacyPath]: hanging() });
    await change(area, field, written);
    const contact = field === 'E-post' ? { epostAdresse: written } : { mobilNummer: written };
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { ...kari.kontaktInformasjon, ...contact } } });
    await area.pass(5_000);
    return area;
  }

  test('each try of the missing half has one key, also when it fails again API-76 PR-16', async () => {
    const area = await showProfile({ [legacyPath]: gamle, [legacyContactPath]: responseOf(500) });
    area.backend.answer({ [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no', editable: true } } });
    await change(area, 'E-post', 'ny@bank.no');
    for (const _ of [1, 2]) {
      fireEvent.click(retry());
      await area.settle();
    }
    expect(bodies(area, contactPath)).toHaveLength(1);
    expect(keys(area, legacyContactPath)).toHaveLength(3);
    expect(new Set(keys(area, legacyContactPath)).size).toBe(1);
    expect(keys(area, legacyContactPath)).not.toContain(keys(area, contactPath)[0]);
  });

  test.each([
    ['E-post', 'ny@bank.no', 'E-postadressen er lagret.', { epost: 'ny@bank.no' }],
    ['Mobil', '40414243', 'Mobilnummeret er lagret.', { epost: 'gamle@bank.no', telefon: '40414243' }],
  ])('%s: another try saves it in both, and the message goes with the focus in the row PR-16', async (title, written, said, body) => {
    const area = await saveHalf(title, written);
    expect(within(row(title)).getByRole('alert').textContent).toContain(said);
    expect(bodies(area, legacyContactPath)).toEqual([]);
    area.backend.answer({ [legacyPath]: gamle });
    const again = within(row(title)).getByRole('button', { name: 'Prøv igjen' });
    again.focus();
    fireEvent.click(again);
    area.backend.answer({ [legacyContactPath]: () => {
      area.backend.answer({ [legacyPath]: { ...gamle, ...body } });
      return new Response(null, { status: 204 });
    } });
    await area.settle();
    expect(bodies(area, legacyContactPath)).toEqual([body]);
    expect(alerts()).toEqual([]);
    expect(document.activeElement?.textContent).toBe(title);
  });

  test('the message goes when another tab has saved another value in both, and the old system keeps that PR-16', async () => {
    const area = await saveHalf();
    area.backend.answer({
      [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'nyere@bank.no', editable: true } }, [legacyPath]: { ...gamle, epost: 'nyere@bank.no' },
    });
    await area.runtime.refresh();
    await area.settle();
    expect(valueOf('E-post')).toBe('nyere@bank.no');
    expect(alerts()).toEqual([]);
  });

  test('where our own system has not kept it either, another try sends it to both PR-16 PR-72', async () => {
    const area = await showProfile({ [legacyPath]: hanging() });
    await change(area, 'E-post', 'ny@bank.no');
    await area.pass(5_000);
    expect(alerts()).toEqual(['Vi får ikke bekreftet at e-postadressen er lagret.Prøv igjen']);
    area.backend.answer({ [legacyPath]: gamle });
    fireEvent.click(retry());
    await area.settle();
    expect([bodies(area, contactPath), bodies(area, legacyContactPath)]).toEqual([
      [{ epostAdresse: 'ny@bank.no' }, { epostAdresse: 'ny@bank.no' }], [{ epost: 'ny@bank.no' }],
    ]);
  });

  test('another try that fails too keeps the message PR-16', async () => {
    const area = await saveHalf();
    const again = within(row('E-post')).getByRole('button', { name: 'Prøv igjen' });
    fireEvent.click(again);
    await area.settle();
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await area.pass(5_000);
    expect(within(row('E-post')).getByRole('alert').textContent).toMatch(halfSaved);
    area.backend.answer({ [contactPath]: responseOf(500) });
    fireEvent.click(within(row('E-post')).getByRole('button', { name: 'Prøv igjen' }));
    await area.pass(5_000);
    expect(within(row('E-post')).getByRole('alert').textContent).toMatch(halfSaved);
  });

  test('another try that is refused keeps the message too PR-16 PR-72', async () => {
    const area = await saveHalf();
    area.backend.answer({ [legacyPath]: gamle, [legacyContactPath]: responseOf(401) });
    fireEvent.click(within(row('E-post')).getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    await area.pass(3_000);
    expect(within(row('E-post')).getByRole('alert').textContent).toMatch(halfSaved);
  });

  test.each([
    ['that it does not know the customer', { eksisterer: false }],
    ['that it has the value', { ...gamle, epost: 'ny@bank.no' }],
  ])('the message goes when the old system says %s PR-16', async (_, response) => {
    const area = await saveHalf();
    area.backend.answer({ [legacyPath]: response });
    await area.runtime.refresh();
    await area.settle();
    expect(alerts()).toEqual([]);
    expect(valueOf('E-post')).toBe('ny@bank.no');
  });

  test('who is known there alone is told that nothing was saved PR-16', async () => {
    const area = await showProfile({ [customerPath]: withoutNumber, [legacyPath]: gamle });
    area.backend.answer({ [legacyPath]: hanging() });
    await change(area, 'E-post', 'ny@bank.no');
    await area.pass(5_000);
    expect([bodies(area, contactPath), bodies(area, legacyContactPath)]).toEqual([[], []]);
    // It is asked whether the value is stored all the same.
    await area.pass(2_000);
    expect(within(row('E-post')).getByRole('alert').textContent).toBe('Noe gikk galt ved oppdatering av e-post');
  });

  test('who is not known there is not asked about again PR-16', async () => {
    const area = await showProfile({ [legacyPath]: { eksisterer: false } });
    area.backend.answer({ [legacyPath]: hanging(), [customerPath]: { ...kari, kontaktInformasjon: { epostAdresse: 'ny@bank.no' } } });
    await change(area, 'E-post', 'ny@bank.no');
    expect(bodies(area, contactPath)).toEqual([{ epostAdresse: 'ny@bank.no' }]);
    expect(alerts()).toEqual([]);
  });

  test('a value that is refused is not said to be saved PR-21', async () => {
    const area = await showProfile({ [legacyPath]: hanging(), [contactPath]: responseOf(400, { code: 'UGYLDIG_MAILADRESSE' }) });
    await open(area, 'E-post');
    write('E-post', 'ny@bank.no');
    await save(area);
    await area.pass(5_000);
    expect(screen.getByText('E-postadressen er ikke gyldig')).toBeTruthy();
    expect(area.text()).not.toContain('er lagret');
  });
});
