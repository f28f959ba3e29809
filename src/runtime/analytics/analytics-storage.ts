import { writeCookie } from '../../platform/cookie-changes.ts';
import { readCookies, readRawCookie } from '../../platform/cookies.ts';
import { analyticsPrefix } from './analytics-mark.ts';

/** The cookie that holds the device id. */
export const analyticsCookie = `${analyticsPrefix}id`;

/** The keys in `localStorage` with this prefix. Empty where the browser forbids the storage. */
export function analyticsKeys(window: Window, start = analyticsPrefix): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start));
  } catch {
    return []; // The browser forbids the storage, so there are no entries.
  }
}

/** Removes all entries and the cookie of analytics. Writes nothing when there are none. */
export function forgetAnalytics(window: Window): void {
  for (const key of analyticsKeys(window)) window.localStorage.removeItem(key);
  if (readRawCookie(readCookies(), analyticsCookie) !== undefined) {
    writeCookie({ name: analyticsCookie, value: '', maxAge: 0 });
  }
}
