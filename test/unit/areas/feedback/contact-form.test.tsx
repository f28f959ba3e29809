import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ElementLanguage } from '../../../../src/shell/element-language.tsx';
import { createDeferred } from '../../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../../support/render-area.tsx';
import { button, choose, descriptionOf, press, showFeedback, write } from './show-feedback.tsx';
// From here on the code of the words arrives without a task of the module loader.
import '../../../../src/shell/load-words.ts';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-post' });
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefonnummer' });
const noEmail = 'Du må oppgi e-postadresse for at vi kan kontakte deg';

async function showContact(props: Parameters<typeof showFeedback>[0] = {}, options: RenderAreaOptions = {}) {
  const area = await showFeedback({ contact: 'email', ...props }, options);
  expect(area.text()).not.toContain('Kan vi kontakte deg');
  await choose(area, 'Ja');
  await press(area, 'Send');
  await vi.waitFor(() => screen.getByText('Kan vi kontakte deg om tilbakemeldingen?'));
  return area;
}

describe('the contact form', () => {
  test('gives the host an e-mail address FB-56 FB-58 FB-59 FB-60 FB-63', async () => {
    const onContact = vi.fn();
    const area = await showContact({ onContact });
    expect(screen.queryByRole('textbox', { name: 'Telefonnummer' })).toBeNull();
    await write(area, ' åse.ø+1@dom.no ', email());
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-contact')).toEqual([{ email: 'åse.ø+1@dom.no' }]);
    expect(onContact.mock.calls).toEqual([[{ email: 'åse.ø+1@dom.no' }]]);
    expect(area.text()).toBe('Takk! Vi tar kontakt hvis vi lurer på noe.');
    expect(document.activeElement?.textContent).toBe('Takk! Vi tar kontakt hvis vi lurer på noe.');
    expect(area.backend.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('says of both fields that they are required, and of none that it is invalid, before the first submit FB-61 FB-64 FB-67', async () => {
    await showContact({ contact: 'email-phone' });
    for (const field of [email(), phone()]) {
      expect([field.getAttribute('aria-required'), field.validity.valid]).toEqual(['true', true]);
    }
  });

  test('the thanks, for the answer and for the address, are in a language that comes later too LN-02', async () => {
    const area = await showContact({}, { wrap: (content) => <ElementLanguage waiting="">{content}</ElementLanguage> });
    async function change(language: string): Promise<void> {
      area.element.lang = language;
      await area.settle(); // Changes of attributes are told in a microtask, and the language is loaded then.
      await act(async () => vi.dynamicImportSettled());
      await area.settle();
    }
    await change('en');
    expect(screen.getByRole('status').textContent).toBe('Thank you for your feedback!');
    await change('nb');
    await write(area, 'a@b.no', email());
    await press(area, 'Send inn');
    await change('en');
    expect(area.text()).toBe('Thank you! We will get in touch if we have any questions.');
    expect(document.activeElement?.textContent).toBe(area.text());
  });

  test('and a phone number FB-59 FB-64 FB-65', async () => {
    const area = await showContact({ contact: 'email-phone' });
    await write(area, 'a@b.no', email());
    await press(area, 'Send inn');
    expect(descriptionOf(phone())).toBe('Du må oppgi telefonnummer for at vi kan kontakte deg');
    expect(document.activeElement).toBe(phone());
    await write(area, '123', phone());
    expect(descriptionOf(phone())).toBe('Skriv inn et gyldig telefonnummer');
    await write(area, '912 34 567', phone());
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-contact')).toEqual([{ email: 'a@b.no', phone: '91234567' }]);
  });

  test.each(['+47 912 34 567', '0047 91234567', '+4791234567'])('takes what a phone fills in: %s FB-59 FB-65', async (written) => {
    const area = await showContact({ contact: 'email-phone' });
    await write(area, 'a@b.no', email());
    await write(area, written, phone());
    await press(area, 'Send inn');
    expect(area.eventsOf('kfp-contact')).toEqual([{ email: 'a@b.no', phone: '91234567' }]);
  });

  test('says what is wrong after the first try, then at each change FB-61 FB-62 FB-66 FB-67', async () => {
    const area = await showContact();
    await write(area, 'a@b', email());
    expect(descriptionOf(email())).toBe('');
    await press(area, 'Send inn');
    expect(descriptionOf(email())).toBe('Skriv inn en gyldig e-postadresse');
    expect(document.activeElement).toBe(email());
    await write(area, '', email());
    expect(descriptionOf(email())).toBe(noEmail);
    await write(area, 'a@b.no', email());
    expect(descriptionOf(email())).toBe('');
    expect(area.eventsOf('kfp-contact')).toEqual([]);
  });

  test('Nei takk ends it FB-57', async () => {
    const area = await showContact();
    await press(area, 'Nei takk');
    expect(area.text()).toBe('Takk for tilbakemeldingen din!');
    expect(document.activeElement?.textContent).toBe('Takk for tilbakemeldingen din!');
    expect(area.eventsOf('kfp-contact')).toEqual([]);
  });

  test('comes after the follow-up FB-55', async () => {
    const area = await showFeedback({ contact: 'email', followUp: [{ type: 'smiley', label: 'Hva?' }] });
    await choose(area, 'Ja');
    await press(area, 'Send');
    await vi.waitFor(() => button('Jeg har tid!'));
    expect(area.text()).not.toContain('Kan vi kontakte deg');
    await press(area, 'Jeg har tid!');
    await press(area, 'Send inn');
    await vi.waitFor(() => screen.getByText('Kan vi kontakte deg om tilbakemeldingen?'));
    expect(document.activeElement?.textContent).toBe('Takk for at du svarte!');
  });

  test('a rejected callback keeps the form, which is sent once at a time EL-18', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const result = createDeferred();
    const onContact = vi.fn<(detail: unknown) => unknown>(() => result.promise);
    const area = await showContact({ onContact });
    await write(area, 'a@b.no', email());
    await press(area, 'Send inn');
    await press(area, 'Send inn');
    expect([button('Send inn').getAttribute('aria-disabled'), screen.queryByRole('alert')]).toEqual(['true', null]);
    result.reject(new Error('host'));
    await area.settle();
    expect(onContact).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toBe('Noe gikk galt. Prøv igjen.');
    expect(email().value).toBe('a@b.no');
    onContact.mockImplementation(() => undefined);
    await press(area, 'Send inn');
    expect(area.text()).toBe('Takk! Vi tar kontakt hvis vi lurer på noe.');
  });
});
