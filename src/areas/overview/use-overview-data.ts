import { useMemo } from 'react';
import type { AgreementList } from '../../api/agreements.ts';
import { agreementsQuery } from '../../api/agreements.ts';
import type { OfferList } from '../../api/offers.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';

export interface OverviewData {
  readonly agreements: CustomerQuery<AgreementList>;
  /** Offers that came with the agreements; they are not asked for again (API-68, OV-69). */
  readonly carriedOffers: readonly Offer[] | undefined;
  /** Offers of a call of their own, where they did not. */
  readonly offers: CustomerQuery<OfferList>;
}

/** What the overview shows. */
export function useOverviewData(wantsOffers: boolean): OverviewData {
  const agreements = useCustomerQuery('agreements', agreementsQuery);
  const carriedOffers = agreements.data?.offers;
  const isOwnCallNeeded = wantsOffers && !agreements.isPending && carriedOffers === undefined;
  const isFailedElsewhere = useIsFailedElsewhere(isOwnCallNeeded);
  const offers = useCustomerQuery('offers', offersQuery, isOwnCallNeeded && !isFailedElsewhere);
  return { agreements, carriedOffers, offers };
}

/** Another element has asked for the offers in vain by the time they are needed here: it has tried twice already. */
function useIsFailedElsewhere(isNeeded: boolean): boolean {
  const { api, queryClient } = useAppContext().runtime;
  return useMemo(
    () => isNeeded && queryClient.getQueryState(offersQuery(api).queryKey)?.status === 'error',
    [isNeeded, queryClient, api],
  );
}
