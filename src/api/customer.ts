import { apiQuery, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { anything, code, flag, lenientRecord, record, text, yesOrNo } from './wire.ts';

/** The customer (DM-42..51). Each text as sent, or undefined. */
export interface Customer {
  readonly name: string | undefined;
  /** Eleven digits. Never put it into analytics, addresses or error reports. */
  readonly personalNumber: string | undefined;
  readonly customerNumber: string | undefined;
  /** Undefined when the backend does not say. */
  readonly isUnionMember: boolean | undefined;
  readonly isBankCustomer: boolean;
  readonly email: string | undefined;
  readonly mobile: string | undefined;
  /** False only when the backend says so (PR-11). */
  readonly isContactEditable: boolean;
  /** AUTHORIZED, NOT_AUTHORIZED, an unknown code or undefined. */
  readonly marketingConsent: string | undefined;
  /** Values as in `marketingConsent`. */
  readonly crossDomainConsent: string | undefined;
}

const responseBody = () => record({
  navn: text,
  ssn: text,
  niceKundenummer: text,
  isLoMedlem: yesOrNo,
  isBankkunde: flag,
  kontaktInformasjon: lenientRecord({ epostAdresse: text, mobilNummer: text, editable: anything }),
  samtykker: lenientRecord({ marketingConsent: code, crossDomainConsent: code }),
});

/** The customer's own data (API-38). */
export function customerQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'customer'],
    queryFn: async (): Promise<Customer> => {
      const wire = await getBody(client, 'skadekunde/hent', responseBody);
      const { epostAdresse, mobilNummer, editable } = wire.kontaktInformasjon;
      return {
        name: wire.navn,
        personalNumber: wire.ssn,
        customerNumber: wire.niceKundenummer,
        isUnionMember: wire.isLoMedlem,
        isBankCustomer: wire.isBankkunde,
        email: epostAdresse,
        mobile: mobilNummer,
        isContactEditable: editable !== false,
        ...wire.samtykker,
      };
    },
  });
}

/** The fields that the customer can change, one at a time. */
export type ContactField = 'email' | 'mobile';

/** The customer in the old system for life insurances (DM-61..63). */
export interface LegacyCustomer {
  readonly email: string | undefined;
  readonly mobile: string | undefined;
  /** Whether the old system knows the customer at all. */
  readonly isExisting: boolean;
}

const legacyBody = () => record({ epost: text, telefon: text, eksisterer: flag });

/** The customer's data in the old system (API-41). */
export function legacyCustomerQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'legacy-customer'],
    queryFn: async (): Promise<LegacyCustomer> => {
      const { epost, telefon, eksisterer } = await getBody(client, 'liv/kunde/v1/kunde', legacyBody);
      return { email: epost, mobile: telefon, isExisting: eksisterer };
    },
  });
}
