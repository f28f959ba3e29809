import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useReady } from '../../hooks/use-ready.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { OfferList } from './offer-list.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { offersText } from './offers-text.ts';
import { useOffers } from './use-offers.ts';

interface OffersAreaProps {
  /** The question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The offers page (OF-01 to OF-42): title, intro and a card per offer. */
export function OffersArea({ feedback }: OffersAreaProps) {
  const { query, offers } = useOffers();
  const { headingRef, retryProps } = useRetry(query);
  const focusTitle = useCallback(() => headingRef.current?.focus(), [headingRef]);
  const isEmpty = offers?.length === 0 && !query.isError;
  useReady(offers !== undefined);

  return (
    <Stack gap="section">
      <Stack gap={24}>
        <PageHeader
          title={isEmpty ? offersText.emptyTitle : offersText.title}
          lead={offersText.intro}
          titleRef={headingRef}
        />
        {query.isError && (
          <RetryBanner retryText={offersText.retry} {...retryProps}>
            {offersText.fetchError}
          </RetryBanner>
        )}
        {query.data?.hasSourceError && <Banner variant="warning">{offersText.sourceError}</Banner>}
        {offers && <OfferList offers={offers} onRemoved={focusTitle} />}
        {query.isPending && <OffersSkeleton />}
      </Stack>
      {!query.isPending && feedback}
    </Stack>
  );
}
