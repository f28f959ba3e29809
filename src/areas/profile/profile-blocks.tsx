import { useConfig } from '../../hooks/use-config.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { Identity } from './identity.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileText } from './profile-text.ts';
import type { Profile } from './use-profile.ts';
import { useProfile } from './use-profile.ts';

/** The blocks of the profile. One that comes below another shows with it, so that nothing moves. */
export function ProfileBlocks() {
  const profile = useProfile();
  const { customer, legacy, address, reservation } = profile;
  const hasConsents = useHasConsents(profile);
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
          {hasConsents && <ConsentsSection customer={customer.data} />}
        </>
      )}
    </Stack>
  );
}

/** Consents are for those who are no customers of the bank, where the host shows them; never before that is known. */
function useHasConsents({ customer }: Profile): boolean {
  const isShown = useConfig().showSamtykkerMinProfil === true;
  return isShown && (customer.data ? !customer.data.isBankCustomer : customer.isError);
}
