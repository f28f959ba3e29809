import { requestClaimsToken } from '../../../src/api/claims-token.ts';
import type { ApiClient } from '../../../src/api/client.ts';
import { sendFeedback } from '../../../src/api/feedback.ts';
import { removeOffer } from '../../../src/api/offer-removal.ts';
import { extendSession, logout } from '../../../src/api/session-changes.ts';
import {
  updateAddresses, updateConsent, updateContactInformation, updateLegacyContact, updateReservation,
} from '../../../src/api/profile-changes.ts';

/** A change: the request it makes, and what it gives for a response. */
export interface WriteCase {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly send: (client: ApiClient) => Promise<unknown>;
  readonly response?: unknown;
  readonly result?: unknown;
}

export const writes: readonly WriteCase[] = [
  { name: 'API-58 SW-17 session-extend', method: 'POST', path: 'auth/session-extend', body: undefined, send: extendSession },
  {
    name: 'API-24 logout', method: 'POST', path: 'auth/logout', body: { goto: '/ut' },
    send: (client) => logout(client, '/ut'), response: { logoutUrl: 'https://ut.example' }, result: { logoutUrl: 'https://ut.example' },
  },
  {
    name: 'API-24 logout without response', method: 'POST', path: 'auth/logout', body: { goto: '/ut' },
    send: (client) => logout(client, '/ut'), result: { logoutUrl: undefined },
  },
  {
    name: 'API-37 API-08 remove an offer', method: 'DELETE', path: 'avtaleoversikt/tilbud/7%2F7', body: undefined,
    send: (client) => removeOffer(client, '7/7'),
  },
  {
    name: 'API-39 PR-14 e-mail', method: 'PUT', path: 'skadekunde/kontaktinformasjon', body: { epostAdresse: 'a@b.no' },
    send: (client) => updateContactInformation(client, 'email', 'a@b.no'),
  },
  {
    name: 'API-39 PR-14 mobile', method: 'PUT', path: 'skadekunde/kontaktinformasjon', body: { mobilNummer: '91502850' },
    send: (client) => updateContactInformation(client, 'mobile', '91502850'),
  },
  {
    name: 'API-42 PR-15 legacy contact', method: 'POST', path: 'liv/kunde/v1/contactInfo', body: { epost: 'a@b.no', telefon: '1' },
    send: (client) => updateLegacyContact(client, { email: 'a@b.no', mobile: '1' }),
  },
  {
    name: 'API-42 legacy contact without phone', method: 'POST', path: 'liv/kunde/v1/contactInfo', body: { epost: 'a@b.no' },
    send: (client) => updateLegacyContact(client, { email: 'a@b.no' }),
  },
  { name: 'API-45 addresses', method: 'POST', path: 'adresse/oppdater', body: undefined, send: updateAddresses },
  {
    name: 'API-47 API-70 marketing consent', method: 'POST', path: 'samtykke/oppdater', body: { marketingConsentApproved: false },
    send: (client) => updateConsent(client, 'marketing', false),
  },
  {
    name: 'API-47 cross-domain consent', method: 'POST', path: 'samtykke/oppdater', body: { crossDomainConsentApproved: true },
    send: (client) => updateConsent(client, 'crossDomain', true),
  },
  {
    name: 'API-49 reservation', method: 'POST', path: 'samtykke/reservasjon', body: { harReservasjon: true },
    send: (client) => updateReservation(client, true),
  },
  {
    name: 'API-50 DM-70 feedback', method: 'POST', path: 'feedback/',
    body: { feedbackValue: '5', text: 'Fint', productCode: 'Y44', page: '/a' },
    send: (client) => sendFeedback(client, { value: '5', message: 'Fint', productCode: 'Y44', page: '/a' }),
  },
  {
    name: 'API-50 feedback without product', method: 'POST', path: 'feedback/', body: { feedbackValue: '1', text: '', page: '/a' },
    send: (client) => sendFeedback(client, { value: '1', message: '', page: '/a' }),
  },
  {
    name: 'API-57 claims token', method: 'POST', path: 'jumpsst/', body: undefined,
    send: requestClaimsToken, response: { jumpSst: 'token' }, result: 'token',
  },
];
