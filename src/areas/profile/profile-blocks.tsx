import { useLate } from '../../hooks/use-late.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { DetailsSection } from './details-section.tsx';
import { Identity } from './identity.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileText } from './profile-text.ts';
import { useProfile } from './use-profile.ts';

const loadExtras = async () => (await import('./profile-extras.ts')).profileExtras;

/**
 * The blocks of the profile. One that comes below another shows with it, so that nothing moves. The code of the lower
 * ones, and of the forms, comes while the first are asked for.
 */
export function ProfileBlocks() {
  const profile = useProfile();
  const { value: extras, ...late } = useLate(loadExtras);
  useReportError('profile', late.error);
  const { customer, legacy, address, reservation } = profile;
  const isPending = customer.isPending || legacy.isPending;
  const failed = [customer, legacy].filter((query) => query.isError);
  const { headingRef, retryProps } = useRetry({
    isError: failed.length > 0,
    isFetching: failed.some((query) => query.isFetching),
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  });
  const choices = useRetry({
    isError: reservation.isError || Boolean(late.error),
    isFetching: reservation.isFetching,
    refetch: async () => (late.error ? late.retry() : reservation.refetch()),
  });
  const isChoicePending = isPending || address.isPending || reservation.isPending || !(extras ?? late.error);

  return (
    <Stack gap={40}>
      {failed.length > 0 && (
        <RetryBanner retryText={profileText.retry} {...retryProps}>{profileText.fetchError}</RetryBanner>
      )}
      {customer.data && <Identity customer={customer.data} />}
      {!isPending && <DetailsSection profile={profile} Form={extras?.ContactForm} headingRef={headingRef} />}
      {isChoicePending && <ProfileSkeleton rows={isPending ? 4 : 2} />}
      {isChoicePending || (extras
        ? <extras.Choices profile={profile} retry={choices} />
        : <RetryBanner retryText={profileText.retry} {...choices.retryProps}>{profileText.codeError}</RetryBanner>)}
    </Stack>
  );
}
