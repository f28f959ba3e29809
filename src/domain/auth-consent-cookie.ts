import type { ConsentAnswers, ConsentCategory } from './consent-answers.ts';
import { consentAnswers, consentCategories } from './consent-answers.ts';

/** Letters of the authenticated consent cookie, version 3. */
const letters: Readonly<Record<ConsentCategory, string>> = { functional: 'F', statistics: 'S', marketing: 'M' };

/**
 * Reads the authenticated consent cookie, version 3: letters with dashes between them, `F-S`. A category
 * without its letter is denied, so an empty value denies all (CK-12).
 *
 * @returns Undefined for a cookie that is missing, or that another version has written.
 */
export function parseAuthConsentCookie(raw: string | undefined): ConsentAnswers | undefined {
  if (raw === undefined) return undefined;
  const found = raw === '' ? [] : raw.split('-');
  if (!found.every((letter) => Object.values(letters).includes(letter))) return undefined;
  return consentAnswers((category) => (found.includes(letters[category]) ? 'accepted' : 'denied'));
}

/** The value of the cookie; it knows no category without an answer, and denies it. */
export function formatAuthConsentCookie(answers: ConsentAnswers): string {
  return consentCategories
    .filter((category) => answers[category] === 'accepted')
    .map((category) => letters[category])
    .join('-');
}
