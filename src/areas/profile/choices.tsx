import type { ReactNode } from 'react';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Card } from '../../ui/content/card.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { Pair, Section } from '../../ui/layout/section.tsx';
import { useFormsText } from './forms-text.ts';
import { ConsentRows } from './consent-rows.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import type { Profile } from './use-profile.ts';

interface ChoicesProps {
  readonly profile: Profile;
  /** Of the code of the choices, and of what they begin with. */
  readonly retry: Retry;
}

/** What the customer may choose: documents on paper, and consents. */
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
  /** Says that it could not be fetched. */
  readonly errorText: string;
  /** Of more than the query; by default its own. */
  readonly retry?: Retry;
  readonly children: (data: T) => ReactNode;
}

/** A section of its own for what one query asks for: rows on their way, another try, or what has come. */
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
