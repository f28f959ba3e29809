import type { ContactField, Customer, LegacyCustomer } from '../../api/customer.ts';
import { formatPhone } from '../../domain/contact.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { LoadingValue } from './profile-skeleton.tsx';
import { useProfileText } from './profile-text.ts';

export interface ContactValueProps {
  readonly field: ContactField;
  /** The value in the backend. */
  readonly stored: StoredContact;
}

/** Shows the value, or the reason why there is none. */
export function ContactValue({ field, stored }: ContactValueProps) {
  const text = useProfileText();
  if (stored === 'loading') return <LoadingValue />;
  if (stored === 'none') return <p>{text.notRegistered}</p>;
  if (stored === 'failed') return <p>{text.notFetched}</p>;
  return <p>{field === 'mobile' ? formatPhone(stored.value) : stored.value}</p>;
}

/** The value to show. Without a value: `none` when there is none, `loading` or `failed` when unknown. */
export type StoredContact = { readonly value: string } | 'none' | 'loading' | 'failed';

/**
 * Returns our own system's value, else the legacy system's (PR-18); the other way round for a customer whose changes only
 * the legacy system stores (PR-16). While one is unknown, there may be a value.
 */
export function storedContact(
  field: ContactField, customer: CustomerQuery<Customer>, legacy: CustomerQuery<LegacyCustomer>,
): StoredContact {
  const own = customer.data?.[field];
  const old = legacy.data?.isExisting ? legacy.data[field] : undefined;
  const value = customer.data?.customerNumber ? own ?? old : old ?? own;
  if (value !== undefined) return { value };
  if (customer.isPending || legacy.isPending) return 'loading';
  return customer.data && legacy.data ? 'none' : 'failed';
}
