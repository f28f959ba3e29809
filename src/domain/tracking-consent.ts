import type { ConsentAnswer } from './cookie-consent.ts';
import type { Distributor } from './distributor.ts';

/** Whether events may leave, must not, or wait for the customer's answer. */
export type TrackingConsent = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/**
 * What an answer about statistics says of tracking. A browser that asks for privacy by Global Privacy
 * Control counts as a no until the customer says yes (CK-24).
 */
export function trackingConsent(answer: ConsentAnswer, isPrivacyControlOn: boolean): TrackingConsent {
  if (answer === 'accepted') return 'OPTED_IN';
  return answer === 'denied' || isPrivacyControlOn ? 'OPTED_OUT' : 'UNANSWERED';
}

/** Whether the bank asks its customers about tracking itself: then both its answer and ours count. */
export function isAskedByBank(distributor: Distributor): distributor is 'dnb' | 'sb1' {
  return distributor === 'dnb' || distributor === 'sb1';
}

/**
 * What the bank's own answer says of tracking beside ours: our no counts whatever the bank's says, our yes does not
 * overrule the bank's no, and without an answer of ours the bank's alone decides (TR-07, TR-11).
 *
 * @param answer ours about statistics; undefined while it is not known, when nothing may leave
 */
export function bankTrackingConsent(bank: TrackingConsent, answer: ConsentAnswer | undefined): TrackingConsent {
  if (answer === 'denied') return 'OPTED_OUT';
  return answer === undefined && bank === 'OPTED_IN' ? 'UNANSWERED' : bank;
}

/** Said by the bank's own consent dialog when it has closed. */
const closed = 'optin_closed';

/**
 * Whether a message of another window says that the bank's consent dialog has closed: from the site itself or one
 * below it, over https (TR-14). Nothing else is read from the message.
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
  // An origin that a browser has written: no path, no credentials, the host in lower case.
  const [, host] = /^https:\/\/([a-z\d.-]+)$/.exec(origin) ?? [];
  return site !== '' && host !== undefined && (host === site || host.endsWith(`.${site}`));
}
