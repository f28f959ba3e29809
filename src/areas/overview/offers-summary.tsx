import type { UseQueryResult } from '@tanstack/react-query';
import type { OfferList } from '../../api/offers.ts';
import { formatMonthly, formatYearly } from '../../domain/money.ts';
import type { Offer } from '../../domain/offer.ts';
import { sortOffers } from '../../domain/offer-order.ts';
import { summariseOffers } from '../../domain/offer-summary.ts';
import { portalPath } from '../../domain/policy.ts';
import { useLink } from '../../hooks/use-link.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { Link } from '../../ui/link.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Section } from '../../ui/section.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { overviewText } from './overview-text.ts';

interface OffersSummaryProps {
  /** Offers that came with the agreements; they are not asked for again (OV-69). */
  readonly carried: readonly Offer[] | undefined;
  readonly query: UseQueryResult<OfferList>;
}

/** The first offers and the way to all of them (OV-45 to OV-48); nothing when there are none. */
export function OffersSummary({ carried, query }: OffersSummaryProps) {
  const linkTo = useLink();
  const offers = carried ?? query.data?.offers ?? [];
  const error = carried ? null : query.error;
  useReportError('offers', error);
  if (offers.length === 0 && !error) return null;
  const { rows, more } = summariseOffers(sortOffers(offers));

  return (
    <Section title={overviewText.offers} isBoxed>
      {error && (
        <RetryBanner retryText={overviewText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
          {overviewText.offersError}
        </RetryBanner>
      )}
      {rows.length > 0 && (
        <SummaryList
          items={withUniqueKeys(rows, ({ policyNumber }) => policyNumber).map(([key, offer]) => summaryRow(key, offer))}
          more={more > 0 ? overviewText.moreOffers(more) : undefined}
        />
      )}
      <Link {...linkTo(`${portalPath}/tilbud`)}>{overviewText.seeOffers}</Link>
    </Section>
  );
}

function summaryRow(key: string, offer: Offer) {
  return {
    key,
    label: offer.name ?? overviewText.offer,
    amount: formatMonthly(offer.monthlyPrice) ?? formatYearly(offer.yearlyPrice),
  };
}
