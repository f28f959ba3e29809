import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OfferList } from '../../api/offers.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { isSameOffer, sortOffers } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useMessage } from '../../hooks/use-message.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { fill } from '../../platform/texts.ts';
import { Norwegian } from '../../ui/content/norwegian.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Banner, RetryBanner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
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
  const [message, tell] = useMessage(
    ({ name = '' }: Offer) => fill(name ? text.removedOf : text.removed, { name }),
    ({ name = '' }) => withNorwegianName(name ? text.removedOf : text.removed, name),
  );
  const [isRefused, checkRemoval] = useRemovalCheck(offers, tell);
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
        {isRefused && <Banner variant="error">{text.removeError}</Banner>}
        {message && <Banner variant="success">{message}</Banner>}
        {isEmpty && !isLacking && <EmptyOffers />}
        {isEmpty && isLacking && <Text>{text.unknown}</Text>}
        {offers && <OfferCards offers={offers} onRemoved={focusTitle} tell={checkRemoval} />}
        {query.isPending && <OffersSkeleton />}
      </Stack>
      {query.data && feedback}
    </Stack>
  );
}

/** Fills `{name}` in the text. The name is Norwegian in every language. */
function withNorwegianName(text: string, name: string): ReactNode {
  return text.split('{name}').flatMap((words, index) => (index > 0 ? [<Norwegian key={index}>{name}</Norwegian>, words] : words));
}

/** Returns the saved offers in list order; undefined until they have loaded. */
function useOffers(): { readonly query: CustomerQuery<OfferList>; readonly offers: readonly Offer[] | undefined } {
  const query = useCustomerQuery('offers', offersQuery);
  const offers = useMemo(() => query.data && sortOffers(query.data.offers), [query.data]);
  return { query, offers };
}

/**
 * Compares the offers that the backend confirmed as removed with the refetched list (PR-72). A failed refetch gives no
 * result.
 *
 * @param onGone called with each removed offer when the list does not contain it
 * @returns whether the list still contains one of them; and the function that records a removed offer
 */
function useRemovalCheck(
  offers: readonly Offer[] | undefined, onGone: (offer: Offer) => void,
): readonly [isContradicted: boolean, check: (offer: Offer) => void] {
  const { api, queryClient } = useAppContext().runtime;
  const [removed, setRemoved] = useState<readonly Offer[]>([]);
  const state = queryClient.getQueryState(offersQuery(api).queryKey);
  // Without a list, the customer's data has been dropped, or the list could not be fetched.
  const isAnswered = offers && state?.fetchStatus === 'idle' && !state.isInvalidated;
  const left = isAnswered ? removed.filter((one) => offers.some((offer) => isSameOffer(offer, one))) : removed;
  useEffect(() => {
    if (left.length === removed.length) return;
    // Later responses may reflect other changes.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setRemoved(left);
    for (const offer of removed) if (!left.includes(offer)) onGone(offer);
  }, [left, removed, onGone]);
  const check = useCallback((offer: Offer) => setRemoved((known) => [...known.filter((one) => !isSameOffer(one, offer)), offer]), []);
  return [Boolean(isAnswered) && left.length > 0, check];
}
