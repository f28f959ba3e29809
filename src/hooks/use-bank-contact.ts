import type { BankContact } from '../api/bank-contact.ts';
import { bankContactQuery, toOpeningHours } from '../api/bank-contact.ts';
import { needsBankDomain, onlineBankLink } from '../domain/navigation.ts';
import { useAppContext, useConfig, useSession } from './app-context.ts';
import { useCustomerQuery } from './use-customer-query.ts';
import { useIsWaitOver } from './use-is-wait-over.ts';

/** Milliseconds that the configured contact details wait for those of the backend. */
const patience = 10_000;

/**
 * Returns the bank's contact details (FH-17). A logged-in customer gets the backend's; everybody else, or when the
 * backend fails or is slow, gets the configured ones. Undefined while the source is unknown.
 *
 * @param area the area named in error reports
 */
export function useBankContact(area: string): BankContact | undefined {
  const { status } = useSession();
  const { data, isPending } = useCustomerQuery(area, bankContactQuery, { isSilent: true });
  const isWaitOver = useIsWaitOver(isPending, patience);
  const { navn, telefon, epost, apningstider = [], domene } = useConfig().contactInfo;
  if (data) return data;
  if (status === 'loading' || (status === 'logged-in' && isPending && !isWaitOver)) return undefined;
  return { name: navn, phone: telefon, email: epost, openingHours: apningstider.flatMap(toOpeningHours), domain: domene };
}

/**
 * Returns the address of 'Til nettbank', or undefined when there is none.
 *
 * @param area the area named in error reports
 */
export function useOnlineBankLink(area: string): string | undefined {
  const { distributor, loginContext } = useAppContext();
  const { info, contactInfo, bankBaseUrl, nettbankOverviewPath } = useConfig();
  const isEnabled = needsBankDomain({ distributor, loginContext });
  const { data, isPending } = useCustomerQuery(area, bankContactQuery, { isEnabled, isSilent: true });
  const isWaitOver = useIsWaitOver(isEnabled && isPending, patience);
  return onlineBankLink({
    distributor,
    loginContext,
    domain: data ? data.domain : isPending && !isWaitOver ? undefined : contactInfo.domene,
    bankUrl: info.nettbankUrl,
    baseUrl: bankBaseUrl,
    overviewPath: nettbankOverviewPath,
  });
}
