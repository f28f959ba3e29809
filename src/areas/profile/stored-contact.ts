import type { ContactField } from '../../api/contact-information.ts';
import type { Customer } from '../../api/customer.ts';
import type { LegacyCustomer } from '../../api/legacy-customer.ts';

/** The value to show: the customer's, else the legacy customer's (PR-18). */
export function storedContact(
  field: ContactField, customer: Customer | undefined, legacy: LegacyCustomer | undefined,
): string | undefined {
  return customer?.[field] ?? (legacy?.isExisting ? legacy[field] : undefined);
}
