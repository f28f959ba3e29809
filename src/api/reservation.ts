import { apiQuery, getAnswer } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { flag, record } from './wire.ts';

/** Whether the customer has asked for documents on paper (DM-64). */
export interface Reservation {
  readonly hasReservation: boolean;
}

const answer = () => record({ hasReservasjon: flag });

/** The reservation (API-48). */
export function reservationQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'reservation'],
    queryFn: async (): Promise<Reservation> => {
      const { hasReservasjon } = await getAnswer(client, 'samtykke/reservasjon/hent', answer);
      return { hasReservation: hasReservasjon };
    },
  });
}
