import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import type { Offer } from '../../domain/offer.ts';
import { isSameOffer } from '../../domain/offer.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Text, useIsOmitted } from '../../ui/content/text.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { loadRemoval } from './offer-card.tsx';
import { EmptyOffers, OfferCards, OffersSkeleton } from './offer-cards.tsx';
import { useOffersText } from './offers-text.ts';
import { useSavedOffers } from './use-saved-offers.ts';

interface OffersAreaProps {
  /** The feedback question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The offers page: title, intro and a card per offer. */
export function OffersArea({ feedback }: OffersAreaProps) {
  const text = useOffersText();
  const { query, offers, isContradicted, retried } = useSavedOffers();
  const hasSourceError = query.data?.hasSourceError === true;
  const problem = query.isError ? text.fetchError : hasSourceError ? text.sourceError : isContradicted && text.unknown;
  const { headingRef, retryProps } = useRetry({ ...retried, isError: Boolean(problem) });
  const [removed, setRemoved] = useState<readonly Offer[]>([]);
  const removal = useLazy(removed.length > 0 ? loadRemoval : undefined).value;
  const noteRemoved = useCallback((offer: Offer) => setRemoved((known) => [...known.filter((one) => !isSameOffer(one, offer)), offer]), []);
  const isEmpty = offers?.length === 0;
  const isTitleOmitted = useIsOmitted(1);
  useReady(offers !== undefined);

  return (
    <Stack gap="section">
      <Stack gap={24}>
        <PageHeader
          title={isEmpty && !problem ? text.emptyTitle : text.title}
          lead={text.intro}
          titleRef={headingRef}
        />
        {problem && <RetryBanner variant={query.isError ? 'error' : 'warning'} {...retryProps}>{problem}</RetryBanner>}
        {removal && <removal.RemovalOutcome removed={removed} offers={offers} isPartial={hasSourceError} />}
        {isEmpty && !problem && isTitleOmitted && <Text>{text.emptyTitle}</Text>}
        {isEmpty && !problem && <EmptyOffers />}
        {isEmpty && problem && problem !== text.unknown && <Text>{text.unknown}</Text>}
        {offers && <OfferCards offers={offers} listTitleRef={headingRef} onConfirmed={noteRemoved} />}
        {query.isPending && <OffersSkeleton />}
      </Stack>
      {query.data && feedback}
    </Stack>
  );
}
