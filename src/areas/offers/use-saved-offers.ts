import { noop } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { agreementsKey } from '../../api/agreements-key.ts';
import type { AgreementList } from '../../api/agreements.ts';
import type { OfferList } from '../../api/offers.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { sortOffers } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
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
  const cache = useAppContext().runtime.queryClient.getQueryCache();
  const find = () => cache.find<AgreementList>({ queryKey: agreementsKey });
  const agreements = useSyncExternalStore(useCallback((onChange) => cache.subscribe(onChange), [cache]), () => find()?.state);
  const isContradicted = offers?.length === 0 && Boolean(agreements?.data?.wireOffers?.length);
  // The overview shows a failure.
  const askAgain = () => find()?.fetch().catch(noop);
  useEffect(() => {
    // The agreements may be older than the list.
    if (isContradicted) void askAgain();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each contradiction
  }, [isContradicted]);
  const retried = {
    isFetching: query.isFetching || (isContradicted && agreements?.fetchStatus === 'fetching'),
    refetch: () => Promise.all([query.refetch(), isContradicted && askAgain()]),
  };
  return { query, offers, isContradicted, retried };
}
