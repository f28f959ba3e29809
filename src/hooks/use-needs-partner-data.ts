import type { ClientContext } from '../api/client-context.ts';
import { clientContextQuery } from '../api/client-context.ts';
import { needsPartnerData } from '../domain/agreement.ts';
import { isPartnerDistributor } from '../domain/distributor.ts';
import { useAppContext } from './app-context.ts';
import type { CustomerQuery, CustomerQueryOptions } from './use-customer-query.ts';
import { useCustomerQuery } from './use-customer-query.ts';

export interface PartnerNeed {
  /** Undefined as long as it is not known: the logged-in user is on the way, or could not be fetched. */
  readonly isNeeded: boolean | undefined;
  /** The logged-in user, who decides where the distributor does not. */
  readonly user: CustomerQuery<ClientContext>;
}

/** Whether to ask the partner's system too. */
export function useNeedsPartnerData(options: CustomerQueryOptions): PartnerNeed {
  const { distributor } = useAppContext();
  const user = useCustomerQuery('client-context', clientContextQuery, {
    ...options, isEnabled: !isPartnerDistributor(distributor),
  });
  return { isNeeded: needsPartnerData(distributor, user.data), user };
}
