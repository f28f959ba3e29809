import type { Reservation } from '../../api/reservation.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Card } from '../../ui/card.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import { choicesText } from './choices-text.ts';
import { DocumentsForm } from './documents-form.tsx';
import { profileText } from './profile-text.ts';

/** Documents on paper or not (PR-55 to PR-60). */
export function DocumentsSection({ query }: { readonly query: CustomerQuery<Reservation> }) {
  const { headingRef, retryProps } = useRetry(query);
  return (
    <Section title={choicesText.documents} headingRef={headingRef}>
      {query.isError && (
        <RetryBanner retryText={profileText.retry} {...retryProps}>
          {choicesText.documentsFetchError}
        </RetryBanner>
      )}
      {query.data && <Card><DocumentsForm isOnPaper={query.data.hasReservation} /></Card>}
    </Section>
  );
}
