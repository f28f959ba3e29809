import type { Reservation } from '../../api/reservation.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { Card } from '../../ui/card.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { choicesText } from './choices-text.ts';
import { profileText } from './profile-text.ts';

/** Documents on paper or not (PR-55 to PR-60). */
export function DocumentsSection({ query }: { readonly query: CustomerQuery<Reservation> }) {
  return (
    <Section title={choicesText.documents}>
      {query.isError && (
        <RetryBanner retryText={profileText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
          {choicesText.documentsFetchError}
        </RetryBanner>
      )}
      {query.data && <Card><DocumentsForm isOnPaper={query.data.hasReservation} /></Card>}
    </Section>
  );
}
