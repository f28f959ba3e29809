import { writeCookie } from '../../platform/cookie-changes.ts';
import { readRawCookie } from '../../platform/cookies.ts';
import { documentMember } from '../../platform/document-member.ts';
import { randomHex } from '../../platform/random.ts';
import { analyticsCookie } from './analytics-storage.ts';

/** Seconds: 365 days (TR-55). */
const lifetime = 31_536_000;

/** Gives the id of the device, which is kept in a cookie; to be called only after a yes. */
export function deviceIdReader(): () => string {
  let made: string | undefined;
  return () => {
    const known = readRawCookie(documentMember('cookie'), analyticsCookie) ?? '';
    if (/^[a-p]{32}$/.test(known)) return known;
    // Where the browser refuses the cookie, the id is that of the page.
    made ??= randomLetters(16);
    writeCookie({ name: analyticsCookie, value: made, maxAge: lifetime });
    return made;
  };
}

/** Random bytes as letters from a to p, two each: an id that no number can be read from. */
export function randomLetters(bytes: number): string {
  return randomHex(bytes).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}
