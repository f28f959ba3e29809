import { testCookie } from '../src/doctor/read-browser.ts';
import { analyticsMarkKey } from '../src/runtime/analytics/analytics-mark.ts';
import { namedKey } from '../src/runtime/analytics/analytics-profile.ts';
import { analyticsCookie } from '../src/runtime/analytics/analytics-storage.ts';
import { deviceIdLifetime } from '../src/runtime/analytics/tracking-delivery.ts';
import { eventPrefix, mostCharacters, mostEvents } from '../src/runtime/analytics/tracking-outbox.ts';
import { consentLifetime, defaultNames } from '../src/runtime/consent/consent-cookies.ts';
import { marketSourceKey } from '../src/runtime/runtime.ts';

/** One thing that the elements store on the device of the customer. */
export interface StoredDatum {
  readonly name: string;
  /** A field of the configuration that gives it another name. */
  readonly namedBy?: string;
  readonly where: string;
  readonly holds: string;
  readonly purpose: string;
  /** What the elements need before they store it. */
  readonly needs: string;
  readonly kept: string;
  /** The source file that writes it. */
  readonly writtenBy: string;
}

/** All that the elements store, with the names and limits of the code. docs/trust/privacy.md has a table of it. */
export function storedData(): readonly StoredDatum[] {
  const yes = 'a yes to statistics';
  const ofConsent = { where: 'cookie', needs: 'nothing: it is the answer itself', kept: days(consentLifetime), writtenBy: 'src/runtime/consent/consent-cookies.ts' } as const;
  const ofHistory = { where: '`history.state`, of `kfp-portal` alone', purpose: 'Back and Forward', needs: 'nothing', kept: 'until the tab is closed' } as const;
  return [
    { ...ofConsent, name: defaultNames.general, namedBy: 'consentCookieName', holds: 'the answers about cookies, as JSON', purpose: 'asking once' },
    { ...ofConsent, name: defaultNames.authenticated, namedBy: 'authConsentCookieName', holds: 'the same answers, as letters', purpose: 'asking once, in the bank\'s own area' },
    {
      name: marketSourceKey, where: 'session storage', holds: 'the channel that brought the customer, such as `LO` or `NETTBANK`', purpose: 'analytics',
      needs: 'that the customer is logged in', kept: 'until the customer is logged out, or the tab is closed', writtenBy: 'src/runtime/runtime.ts',
    },
    {
      name: analyticsCookie, where: 'cookie', holds: '32 random letters', purpose: 'knowing the device again, in analytics',
      needs: yes, kept: `${days(deviceIdLifetime)}, or until a no`, writtenBy: 'src/runtime/analytics/tracking-delivery.ts',
    },
    {
      name: analyticsMarkKey, where: 'local storage', holds: 'a mark', purpose: 'telling other tabs of a no',
      needs: yes, kept: 'until a no', writtenBy: 'src/runtime/analytics/analytics-mark.ts',
    },
    {
      name: namedKey, where: 'local storage', holds: 'a check sum of `trackingId`', purpose: 'naming the profile once',
      needs: yes, kept: 'until a no', writtenBy: 'src/runtime/analytics/analytics-profile.ts',
    },
    {
      name: `${eventPrefix}…`, where: 'local storage', purpose: 'sending them later',
      holds: `events that could not be sent yet, at most ${mostEvents.toLocaleString('en')}, and ${mostCharacters.toLocaleString('en')} characters`,
      needs: yes, kept: 'until they are sent, or a no', writtenBy: 'src/runtime/analytics/tracking-outbox.ts',
    },
    {
      name: testCookie, where: 'cookie', holds: '`1`', needs: 'nothing', kept: 'removed at once', writtenBy: 'src/doctor/read-browser.ts',
      purpose: 'finding out whether the browser keeps cookies, when somebody calls [`diagnose()`](../guides/doctor.md) or opens `?kfp-debug`',
    },
    { ...ofHistory, name: 'kfpScroll', holds: 'where the customer was on the page', writtenBy: 'src/portal/portal-scroll.ts' },
    { ...ofHistory, name: 'kfpOpen', holds: 'what was open there', writtenBy: 'src/portal/portal-scroll.ts' },
    { ...ofHistory, name: 'kfpReloadedBy', holds: 'the version for which the portal has loaded the page anew', purpose: 'doing it once', writtenBy: 'src/portal/lazy-area.tsx' },
  ];
}

const days = (seconds: number) => `${String(seconds / 86_400)} days`;
