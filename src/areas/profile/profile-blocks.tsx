import type { ReactNode } from 'react';
import type { Customer } from '../../api/customer.ts';
import { isLongName, maskPersonalNumber } from '../../domain/profile.ts';
import { useReportError } from '../../hooks/use-host-events.ts';
import { useIsWaitOver } from '../../hooks/use-is-wait-over.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { lazyImport } from '../../platform/lazy-import.ts';
import { PersonName } from '../../ui/content/person-name.tsx';
import { Text, VisuallyHidden } from '../../ui/content/text.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DetailsSection } from './details-section.tsx';
import { ChoicesSkeleton, DetailsSkeleton, IdentitySkeleton } from './profile-skeleton.tsx';
import { useProfileText } from './profile-text.ts';
import { useProfile } from './use-profile.ts';

const loadExtras = async () => (await lazyImport(() => import('./profile-extras.ts'))).profileExtras;

/** Milliseconds that a block waits for content in it or above it. */
const patience = 1_500;

interface ProfileBlocksProps {
  /** Renders the picture beside the first blocks. */
  readonly frame: (blocks: ReactNode) => ReactNode;
}

/**
 * The blocks of the profile. A block appears together with the block above it, so that nothing moves. It stops waiting
 * after the time limit, because known data must not wait for a system that does not answer. The code of the lower blocks
 * and the forms loads in parallel with the first requests.
 */
export function ProfileBlocks({ frame }: ProfileBlocksProps) {
  const text = useProfileText();
  const profile = useProfile();
  const { value: extras, ...late } = useLazy(loadExtras);
  useReportError('profile', late.error);
  const { customer, legacy, address, reservation } = profile;
  const failed = [customer, legacy].filter((query) => query.isError);
  const details = useRetry({
    isError: failed.length > 0,
    isFetching: failed.some((query) => query.isFetching),
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  });
  const choices = useRetry({
    isError: reservation.isError || Boolean(late.error),
    isFetching: reservation.isFetching || late.isBusy === true,
    refetch: async () => (late.error ? late.retry() : reservation.refetch()),
  });
  const isLoaded = Boolean(extras ?? late.error);
  const isAwaited = !isLoaded || customer.isPending || legacy.isPending || address.isPending || reservation.isPending;
  const isWaitOver = useIsWaitOver(isAwaited, patience);
  // With a customer number, the rows do not depend on the legacy system.
  const isOpen = customer.isPending || (legacy.isPending && customer.data?.customerNumber === undefined);
  const isKnown = customer.data !== undefined || legacy.data?.isExisting === true;
  // A long name takes up more lines than its placeholder, and would move the placeholders below.
  const isHeld = !isWaitOver && isAwaited && isLongName(customer.data?.name ?? '');
  const hasDetails = isKnown && !isHeld && (isWaitOver || !isOpen);
  const hasChoices = isLoaded && (isWaitOver || !isAwaited);

  return (
    <Stack gap={40}>
      {frame(
        <Stack gap={40}>
          {customer.isError && (
            <RetryBanner {...details.retryProps}>{text.fetchError}</RetryBanner>
          )}
          {customer.isPending || isHeld ? <IdentitySkeleton /> : customer.data && <Identity customer={customer.data} />}
          {hasDetails && <DetailsSection profile={profile} extras={extras} isSettled={hasChoices} retry={details} />}
          {!hasDetails && (!hasChoices || (customer.isPending && !isKnown)) && <DetailsSkeleton isTold={hasChoices} />}
        </Stack>
      )}
      {!hasChoices && <ChoicesSkeleton />}
      {hasChoices && (extras
        ? <extras.Choices profile={profile} retry={choices} />
        : <RetryBanner {...choices.retryProps} codeError={late.error}>{text.codeError}</RetryBanner>)}
    </Stack>
  );
}

/** The customer's name, and the personal number without its last five digits. */
function Identity({ customer: { name, personalNumber } }: { readonly customer: Customer }) {
  const text = useProfileText();
  const masked = personalNumber && maskPersonalNumber(personalNumber);
  const [birthDate, hidden] = masked?.split(' ') ?? [];
  if (!name && !masked) return null;
  return (
    <div>
      {name && <PersonName name={name} isLong={isLongName(name)} />}
      {masked && (
        <Text isSubdued>
          <span>{text.personalNumber} {birthDate}</span> <span aria-hidden="true">{hidden}</span>
          <VisuallyHidden>, {text.hiddenDigits}</VisuallyHidden>
        </Text>
      )}
    </div>
  );
}
