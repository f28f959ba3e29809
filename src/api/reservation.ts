import { apiQuery, getAnswer } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { record } from './wire.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Whether the customer has asked for documents on paper (DM-64). */
export interface Reservation {
  readonly hasReservation: boolean;
}

/** An answer that does not say it is no answer: nobody is told how the documents come when that is not known. */
const answer = () => record({
  hasReservasjon(value) {
    const told = yesOrNo(value);
    if (told === undefined) throw new TypeError('neither yes nor no');
    return told;
  },
});

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
