import { checkedBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { record, text } from './wire.ts';

const logoutBody = () => record({ logoutUrl: text });

/** Prolongs the session. The response's header holds the new expiry (SW-16, SW-17). Rejects when the call fails. */
export async function extendSession(client: ApiClient): Promise<void> {
  await client.send('POST', client.getConfig().sessionExtendPath, undefined, { endpoint: 'auth/session-extend' });
}

/**
 * Ends the session (API-24). Rejects when the call fails.
 *
 * @param goto the page after the logout
 * @returns the page that the backend names; not checked against the allowed origins yet
 */
export async function logout(client: ApiClient, goto: string): Promise<{ readonly logoutUrl: string | undefined }> {
  return checkedBody(client, logoutBody, await client.send('POST', 'auth/logout', { goto }));
}
