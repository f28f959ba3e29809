import { normaliseCode } from './policy.ts';

/** What customers are asked to consent to. */
export type ConsentType = 'marketing' | 'crossDomain';

/** The customer's answer to a consent, from the backend's code; undefined for a missing or unknown one. */
export function consentAnswer(given: string | undefined): boolean | undefined {
  const code = normaliseCode(given);
  if (code === 'AUTHORIZED') return true;
  return code === 'NOT_AUTHORIZED' ? false : undefined;
}

/** The code of an answer, as `consentAnswer` reads it. */
export function consentCode(isApproved: boolean): string {
  return isApproved ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
}
