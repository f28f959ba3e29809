import { useLate } from '../../hooks/use-late.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { DetailsSection } from './details-section.tsx';
import { Identity } from './identity.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileText } from './profile-text.ts';
import { useProfile } from './use-profile.ts';

const loadChoices = async () => (await import('./choices.tsx')).Choices;

/**
 * The blocks of the profile. One that comes below another shows with it, so that nothing moves. The code of the lower
 * ones comes while the first are asked for.
 */
export function ProfileBlocks() {
  const profile = useProfile();
  const choices = useLate(loadChoices);
  useReportError('profile', choices.error);
  const { customer, legacy, address, reservation } = profile;
  const isPending = customer.isPending || legacy.isPending;
  const failed = [customer, legacy].filter((query) => query.isError);
  const isChoicePending = isPending || address.isPending || reservation.isPending;

  const retry = (text: string, isBusy: boolean, onRetry: () => void) => (
    <RetryBanner retryText={profileText.retry} isBusy={isBusy} onRetry={onRetry}>{text}</RetryBanner>
  );
  return (
    <Stack gap={40}>
      {failed.length > 0 && retry(profileText.fetchError, failed.some((query) => query.isFetching), () => {
        for (const query of failed) void query.refetch();
      })}
      {customer.data && <Identity customer={customer.data} />}
      {!isPending && <DetailsSection profile={profile} />}
      {Boolean(choices.error) && retry(profileText.codeError, false, choices.retry)}
      {choices.value && !isChoicePending && <choices.value profile={profile} />}
      {(isChoicePending || !(choices.value ?? choices.error)) && <ProfileSkeleton rows={isPending ? 4 : 2} />}
    </Stack>
  );
}
