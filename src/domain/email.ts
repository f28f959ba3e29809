/**
 * Whether a text is an e-mail address (VA-01, VA-02): letters (æ, ø, å and every other alphabet's too), digits and
 * `. _ % + - '` before the one @, a domain of at least two labels after it. Spaces around it do not count.
 */
export function isEmail(text: string): boolean {
  // Some keyboards write å as two characters, an a and a ring; composed it is the letter that the rule means.
  return /^[\p{L}\d._%+'-]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u.test(text.trim().normalize('NFC'));
}
