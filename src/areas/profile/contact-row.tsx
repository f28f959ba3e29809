import { useState } from 'react';
import type { ContactField } from '../../api/contact-information.ts';
import { formatPhone } from '../../domain/phone.ts';
import { EditRow } from '../../ui/edit-row.tsx';
import { FormRow } from '../../ui/form-row.tsx';
import { Text } from '../../ui/text.tsx';
import type { ContactForm } from './contact-form.tsx';
import { profileText } from './profile-text.ts';
import { useContactUpdate } from './use-contact-update.ts';

interface ContactRowProps {
  readonly field: ContactField;
  /** As the backend has it. */
  readonly stored: string | undefined;
  /** Undefined while it is not known. */
  readonly isEditable: boolean | undefined;
  /** Undefined until its code is here. */
  readonly Form: typeof ContactForm | undefined;
}

/** The e-mail address or the mobile number (PR-07 to PR-31). A value that is being saved shows at once (PR-12). */
export function ContactRow({ field, stored, isEditable, Form }: ContactRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const update = useContactUpdate(field, () => setIsOpen(false));
  const shown = update.isSaving ? update.value : stored;
  const { title } = profileText[field];
  const value = <p>{shown === undefined ? profileText.notRegistered : field === 'mobile' ? formatPhone(shown) : shown}</p>;

  function toggle(): void {
    update.reset();
    setIsOpen(!isOpen);
  }

  if (!isEditable) {
    const hint = isEditable === false && <Text size="small" isSubdued>{profileText.contactUs}</Text>;
    return <FormRow title={title} value={<>{value}{hint}</>} />;
  }
  return (
    <EditRow
      title={title}
      value={value}
      editText={profileText.edit}
      isOpen={isOpen}
      isBusy={update.isSaving}
      onToggle={toggle}
    >
      {Form && <Form field={field} stored={stored} update={update} onCancel={toggle} />}
    </EditRow>
  );
}
