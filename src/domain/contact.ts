/**
 * Formats a phone number: `+47 22 43 86 34`, or `+47 815 49 300` for numbers that start with 8 (T-21). Short numbers,
 * foreign ones and those that start with 0 or 1 stay unchanged (VA-07).
 */
export function formatPhone(source: string): string {
  const digits = /^(?:\+47|0047)?([2-9]\d{7})$/.exec(withoutSpaces(source))?.[1];
  if (digits === undefined) return source;
  const spaced = digits.startsWith('8') ? digits.replace(/(...)(..)/, '$1 $2 ') : digits.replace(/(..)(..)(..)/, '$1 $2 $3 ');
  return `+47 ${spaced}`;
}

/**
 * The link of a phone number, without spaces: `tel:22438634`. Undefined for a text that is more than one number, such as one
 * with opening hours: a number has at most 8 digits, or 15 with its country code.
 */
export function phoneLink(source: string): string | undefined {
  const text = withoutInvisible(source).trim();
  const isNumber = /^(?:\(?(?:\+|00)\d{1,3}\)?)?[\d\s.-]*\d$/.test(text) && !/\s\d\d?-\d\d?$/.test(text);
  const digits = text.replace(/\D/g, '').length;
  const isOne = digits >= 3 && digits <= (/^\(?(?:\+|00)/.test(text) ? 15 : 8);
  return isNumber && isOne ? `tel:${text.replace(/[\s()]/g, '')}` : undefined;
}

/**
 * The eight digits of a phone number that a customer wrote, without spaces and country code. Undefined for anything
 * else. Any first digit is valid: the backend knows which numbers are mobile numbers (PR-26).
 */
export function parseMobile(text: string): string | undefined {
  return /^(?:\+47|0047)?(\d{8})$/.exec(withoutSpaces(text))?.[1];
}

/** Letters of any alphabet (æ, ø, å too), digits and `. _ % + - '`, one @, and a domain of two or more labels. */
const emailPattern = /^[\p{L}\d._%+'-]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u;

/** The e-mail address that a customer wrote, trimmed. Undefined for anything else (VA-02). */
export function parseEmail(text: string): string | undefined {
  // Some keyboards write å as an a and a combining ring. NFC composes them to the letter that the rule allows.
  const email = withoutInvisible(text).trim().normalize('NFC');
  return emailPattern.test(email) ? email : undefined;
}

function withoutSpaces(text: string): string {
  return withoutInvisible(text).replace(/\s/g, '');
}

/** Contact apps copy marks for the text direction and zero-width spaces along, which nobody sees and can remove. */
function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
