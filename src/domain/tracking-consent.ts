import type { ConsentAnswer } from './consent-answers.ts';
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
