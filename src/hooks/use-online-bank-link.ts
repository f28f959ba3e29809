import { bankContactQuery } from '../api/bank-contact.ts';
import { needsBankDomain, onlineBankLink } from '../domain/navigation.ts';
import { useAppContext } from './app-context.ts';
import { useConfig } from './use-config.ts';
import { useCustomerQuery } from './use-customer-query.ts';

/**
 * Where 'Til nettbank' leads; undefined where there is no such way.
 *
 * @param area that needs it, for reports of failures
 */
export function useOnlineBankLink(area: string): string | undefined {
  const { distributor, loginContext, runtime } = useAppContext();
  const { info, contactInfo, bankBaseUrl, nettbankOverviewPath } = useConfig();
  const isEnabled = needsBankDomain({ distributor, loginContext });
  const { data, isError } = useCustomerQuery(area, bankContactQuery, { isEnabled, isSilent: true });
  const link = onlineBankLink({
    distributor,
    loginContext,
    domain: isError ? contactInfo.domene : data?.domain,
    bankUrl: info.nettbankUrl,
    baseUrl: bankBaseUrl,
    overviewPath: nettbankOverviewPath,
  });
  return link !== undefined && runtime.links.isSafe(link) ? link : undefined;
}
