import { writeCookie } from '../../platform/cookie-changes.ts';
import { readCookies, readRawCookie } from '../../platform/cookies.ts';
import { analyticsPrefix } from './analytics-mark.ts';

/** The cookie that knows the device again. */
export const analyticsCookie = `${analyticsPrefix}id`;

/** The entries whose names begin so; none where the browser forbids the storage. */
export function analyticsKeys(window: Window, start = analyticsPrefix): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start));
  } catch {
    return []; // A page that may store nothing has nothing stored.
  }
}

/** Removes all that analytics has stored; touches nothing where there is nothing. */
export function forgetAnalytics(window: Window): void {
  for (const key of analyticsKeys(window)) window.localStorage.removeItem(key);
  if (readRawCookie(readCookies(), analyticsCookie) !== undefined) {
    writeCookie({ name: analyticsCookie, value: '', maxAge: 0 });
  }
}
