import type { ConsentAnswers } from './consent-answers.ts';
import { consentAnswers } from './consent-answers.ts';
import type { ConsentArea } from './consent-area.ts';
import type { LoginContext } from './login-context.ts';
import { isMobileBank } from './login-context.ts';

/** Which cookie the answer is in: `preferred` is the authenticated one, or the general one where that is missing. */
export type ConsentSource = 'authenticated' | 'preferred' | 'general';

/** What the two cookies say; undefined for one that is missing or malformed. */
export interface StoredConsent {
  readonly general: ConsentAnswers | undefined;
  readonly authenticated: ConsentAnswers | undefined;
}

/**
 * Decides where the answer is.
 *
 * @param loginContext undefined while it is not known
 * @returns Undefined when that has to be known first.
 */
export function consentSource(
  area: ConsentArea['area'] | undefined,
  loginContext: LoginContext | undefined,
): ConsentSource | undefined {
  if (area === 'bank') return 'authenticated';
  if (loginContext === undefined) return undefined;
  if (isMobileBank(loginContext)) return 'authenticated';
  return area === 'customer' ? 'preferred' : 'general';
}

/** Whether the authenticated cookie is the one that counts, and so has to be written too (CK-22). */
export function isAuthenticatedSource(source: ConsentSource, { authenticated }: StoredConsent): boolean {
  return source === 'authenticated' || (source === 'preferred' && authenticated !== undefined);
}

/** The answers that count; all null where there are none. */
export function storedAnswers(source: ConsentSource, stored: StoredConsent): ConsentAnswers {
  const answers = isAuthenticatedSource(source, stored) ? stored.authenticated : stored.general;
  return answers ?? consentAnswers(null);
}
