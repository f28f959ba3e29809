import { apiQuery, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { record, text } from './wire.ts';

/** The login state: without a session id nobody is logged in (DM-01). */
export interface SessionStatus {
  readonly sessionId: string | null;
}

const statusBody = () => record({ kfpSessionId: text });

/** The login state (API-22), fresh for 60 s (API-23). An error counts as not logged in. */
export function sessionStatusQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'session'],
    queryFn: async (): Promise<SessionStatus> => {
      const { kfpSessionId } = await getBody(client, 'auth/session-status', statusBody);
      return { sessionId: kfpSessionId ?? null };
    },
    staleTime: 60_000,
  });
}
