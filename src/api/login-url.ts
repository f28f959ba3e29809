import { apiQuery, checkedAnswer } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { record, text } from './wire.ts';

export interface LoginUrl {
  /** Where customers log in, as sent: to be checked by the URL rule before use. Null when the backend names none. */
  readonly loginUrl: string | null;
}

const answer = () => record({ loginUrl: text });

/** Where to log in (API-30, API-31), fresh for 15 min (API-32). */
export function loginUrlQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'login-url'],
    queryFn: async (): Promise<LoginUrl> => {
      const base = client.getConfig().authBase?.replace(/\/+$/, '');
      const endpoint = 'auth/login';
      const value = await client.get(base ? `${base}/${endpoint}` : endpoint, { endpoint });
      const { loginUrl } = checkedAnswer(client, endpoint, answer, value);
      return { loginUrl: loginUrl ?? null };
    },
    staleTime: 15 * 60_000,
  });
}
