import { clientContextQuery } from '../api/client-context.ts';
import { isPartnerDistributor } from '../domain/distributor.ts';
import { needsPartnerData } from '../domain/partner-agreements.ts';
import { useAppContext } from './app-context.ts';
import { useCustomerQuery } from './use-customer-query.ts';

/** Whether to ask the partner's system too (AC-15 to AC-20); undefined until the logged-in user is known. */
export function useNeedsPartnerData(): boolean | undefined {
  const { distributor } = useAppContext();
  const user = useCustomerQuery('client-context', clientContextQuery, {
    isEnabled: !isPartnerDistributor(distributor), isSilent: true,
  });
  // Without an answer nobody is a partner's customer.
  return needsPartnerData(distributor, user.data ?? (user.isPending ? undefined : {}));
}
