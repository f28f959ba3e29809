import { checkedAnswer } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { record, text } from './wire.ts';

const logoutAnswer = () => record({ logoutUrl: text });

/** Prolongs the session; the new expiry comes with the answer's header (SW-16, SW-17). */
export async function extendSession(client: ApiClient): Promise<void> {
  await client.send('POST', client.getConfig().sessionExtendPath, undefined, { endpoint: 'auth/session-extend' });
}

/**
 * Ends the session (API-24).
 *
 * @param goto where the customer goes afterwards
 * @returns where the backend wants the browser to go; it is not yet checked against the allowed origins
 */
export async function logout(client: ApiClient, goto: string): Promise<{ readonly logoutUrl: string | undefined }> {
  const endpoint = 'auth/logout';
  return checkedAnswer(client, endpoint, logoutAnswer, await client.send('POST', endpoint, { goto }));
}
