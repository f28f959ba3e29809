import { useCallback, useRef } from 'react';
import { useReady } from '../../hooks/use-ready.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { OfferList } from './offer-list.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { offersText } from './offers-text.ts';
import { useOffers } from './use-offers.ts';

/** The offers page (OF-01 to OF-42): title, intro and a card per offer. */
export function OffersArea() {
  const { query, offers } = useOffers();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  const isEmpty = offers?.length === 0 && !query.isError;
  useReady(offers !== undefined);

  return (
    <Stack gap={24}>
      <PageHeader
        title={isEmpty ? offersText.emptyTitle : offersText.title}
        lead={offersText.intro}
        titleRef={title}
      />
      {query.isError && (
        <RetryBanner retryText={offersText.retry} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
          {offersText.fetchError}
        </RetryBanner>
      )}
      {query.data?.hasSourceError && <Banner variant="warning">{offersText.sourceError}</Banner>}
      {offers && <OfferList offers={offers} onRemoved={focusTitle} />}
      {query.isPending && <OffersSkeleton />}
    </Stack>
  );
}
