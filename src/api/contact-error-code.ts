import { normaliseCode } from '../domain/policy.ts';
import { isRecord } from '../platform/plain-object.ts';
import { isHttpError } from './errors.ts';

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
  const codes = given.filter((code) => typeof code === 'string').map(normaliseCode);
  return contactErrorCodes.find((code) => codes.includes(code)) ?? 'UKJENT';
}
