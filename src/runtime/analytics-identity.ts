import { clientContextQuery } from '../api/client-context.ts';
import { readRawCookie } from '../platform/cookies.ts';
import { documentMember } from '../platform/document-member.ts';
import { randomLetters } from '../platform/random-letters.ts';
import { writeCookie } from '../platform/write-cookie.ts';
import { analyticsCookie } from './analytics-storage.ts';
import type { TrackingServices } from './tracking-services.ts';

/** Seconds: 365 days (TR-55). */
const lifetime = 31_536_000;

/** Gives the id of the device, which is kept in a cookie (TR-55); to be called only after a yes (TR-58). */
export function deviceIdReader(): () => string {
  let made: string | undefined;
  return () => {
    const known = readRawCookie(documentMember('cookie'), analyticsCookie);
    if (known !== undefined && /^[a-p]{32}$/.test(known)) return known;
    // Where the browser refuses the cookie, the id is that of the page.
    made ??= randomLetters(16);
    writeCookie({ name: analyticsCookie, value: made, maxAge: lifetime });
    return made;
  };
}

/** The tracking id of whoever is logged in; one that could be a personal number is none (TR-26). Never fails. */
export async function readUserId({ queryClient, api }: TrackingServices): Promise<string | undefined> {
  try {
    const { trackingId } = await queryClient.query(clientContextQuery(api));
    return trackingId === undefined || /\d{11}/.test(trackingId) ? undefined : trackingId;
  } catch {
    return undefined; // Without an answer the customer stays anonymous (TR-23).
  }
}
