import { useEffect, useMemo, useState } from 'react';
import type { OfferList } from '../../api/offers.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { isSameOffer, sortOffers } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';

/** The saved offers in the order in which they are listed; undefined until they are here. */
export function useOffers(): { readonly query: CustomerQuery<OfferList>; readonly offers: readonly Offer[] | undefined } {
  const query = useCustomerQuery('offers', offersQuery);
  const offers = useMemo(() => query.data && sortOffers(query.data.offers), [query.data]);
  return { query, offers };
}

/**
 * Compares what the backend has said that it removed with the list that is asked for after it (PR-72); one that does not
 * come says nothing.
 *
 * @param onGone called with an offer that the list lacks
 * @returns whether the list still has it; and how to say what was removed
 */
export function useRemovalCheck(
  offers: readonly Offer[] | undefined, onGone: (offer: Offer) => void,
): readonly [isContradicted: boolean, check: (offer: Offer) => void] {
  const { api, queryClient } = useAppContext().runtime;
  const [removed, check] = useState<Offer>();
  const state = queryClient.getQueryState(offersQuery(api).queryKey);
  const isAnswered = state?.fetchStatus === 'idle' && !state.isInvalidated;
  const judged = isAnswered ? removed : undefined;
  const isContradicted = judged !== undefined && offers?.some((offer) => isSameOffer(offer, judged)) === true;
  useEffect(() => {
    if (!judged || isContradicted) return;
    // What is answered from now on tells of other changes.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    check(undefined);
    onGone(judged);
  }, [judged, isContradicted, onGone]);
  return [isContradicted, check];
}
