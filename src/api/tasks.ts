import { apiQuery, checkedBody, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import type { OnBadItems } from './wire.ts';
import { anything, code, flag, listOf, readCount, record, text } from './wire.ts';

/** The number of tasks that wait for the customer. */
export interface TaskCount {
  readonly count: number;
  readonly hasUnreadMessages: boolean;
}

/** A task for a vehicle. */
export interface MotorTask {
  /** For example ENDRE_KMSTAND. */
  readonly type: string | undefined;
  readonly description: string | undefined;
  readonly policyNumber: string | undefined;
}

/** Messages of the partner's system to the customer. */
export interface PartnerCommunication {
  readonly hasUnreadMessages: boolean;
}

const countBody = () => record({ antall: anything, hasUlesteMeldinger: flag });

const wireMotorTask = record({ oppgavetype: code, beskrivelse: text, avtalenummer: text });
const motorTasksBody = (onBad: OnBadItems) => record({ oppgaver: listOf(wireMotorTask, onBad) });

const communicationBody = () => record({ hasUlesteMeldinger: flag });

/** Reads a count. The backend sends a number, a list or an object with `antall` (API-69). */
async function getTaskCount(client: ApiClient, endpoint: string): Promise<TaskCount> {
  const response = await client.get(endpoint);
  const bare = Array.isArray(response.body) ? response.body.length : readCount(response.body);
  if (bare !== undefined) return { count: bare, hasUnreadMessages: false };
  const { antall, hasUlesteMeldinger } = checkedBody(client, countBody, response);
  return { count: readCount(antall) ?? 0, hasUnreadMessages: hasUlesteMeldinger };
}

/** Health declarations to fill in. */
export function healthDeclarationsQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'health-declarations'],
    queryFn: () => getTaskCount(client, 'oversikt/helseerklaering'),
  });
}

/** Offers to accept. */
export function pendingOffersQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'pending-offers'],
    queryFn: () => getTaskCount(client, 'oversikt/aksepttilbud'),
  });
}

/** Tasks for the customer's vehicles (API-55), fresh for 10 s (API-56). */
export function motorTasksQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'motor-tasks'],
    queryFn: async (): Promise<readonly MotorTask[]> => {
      const { oppgaver } = await getBody(client, 'motor/oppgaver/motoroppgaver', motorTasksBody);
      return oppgaver.map(({ oppgavetype, beskrivelse, avtalenummer }) =>
        ({ type: oppgavetype, description: beskrivelse, policyNumber: avtalenummer }));
    },
    staleTime: 10_000,
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
