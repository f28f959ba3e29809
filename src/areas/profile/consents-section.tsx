import type { ConsentText } from '../../api/consents.ts';
import type { Customer } from '../../api/customer.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import { choicesText } from './choices-text.ts';
import { ConsentRows } from './consent-rows.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileText } from './profile-text.ts';

interface ConsentsSectionProps {
  readonly customer: Customer | undefined;
  readonly query: CustomerQuery<readonly ConsentText[]>;
}

/** The consents of somebody who is no customer of the bank (PR-43 to PR-54). */
export function ConsentsSection({ customer, query }: ConsentsSectionProps) {
  const { headingRef, retryProps } = useRetry(query);
  return (
    <Section title={choicesText.consents} headingRef={headingRef}>
      {query.isError && (
        <RetryBanner retryText={profileText.retry} {...retryProps}>
          {choicesText.consentsFetchError}
        </RetryBanner>
      )}
      {query.data && <ConsentRows customer={customer} texts={query.data} />}
      {query.isPending && <ProfileSkeleton rows={2} />}
    </Section>
  );
}
