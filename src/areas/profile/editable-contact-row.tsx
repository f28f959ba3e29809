import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { ContactField } from '../../api/customer.ts';
import { MissingParameterError } from '../../api/errors.ts';
import type { ContactErrorCode } from '../../api/profile-changes.ts';
import { contactErrorCode } from '../../api/profile-changes.ts';
import { parseEmail, parseMobile } from '../../domain/contact.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { SuccessBanner } from '../../ui/feedback/success-banner.tsx';
import { EditRow } from '../../ui/layout/edit-row.tsx';
import type { ContactValueProps } from './contact-value.tsx';
import { ContactValue } from './contact-value.tsx';
import { EditForm } from './edit-form.tsx';
import { useFormsText } from './forms-text.ts';
import { useProfileText } from './profile-text.ts';
import type { ContactUpdate } from './use-contact-update.ts';
import { useContactUpdate } from './use-contact-update.ts';

interface EditableContactRowProps extends ContactValueProps {
  /** Undefined while unknown. */
  readonly isEditable: boolean | undefined;
  /** Text below the value. */
  readonly hint: ReactNode;
}

/** The e-mail address or mobile number, with its edit form. A value shows at once while it is being saved. */
export function EditableContactRow({ field, stored, isEditable = false, hint }: EditableContactRowProps) {
  const profileText = useProfileText();
  const formsText = useFormsText();
  const [isOpen, setIsOpen] = useState(false);
  const [message, tell] = useMessage(() => formsText[field].saved);
  const update = useContactUpdate(field, { onSaved: () => setIsOpen(false), onAgreed: tell });
  const again = update.halfSaved ?? update.contradicted;
  const { headingRef, retryProps } = useRetry({
    isError: again !== undefined,
    isFetching: update.isSaving,
    refetch: saveAgain,
  });
  const shown = update.isSaving && update.value !== undefined ? { value: update.value } : stored;

  function saveAgain(): Promise<void> {
    if (again !== undefined) update.save(again, true);
    return Promise.resolve();
  }

  function toggle(): void {
    update.reset();
    setIsOpen(!isOpen);
  }

  return (
    <EditRow
      title={profileText[field]}
      titleRef={headingRef}
      value={<><ContactValue field={field} stored={shown} />{hint}</>}
      note={!isOpen && (
        <>
          {again !== undefined && <RetryBanner variant="warning" {...retryProps}>{formsText[field][noteOf(update)]}</RetryBanner>}
          {update.isConfirmed && again === undefined && message && <SuccessBanner>{message}</SuccessBanner>}
        </>
      )}
      editText={formsText.edit}
      isEditable={isEditable}
      isOpen={isOpen}
      isBusy={update.isSaving}
      onToggle={toggle}
    >
      <ContactDetailsForm field={field} stored={typeof stored === 'string' ? undefined : stored.value} update={update} onCancel={toggle} />
    </EditRow>
  );
}

/** Returns the name of the text about a value that is not fully saved. */
function noteOf({ contradicted, isRefused }: ContactUpdate) {
  if (contradicted !== undefined) return 'unconfirmed';
  return isRefused ? 'refusedByLegacy' : 'halfSaved';
}

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
  readonly update: ContactUpdate;
  readonly onCancel: () => void;
}

/** Form for a new e-mail address or mobile number, with its error messages. */
function ContactDetailsForm({ field, stored = '', update, onCancel }: ContactDetailsFormProps) {
  const formsText = useFormsText();
  const { parse, invalidCode, kind } = contactFields[field];
  const text = formsText[field];
  // What is stored may change while the form is open. Only what the customer has typed is written over it.
  const [typed, setTyped] = useState<string>();
  const written = typed ?? stored;
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
    setTyped(next);
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
