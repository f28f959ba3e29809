import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useReady } from '../../hooks/use-host-events.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Text } from '../../ui/content/text.tsx';
import { Banner, RetryBanner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyOffers } from './empty-offers.tsx';
import { OfferCards } from './offer-cards.tsx';
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
  const [message, tell] = useMessage();
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
        {message && <Banner variant="success">{message}</Banner>}
        {isEmpty && !isLacking && <EmptyOffers />}
        {isEmpty && isLacking && <Text>{offersText.unknown}</Text>}
        {offers && <OfferCards offers={offers} onRemoved={focusTitle} tell={tell} />}
        {query.isPending && <OffersSkeleton />}
      </Stack>
      {!query.isPending && !query.isError && feedback}
    </Stack>
  );
}
