import type { UseQueryResult } from '@tanstack/react-query';
import type { AgreementList } from '../../api/agreements.ts';
import { agreementsQuery } from '../../api/agreements.ts';
import type { OfferList } from '../../api/offers.ts';
import { offersQuery } from '../../api/offers.ts';
import type { Offer } from '../../domain/offer.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';

export interface OverviewData {
  readonly agreements: UseQueryResult<AgreementList>;
  /** Offers that came with the agreements; they are not asked for again (API-68, OV-69). */
  readonly carriedOffers: readonly Offer[] | undefined;
  /** Offers of a call of their own, where they did not. */
  readonly offers: UseQueryResult<OfferList>;
}

/** What the overview shows. */
export function useOverviewData(wantsOffers: boolean): OverviewData {
  const agreements = useCustomerQuery('agreements', agreementsQuery);
  const carriedOffers = agreements.data?.offers;
  const isOwnCallNeeded = wantsOffers && !agreements.isPending && carriedOffers === undefined;
  return { agreements, carriedOffers, offers: useCustomerQuery('offers', offersQuery, isOwnCallNeeded) };
}
