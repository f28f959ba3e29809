import type { ConsentType } from '../domain/consent.ts';
import { consentTypeOf } from '../domain/consent.ts';
import { apiQuery, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import type { OnBadItems } from './wire.ts';
import { code, listOf, record, text, yesOrNo } from './wire.ts';

/** The texts of one consent (DM-65). */
export interface ConsentText {
  /** Undefined for a code that is missing or unknown. */
  readonly type: ConsentType | undefined;
  readonly title: string | undefined;
  readonly lead: string | undefined;
  readonly body: string | undefined;
}

const wireText = record({ samtykke: code, tittel: text, ingress: text, tekst: text });
const textsBody = (onBad: OnBadItems) => listOf(wireText, onBad);

/** The texts of the consents (API-46), for customers without a bank: only they see the consents. */
export function consentTextsQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'consent-texts'],
    queryFn: async (): Promise<readonly ConsentText[]> => {
      const texts = await getBody(client, 'samtykke/tekster', textsBody, { bankkunde: false });
      return texts.map(({ samtykke, tittel, ingress, tekst }) =>
        ({ type: consentTypeOf(samtykke), title: tittel, lead: ingress, body: tekst }));
    },
  });
}

/** Whether the customer has asked for documents on paper (DM-64). */
export interface Reservation {
  /** Undefined when the backend does not say. */
  readonly hasReservation: boolean | undefined;
}

const reservationBody = () => record({ hasReservasjon: yesOrNo });

/** The customer's choice of paper documents (API-48). */
export function reservationQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'reservation'],
    queryFn: async (): Promise<Reservation> => {
      const { hasReservasjon } = await getBody(client, 'samtykke/reservasjon/hent', reservationBody);
      return { hasReservation: hasReservasjon };
    },
  });
}
