import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OfferList } from '../../api/offers.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { isSameOffer, sortOffers } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';

/** Returns the saved offers in list order; undefined until they have loaded. */
export function useOffers(): { readonly query: CustomerQuery<OfferList>; readonly offers: readonly Offer[] | undefined } {
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
export function useRemovalCheck(
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
