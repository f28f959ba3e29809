import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createFeedbackModel } from '../../../../src/areas/feedback/feedback-area.tsx';
import { QuestionField } from '../../../../src/areas/feedback/question-form.tsx';
import { responseOf } from '../../../support/fake-transport.ts';
import { renderArea } from '../../../support/render-area.tsx';
import {
  box, button, choose, descriptionOf, feedbackPath, hasButton, press, radio, radioNames, showFeedback, write,
} from './show-feedback.tsx';

const smileys = ['Veldig misfornøyd', 'Litt misfornøyd', 'Midt på treet', 'Ganske fornøyd', 'Veldig fornøyd'];
const help =
  'Ikke skriv personlige opplysninger. Tilbakemeldingen blir ikke besvart, men vi bruker den til å forbedre tjenestene våre.';

describe('the question about the page', () => {
  test.each([
    ['FB-02 FB-04 OF-11', 'fikkDuGjortDetDuSkulle', 'Fikk du gjort det du skulle?', ['Ja', 'Nei']],
    ['FB-03 FB-05 FB-06 FB-07 FB-08 FB-09 FB-10', 'hvorFornoydErDu', 'Hvor fornøyd er du med denne nettsiden?', smileys],
    ['OI-09 T-11', 'fantDuDetDuLetteEtter', 'Fant du det du lette etter?', ['Ja', 'Nei']],
  ] as const)('%s preset %s', async (_rows, preset, legend, names) => {
    const area = await showFeedback({ preset });
    expect(screen.getByRole('group', { name: legend })).toBeTruthy();
    expect(radioNames()).toEqual(names);
    expect(area.eventsOf('kfp-ready')).toHaveLength(1);
  });

  test('an answer reveals the text box, Send and Avbryt FB-16 to FB-19 FB-11 to FB-15 FB-22', async () => {
    const area = await showFeedback();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(hasButton('Send') || hasButton('Avbryt')).toBe(false);
    await choose(area, 'Ja');
    expect(screen.getByRole('textbox', { name: 'Vil du si noe mer om det?' })).toBe(box());
    expect(box().getAttribute('rows')).toBe('7');
    expect(descriptionOf(box())).toBe(`${help} 0 av 250`);
    expect(hasButton('Send') && hasButton('Avbryt')).toBe(true);
  });

  test('Avbryt clears the answer and what was written, and gives the focus to the options FB-20 FB-21', async () => {
    const area = await showFeedback();
    await choose(area, 'Nei');
    await write(area, 'Fant det ikke');
    await press(area, 'Avbryt');
    expect(radio('Nei').checked).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(hasButton('Send')).toBe(false);
    expect(document.activeElement).toBe(radio('Ja'));
    await choose(area, 'Nei');
    expect(box().value).toBe('');
    expect(area.eventsOf('kfp-feedback')).toEqual([]);
  });

  test('Send tells the host and thanks FB-23 to FB-27 FB-69', async () => {
    const onFeedback = vi.fn();
    const area = await showFeedback({ preset: 'hvorFornoydErDu', onFeedback });
    await choose(area, 'Ganske fornøyd');
    await write(area, '  Fint  ');
    await press(area, 'Send');
    const detail = { feedbackValue: 4, intentionalSubmit: true, message: 'Fint' };
    expect(area.eventsOf('kfp-feedback')).toEqual([detail]);
    expect(onFeedback.mock.calls).toEqual([[detail]]);
    expect(screen.getByRole('status').textContent).toBe('Takk for tilbakemeldingen din!');
    expect(document.activeElement?.textContent).toBe('Takk for tilbakemeldingen din!');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('no message for an empty or blank box FB-27', async () => {
    const area = await showFeedback();
    await choose(area, 'Ja');
    await write(area, '   ');
    await press(area, 'Send');
    expect(area.eventsOf('kfp-feedback')).toEqual([{ feedbackValue: 'Ja', intentionalSubmit: true }]);
  });

  test('a text that is too long is kept, and not sent FB-32 to FB-34 VA-19 VA-20', async () => {
    const area = await showFeedback();
    await choose(area, 'Ja');
    await write(area, `${'😀'.repeat(125)}x`);
    expect(descriptionOf(box())).toContain('Du har skrevet 1 tegn for mye');
    await write(area, 'x'.repeat(260));
    expect(descriptionOf(box())).toContain('Du har skrevet 10 tegn for mye');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    button('Send').focus();
    await press(area, 'Send');
    expect(document.activeElement).toBe(box());
    expect(box().value).toHaveLength(260);
    expect(area.posts()).toEqual([]);
    expect(area.eventsOf('kfp-feedback')).toEqual([]);
    await write(area, 'x'.repeat(250));
    expect(descriptionOf(box())).toContain('250 av 250');
    await press(area, 'Send');
    expect(area.posts()).toHaveLength(1);
  });
});

describe('the answer on its way', () => {
  test('is posted with page and product FB-70 to FB-75 DM-70 T-09 T-10', async () => {
    history.replaceState(null, '', '/privat/forsikring/x/123?y=4');
    const area = await showFeedback({ preset: 'hvorFornoydErDu', productCode: 'Y44' });
    await choose(area, 'Veldig fornøyd');
    await press(area, 'Send');
    history.replaceState(null, '', '/');
    expect(area.posts()).toEqual([{ feedbackValue: '5', text: '', productCode: 'Y44', page: '/privat/forsikring/x/' }]);
    // Whoever leaves right after Send has sent it all the same.
    expect(area.backend.calls.find(({ path }) => path === 'feedback/')?.init.keepalive).toBe(true);
  });

  test('a list is joined with commas, and no product is left out FB-75', async () => {
    const area = await showFeedback({
      question: { type: 'checkbox', label: 'Hva?', options: [{ label: 'En', value: 'a' }, { label: 'To', value: 'b' }] },
    });
    await choose(area, 'To');
    await choose(area, 'En');
    await write(area, 'Mer');
    await press(area, 'Send');
    expect(area.eventsOf('kfp-feedback')).toEqual([{ feedbackValue: ['b', 'a'], intentionalSubmit: true, message: 'Mer' }]);
    expect(area.posts()).toEqual([{ feedbackValue: 'b,a', text: 'Mer', page: '/' }]);
  });

  test('is not posted when the host prevents it FB-70', async () => {
    const area = await showFeedback();
    area.element.addEventListener('kfp-feedback', (event) => event.preventDefault());
    await choose(area, 'Ja');
    await press(area, 'Send');
    expect(area.posts()).toEqual([]);
    expect(area.text()).toContain('Takk for tilbakemeldingen din!');
  });

  test('a failed post is told to the host alone FB-76', async () => {
    const area = await showFeedback({}, { responses: { [feedbackPath]: responseOf(500) } });
    await choose(area, 'Ja');
    await press(area, 'Send');
    expect(area.text()).toBe('Takk for tilbakemeldingen din!');
    expect(area.posts()).toHaveLength(1);
    expect(area.eventsOf('kfp-error')).toMatchObject([{ area: 'feedback', status: 500 }]);
  });

  test.each([
    ['throws', () => { throw new Error('host'); }],
    ['rejects', () => Promise.reject(new Error('host'))],
    ['is no function', 'x'],
  ])('a callback that %s FB-68', async (_what, onFeedback) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const area = await showFeedback({ onFeedback: onFeedback as () => unknown });
    await choose(area, 'Ja');
    await press(area, 'Send');
    expect(area.text()).toBe('Takk for tilbakemeldingen din!');
    expect(area.posts()).toHaveLength(1);
    expect(errors).toHaveBeenCalledTimes(1);
  });

  test('one event for analytics, never with free text FB-80', async () => {
    const area = await showFeedback();
    await choose(area, 'Nei');
    await write(area, 'Hemmelig');
    await press(area, 'Send');
    const answers = area.runtime.tracking.waiting().filter(({ event }) => event === 'Tilbakemelding');
    expect(answers).toMatchObject([{ tilbakemelding: 'Nei', side: '/' }]);
    expect(JSON.stringify(area.runtime.tracking.waiting())).not.toContain('Hemmelig');
  });

  test('a text question is not tracked FB-80 FB-14', async () => {
    const area = await showFeedback({ question: { type: 'text', label: 'Hva savner du?' } });
    expect(screen.getByRole('textbox', { name: 'Hva savner du?' })).toBe(box());
    expect(box().getAttribute('rows')).toBe('5');
    await write(area, 'Hemmelig');
    await press(area, 'Send');
    expect(area.eventsOf('kfp-feedback')).toEqual([{ feedbackValue: 'Hemmelig', intentionalSubmit: true }]);
    expect(area.posts()).toMatchObject([{ feedbackValue: 'Hemmelig', text: '' }]);
    expect(area.runtime.tracking.waiting()).not.toContainEqual(expect.objectContaining({ event: 'Tilbakemelding' }));
    expect(JSON.stringify(area.runtime.tracking.waiting())).not.toContain('Hemmelig');
  });
});

describe('questions of the host', () => {
  test('label, name, help and the label of a text box FB-22 FB-36 FB-38', async () => {
    const area = await showFeedback({
      question: {
        type: 'radio', label: 'Hvorfor?', name: 'why', helpLabel: 'Velg ett.',
        options: [{ label: 'A', value: 'a', textAreaLabel: 'Fortell om A' }, { label: 'B', value: 'b' }],
      },
    });
    expect(descriptionOf(screen.getByRole('group', { name: 'Hvorfor?' }))).toBe('Velg ett.');
    expect(radio('A').name).toBe('why');
    await choose(area, 'A');
    expect(screen.getByRole('textbox', { name: 'Fortell om A' })).toBeTruthy();
    await choose(area, 'B');
    expect(screen.getByRole('textbox', { name: 'Vil du si noe mer om det?' })).toBeTruthy();
  });

  test('of several texts the message names the question of each FB-22 FB-26', async () => {
    const options = [{ label: 'A', value: 'a', textAreaLabel: 'Hvorfor A?' }, { label: 'B', value: 'b', textAreaLabel: 'Hvorfor B?' }];
    const area = await showFeedback({ question: { type: 'checkbox', label: 'Hva?', options } });
    for (const label of ['A', 'B']) {
      await choose(area, label);
      await write(area, ` Fordi ${label} `, screen.getByRole('textbox', { name: `Hvorfor ${label}?` }));
    }
    await press(area, 'Send');
    expect(area.eventsOf('kfp-feedback')).toMatchObject([{ feedbackValue: ['a', 'b'], message: 'Hvorfor A? Fordi A\nHvorfor B? Fordi B' }]);
  });

  test.each([[6], ['1'], [0], [2.5]])('a smiley option %j: nothing, and a word in the console FB-77 FB-79', async (value) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const area = await showFeedback({ question: { type: 'smiley', label: 'Hva?', options: [{ label: 'x', value: 1 }, { label: 'y', value }] } });
    expect(area.text()).toBe('');
    expect(errors).toHaveBeenCalledTimes(1);
  });

  test.each([['text'], [{ type: 'slider', label: 'x' }], [{ type: 'radio', label: 'x' }], [null], [[]], [{ type: 'radio', options: [{}] }]])(
    '%j gives the preset EL-17', async (question) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await showFeedback({ question });
      expect(screen.getByRole('group', { name: 'Fikk du gjort det du skulle?' })).toBeTruthy();
    });

  const circle: Record<string, unknown> = { type: 'radio', label: 'Hva?', options: [{ label: 'En', value: 'a' }] };
  circle['self'] = circle;
  test.each([['a circle', circle], ['a bigint', { type: 'text', label: 'Hva?', version: 1n }]])('%s gives the preset EL-04', async (_, question) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await showFeedback({ question });
    expect(screen.getByRole('group', { name: 'Fikk du gjort det du skulle?' })).toBeTruthy();
  });

  test('a question outside a form: nothing, and a word in the console FB-78', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const area = renderArea(<QuestionField question={{ type: 'text', label: 'x', trackAs: 'host-question', name: 'x', options: [] }} />);
    expect(area.text()).toBe('');
    expect(errors).toHaveBeenCalled();
  });
});

test('reset() asks anew, and what was not sent is forgotten EL-19', async () => {
  const model = createFeedbackModel();
  const area = await showFeedback({ model });
  await choose(area, 'Ja');
  model.reset();
  await area.settle();
  expect(radio('Ja').checked).toBe(false);
  await choose(area, 'Ja');
  await press(area, 'Send');
  model.reset();
  await area.settle();
  expect(radioNames()).toEqual(['Ja', 'Nei']);
  area.unmount();
  expect(area.posts()).toHaveLength(1);
});
