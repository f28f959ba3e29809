import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { Offer } from '../../domain/offer.ts';
import { policyKey } from '../../domain/policy.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useIncrementalList } from '../../hooks/use-incremental-list.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Text } from '../../ui/content/text.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { LongCardGrid } from '../../ui/layout/long-card-grid.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { OfferCard, usePreloadedRemoval } from './offer-card.tsx';
import { OffersSkeleton } from './offers-skeleton.tsx';
import { offersText } from './offers-text.ts';
import { useOffers } from './use-offers.ts';

interface OffersAreaProps {
  /** The question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The offers page: title, intro and a card per offer. */
export function OffersArea({ feedback }: OffersAreaProps) {
  const { query, offers } = useOffers();
  const isLacking = query.isError || query.data?.hasSourceError === true;
  const { headingRef, retryProps } = useRetry({ ...query, isError: isLacking });
  const focusTitle = useCallback(() => headingRef.current?.focus(), [headingRef]);
  const isEmpty = offers?.length === 0;
  useReady(offers !== undefined);

  return (
    <Stack gap="section">
      <Stack gap={24}>
        <PageHeader
          title={isEmpty && !isLacking ? offersText.emptyTitle : offersText.title}
          lead={offersText.intro}
          titleRef={headingRef}
        />
        {isLacking && (
          <RetryBanner variant={query.isError ? 'error' : 'warning'} {...retryProps}>
            {query.isError ? offersText.fetchError : offersText.sourceError}
          </RetryBanner>
        )}
        {isEmpty && isLacking && <Text>{offersText.unknown}</Text>}
        {offers && <OfferCards offers={offers} onRemoved={focusTitle} />}
        {query.isPending && <OffersSkeleton />}
      </Stack>
      {!query.isPending && feedback}
    </Stack>
  );
}

interface OfferCardsProps {
  readonly offers: readonly Offer[];
  readonly onRemoved: () => void;
}

/** One card per offer, in the order given. */
function OfferCards({ offers, onRemoved }: OfferCardsProps) {
  const drawCard = useCallback(
    (offer: Offer, key: string) => <OfferCard key={key} offer={offer} onRemoved={onRemoved} />,
    [onRemoved],
  );
  const cards = useIncrementalList(offers, { keyOf: policyKey, draw: drawCard });
  usePreloadedRemoval();
  return offers.length > 0 && <LongCardGrid {...cards} />;
}
