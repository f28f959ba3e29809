import { useCallback, useMemo, useRef } from 'react';
import { offersQuery } from '../../api/offers.ts';
import { sortOffers } from '../../domain/offer-order.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useReady } from '../../hooks/use-ready.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { OfferList } from './offer-list.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { offersText } from './offers-text.ts';

/** The offers page (OF-01 to OF-42): title, intro and a card per offer. */
export function OffersArea() {
  const query = useCustomerQuery(offersQuery);
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error } = query;
  const offers = useMemo(() => sortOffers(data?.offers ?? []), [data]);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  const isEmpty = data?.offers.length === 0 && !error;
  useReady(data !== undefined);
  useReportError('offers', error);

  return (
    <Stack gap={24}>
      <PageHeader
        title={isEmpty ? offersText.emptyTitle : offersText.title}
        lead={offersText.intro}
        titleRef={title}
      />
      {error && (
        <RetryBanner retryText={offersText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
          {offersText.fetchError}
        </RetryBanner>
      )}
      {data?.hasSourceError && <Banner variant="warning">{offersText.sourceError}</Banner>}
      {data && <OfferList offers={offers} onRemoved={focusTitle} />}
      {query.isPending && <OffersSkeleton />}
    </Stack>
  );
}
