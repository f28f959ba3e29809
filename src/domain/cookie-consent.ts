/** What cookies are for. */
export type ConsentCategory = 'functional' | 'statistics' | 'marketing';

/** In the order in which customers are asked. */
export const consentCategories: readonly ConsentCategory[] = ['functional', 'statistics', 'marketing'];

/** Null where the customer has not answered. */
export type ConsentAnswer = 'accepted' | 'denied' | null;

/** The answer to each category. */
export type ConsentAnswers = Readonly<Record<ConsentCategory, ConsentAnswer>>;

/** The same answer for each category, or what `answer` gives for it. */
export function consentAnswers(answer: ConsentAnswer | ((category: ConsentCategory) => ConsentAnswer)): ConsentAnswers {
  const of = typeof answer === 'function' ? answer : () => answer;
  return { functional: of('functional'), statistics: of('statistics'), marketing: of('marketing') };
}

/** Whether cookies of a category may be used: only after a yes, and with no answer not. */
export function isAllowed(answers: ConsentAnswers | undefined, category: ConsentCategory): boolean {
  return answers?.[category] === 'accepted';
}

/**
 * Reads the general consent cookie: JSON, raw or percent-encoded.
 *
 * @returns Undefined for a cookie that is missing or malformed; an unknown value in it is null.
 */
export function parseConsentCookie(raw: string | undefined): ConsentAnswers | undefined {
  if (raw === undefined) return undefined;
  const stored = parseObject(raw) ?? parseObject(decoded(raw));
  if (!stored) return undefined;
  return consentAnswers((category) => {
    const value = Object.hasOwn(stored, category) ? stored[category] : null;
    return value === 'accepted' || value === 'denied' ? value : null;
  });
}

/** The value of the cookie, not encoded, as other readers of it do not decode (CK-08). */
export function formatConsentCookie(answers: ConsentAnswers): string {
  return JSON.stringify(answers);
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return value as Readonly<Record<string, unknown>>;
  } catch {
    return undefined; // Anybody may have written the cookie.
  }
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return ''; // Likewise.
  }
}

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
