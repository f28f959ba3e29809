import { apiQuery, checkedAnswer, getAnswer } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { record, text } from './wire.ts';

/** Whether somebody is logged in: no session id means no (DM-01). */
export interface SessionStatus {
  readonly sessionId: string | null;
}

const statusAnswer = () => record({ kfpSessionId: text });
const logoutAnswer = () => record({ logoutUrl: text });

/** The login state (API-22), fresh for 60 s (API-23). An error counts as not logged in. */
export function sessionStatusQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'session'],
    queryFn: async (): Promise<SessionStatus> => {
      const { kfpSessionId } = await getAnswer(client, 'auth/session-status', statusAnswer);
      return { sessionId: kfpSessionId ?? null };
    },
    staleTime: 60_000,
  });
}

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
