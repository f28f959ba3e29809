import { agreementsQuery } from '../../api/agreements.ts';
import { offersQuery } from '../../api/offers.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';

/** What the page has asked for in vain is not asked for again for a number. */
const asked = { isSilent: true, retryOnMount: false };

/**
 * How many saved offers there are, 0 while that is not known (NA-13). What the overview asks for may carry them, so
 * beside one they are asked for only when it has none (API-68).
 */
export function useOfferCount(hasOverview: boolean): number {
  // Only read: the overview asks for them, after what stands above them.
  const agreements = useCustomerQuery('navigation', agreementsQuery, { ...asked, isEnabled: false });
  const carried = agreements.isError ? undefined : agreements.data?.offers;
  const isEarly = hasOverview && agreements.isPending;
  const own = useCustomerQuery('navigation', offersQuery, { ...asked, isEnabled: !isEarly && !carried });
  const fetched = own.isError ? undefined : own.data?.offers;
  // On the pages of offers, those that the overview had before may have changed.
  const offers = hasOverview ? (carried ?? fetched) : (fetched ?? carried);
  return offers?.length ?? 0;
}
