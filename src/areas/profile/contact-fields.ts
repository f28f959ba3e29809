import type { ContactErrorCode } from '../../api/contact-information.ts';
import type { Customer } from '../../api/customer.ts';
import type { LegacyCustomer } from '../../api/legacy-customer.ts';
import { parseEmail } from '../../domain/email.ts';
import { parseMobile } from '../../domain/mobile.ts';
import { formatPhone } from '../../domain/phone.ts';

export type ContactField = 'email' | 'mobile';

interface ContactRules {
  /** What was written, as it is sent; undefined when it is not valid. */
  readonly parse: (written: string) => string | undefined;
  /** How a stored value is shown. */
  readonly format: (stored: string) => string;
  /** The backend's way to say that the value is not valid. */
  readonly invalidCode: ContactErrorCode;
  /** Its name in the answers. */
  readonly legacyField: 'email' | 'phone';
  readonly keyboard: { readonly inputMode: 'email' | 'tel'; readonly autoComplete: string };
}

export const contactFields: Readonly<Record<ContactField, ContactRules>> = {
  email: {
    parse: parseEmail,
    format: (stored) => stored,
    invalidCode: 'UGYLDIG_MAILADRESSE',
    legacyField: 'email',
    keyboard: { inputMode: 'email', autoComplete: 'email' },
  },
  mobile: {
    parse: parseMobile,
    format: formatPhone,
    invalidCode: 'UGYLDIG_MOBILNR',
    legacyField: 'phone',
    keyboard: { inputMode: 'tel', autoComplete: 'tel' },
  },
};

/** The value to show: the customer's, else the legacy customer's (PR-18). */
export function storedContact(
  field: ContactField, customer: Customer | undefined, legacy: LegacyCustomer | undefined,
): string | undefined {
  return customer?.[field] ?? (legacy?.isExisting ? legacy[contactFields[field].legacyField] : undefined);
}
