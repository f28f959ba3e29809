import type { ConsentAnswers } from './consent-answers.ts';
import { consentAnswers } from './consent-answers.ts';

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
