import { useRef, useState } from 'react';
import type { ContactField } from '../../api/customer.ts';
import { MissingParameterError } from '../../api/errors.ts';
import type { ContactErrorCode } from '../../api/profile-changes.ts';
import { contactErrorCode } from '../../api/profile-changes.ts';
import { parseEmail, parseMobile } from '../../domain/contact.ts';
import type { ConfirmedMutation } from '../../hooks/use-confirmed-mutation.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { EditForm } from './edit-form.tsx';
import { useFormsText } from './forms-text.ts';

interface ContactRules {
  /** Converts the input to the value to send. Returns undefined when it is invalid. */
  readonly parse: (written: string) => string | undefined;
  /** The backend's error code for an invalid value. */
  readonly invalidCode: ContactErrorCode;
  /** Type of the text field. */
  readonly kind: 'email' | 'tel';
}

const contactFields: Readonly<Record<ContactField, ContactRules>> = {
  email: {
    parse: parseEmail,
    invalidCode: 'UGYLDIG_MAILADRESSE',
    kind: 'email',
  },
  mobile: {
    parse: parseMobile,
    invalidCode: 'UGYLDIG_MOBILNR',
    kind: 'tel',
  },
};

interface ContactDetailsFormProps {
  readonly field: ContactField;
  readonly stored: string | undefined;
  readonly update: ConfirmedMutation<string>;
  readonly onCancel: () => void;
}

/** Form for a new e-mail address or mobile number, with its error messages. */
export function ContactDetailsForm({ field, stored = '', update, onCancel }: ContactDetailsFormProps) {
  const formsText = useFormsText();
  const { parse, invalidCode, kind } = contactFields[field];
  const text = formsText[field];
  const [written, setWritten] = useState(stored);
  const [problem, setProblem] = useState<'missing' | 'invalid'>();
  const input = useRef<HTMLInputElement>(null);
  const isRefused = contactErrorCode(update.error) === invalidCode;
  // A phone number needs an e-mail address. Without one, the message tells the customer to add it first (PR-16).
  const failure = update.error instanceof MissingParameterError ? formsText.email.missing : text.failure;

  function save(): void {
    const value = parse(written);
    setProblem(value === undefined ? (written.trim() === '' ? 'missing' : 'invalid') : undefined);
    if (value === undefined) input.current?.focus();
    else update.save(value);
  }

  function write(next: string): void {
    setWritten(next);
    setProblem(undefined);
    update.reset();
  }

  return (
    <EditForm
      isBusy={update.isSaving}
      failure={update.error && !isRefused ? failure : undefined}
      onSave={save}
      onCancel={onCancel}
    >
      <TextField
        kind={kind}
        label={text.label}
        trackAs={field}
        value={written}
        error={problem ? text[problem] : isRefused ? text.invalid : undefined}
        isReadOnly={update.isSaving}
        ref={input}
        onChange={write}
      />
    </EditForm>
  );
}
