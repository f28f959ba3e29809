import { apiQuery, getAnswer } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { flag, record, text } from './wire.ts';

/** The customer in the old system for life insurances (DM-61..63). */
export interface LegacyCustomer {
  readonly email: string | undefined;
  readonly mobile: string | undefined;
  /** Whether the old system knows the customer at all. */
  readonly isExisting: boolean;
}

const answer = () => record({ epost: text, telefon: text, eksisterer: flag });

/** The customer's data in the old system (API-41). */
export function legacyCustomerQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'legacy-customer'],
    queryFn: async (): Promise<LegacyCustomer> => {
      const { epost, telefon, eksisterer } = await getAnswer(client, 'liv/kunde/v1/kunde', answer);
      return { email: epost, mobile: telefon, isExisting: eksisterer };
    },
  });
}
