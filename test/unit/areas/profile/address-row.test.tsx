import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import { addressPath, addressUpdatePath, button, customerPath, bodies, kari, legacyPath, row, showProfile, storgata } from './show-profile.tsx';

const updateName = 'Oppdater til folkeregistrert adresse';
const update = () => screen.queryByRole('button', { name: updateName, description: 'Adresse' });

function click(element: HTMLElement | null): void {
  if (element) fireEvent.click(element);
}

describe('the address', () => {
  test.each<[string, unknown, string]>([
    ['PR-32 PR-33 PR-35', [storgata], 'Storgata 1B, 0155 Oslo'],
    ['PR-42 one without a list', storgata, 'Storgata 1B, 0155 Oslo'],
    ['PR-42 the first of several', [storgata, { ...storgata, gatenavn: 'Lillegata' }], 'Storgata 1B, 0155 Oslo'],
    ['PR-34 without a street', [{ gaardsnummer: 12, bruksnummer: 3, postnummer: '0155' }], 'Gnr. 12, bnr. 3, 0155 Oslo'],
    ['PR-35 a postal code of nowhere', [{ ...storgata, postnummer: '9999' }], 'Storgata 1B, 9999'],
    ['PR-35 a postal code that was sent as a number', [{ ...storgata, postnummer: 155 }], 'Storgata 1B, 0155 Oslo'],
    ['PR-34 none', [], 'Ingen adresse registrert'],
    ['PR-34 one without anything', [{ isFolkreregistrert: false }], 'Ingen adresse registrert'],
  ])('%s', async (_, response, shown) => {
    await showProfile({ [addressPath]: response });
    expect(within(row('Adresse')).getByText(shown)).toBeTruthy();
  });

  test('without the list of places it shows the postal code PR-35', async () => {
    const area = await showProfile({ 'adresse/postnummer': responseOf(500) });
    await area.pass(1_000);
    expect(within(row('Adresse')).getByText('Storgata 1B, 0155')).toBeTruthy();
  });

  test('without a customer number it is not asked for, and not said to be none PR-34 PR-41', async () => {
    const area = await showProfile({ [customerPath]: { ...kari, niceKundenummer: null }, [legacyPath]: { eksisterer: true } });
    expect(within(row('Adresse')).getByText('Kunne ikke hentes')).toBeTruthy();
    expect(area.text()).not.toContain('Ingen adresse registrert');
    expect(area.backend.count(addressPath)).toBe(0);
  });

  test.each([[{}], [{ adresser: [storgata] }]])('%j says nothing of an address, so it is not said to be none PR-42', async (response) => {
    const area = await showProfile({ [addressPath]: response });
    await area.pass(1_000);
    expect(within(row('Adresse')).getByRole('alert').textContent).toContain('En feil oppsto ved henting av adressen din.');
    expect(area.text()).not.toContain('Ingen adresse registrert');
  });

  test('when it cannot be fetched the row says so and tries again PR-32', async () => {
    const area = await showProfile({ [addressPath]: responseOf(500) });
    await area.pass(1_000);
    expect(within(row('Adresse')).getByRole('alert').textContent).toContain('En feil oppsto ved henting av adressen din.');
    area.backend.answer({ [addressPath]: storgata });
    const retry = within(row('Adresse')).getByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    click(retry);
    await area.settle();
    expect(document.activeElement?.textContent).toBe('Adresse');
    expect(within(row('Adresse')).getByText('Storgata 1B, 0155 Oslo')).toBeTruthy();
  });
});

describe('the national register', () => {
  test('a registered address is not to be updated PR-40 T-07', async () => {
    await showProfile({ [addressPath]: [{ ...storgata, isFolkreregistrert: true }] });
    expect(update()).toBeNull();
  });

  test('neither is one of which it is not told PR-40', async () => {
    await showProfile({ [addressPath]: [{ ...storgata, isFolkreregistrert: null }] });
    expect(update()).toBeNull();
  });

  test('neither is one that is not there PR-34 PR-40', async () => {
    await showProfile({ [addressPath]: [] });
    expect(update()).toBeNull();
  });

  test('one POST without a body, and a busy button PR-36 PR-37 PR-38', async () => {
    const response = createDeferred();
    const area = await showProfile({ [addressUpdatePath]: response.promise });
    click(update());
    click(update());
    await area.settle();
    click(update());
    await area.settle();
    expect(update()?.getAttribute('aria-disabled')).toBe('true');
    expect(bodies(area, addressUpdatePath)).toEqual([undefined]);
  });

  test('once it is done the address is asked for again, and a message says so PR-40', async () => {
    const area = await showProfile();
    area.backend.answer({ [addressPath]: [{ ...storgata, gatenavn: 'Folkegata', isFolkreregistrert: true }] });
    update()?.focus();
    click(update());
    await area.settle();
    expect(within(row('Adresse')).getByRole('status').textContent).toBe('Adressen din er oppdatert');
    expect(document.activeElement?.textContent).toBe('Adresse');
    expect(within(row('Adresse')).getByText('Folkegata 1B, 0155 Oslo')).toBeTruthy();
    expect(update()).toBeNull();
    expect(area.backend.count(addressPath)).toBe(2);
  });

  test('the focus stays where the customer has taken it while the address was updated', async () => {
    const area = await showProfile();
    area.backend.answer({ [addressPath]: [{ ...storgata, isFolkreregistrert: true }] });
    update()?.focus();
    click(update());
    const other = button('Endre', 'Mobil');
    other.focus();
    await area.settle();
    expect(update()).toBeNull();
    expect(document.activeElement).toBe(other);
  });

  test('the focus of the button goes to the title when the address was updated elsewhere', async () => {
    const area = await showProfile();
    update()?.focus();
    area.backend.answer({ [addressPath]: [{ ...storgata, isFolkreregistrert: true }] });
    void area.runtime.queryClient.invalidateQueries();
    await area.settle();
    expect(update()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Adresse');
  });

  test('an address that has gone instead is no success, and none that it is told of PR-72', async () => {
    const area = await showProfile();
    area.backend.answer({ [addressPath]: [] });
    click(update());
    await area.settle();
    expect(within(row('Adresse')).getByText('Ingen adresse registrert')).toBeTruthy();
    expect(within(row('Adresse')).getByRole('alert').textContent).toBe('Vi får ikke bekreftet at adressen din er oppdatert.');
    expect(within(row('Adresse')).queryByRole('status')).toBeNull();
    expect(area.text()).not.toContain('Adressen din er oppdatert');
  });

  test.each([204, 500])('an address of which the response does not say whether it is registered is told to be unconfirmed, after %i PR-72', async (status) => {
    const area = await showProfile({ [addressUpdatePath]: responseOf(status) });
    const { isFolkreregistrert: _unknown, ...address } = storgata;
    area.backend.answer({ [addressPath]: [address] });
    click(update());
    await area.pass(60_000);
    expect(within(row('Adresse')).getByRole('alert').textContent).toBe('Vi får ikke bekreftet at adressen din er oppdatert.');
    expect(update()).toBeNull();
    // As another tab tells of a change: the message is not spoken again.
    const message = within(row('Adresse')).getByRole('alert');
    const again = createDeferred();
    area.backend.answer({ [addressPath]: again.promise });
    void area.runtime.queryClient.invalidateQueries();
    await area.settle();
    expect(within(row('Adresse')).queryByRole('alert')).toBe(message);
    again.resolve([address]);
    await area.settle();
    area.backend.answer({ [addressPath]: [{ ...storgata, isFolkreregistrert: true }] });
    await area.runtime.queryClient.invalidateQueries();
    await area.settle();
    expect(within(row('Adresse')).queryByRole('alert')).toBeNull();
  });

  test('until the new address is here the button stays busy PR-40', async () => {
    const area = await showProfile();
    area.backend.answer({ [addressPath]: createDeferred().promise });
    click(update());
    await area.settle();
    expect(update()?.getAttribute('aria-disabled')).toBe('true');
  });

  test('when it fails the row says so, and the button tries again PR-37 PR-39', async () => {
    const area = await showProfile({ [addressUpdatePath]: responseOf(500) });
    click(update());
    await area.pass(60_000);
    const alert = within(row('Adresse')).getByRole('alert');
    expect(within(alert).getByText('Noe gikk galt')).toBeTruthy();
    expect(within(alert).getByText('Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.')).toBeTruthy();
    expect(area.backend.count(addressUpdatePath)).toBe(1);
    area.backend.answer({ [addressUpdatePath]: responseOf(204), [addressPath]: [{ ...storgata, isFolkreregistrert: true }] });
    click(update());
    await area.settle();
    expect(within(row('Adresse')).queryByRole('alert')).toBeNull();
  });
});
