import type { BankContact } from '../api/bank-contact.ts';
import { bankContactQuery, toOpeningHours } from '../api/bank-contact.ts';
import { useConfig } from './use-config.ts';
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
