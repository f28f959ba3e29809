import type { ApiClient } from './client.ts';
import { isHttpError } from './errors.ts';
import { isRecord } from './wire.ts';

/** What can be changed, one at a time. */
export type ContactField = 'email' | 'mobile';

/** Stores a new e-mail address or mobile number (API-39, PR-14). */
export function updateContactInformation(client: ApiClient, field: ContactField, value: string): Promise<unknown> {
  return client.send('PUT', 'skadekunde/kontaktinformasjon', { [field === 'email' ? 'epostAdresse' : 'mobilNummer']: value });
}

/** Why the backend refused a change of contact data. */
const contactErrorCodes = ['UGYLDIG_MAILADRESSE', 'UGYLDIG_MOBILNR'] as const;

export type ContactErrorCode = (typeof contactErrorCodes)[number] | 'UKJENT';

/**
 * The code of a refused change: in `code`, `errorCode`, `feilkode` or the `code` of the first of `errors` (PR-27).
 * UKJENT for an unknown one, and for a failure without a code (PR-30).
 */
export function contactErrorCode(error: unknown): ContactErrorCode {
  const body = isHttpError(error) && isRecord(error.body) ? error.body : {};
  const errors: unknown = body['errors'];
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const given = [body['code'], body['errorCode'], body['feilkode'], isRecord(first) ? first['code'] : undefined];
  return contactErrorCodes.find((code) => given.includes(code)) ?? 'UKJENT';
}
