import type { ApiClient } from './client.ts';

/** What can be changed, one at a time. */
export type ContactField = 'email' | 'mobile';

/** Stores a new e-mail address or mobile number (API-39, PR-14). */
export function updateContactInformation(client: ApiClient, field: ContactField, value: string): Promise<unknown> {
  return client.send('PUT', 'skadekunde/kontaktinformasjon', { [field === 'email' ? 'epostAdresse' : 'mobilNummer']: value });
}
