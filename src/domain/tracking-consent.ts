import type { ConsentAnswer } from './consent-answers.ts';

/** Whether events may leave, must not, or wait for the customer's answer (TR-01). */
export type TrackingConsent = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/**
 * What an answer about statistics says of tracking (TR-08 to TR-10). A browser that asks for privacy by Global Privacy
 * Control counts as a no until the customer says yes (CK-24).
 */
export function trackingConsent(answer: ConsentAnswer, isPrivacyControlOn: boolean): TrackingConsent {
  if (answer === 'accepted') return 'OPTED_IN';
  return answer === 'denied' || isPrivacyControlOn ? 'OPTED_OUT' : 'UNANSWERED';
}
