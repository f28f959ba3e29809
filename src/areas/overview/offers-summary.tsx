import { portalPath } from '../../domain/policy.ts';
import { useLink } from '../../hooks/use-link.ts';
import { Link } from '../../ui/link.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { overviewText } from './overview-text.ts';
import { summaryRows } from './summary-rows.ts';
import type { OverviewData } from './use-overview-data.ts';

interface OffersSummaryProps {
  readonly carried: OverviewData['carriedOffers'];
  readonly query: OverviewData['offers'];
}

/** The first offers and the way to all of them (OV-45 to OV-48); nothing when there are none. */
export function OffersSummary({ carried, query }: OffersSummaryProps) {
  const linkTo = useLink();
  const offers = carried ?? query.data?.offers ?? [];
  const hasFailed = carried === undefined && query.isError;
  if (offers.length === 0 && !hasFailed) return null;

  return (
    <Section title={overviewText.offers} isBoxed>
      {hasFailed && (
        <RetryBanner retryText={overviewText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
          {overviewText.offersError}
        </RetryBanner>
      )}
      {offers.length > 0 && <SummaryList {...summaryRows(offers)} />}
      <Link {...linkTo(`${portalPath}/tilbud`)}>{overviewText.seeOffers}</Link>
    </Section>
  );
}
