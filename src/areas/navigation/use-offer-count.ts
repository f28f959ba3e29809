import { agreementsQuery } from '../../api/agreements.ts';
import { offersQuery } from '../../api/offers.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';

/**
 * How many saved offers there are, 0 while that is not known (NA-13). What the overview asks for may carry them, so
 * beside one they are asked for only when it has none (API-68).
 */
export function useOfferCount(hasOverview: boolean): number {
  const agreements = useCustomerQuery('navigation', agreementsQuery, { isEnabled: hasOverview, isSilent: true });
  const carried = agreements.isError ? undefined : agreements.data?.offers;
  const isEarly = hasOverview && agreements.isPending;
  const own = useCustomerQuery('navigation', offersQuery, { isEnabled: !isEarly && !carried, isSilent: true });
  const asked = own.isError ? undefined : own.data?.offers;
  // On the pages of offers, those that the overview had before may have changed.
  const offers = hasOverview ? (carried ?? asked) : (asked ?? carried);
  return offers?.length ?? 0;
}
