import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import type { OfferList } from '../../api/offers.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { isSameOffer, sortOffers } from '../../domain/offer.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { Text } from '../../ui/content/text.tsx';
import { RetryBanner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { loadRemoval } from './offer-card.tsx';
import { EmptyOffers, OfferCards, OffersSkeleton } from './offer-cards.tsx';
import { useOffersText } from './offers-text.ts';

interface OffersAreaProps {
  /** The feedback question at the end of the page. */
  readonly feedback?: ReactNode;
}

/** The offers page: title, intro and a card per offer. */
export function OffersArea({ feedback }: OffersAreaProps) {
  const text = useOffersText();
  const { query, offers } = useOffers();
  const isLacking = query.isError || query.data?.hasSourceError === true;
  const { headingRef, retryProps } = useRetry({ ...query, isError: isLacking });
  const focusTitle = useCallback(() => headingRef.current?.focus(), [headingRef]);
  const [removed, setRemoved] = useState<readonly Offer[]>([]);
  const removal = useLazy(removed.length > 0 ? loadRemoval : undefined).value;
  const noteRemoved = useCallback((offer: Offer) => setRemoved((known) => [...known.filter((one) => !isSameOffer(one, offer)), offer]), []);
  const isEmpty = offers?.length === 0;
  useReady(offers !== undefined);

  return (
    <Stack gap="section">
      <Stack gap={24}>
        <PageHeader
          title={isEmpty && !isLacking ? text.emptyTitle : text.title}
          lead={text.intro}
          titleRef={headingRef}
        />
        {isLacking && (
          <RetryBanner variant={query.isError ? 'error' : 'warning'} {...retryProps}>
            {query.isError ? text.fetchError : text.sourceError}
          </RetryBanner>
        )}
        {removal && <removal.RemovalOutcome removed={removed} offers={offers} isPartial={query.data?.hasSourceError === true} />}
        {isEmpty && !isLacking && <EmptyOffers />}
        {isEmpty && isLacking && <Text>{text.unknown}</Text>}
        {offers && <OfferCards offers={offers} onRemoved={focusTitle} onConfirmed={noteRemoved} />}
        {query.isPending && <OffersSkeleton />}
      </Stack>
      {query.data && feedback}
    </Stack>
  );
}

/** Returns the saved offers in list order; undefined until they have loaded. */
function useOffers(): { readonly query: CustomerQuery<OfferList>; readonly offers: readonly Offer[] | undefined } {
  const query = useCustomerQuery('offers', offersQuery);
  const offers = useMemo(() => query.data && sortOffers(query.data.offers), [query.data]);
  return { query, offers };
}
