import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { responseOf, createDeferred } from '../../../support/fake-transport.ts';
import type { RenderedArea } from '../../../support/render-area.tsx';
import { bodies, button, consentPath, customerPath, kari, open, row, save, showProfile, textsPath } from './show-profile.tsx';

const section = () => screen.queryByRole('region', { name: 'Samtykker' });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

async function answer(area: RenderedArea, title: string, choice: string): Promise<void> {
  await open(area, title);
  fireEvent.click(within(row(title)).getByRole('radio', { name: choice }));
  fireEvent.click(within(row(title)).getByRole('button', { name: 'Lagre' }));
  await area.settle();
}

describe('who is asked', () => {
  test('no customer of the bank PR-46 T-42', async () => {
    const area = await showProfile({ [customerPath]: { ...kari, isBankkunde: true } });
    expect(section()).toBeNull();
    expect(area.backend.count(textsPath)).toBe(0);
  });

  test.each([[{}], [{ showSamtykkerMinProfil: false }]])('nobody where the host shows none: %j PR-47 CF-52', async (config) => {
    await showProfile({}, { config });
    expect(section()).toBeNull();
  });

  test('nobody before it is known who is a customer of the bank PR-54 T-42', async () => {
    const customer = createDeferred();
    const area = await showProfile({ [customerPath]: customer.promise });
    expect(section()).toBeNull();
    customer.resolve({ ...kari, isBankkunde: true });
    await area.settle();
    expect(section()).toBeNull();
  });

  test('without the customer\'s data nothing can be chosen PR-48 PR-54', async () => {
    const area = await showProfile({ [customerPath]: responseOf(500) });
    expect(section()).toBeNull();
    await area.pass(1_000);
    await open(area, 'Tilbud og råd');
    expect(radios()).toHaveLength(2);
    for (const one of radios()) {
      expect(one.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(one);
    }
    await area.settle();
    expect(radios().map(({ checked }) => checked)).toEqual([false, false]);
    fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
    await area.settle();
    expect(bodies(area, consentPath)).toEqual([]);
  });

  test('who turns out to be a customer of the bank at the next try is not asked PR-54', async () => {
    const area = await showProfile({ [customerPath]: responseOf(500) });
    await area.pass(1_000);
    area.backend.answer({ [customerPath]: { ...kari, isBankkunde: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(section()).toBeNull();
  });
});

describe('what is asked', () => {
  test('each consent with its texts PR-49 PR-50 DM-65', async () => {
    const area = await showProfile();
    for (const text of ['Vi gir deg råd.', 'På e-post og SMS.']) expect(within(row('Tilbud og råd')).getByText(text)).toBeTruthy();
    for (const text of ['Vi deler.', 'Aldri helseopplysninger.']) expect(within(row('Deling')).getByText(text)).toBeTruthy();
    expect(area.backend.count(textsPath)).toBe(1);
  });

  test('a consent without texts keeps its row PR-49', async () => {
    await showProfile({ [textsPath]: [] });
    expect([row('Markedsføring'), row('Deling av opplysninger')]).toHaveLength(2);
  });

  test('texts that cannot be fetched can be asked for again PR-50', async () => {
    const area = await showProfile({ [textsPath]: responseOf(500) });
    await area.pass(1_000);
    const block = section();
    expect(block && within(block).getByRole('alert').textContent).toContain('En feil oppsto ved henting av samtykkene.');
    area.backend.answer({ [textsPath]: [{ samtykke: 'MARKETING', tittel: 'Tilbud og råd' }] });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await area.settle();
    expect(row('Tilbud og råd')).toBeTruthy();
  });

  test.each([
    ['AUTHORIZED', 'Ja', [true, false]],
    ['NOT_AUTHORIZED', 'Nei', [false, true]],
    [null, 'Ikke besvart', [false, false]],
    ['NOE_NYTT', 'Ikke besvart', [false, false]],
  ])('%s is %s PR-43 PR-44 DM-50 DM-51', async (code, shown, checked) => {
    const area = await showProfile({ [customerPath]: { ...kari, samtykker: { marketingConsent: code, crossDomainConsent: code } } });
    for (const title of ['Tilbud og råd', 'Deling']) {
      expect(within(row(title)).getByText(shown)).toBeTruthy();
      await open(area, title);
      const group = screen.getByRole('radiogroup', { name: title });
      expect(within(group).getAllByRole<HTMLInputElement>('radio').map((one) => one.checked)).toEqual(checked);
      fireEvent.click(within(row(title)).getByRole('button', { name: 'Avbryt' }));
      await area.settle();
    }
  });
});

describe('the answer', () => {
  test.each([
    ['Tilbud og råd', 'Nei', { marketingConsentApproved: false }],
    ['Deling', 'Ja', { crossDomainConsentApproved: true }],
  ])('%s: %s is saved, and the customer asked for again PR-51 PR-52 PR-53 T-43', async (title, choice, body) => {
    const area = await showProfile();
    area.backend.answer({
      [customerPath]: { ...kari, samtykker: { marketingConsent: 'NOT_AUTHORIZED', crossDomainConsent: 'AUTHORIZED' } },
    });
    await answer(area, title, choice);
    expect(bodies(area, consentPath)).toEqual([body]);
    expect(area.backend.count(customerPath)).toBe(2);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(within(row(title)).getByText(choice)).toBeTruthy();
    expect(document.activeElement).toBe(button('Endre', title));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Samtykket er lagret']);
    expect(within(row(title)).getByRole('status')).toBeTruthy();
    await open(area, title);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('the answer shows at once, also while the customer is asked for PR-53', async () => {
    const area = await showProfile();
    area.backend.answer({ [customerPath]: createDeferred().promise });
    await answer(area, 'Tilbud og råd', 'Nei');
    expect(within(row('Tilbud og råd')).getByText('Nei')).toBeTruthy();
  });

  test('while one is saved none can be changed PR-45', async () => {
    const area = await showProfile({ [consentPath]: createDeferred().promise });
    await answer(area, 'Tilbud og råd', 'Nei');
    await open(area, 'Deling');
    expect(radios()).toHaveLength(4);
    for (const one of radios()) expect(one.getAttribute('aria-disabled')).toBe('true');
    for (const one of screen.getAllByRole('button', { name: 'Lagre' })) fireEvent.click(one);
    await area.settle();
    expect(area.backend.count(consentPath)).toBe(1);
  });

  test('when it fails the row says so, keeps the choice, and the old answer stays PR-53', async () => {
    const area = await showProfile({ [consentPath]: responseOf(500) });
    await answer(area, 'Tilbud og råd', 'Nei');
    expect(within(row('Tilbud og råd')).getByRole('alert').textContent).toBe('Noe gikk galt ved lagring av samtykket');
    expect(row('Tilbud og råd').querySelector('p')?.textContent).toBe('Ja');
    expect(radio('Nei').checked).toBe(true);
    await area.pass(60_000);
    expect(area.backend.count(consentPath)).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    await open(area, 'Tilbud og råd');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(radio('Ja').checked).toBe(true);
  });

  test('an open form that nobody has touched follows what another tab has saved', async () => {
    const area = await showProfile();
    await open(area, 'Tilbud og råd');
    area.backend.answer({ [customerPath]: { ...kari, samtykker: { marketingConsent: 'NOT_AUTHORIZED', crossDomainConsent: null } } });
    await area.runtime.queryClient.invalidateQueries();
    await area.settle();
    expect([radio('Ja').checked, radio('Nei').checked]).toEqual([false, true]);
  });

  test('Lagre without a choice asks for one PR-53', async () => {
    const area = await showProfile();
    await open(area, 'Deling');
    await save(area);
    expect(screen.getByRole('alert').textContent).toBe('Du må velge ja eller nei');
    expect(document.activeElement).toBe(radio('Ja'));
    expect(bodies(area, consentPath)).toEqual([]);
  });
});

describe('two consents one after the other PR-72 PR-76', () => {
  test('the first is still checked when the second is saved before the new response', async () => {
    const area = await showProfile();
    const late = createDeferred();
    area.backend.answer({ [customerPath]: late.promise });
    await answer(area, 'Tilbud og råd', 'Nei');
    await answer(area, 'Deling', 'Ja');
    late.resolve({ ...kari, samtykker: { ...kari.samtykker, crossDomainConsent: 'AUTHORIZED' } });
    await area.settle();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Vi får ikke bekreftet at samtykket er lagret.Prøv igjen']);
    expect(within(row('Tilbud og råd')).getByRole('alert')).toBeTruthy();
  });

  test('the failure of the first stays when the second is saved', async () => {
    const area = await showProfile({ [consentPath]: responseOf(500) });
    await answer(area, 'Tilbud og råd', 'Nei');
    area.backend.answer({ [consentPath]: responseOf(204) });
    await answer(area, 'Deling', 'Ja');
    expect(within(row('Tilbud og råd')).getByText('Noe gikk galt ved lagring av samtykket')).toBeTruthy();
  });
});

test('after another try that succeeds the focus is in the row PR-72', async () => {
  const area = await showProfile();
  await answer(area, 'Deling', 'Ja');
  const again = screen.getByRole('button', { name: 'Prøv igjen' });
  area.backend.answer({ [customerPath]: { ...kari, samtykker: { ...kari.samtykker, crossDomainConsent: 'AUTHORIZED' } } });
  again.focus();
  fireEvent.click(again);
  await area.settle();
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Deling');
});
