import { apiQuery, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { record, yesOrNo } from './wire.ts';

/** Whether the customer has asked for documents on paper (DM-64). */
export interface Reservation {
  /** Undefined when the backend does not say. */
  readonly hasReservation: boolean | undefined;
}

const responseBody = () => record({ hasReservasjon: yesOrNo });

/** The customer's choice of paper documents (API-48). */
export function reservationQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'reservation'],
    queryFn: async (): Promise<Reservation> => {
      const { hasReservasjon } = await getBody(client, 'samtykke/reservasjon/hent', responseBody);
      return { hasReservation: hasReservasjon };
    },
  });
}
