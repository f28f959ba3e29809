import { bankContactQuery } from '../../api/bank-contact.ts';
import { phoneLink } from '../../domain/phone.ts';
import { useConfig } from '../../hooks/use-config.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useSession } from '../../hooks/use-session.ts';

/** The link of the number to call (FH-17): null when there is none, undefined until that is known. */
export function usePhone(): string | null | undefined {
  const { status } = useSession();
  const { data, isPending } = useCustomerQuery('error-page', bankContactQuery);
  const configured = useConfig().contactInfo.telefon;
  const isUnknown = status === 'loading' || (status === 'logged-in' && isPending);
  return phoneLink(data?.phone ?? configured ?? '') ?? (isUnknown ? undefined : null);
}
