import type { ConsentAnswer } from './cookie-consent.ts';
import type { Distributor } from './distributor.ts';

/** Whether events may be sent, must not be sent, or wait for the customer's answer. */
export type TrackingConsent = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/**
 * The tracking consent that follows from the answer about statistics. Global Privacy Control counts as a no where the
 * customer has not answered (CK-24).
 *
 * @param answer undefined while it is not known which cookie holds it
 */
export function trackingConsent(answer: ConsentAnswer | undefined, isPrivacyControlOn: boolean): TrackingConsent {
  if (answer === 'accepted') return 'OPTED_IN';
  return answer === 'denied' || (answer === null && isPrivacyControlOn) ? 'OPTED_OUT' : 'UNANSWERED';
}

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacyControl(navigator: Navigator & { readonly globalPrivacyControl?: unknown }): boolean {
  return navigator.globalPrivacyControl === true;
}

/** Whether the bank asks its customers about tracking itself. Then both its answer and ours count. */
export function isAskedByBank(distributor: Distributor): distributor is 'dnb' | 'sb1' {
  return distributor === 'dnb' || distributor === 'sb1';
}

/**
 * Combines the bank's answer with ours: our no always counts, and our yes does not overrule the bank's no. If the
 * customer has not answered ours, the bank's alone decides (TR-07, TR-11).
 *
 * @param answer our answer about statistics; undefined while it is not known, and then nothing may be sent
 */
export function bankTrackingConsent(bank: TrackingConsent, answer: ConsentAnswer | undefined): TrackingConsent {
  if (answer === 'denied') return 'OPTED_OUT';
  return answer === undefined && bank === 'OPTED_IN' ? 'UNANSWERED' : bank;
}

/** The message of the bank's consent dialog when it closes. */
const closed = 'optin_closed';

/**
 * Whether a message from another window says that the bank's consent dialog has closed. It must come over https from
 * the site itself or a subdomain (TR-14). Nothing else is read from the message.
 *
 * @param site host name such as `sparebank1.no`; an empty one refuses all
 */
export function isOptInMessage(data: unknown, origin: string, site: string): boolean {
  return isClosed(data) && isOfSite(origin, site.trim().toLowerCase());
}

function isClosed(data: unknown): boolean {
  if (data === closed) return true;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === closed;
}

function isOfSite(origin: string, site: string): boolean {
  // The browser writes origins without path and credentials, with the host in lower case.
  const [, host] = /^https:\/\/([a-z\d.-]+)$/.exec(origin) ?? [];
  return site !== '' && host !== undefined && (host === site || host.endsWith(`.${site}`));
}
