/**
 * A phone number to show: `+47 22 43 86 34`, or `+47 815 49 300` for those that start with 8 (T-21).
 * Short numbers, foreign ones and those that start with 0 or 1 are given as they came (VA-07).
 */
export function formatPhone(source: string): string {
  const digits = /^(?:\+47|0047)?([2-9]\d{7})$/.exec(withoutSpaces(source))?.[1];
  if (digits === undefined) return source;
  const spaced = digits.startsWith('8') ? digits.replace(/(...)(..)/, '$1 $2 ') : digits.replace(/(..)(..)(..)/, '$1 $2 $3 ');
  return `+47 ${spaced}`;
}

/** The link of a phone number as it came, spaces aside: `tel:22438634` (VA-10); undefined without a digit. */
export function phoneLink(source: string): string | undefined {
  const number = withoutSpaces(source);
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/**
 * The eight digits of the phone number that a customer wrote, spaces of any kind and the country code aside; undefined
 * for anything else. The first digit is free: the backend knows which numbers are mobile ones (PR-26).
 */
export function parseMobile(text: string): string | undefined {
  return /^(?:\+47|0047)?(\d{8})$/.exec(withoutSpaces(text))?.[1];
}

/** Letters (æ, ø, å and every other alphabet's too), digits and `. _ % + - '`, one @, a domain of two labels or more. */
const emailPattern = /^[\p{L}\d._%+'-]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u;

/** The e-mail address that a customer wrote, without the spaces around it; undefined for no address (VA-02). */
export function parseEmail(text: string): string | undefined {
  // Some keyboards write å as two characters, an a and a ring; composed it is the letter that the rule means.
  const email = text.trim().normalize('NFC');
  return emailPattern.test(email) ? email : undefined;
}

/** Whether a text is an e-mail address, as `parseEmail` tells. */
export function isEmail(text: string): boolean {
  return parseEmail(text) !== undefined;
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
