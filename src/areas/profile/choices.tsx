import type { ReactNode } from 'react';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Card } from '../../ui/content/card.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { Pair } from '../../ui/layout/pair.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { useFormsText } from './forms-text.ts';
import { ConsentRows } from './consent-rows.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import type { Profile } from './use-profile.ts';

interface ChoicesProps {
  readonly profile: Profile;
  /** Retry for the code of the choices and for the first query. */
  readonly retry: Retry;
}

/** The customer's choices: documents on paper, and consents. */
export function Choices({ profile: { customer, reservation, consents }, retry }: ChoicesProps) {
  const text = useFormsText();
  return (
    <Pair>
      <QuerySection title={text.documents} query={reservation} errorText={text.documentsFetchError} retry={retry}>
        {({ hasReservation }) => hasReservation !== undefined && <Card><DocumentsForm isOnPaper={hasReservation} /></Card>}
      </QuerySection>
      {consents && (
        <QuerySection title={text.consents} query={consents} errorText={text.consentsFetchError}>
          {(texts) => <ConsentRows customer={customer.data} texts={texts} />}
        </QuerySection>
      )}
    </Pair>
  );
}

interface QuerySectionProps<T> {
  readonly title: string;
  readonly query: CustomerQuery<T>;
  /** Message that the data could not be fetched. */
  readonly errorText: string;
  /** Retry for more than the query. Default: retries the query. */
  readonly retry?: Retry;
  readonly children: (data: T) => ReactNode;
}

/** A section for the data of one query: a placeholder, a retry banner, or the data. */
function QuerySection<T>({ title, query, errorText, retry, children }: QuerySectionProps<T>) {
  const own = useRetry(query);
  const { headingRef, retryProps } = retry ?? own;
  return (
    <Section title={title} headingRef={headingRef}>
      {query.isError && <RetryBanner {...retryProps}>{errorText}</RetryBanner>}
      {query.isPending && <ProfileSkeleton rows={2} />}
      {query.data && children(query.data)}
    </Section>
  );
}
