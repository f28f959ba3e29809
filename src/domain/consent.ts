/** The consents that customers are asked for. */
export type ConsentType = 'marketing' | 'crossDomain';

/** The consent that the backend's code names; undefined for a missing or unknown code. */
export function consentTypeOf(code: string | undefined): ConsentType | undefined {
  if (code === 'MARKETING') return 'marketing';
  return code === 'CROSS_DOMAIN' ? 'crossDomain' : undefined;
}

/** Reads the customer's answer from the backend's code; undefined for a missing or unknown code. */
export function isConsentGiven(code: string | undefined): boolean | undefined {
  if (code === 'AUTHORIZED') return true;
  return code === 'NOT_AUTHORIZED' ? false : undefined;
}

/** The backend's code of an answer, the inverse of `isConsentGiven`. */
export function codeOfConsent(isApproved: boolean): string {
  return isApproved ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
}
