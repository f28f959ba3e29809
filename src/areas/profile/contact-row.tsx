import { useState } from 'react';
import type { ContactField, Customer } from '../../api/customer.ts';
import type { LegacyCustomer } from '../../api/legacy-customer.ts';
import { formatPhone } from '../../domain/contact.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Text } from '../../ui/content/text.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { EditRow, FormRow } from '../../ui/layout/form-row.tsx';
import type { ProfileExtras } from './profile-extras.ts';
import { LoadingValue } from './profile-skeleton.tsx';
import { profileText } from './profile-text.ts';
import { useContactUpdate } from './use-contact-update.ts';

interface ContactRowProps {
  readonly field: ContactField;
  /** As the backend has it. */
  readonly stored: StoredContact;
  /** Undefined while it is not known. */
  readonly isEditable: boolean | undefined;
  /** Undefined until its code is here. */
  readonly extras: ProfileExtras | undefined;
}

/** The e-mail address or the mobile number. A value that is being saved shows at once. */
export function ContactRow({ field, stored, isEditable, extras }: ContactRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const update = useContactUpdate(field, () => setIsOpen(false));
  const title = profileText[field];
  const again = update.halfSaved ?? update.contradicted;
  const { headingRef, retryProps } = useRetry({
    isError: again !== undefined,
    isFetching: update.isSaving,
    refetch: saveAgain,
  });
  const shown = update.isSaving && update.value !== undefined ? { value: update.value } : stored;
  const value = shown === 'loading' ? <LoadingValue /> : <p>{textOf(field, shown)}</p>;

  function saveAgain(): Promise<void> {
    if (again !== undefined) update.save(again);
    return Promise.resolve();
  }

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
      titleRef={headingRef}
      value={value}
      note={again !== undefined && !isOpen && extras && (
        <RetryBanner variant="warning" {...retryProps}>
          {extras.formsText[field][update.contradicted === undefined ? 'halfSaved' : 'unconfirmed']}
        </RetryBanner>
      )}
      editText={profileText.edit}
      isOpen={isOpen}
      isBusy={update.isSaving}
      onToggle={toggle}
    >
      {extras && (
        <extras.ContactDetailsForm field={field} stored={typeof stored === 'string' ? undefined : stored.value} update={update} onCancel={toggle} />
      )}
    </EditRow>
  );
}

function textOf(field: ContactField, shown: Exclude<StoredContact, 'loading'>): string {
  if (shown === 'none') return profileText.notRegistered;
  if (shown === 'failed') return profileText.notFetched;
  return field === 'mobile' ? formatPhone(shown.value) : shown.value;
}

/** What there is to show; without a value, whether there is none, or why it is not known whether there is one. */
type StoredContact = { readonly value: string } | 'none' | 'loading' | 'failed';

/** The customer's value, else the legacy customer's (PR-18). As long as one of them is not known there may be a value. */
export function storedContact(
  field: ContactField, customer: CustomerQuery<Customer>, legacy: CustomerQuery<LegacyCustomer>,
): StoredContact {
  const value = customer.data?.[field] ?? (legacy.data?.isExisting ? legacy.data[field] : undefined);
  if (value !== undefined) return { value };
  if (customer.isPending || legacy.isPending) return 'loading';
  return customer.data && legacy.data ? 'none' : 'failed';
}
