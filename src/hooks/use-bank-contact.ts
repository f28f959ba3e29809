import type { BankContact } from '../api/bank-contact.ts';
import { bankContactQuery, toOpeningHours } from '../api/bank-contact.ts';
import { needsBankDomain, onlineBankLink } from '../domain/navigation.ts';
import { useAppContext, useConfig } from './app-context.ts';
import { useCustomerQuery } from './use-customer-query.ts';
import { useSession } from './use-session.ts';

/**
 * How to reach the bank (FH-17): what the backend says to a customer who is logged in, and else, or where it fails,
 * what is configured. Undefined as long as that is not known.
 *
 * @param area that needs it, for reports of failures
 */
export function useBankContact(area: string): BankContact | undefined {
  const { status } = useSession();
  const { data, isPending } = useCustomerQuery(area, bankContactQuery, { isSilent: true });
  const { navn, telefon, epost, apningstider = [], domene } = useConfig().contactInfo;
  if (data) return data;
  if (status === 'loading' || (status === 'logged-in' && isPending)) return undefined;
  return { name: navn, phone: telefon, email: epost, openingHours: apningstider.flatMap(toOpeningHours), domain: domene };
}

/**
 * Where 'Til nettbank' leads; undefined where there is no such way.
 *
 * @param area that needs it, for reports of failures
 */
export function useOnlineBankLink(area: string): string | undefined {
  const { distributor, loginContext } = useAppContext();
  const { info, contactInfo, bankBaseUrl, nettbankOverviewPath } = useConfig();
  const isEnabled = needsBankDomain({ distributor, loginContext });
  const { data, isError } = useCustomerQuery(area, bankContactQuery, { isEnabled, isSilent: true });
  return onlineBankLink({
    distributor,
    loginContext,
    domain: isError ? contactInfo.domene : data?.domain,
    bankUrl: info.nettbankUrl,
    baseUrl: bankBaseUrl,
    overviewPath: nettbankOverviewPath,
  });
}
