import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { Identity } from './identity.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileText } from './profile-text.ts';
import { useProfile } from './use-profile.ts';

/** The blocks of the profile. One that comes below another shows with it, so that nothing moves. */
export function ProfileBlocks() {
  const profile = useProfile();
  const { customer, legacy, address, reservation, consents } = profile;
  const isPending = customer.isPending || legacy.isPending;

  function retry(): void {
    for (const query of [customer, legacy]) if (query.isError) void query.refetch();
  }

  return (
    <Stack gap={40}>
      {(customer.isError || legacy.isError) && (
        <RetryBanner
          retryText={profileText.retry}
          isBusy={[customer, legacy].some((query) => query.isError && query.isFetching)}
          onRetry={retry}
        >
          {profileText.fetchError}
        </RetryBanner>
      )}
      {customer.data && <Identity customer={customer.data} />}
      {!isPending && <DetailsSection profile={profile} />}
      {isPending || address.isPending || reservation.isPending ? (
        <ProfileSkeleton rows={isPending ? 4 : 2} />
      ) : (
        <>
          <DocumentsSection query={reservation} />
          {consents && <ConsentsSection customer={customer.data} query={consents} />}
        </>
      )}
    </Stack>
  );
}
