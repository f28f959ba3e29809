import { useMemo } from 'react';
import type { AgreementList as AgreementAnswer } from '../../api/agreements.ts';
import { isListed } from '../../domain/agreement-status.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { Banner } from '../../ui/banner.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import { AgreementList } from './agreement-list.tsx';
import { AgreementsSkeleton } from './agreements-skeleton.tsx';
import { AgreementsTotal } from './agreements-total.tsx';
import { overviewText } from './overview-text.ts';

/** The customer's insurances with their sum; what is missing or failed is said in their place. */
export function AgreementsSection({ query }: { readonly query: CustomerQuery<AgreementAnswer> }) {
  const { data } = query;
  const listed = useMemo(() => data?.agreements.filter(isListed) ?? [], [data]);
  return (
    <Section title={overviewText.agreements}>
      {query.isError && (
        <RetryBanner retryText={overviewText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
          {overviewText.fetchError}
        </RetryBanner>
      )}
      {data?.hasSourceError && <Banner variant="warning">{overviewText.sourceError}</Banner>}
      {data && listed.length > 0 && <AgreementsTotal monthly={data.monthlySum} yearly={data.yearlySum} />}
      {data && <AgreementList agreements={listed} />}
      {query.isPending && <AgreementsSkeleton />}
    </Section>
  );
}
