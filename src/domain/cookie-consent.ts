import { decoded } from './decoded.ts';

/** The purposes of cookies. */
export type ConsentCategory = 'functional' | 'statistics' | 'marketing';

/** Letters of the authenticated consent cookie, version 3. */
const letters: Readonly<Record<ConsentCategory, string>> = { functional: 'F', statistics: 'S', marketing: 'M' };

/** In the order in which customers are asked. */
export const consentCategories = Object.keys(letters) as readonly ConsentCategory[];

/** The categories that every customer is asked about, unless the page names others (CC-14). */
export const usualCategories: readonly ConsentCategory[] = ['functional', 'statistics'];

/** Null when the customer has not answered. */
export type ConsentAnswer = 'accepted' | 'denied' | null;

/** The answer to each category. */
export type ConsentAnswers = Readonly<Record<ConsentCategory, ConsentAnswer>>;

/** Answers for all categories: the same for each, or the result of `answer` per category. */
export function consentAnswers(answer: ConsentAnswer | ((category: ConsentCategory) => ConsentAnswer)): ConsentAnswers {
  const of = typeof answer === 'function' ? answer : () => answer;
  return Object.fromEntries(consentCategories.map((category) => [category, of(category)])) as ConsentAnswers;
}

/** Whether cookies of a category are allowed: only after a yes. */
export function isAllowed(answers: ConsentAnswers | undefined, category: ConsentCategory): boolean {
  return answers?.[category] === 'accepted';
}

/**
 * Reads the general consent cookie: JSON, raw or percent-encoded.
 *
 * @returns Undefined for a missing or malformed cookie; an unknown value in it becomes null.
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

/**
 * Merges the answers of several cookies of one name, which differ in path or domain. A refusal in any of them counts,
 * because nobody knows which is the newest.
 *
 * @param copies undefined for a malformed cookie
 * @returns Undefined when none is readable.
 */
export function mergeAnswers(copies: readonly (ConsentAnswers | undefined)[]): ConsentAnswers | undefined {
  const readable = copies.filter((answers) => answers !== undefined);
  if (readable.length === 0) return undefined;
  return consentAnswers((category) =>
    (['denied', 'accepted'] as const).find((answer) => readable.some((one) => one[category] === answer)) ?? null);
}

/** The value of the general cookie. It is not encoded, because its other readers do not decode it (CK-08). */
export function formatConsentCookie(answers: ConsentAnswers): string {
  return JSON.stringify(answers);
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return value as Readonly<Record<string, unknown>>;
  } catch {
    return undefined; // Any script may have written the cookie.
  }
}

/**
 * Reads the authenticated consent cookie, version 3: letters joined by dashes, `F-S`. A category without its letter is
 * denied, so an empty value denies all (CK-12).
 *
 * @returns Undefined for a missing cookie, or one of another version.
 */
export function parseAuthConsentCookie(raw: string | undefined): ConsentAnswers | undefined {
  if (raw === undefined) return undefined;
  const found = raw === '' ? [] : raw.split('-');
  if (!found.every((letter) => consentCategories.some((category) => letters[category] === letter))) return undefined;
  return consentAnswers((category) => (found.includes(letters[category]) ? 'accepted' : 'denied'));
}

/** The value of the authenticated cookie. The format cannot express a missing answer, so that counts as denied. */
export function formatAuthConsentCookie(answers: ConsentAnswers): string {
  return consentCategories
    .filter((category) => answers[category] === 'accepted')
    .map((category) => letters[category])
    .join('-');
}
