import { isRecord } from '../platform/plain-object.ts';
import { apiQuery, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import { listAsSent, readText, record, text } from './wire.ts';

export interface OpeningHours {
  readonly day: string;
  readonly time: string;
}

/** The bank's contact data (DM-02..06). Each field as sent, or undefined. */
export interface BankContact {
  readonly name: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly openingHours: readonly OpeningHours[];
  /** The bank's path on the shared domain, for the link back to the bank (DM-06). */
  readonly domain: string | undefined;
}

const responseBody = () => record({ navn: text, telefon: text, epost: text, apningstider: listAsSent, domene: text });

/** Reads a pair of day and time, as a list or an object. Half a pair is left out (FH-18). */
export function toOpeningHours(pair: unknown): readonly OpeningHours[] {
  const [day, time] = (Array.isArray(pair) ? pair : isRecord(pair) ? [pair['dag'], pair['tid']] : []).map(readText);
  return day && time ? [{ day, time }] : [];
}

/** The bank's contact info (API-27, API-29), fresh for 15 min (API-28). Only for logged-in customers. */
export function bankContactQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'bank-contact'],
    queryFn: async (): Promise<BankContact> => {
      const { navn, telefon, epost, apningstider, domene } = await getBody(client, 'auth/bankkontakt', responseBody);
      const openingHours = (apningstider ?? []).flatMap(toOpeningHours);
      return { name: navn, phone: telefon, email: epost, openingHours, domain: domene };
    },
    staleTime: 15 * 60_000,
  });
}
