import { apiQuery, checkedBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { record, text } from './wire.ts';

export interface LoginUrl {
  /** The address of the login, as sent. Check it with the URL rule before use. Null when the backend sends none. */
  readonly loginUrl: string | null;
}

const responseBody = () => record({ loginUrl: text });

/** The address of the login (API-30, API-31), fresh for 15 min (API-32). */
export function loginUrlQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'login-url'],
    queryFn: async (): Promise<LoginUrl> => {
      const base = client.getConfig().authBase?.replace(/\/+$/, '');
      const endpoint = 'auth/login';
      const response = await client.get(base ? `${base}/${endpoint}` : endpoint, { endpoint });
      const { loginUrl } = checkedBody(client, responseBody, response);
      return { loginUrl: loginUrl ?? null };
    },
    staleTime: 15 * 60_000,
  });
}
