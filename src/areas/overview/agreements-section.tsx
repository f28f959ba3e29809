import { useMemo } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { AgreementList } from '../../api/agreements.ts';
import { isListed } from '../../domain/agreement-status.ts';
import { useGrowingList } from '../../hooks/use-growing-list.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { Banner } from '../../ui/banner.tsx';
import { CardGridItem } from '../../ui/card-grid-item.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { AgreementsSkeleton } from './agreements-skeleton.tsx';
import { AgreementsTotal } from './agreements-total.tsx';
import { overviewText } from './overview-text.ts';

/** The customer's insurances with their sum; what is missing or failed is said in their place. */
export function AgreementsSection({ query }: { readonly query: UseQueryResult<AgreementList> }) {
  const { data, error } = query;
  useReportError('agreements', error);
  return (
    <Section title={overviewText.agreements}>
      {error && (
        <RetryBanner retryText={overviewText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
          {overviewText.fetchError}
        </RetryBanner>
      )}
      {data?.hasSourceError && <Banner variant="warning">{overviewText.sourceError}</Banner>}
      {data && <Agreements list={data} />}
      {query.isPending && <AgreementsSkeleton />}
    </Section>
  );
}

function Agreements({ list }: { readonly list: AgreementList }) {
  const agreements = useMemo(() => list.agreements.filter(isListed), [list]);
  const shown = useGrowingList(agreements);
  if (agreements.length === 0) return <Text>{overviewText.empty}</Text>;
  return (
    <>
      <AgreementsTotal monthly={list.monthlySum} yearly={list.yearlySum} />
      <CardGrid>
        {withUniqueKeys(shown, ({ policyNumber }) => policyNumber).map(([key, agreement]) => (
          <CardGridItem key={key}>
            <AgreementCard agreement={agreement} />
          </CardGridItem>
        ))}
      </CardGrid>
    </>
  );
}
