import { apiQuery, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { record, text } from './wire.ts';

/** The logged-in user. Each field as sent, or undefined. */
export interface ClientContext {
  readonly loginContext: string | undefined;
  /** Identifies the customer in analytics. */
  readonly trackingId: string | undefined;
  /** Register number of the bank that the customer logged in through, for example 0502. */
  readonly bankRegister: string | undefined;
}

const responseBody = () => record({ loginContext: text, trackingId: text, loginBankplassRegisterNummer: text });

/** Who is logged in, fresh for 15 min (API-59). */
export function clientContextQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'client-context'],
    queryFn: async (): Promise<ClientContext> => {
      const { loginContext, trackingId, loginBankplassRegisterNummer: bankRegister } =
        await getBody(client, 'auth/client-context', responseBody);
      return { loginContext, trackingId, bankRegister };
    },
    staleTime: 15 * 60_000,
  });
}
