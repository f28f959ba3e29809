import type { ConsentType } from '../domain/consent.ts';
import { isRecord } from '../platform/plain-object.ts';
import type { ApiClient } from './client.ts';
import type { ContactField } from './customer.ts';
import { isHttpError } from './errors.ts';

/** Copies the address from the national register. Rejects when the call fails. */
export async function updateAddresses(client: ApiClient): Promise<void> {
  await client.send('POST', 'adresse/oppdater');
}

/** Stores the answer to one consent (API-47, API-70). Rejects when the call fails. */
export async function updateConsent(client: ApiClient, type: ConsentType, isApproved: boolean): Promise<void> {
  await client.send('POST', 'samtykke/oppdater', { [`${type}ConsentApproved`]: isApproved });
}

/** Stores a new e-mail address or mobile number (API-39, PR-14). Rejects when the call fails. */
export async function updateContactInformation(client: ApiClient, field: ContactField, value: string): Promise<void> {
  await client.send('PUT', 'skadekunde/kontaktinformasjon', { [field === 'email' ? 'epostAdresse' : 'mobilNummer']: value });
}

/** Stores contact data in the old system (API-42, PR-15). Rejects when the call fails. */
export async function updateLegacyContact(
  client: ApiClient, contact: { readonly email: string; readonly mobile?: string | undefined },
): Promise<void> {
  await client.send('POST', 'liv/kunde/v1/contactInfo', { epost: contact.email, telefon: contact.mobile });
}

/**
 * Stores whether the customer wants documents on paper (API-49). The field's spelling differs from the response's.
 * Rejects when the call fails.
 */
export async function updateReservation(client: ApiClient, hasReservation: boolean): Promise<void> {
  await client.send('POST', 'samtykke/reservasjon', { harReservasjon: hasReservation });
}

/** Why the backend refused a change of contact data. */
const contactErrorCodes = ['UGYLDIG_MAILADRESSE', 'UGYLDIG_MOBILNR'] as const;

export type ContactErrorCode = (typeof contactErrorCodes)[number] | 'UKJENT';

/**
 * The code of a refused change, from `code`, `errorCode`, `feilkode` or the `code` of the first of `errors` (PR-27).
 * UKJENT for an unknown code, and for a failure without a code (PR-30).
 */
export function contactErrorCode(error: unknown): ContactErrorCode {
  const body = isHttpError(error) && isRecord(error.body) ? error.body : {};
  const errors: unknown = body['errors'];
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const given = [body['code'], body['errorCode'], body['feilkode'], isRecord(first) ? first['code'] : undefined];
  const codes = given.filter((code) => typeof code === 'string').map((code) => code.toUpperCase());
  return contactErrorCodes.find((code) => codes.includes(code)) ?? 'UKJENT';
}
