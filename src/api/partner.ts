import { getAgreements } from './agreements.ts';
import { apiQuery, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { flag, record } from './wire.ts';

/** Messages of the partner's system to the customer. */
export interface PartnerCommunication {
  readonly hasUnreadMessages: boolean;
}

const communicationBody = () => record({ hasUlesteMeldinger: flag });

/** The customer's insurances in the partner's system (API-51, API-72). */
export function partnerAgreementsQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'partner-agreements'],
    queryFn: () => getAgreements(client, 'eikaintegrasjon/avtaler'),
  });
}

/** Whether the customer has unread messages from the partner (API-52, DM-38). */
export function partnerCommunicationQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'partner-communication'],
    queryFn: async (): Promise<PartnerCommunication> => {
      const wire = await getBody(client, 'eikaintegrasjon/kundekommunikasjon', communicationBody);
      return { hasUnreadMessages: wire.hasUlesteMeldinger };
    },
  });
}
