import { agreementsQuery } from '../../api/agreements.ts';
import { offersQuery } from '../../api/offers.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';

/**
 * How many saved offers there are, 0 while that is not known (NA-13). The answer of the agreements may carry them, and
 * is the one that the overview shows; only where it has none they are asked for (API-68).
 */
export function useOfferCount(): number {
  const { data, isPending, isError } = useCustomerQuery('navigation', agreementsQuery, { isSilent: true });
  const carried = isError ? undefined : data?.offers;
  const own = useCustomerQuery('navigation', offersQuery, { isEnabled: !isPending && !carried, isSilent: true });
  if (carried) return carried.length;
  return own.isError ? 0 : (own.data?.offers.length ?? 0);
}
