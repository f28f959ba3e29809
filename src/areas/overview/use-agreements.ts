import type { AgreementList } from '../../api/agreements.ts';
import { agreementsQuery } from '../../api/agreements.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useReady } from '../../hooks/use-ready.ts';

/** The customer's insurances; the host is told when they are here. */
export function useAgreements(): CustomerQuery<AgreementList> {
  const query = useCustomerQuery('agreements', agreementsQuery);
  useReady(query.data !== undefined);
  return query;
}
