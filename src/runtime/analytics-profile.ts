import { jokeName } from '../domain/joke-name.ts';
import { asciiJson } from '../platform/ascii-json.ts';
import { storageEntry } from '../platform/storage-entry.ts';
import { analyticsPrefix } from './analytics-storage.ts';

export interface AnalyticsProfile {
  /** What names the customer's profile; undefined when that has been done, or there is nobody to name. */
  readonly body: () => string | undefined;
  /** It has arrived, or never will. */
  readonly close: () => void;
}

/** Gives the profile of a customer a name that is nobody's, once (TR-24 to TR-27). */
export function createAnalyticsProfile(
  window: Window,
  getToken: () => string | undefined,
  getUserId: () => string | undefined,
  random: () => number,
): AnalyticsProfile {
  const entry = storageEntry(() => window.localStorage, `${analyticsPrefix}named`);
  let named: string | undefined;
  const waiting = () => {
    const userId = getUserId();
    return userId === undefined || userId === named || entry.read() === signOf(userId) ? undefined : userId;
  };

  return {
    body() {
      const userId = waiting();
      if (userId === undefined) return undefined;
      const { firstName, lastName } = jokeName(random);
      return asciiJson([
        { $token: getToken(), $distinct_id: userId, $set_once: { $first_name: firstName, $last_name: lastName } },
      ]);
    },
    close() {
      named = waiting() ?? named;
      if (named !== undefined) entry.write(signOf(named));
    },
  };
}

/** Tells tracking ids apart without holding one. */
function signOf(userId: string): string {
  let sign = 0;
  for (const letter of userId) sign = (Math.imul(sign, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sign.toString(36);
}
