import { useEffect, useMemo } from 'react';
import type { OfferList } from '../../api/offers.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { sortOffers } from '../../domain/offer.ts';
import { useCachedAgreements } from '../../hooks/use-cached-agreements.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import type { Retried } from '../../hooks/use-retry.ts';

interface SavedOffers {
  readonly query: CustomerQuery<OfferList>;
  /** In list order; undefined until they have loaded. */
  readonly offers: readonly Offer[] | undefined;
  /** Whether the list is empty, but the response with the agreements, which the overview shows, contains offers (OF-42). */
  readonly isContradicted: boolean;
  /** Asks for both lists again when they contradict each other. */
  readonly retried: Omit<Retried, 'isError'>;
}

/** The saved offers. An empty list is compared with the agreements in the cache, because two systems may disagree. */
export function useSavedOffers(): SavedOffers {
  const query = useCustomerQuery('offers', offersQuery);
  const offers = useMemo(() => query.data && sortOffers(query.data.offers), [query.data]);
  const agreements = useCachedAgreements();
  const isContradicted = offers?.length === 0 && Boolean(agreements.state?.data?.wireOffers?.body.length);
  useEffect(() => {
    // The agreements may be older than the list.
    if (isContradicted) void agreements.refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each contradiction
  }, [isContradicted]);
  const retried = {
    isFetching: query.isFetching || (isContradicted && agreements.state?.fetchStatus === 'fetching'),
    refetch: () => Promise.all([query.refetch(), isContradicted && agreements.refetch()]),
  };
  return { query, offers, isContradicted, retried };
}
