import type { ContactErrorCode } from '../../api/contact-error-code.ts';
import type { ContactField } from '../../api/contact-information.ts';
import { parseEmail } from '../../domain/email.ts';
import { parseMobile } from '../../domain/mobile.ts';

interface ContactRules {
  /** What was written, as it is sent; undefined when it is not valid. */
  readonly parse: (written: string) => string | undefined;
  /** The backend's way to say that the value is not valid. */
  readonly invalidCode: ContactErrorCode;
  /** Of the text field. */
  readonly kind: 'email' | 'tel';
}

export const contactFields: Readonly<Record<ContactField, ContactRules>> = {
  email: {
    parse: parseEmail,
    invalidCode: 'UGYLDIG_MAILADRESSE',
    kind: 'email',
  },
  mobile: {
    parse: parseMobile,
    invalidCode: 'UGYLDIG_MOBILNR',
    kind: 'tel',
  },
};
