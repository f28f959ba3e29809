import { useMemo } from 'react';
import type { OfferList } from '../../api/offers.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { sortOffers } from '../../domain/offer.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';

/** The saved offers in the order in which they are listed; undefined until they are here. */
export function useOffers(): { readonly query: CustomerQuery<OfferList>; readonly offers: readonly Offer[] | undefined } {
  const query = useCustomerQuery('offers', offersQuery);
  const offers = useMemo(() => query.data && sortOffers(query.data.offers), [query.data]);
  return { query, offers };
}
