import type { ContactField, Customer } from '../../api/customer.ts';
import type { LegacyCustomer } from '../../api/legacy-customer.ts';
import { formatPhone } from '../../domain/contact.ts';
import type { CustomerQuery } from '../../hooks/use-customer-query.ts';
import { LoadingValue } from './profile-skeleton.tsx';
import { useProfileText } from './profile-text.ts';

export interface ContactValueProps {
  readonly field: ContactField;
  /** As the backend has it. */
  readonly stored: StoredContact;
}

/** What is known of the value, or of why it is not known. */
export function ContactValue({ field, stored }: ContactValueProps) {
  const text = useProfileText();
  if (stored === 'loading') return <LoadingValue />;
  if (stored === 'none') return <p>{text.notRegistered}</p>;
  if (stored === 'failed') return <p>{text.notFetched}</p>;
  return <p>{field === 'mobile' ? formatPhone(stored.value) : stored.value}</p>;
}

/** What there is to show; without a value, whether there is none, or why it is not known whether there is one. */
export type StoredContact = { readonly value: string } | 'none' | 'loading' | 'failed';

/** The customer's value, else the legacy customer's (PR-18). As long as one of them is not known there may be a value. */
export function storedContact(
  field: ContactField, customer: CustomerQuery<Customer>, legacy: CustomerQuery<LegacyCustomer>,
): StoredContact {
  const value = customer.data?.[field] ?? (legacy.data?.isExisting ? legacy.data[field] : undefined);
  if (value !== undefined) return { value };
  if (customer.isPending || legacy.isPending) return 'loading';
  return customer.data && legacy.data ? 'none' : 'failed';
}
