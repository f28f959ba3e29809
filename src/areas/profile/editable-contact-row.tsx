import { useState } from 'react';
import { useMessage } from '../../hooks/use-message.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { SuccessBanner } from '../../ui/feedback/success-banner.tsx';
import { EditRow } from '../../ui/layout/edit-row.tsx';
import { ContactDetailsForm } from './contact-details-form.tsx';
import type { ContactValueProps } from './contact-value.tsx';
import { ContactValue } from './contact-value.tsx';
import { useFormsText } from './forms-text.ts';
import { useProfileText } from './profile-text.ts';
import type { ContactUpdate } from './use-contact-update.ts';
import { useContactUpdate } from './use-contact-update.ts';

/** The e-mail address or mobile number, with its edit form. A value shows at once while it is being saved. */
export function EditableContactRow({ field, stored }: ContactValueProps) {
  const profileText = useProfileText();
  const formsText = useFormsText();
  const [isOpen, setIsOpen] = useState(false);
  const [message, tell] = useMessage(() => formsText[field].saved);
  const update = useContactUpdate(field, { onStored: () => setIsOpen(false), onAgreed: tell });
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
      value={<ContactValue field={field} stored={shown} />}
      note={!isOpen && (
        <>
          {again !== undefined && <RetryBanner variant="warning" {...retryProps}>{formsText[field][noteOf(update)]}</RetryBanner>}
          {update.isConfirmed && again === undefined && message && <SuccessBanner>{message}</SuccessBanner>}
        </>
      )}
      editText={formsText.edit}
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
