import type { ConsentText } from '../../api/consents.ts';
import type { Customer } from '../../api/customer.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import { ConsentRows } from './consent-rows.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { choicesText } from './choices-text.ts';
import { profileText } from './profile-text.ts';

interface ConsentsSectionProps {
  readonly customer: Customer | undefined;
  readonly query: CustomerQuery<readonly ConsentText[]>;
}

/** The consents of somebody who is no customer of the bank (PR-43 to PR-54). */
export function ConsentsSection({ customer, query }: ConsentsSectionProps) {
  return (
    <Section title={choicesText.consents}>
      {query.isError && (
        <RetryBanner retryText={profileText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
          {choicesText.consentsFetchError}
        </RetryBanner>
      )}
      {query.data && <ConsentRows customer={customer} texts={query.data} />}
      {query.isPending && <ProfileSkeleton rows={2} />}
    </Section>
  );
}
