/** Letters (æ, ø, å and every other alphabet's too), digits and `. _ % + - '`, one @, a domain of two labels or more. */
const address = /^[\p{L}\d._%+'-]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u;

/** The e-mail address that a customer wrote, without the spaces around it; undefined for no address (VA-02). */
export function parseEmail(text: string): string | undefined {
  // Some keyboards write å as two characters, an a and a ring; composed it is the letter that the rule means.
  const email = text.trim().normalize('NFC');
  return address.test(email) ? email : undefined;
}

/** Whether a text is an e-mail address, as `parseEmail` tells. */
export function isEmail(text: string): boolean {
  return parseEmail(text) !== undefined;
}
