import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Question } from '../../../../src/domain/question.ts';
import { box, choose, hasButton, leavePage, press, radio, radioNames, showFeedback, write } from './show-feedback.tsx';
import { warning } from '../../../support/warning.mjs';

const followUp: readonly Question[] = [
  { type: 'radio', label: 'Hvor ofte?', name: 'ofte', options: [{ label: 'Ofte', value: 'o' }, { label: 'Sjelden', value: 's', textAreaLabel: 'Hvorfor sjelden?' }] },
  { type: 'checkbox', label: 'Hva brukte du?', options: [{ label: 'Mobil', value: 'm' }, { label: 'PC', value: 'p' }] },
  { type: 'smiley', label: 'Hvordan var det?', name: 'smil' },
  { type: 'text', label: 'Noe mer?', name: 'mer', helpLabel: 'Kort.' },
];

async function startFollowUp(questions: unknown = followUp, props: Parameters<typeof showFeedback>[0] = {}) {
  const area = await showFeedback({ followUp: questions, ...props });
  await choose(area, 'Ja');
  await press(area, 'Send');
  await vi.waitFor(() => screen.getByText('Har du tid til å svare på noen flere spørsmål?'));
  await press(area, 'Jeg har tid!');
  return area;
}

const focusedText = () => document.activeElement?.textContent;

describe('the follow-up', () => {
  test('is offered after the answer, and Nei takk ends it FB-41 FB-42 FB-44 FB-53', async () => {
    const area = await showFeedback({ followUp, contact: 'email' });
    expect(area.text()).not.toContain('Har du tid');
    await choose(area, 'Ja');
    await press(area, 'Send');
    await vi.waitFor(() => screen.getByText('Har du tid til å svare på noen flere spørsmål?'));
    expect(focusedText()).toBe('Takk for tilbakemeldingen din!');
    await press(area, 'Nei takk');
    expect(area.text()).toBe('Takk for tilbakemeldingen din!');
    expect(focusedText()).toBe('Takk for tilbakemeldingen din!');
    expect(area.eventsOf('kfp-followup')).toEqual([]);
  });

  test('asks a question a step and sends all at the end FB-35 FB-39 FB-43 FB-45 to FB-47 FB-50 FB-54', async () => {
    const onFollowup = vi.fn();
    const area = await startFollowUp(followUp, { onFollowup });
    expect(focusedText()).toBe('Steg 1 av 4');
    expect(screen.getByRole('group', { name: 'Hvor ofte?' })).toBeTruthy();
    await choose(area, 'Ofte');
    expect(screen.queryByRole('textbox')).toBeNull();
    await press(area, 'Neste');
    expect(focusedText()).toBe('Steg 2 av 4');
    await choose(area, 'Mobil');
    await choose(area, 'PC');
    await press(area, 'Neste');
    expect(radioNames()).toHaveLength(5);
    await choose(area, 'Veldig fornøyd');
    await press(area, 'Neste');
    expect(screen.getByText(/Kort\./)).toBeTruthy();
    expect(box().getAttribute('rows')).toBe('5');
    expect(hasButton('Neste')).toBe(false);
    await write(area, 'Takk');
    expect(onFollowup).not.toHaveBeenCalled();
    await press(area, 'Send inn');
    const answers = [
      { question: 'ofte', value: 'o' }, { question: 'Hva brukte du?', value: ['m', 'p'] },
      { question: 'smil', value: 5 }, { question: 'mer', value: 'Takk' },
    ];
    expect(area.eventsOf('kfp-followup')).toEqual([answers]);
    expect(onFollowup.mock.calls).toEqual([[answers]]);
    expect(area.text()).toBe('Takk for at du svarte!');
    expect(focusedText()).toBe('Takk for at du svarte!');
    leavePage();
    area.unmount();
    expect(area.eventsOf('kfp-followup')).toHaveLength(1);
    expect(area.posts()).toHaveLength(1);
  });

  test('Tilbake leads to the question before with its answer, which may be another then', async () => {
    const area = await startFollowUp(followUp.slice(0, 2));
    expect(hasButton('Tilbake')).toBe(false);
    await choose(area, 'Sjelden');
    await write(area, 'Glemmer det');
    await press(area, 'Neste');
    await choose(area, 'PC');
    await press(area, 'Tilbake');
    expect(focusedText()).toBe('Steg 1 av 2');
    expect(screen.getByLabelText<HTMLInputElement>('Sjelden').checked).toBe(true);
    expect(box().value).toBe('Glemmer det');
    await choose(area, 'Ofte');
    await press(area, 'Neste');
    expect(screen.getByLabelText<HTMLInputElement>('PC').checked).toBe(true);
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'ofte', value: 'o' }, { question: 'Hva brukte du?', value: ['p'] }]]);
  });

  test('the text box of an option is recorded under its label FB-37', async () => {
    const area = await startFollowUp(followUp.slice(0, 1));
    await choose(area, 'Sjelden');
    await write(area, 'Ikke tid', screen.getByRole('textbox', { name: 'Hvorfor sjelden?' }));
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'ofte', value: 's' }, { question: 'ofte', value: 'Ikke tid' }]]);
  });

  test('a single question without an answer records no value FB-40 FB-48', async () => {
    const area = await startFollowUp([followUp[2]]);
    expect(area.text()).toContain('Steg 1 av 1');
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-followup')).toEqual([[]]);
  });

  test('what was taken back, or is blank, is no answer FB-40', async () => {
    const area = await startFollowUp([followUp[1], followUp[3]]);
    await choose(area, 'Mobil');
    await choose(area, 'Mobil');
    await press(area, 'Neste');
    await write(area, '   ');
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-followup')).toEqual([[]]);
  });

  test('of several chosen options the one that asks for more gets its text box FB-37', async () => {
    const options = [{ label: 'Mobil', value: 'm' }, { label: 'Annet', value: 'a', textAreaLabel: 'Hva da?' }];
    const area = await startFollowUp([{ type: 'checkbox', label: 'Hva brukte du?', name: 'bruk', options }]);
    await choose(area, 'Mobil');
    await choose(area, 'Annet');
    await write(area, 'Klokke', screen.getByRole('textbox', { name: 'Hva da?' }));
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'bruk', value: ['m', 'a'] }, { question: 'bruk', value: 'Klokke' }]]);
  });

  test('each chosen option that asks for more has a text box of its own, and a text stays with its question FB-37 FB-39', async () => {
    const options = [
      { label: 'Prisen', value: 'pris', textAreaLabel: 'Hva er galt med prisen?' },
      { label: 'Innloggingen', value: 'login', textAreaLabel: 'Hva skjedde?' },
      { label: 'BankID', value: 'bankid', textAreaLabel: 'Hva skjedde?' },
      { label: 'Annet', value: 'annet' },
    ];
    const area = await startFollowUp([{ type: 'checkbox', label: 'Hva var vanskelig?', name: 'vanskelig', options }]);
    await choose(area, 'Innloggingen');
    await write(area, 'Den hang', screen.getByRole('textbox', { name: 'Hva skjedde?' }));
    await choose(area, 'Prisen');
    const labels = screen.getAllByRole('textbox').map((one) => one.parentElement?.querySelector('label')?.textContent);
    expect(labels).toEqual(['Hva er galt med prisen?', 'Hva skjedde?']);
    expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)).toEqual(['', 'Den hang']);
    await write(area, 'x'.repeat(251), screen.getByRole('textbox', { name: 'Hva er galt med prisen?' }));
    await press(area, 'Send inn');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Hva er galt med prisen?' }));
    await choose(area, 'Prisen');
    await choose(area, 'Innloggingen');
    await choose(area, 'BankID');
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'vanskelig', value: ['bankid'] }, { question: 'vanskelig', value: 'Den hang' }]]);
  });

  test('of several texts each follows its label FB-39', async () => {
    const options = [{ label: 'Prisen', value: 'pris', textAreaLabel: 'Hva med prisen?' }, { label: 'Annet', value: 'annet', textAreaLabel: 'Hva da?' }];
    const area = await startFollowUp([{ type: 'checkbox', label: 'Hva var vanskelig?', name: 'vanskelig', options }]);
    await choose(area, 'Annet');
    await choose(area, 'Prisen');
    await write(area, 'For høy', screen.getByRole('textbox', { name: 'Hva med prisen?' }));
    await write(area, 'Alt', screen.getByRole('textbox', { name: 'Hva da?' }));
    await press(area, 'Send inn');
    const written = 'Hva med prisen? For høy\nHva da? Alt';
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'vanskelig', value: ['annet', 'pris'] }, { question: 'vanskelig', value: written }]]);
  });

  test('a text that is too long holds the step FB-34', async () => {
    const area = await startFollowUp([followUp[3]]);
    await write(area, 'x'.repeat(251));
    await press(area, 'Send inn');
    expect(document.activeElement).toBe(box());
    expect(area.eventsOf('kfp-followup')).toEqual([]);
  });

  test('a text that is too long holds nothing once its option is no longer chosen FB-34 FB-37', async () => {
    const area = await startFollowUp(followUp.slice(0, 1));
    await choose(area, 'Sjelden');
    await write(area, 'x'.repeat(251));
    await choose(area, 'Ofte');
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'ofte', value: 'o' }]]);
  });

  test('Avbryt discards all FB-49 FB-53', async () => {
    const area = await startFollowUp(followUp, { contact: 'email' });
    await choose(area, 'Ofte');
    await press(area, 'Neste');
    await choose(area, 'PC');
    await press(area, 'Avbryt');
    leavePage();
    area.unmount();
    expect(area.eventsOf('kfp-followup')).toEqual([]);
  });

  test('nothing of a step shows in the next one FB-46', async () => {
    const options = [{ label: 'En', value: 'x' }, { label: 'To', value: 'y' }];
    const area = await startFollowUp([{ type: 'radio', label: 'A?', options }, { type: 'radio', label: 'B?', options }]);
    await choose(area, 'To');
    await press(area, 'Neste');
    expect(screen.getByLabelText<HTMLInputElement>('To').checked).toBe(false);
  });

  test.each([['pagehide'], ['removal']])('on %s what was confirmed and chosen is sent once, and no draft FB-51 FB-52', async (way) => {
    const area = await startFollowUp();
    await choose(area, 'Ofte');
    await press(area, 'Neste');
    await choose(area, 'PC');
    if (way === 'pagehide') leavePage();
    area.unmount();
    leavePage();
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'ofte', value: 'o' }, { question: 'Hva brukte du?', value: ['p'] }]]);
  });

  test('a step that was confirmed is sent too when the customer has gone back to an earlier one FB-45 FB-51 FB-52', async () => {
    const area = await startFollowUp();
    await choose(area, 'Ofte');
    await press(area, 'Neste');
    await choose(area, 'PC');
    await press(area, 'Neste');
    await press(area, 'Tilbake');
    await press(area, 'Tilbake');
    await choose(area, 'Sjelden');
    leavePage();
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'ofte', value: 's' }, { question: 'Hva brukte du?', value: ['p'] }]]);
  });

  test('a choice that was not confirmed is not sent after another one in an earlier step FB-52', async () => {
    const area = await startFollowUp();
    await choose(area, 'Ofte');
    await press(area, 'Neste');
    await choose(area, 'PC');
    await press(area, 'Tilbake');
    await choose(area, 'Sjelden');
    leavePage();
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'ofte', value: 's' }]]);
  });

  test('a text that was confirmed is sent also when the customer has gone back and begun to change it FB-52', async () => {
    const area = await startFollowUp([followUp[3], followUp[0]]);
    await write(area, 'Bekreftet');
    await press(area, 'Neste');
    await press(area, 'Tilbake');
    await write(area, 'Bekreftet, men');
    leavePage();
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'mer', value: 'Bekreftet' }]]);
  });

  test.each([
    ['another name', { name: 'annet' }], ['another type', { type: 'checkbox' as const }],
    ['other options', { options: [{ label: 'Ofte', value: 'o' }, { label: 'Aldri', value: 'a' }] }],
  ])('an answer does not count for a question that the host asks in its place: %s FB-52', async (_, other) => {
    const area = await startFollowUp([followUp[0], followUp[1]]);
    await choose(area, 'Sjelden');
    await press(area, 'Neste');
    await choose(area, 'PC');
    area.show({ followUp: [{ ...followUp[0], ...other }, followUp[1]] });
    await area.settle();
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'Hva brukte du?', value: ['p'] }]]);
  });

  test('an answer stays when the host changes only the words', async () => {
    const area = await startFollowUp([followUp[0], followUp[1]]);
    await choose(area, 'Ofte');
    area.show({ followUp: [{ ...followUp[0], label: 'How often?', options: [{ label: 'Often', value: 'o' }, { label: 'Rarely', value: 's' }] }, followUp[1]] });
    await area.settle();
    expect(radio('Often').checked).toBe(true);
  });

  test('a question that the host takes away leads to the one before, with the focus', async () => {
    const area = await startFollowUp([followUp[0], followUp[1]]);
    await choose(area, 'Ofte');
    await press(area, 'Neste');
    screen.getByLabelText('PC').focus();
    area.show({ followUp: [followUp[0]] });
    await area.settle();
    expect(focusedText()).toBe('Steg 1 av 1');
    expect(radio('Ofte').checked).toBe(true);
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-followup')).toEqual([[{ question: 'ofte', value: 'o' }]]);
  });

  test('with nothing answered nothing is sent, nor a draft FB-52', async () => {
    const area = await startFollowUp([followUp[3], followUp[0]]);
    await write(area, 'Utkast');
    leavePage();
    area.unmount();
    expect(area.eventsOf('kfp-followup')).toEqual([]);
  });

  test('questions that cannot be asked are left out EL-17', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const area = await startFollowUp([{ type: 'radio', label: 'x' }, 7, { type: 'smiley', label: 'x', options: [] }, { type: 'smiley', label: 'y', options: [{ value: 9 }] }, followUp[0]]);
    expect(area.text()).toContain('Steg 1 av 1');
    const places = [0, 1].map((place) => warning('invalid-value', `<kfp-feedback> follow-up[${String(place)}] is not valid and is ignored.`));
    expect(warn.mock.calls.flat()).toEqual(places);
  });
});
