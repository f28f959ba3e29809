import { useId } from 'react';
import type { Customer } from '../../api/customer.ts';
import { useKept } from '../../hooks/use-kept.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Card } from '../../ui/content/card.tsx';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Text } from '../../ui/content/text.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { FormRow } from '../../ui/layout/form-row.tsx';
import { Section } from '../../ui/layout/section.tsx';
import type { ContactValueProps } from './contact-value.tsx';
import { ContactValue, storedContact } from './contact-value.tsx';
import type { ProfileExtras } from './profile-extras.ts';
import { LoadingValue, ProfileSkeleton, RowSkeleton, useHasUnionRow } from './profile-skeleton.tsx';
import { useProfileText } from './profile-text.ts';
import type { CustomerAddress, Profile } from './use-profile.ts';

interface DetailsSectionProps {
  readonly profile: Profile;
  /** Undefined until the code has loaded. */
  readonly extras: ProfileExtras | undefined;
  /** Whether content above a row has loaded, or the wait for it is over. */
  readonly isSettled: boolean;
  /** Retry for the customer's data in our system and the legacy system. */
  readonly retry: Retry;
}

/**
 * The customer's details, row by row. The contact rows show for a customer who is known in either system. The
 * customer cannot edit the union row. One of the two systems may be pending or may have failed.
 */
export function DetailsSection({ profile, extras, isSettled, retry: { headingRef, retryProps } }: DetailsSectionProps) {
  const text = useProfileText();
  const hasUnionRow = useHasUnionRow();
  const { customer: { data: customer }, legacy } = profile;
  // They stay when a save finds the customer in neither system: the open form then shows the failure.
  const hasContact = useKept(false, (had) => had || customer?.customerNumber !== undefined || legacy.data?.isExisting === true);

  return (
    <Section title={text.details} headingRef={headingRef}>
      {!hasContact && legacy.isPending && <ProfileSkeleton rows={2} />}
      <Card>
        {hasContact && (['email', 'mobile'] as const).map((field) => (
          <ContactRow
            key={field}
            field={field}
            stored={storedContact(field, profile.customer, legacy)}
            isEditable={customer?.isContactEditable}
            extras={extras}
          />
        ))}
        {customer && <AddressRow address={profile.address} extras={isSettled ? extras : undefined} />}
        {customer && hasUnionRow && (isSettled
          ? <FormRow title={text.union} value={<p>{membership(customer, text)}</p>} />
          : <RowSkeleton />)}
      </Card>
      {profile.customer.isPending && <ProfileSkeleton rows={2} />}
      {customer && legacy.isError && !profile.customer.isError && (
        <RetryBanner {...retryProps}>{text.legacyFetchError}</RetryBanner>
      )}
    </Section>
  );
}

function membership({ isUnionMember }: Customer, text: ReturnType<typeof useProfileText>): string {
  if (isUnionMember === undefined) return text.notFetched;
  return isUnionMember ? text.unionMember : text.noUnionMember;
}

interface ContactRowProps extends ContactValueProps {
  /** Undefined while unknown. */
  readonly isEditable: boolean | undefined;
  /** Undefined until the code has loaded. The customer can then edit the row, unless the response says otherwise. */
  readonly extras: ProfileExtras | undefined;
}

/** The e-mail address or the mobile number. */
function ContactRow({ field, stored, isEditable, extras }: ContactRowProps) {
  const text = useProfileText();
  const hint = isEditable === false && <Text size="small" isSubdued>{text.contactUs}</Text>;
  if (extras) return <extras.EditableContactRow field={field} stored={stored} isEditable={isEditable} hint={hint} />;
  return <FormRow title={text[field]} value={<><ContactValue field={field} stored={stored} />{hint}</>} />;
}

interface AddressRowProps {
  readonly address: CustomerAddress;
  /** Undefined until the code has loaded. The customer can then copy the address from the national register. */
  readonly extras: ProfileExtras | undefined;
}

/** The address of the customer. */
function AddressRow({ address, extras }: AddressRowProps) {
  const profileText = useProfileText();
  const { query } = address;
  const id = useId();
  const { headingRef, retryProps } = useRetry(query);
  return (
    <FormRow
      title={profileText.address}
      titleId={id}
      titleRef={headingRef}
      value={<AddressValue {...address} />}
    >
      {query.isError && (
        <RetryBanner {...retryProps}>{profileText.addressFetchError}</RetryBanner>
      )}
      {extras && <extras.AddressUpdate address={address} titleId={id} titleRef={headingRef} />}
    </FormRow>
  );
}

/** The address, or the reason why there is none. The error message of a failed request says it for itself. */
function AddressValue({ query, isPending, text }: CustomerAddress) {
  const profileText = useProfileText();
  if (text !== undefined) return <p><Norwegian>{text}</Norwegian></p>;
  if (isPending) return <LoadingValue />;
  if (query.data) return <p>{profileText.noAddress}</p>;
  // Without a customer number, the address is not requested.
  return query.isError ? null : <p>{profileText.notFetched}</p>;
}
