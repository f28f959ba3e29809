import type { Customer } from '../../api/customer.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import { Card } from '../../ui/content/card.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { FormRow } from '../../ui/layout/form-row.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { AddressRow } from './address-row.tsx';
import { ContactRow } from './contact-row.tsx';
import { storedContact } from './contact-value.tsx';
import type { ProfileExtras } from './profile-extras.ts';
import { ProfileSkeleton, RowSkeleton, useHasUnionRow } from './profile-skeleton.tsx';
import { useProfileText } from './profile-text.ts';
import type { Profile } from './use-profile.ts';

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
  const hasContact = customer?.customerNumber !== undefined || legacy.data?.isExisting === true;

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
