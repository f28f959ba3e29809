import type { ApiClient } from './client.ts';
import { isHttpError } from './errors.ts';
import { isRecord } from './wire.ts';

/** The one thing that the customer changed. */
export type ContactChange = { readonly email: string } | { readonly mobile: string };

/** Stores a new e-mail address or mobile number (API-39, PR-14). */
export async function updateContactInformation(client: ApiClient, change: ContactChange): Promise<void> {
  const body = 'email' in change ? { epostAdresse: change.email } : { mobilNummer: change.mobile };
  await client.send('PUT', 'skadekunde/kontaktinformasjon', body);
}

/** Why the backend refused a change, for example UGYLDIG_MOBILNR; undefined when it gave no reason. */
export function contactErrorCode(error: unknown): string | undefined {
  const body = isHttpError(error) ? error.body : undefined;
  return isRecord(body) && typeof body['code'] === 'string' ? body['code'] : undefined;
}
