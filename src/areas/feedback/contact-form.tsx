import { useState } from 'react';
import { parseEmail, parseMobile } from '../../domain/contact.ts';
import { logError } from '../../platform/warn.ts';
import type { ContactDetail } from '../../runtime/host/host.ts';
import { Text } from '../../ui/content/text.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import type { ContactFields } from './feedback-element.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { useFeedbackText } from './feedback-text.ts';

interface ContactFormProps {
  readonly fields: ContactFields;
  readonly send: (detail: ContactDetail) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onDecline: () => void;
}

/** Asks for contact details. Validates when the customer sends them, and then at each change. */
export function ContactForm({ fields, send, onSent, onDecline }: ContactFormProps) {
  const text = useFeedbackText();
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [state, setState] = useState<'busy' | 'failed'>();
  const hasPhone = fields === 'email-phone';
  const isBusy = state === 'busy';

  async function submit(form: HTMLFormElement): Promise<void> {
    const address = parseEmail(email);
    const number = hasPhone ? parseMobile(phone) : undefined;
    setIsChecked(true);
    if (address === undefined || (hasPhone && number === undefined)) {
      form.querySelectorAll('input')[address === undefined ? 0 : 1]?.focus();
      return;
    }
    setState('busy');
    try {
      await send({ email: address, ...(number !== undefined && { phone: number }) });
      onSent();
    } catch (error) {
      logError('callback-failed', 'onContact failed', error);
      setState('failed');
    }
  }

  return (
    <FeedbackForm
      sendAs="submit"
      cancelAs="decline"
      isBusy={isBusy}
      onSend={(form) => void submit(form)}
      onCancel={onDecline}
    >
      <Text>{text.contactTitle}</Text>
      <TextField
        label={text.email.label}
        trackAs="feedback-email"
        kind="email"
        value={email}
        error={isChecked ? problemOf(email, parseEmail(email) !== undefined, text.email) : undefined}
        isReadOnly={isBusy}
        onChange={setEmail}
      />
      {hasPhone && (
        <TextField
          label={text.phone.label}
          trackAs="feedback-phone"
          kind="tel"
          value={phone}
          error={isChecked ? problemOf(phone, parseMobile(phone) !== undefined, text.phone) : undefined}
          isReadOnly={isBusy}
          onChange={setPhone}
        />
      )}
      {state === 'failed' && <Banner variant="error">{text.contactError}</Banner>}
    </FeedbackForm>
  );
}

function problemOf(written: string, isValid: boolean, text: { readonly missing: string; readonly invalid: string }) {
  if (isValid) return undefined;
  return written.trim() === '' ? text.missing : text.invalid;
}
