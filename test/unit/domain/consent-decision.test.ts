import { expect, test } from 'vitest';
import { parseAuthConsentCookie } from '../../../src/domain/auth-consent-cookie.ts';
import { consentAreaOf } from '../../../src/domain/consent-area.ts';
import { parseConsentCookie } from '../../../src/domain/consent-cookie.ts';
import { consentSource, storedAnswers } from '../../../src/domain/consent-source.ts';
import type { LoginContext } from '../../../src/domain/login-context.ts';
import { trackingConsent } from '../../../src/domain/tracking-consent.ts';
import { readRawCookie } from '../../../src/platform/cookies.ts';

type Answer = 'yes' | 'no' | 'none';

const pages = {
  '/nettbank-privat/konto': 'bank', '/nettbank-bedrift': 'bank', '/privat/forsikring/oversikt': 'customer',
  '/privat/kreditt': 'customer', '/om-oss': 'other',
} as const;
const contexts: readonly (LoginContext | undefined)[] = ['MOBILBANK', 'MOBILBANK_DNB', 'NETTBANK', 'OWN_SITE', undefined];
/** Text of the cookie, and what it says of statistics; a cookie without a text is not there. */
const generals: readonly (readonly [string | undefined, Answer])[] = [
  [undefined, 'none'], ['x', 'none'], ['{"statistics":null}', 'none'], ['{"functional":"accepted"}', 'none'],
  ['{"statistics":"accepted"}', 'yes'], ['%7B%22statistics%22%3A%22accepted%22%7D', 'yes'], ['{"statistics":"denied"}', 'no'],
];
const authenticateds: readonly (readonly [string | undefined, Answer | 'absent'])[] = [
  [undefined, 'absent'], ['FS', 'absent'], ['3-S', 'absent'], ['', 'no'], ['F-M', 'no'], ['S', 'yes'], ['F-S-M', 'yes'],
];

/** The rows CK-15 to CK-20 and CK-24 once more, as one reads them. */
function expected(page: string, context: LoginContext | undefined, general: Answer, authenticated: Answer | 'absent', hasControl: boolean) {
  const area = pages[page as keyof typeof pages];
  const isApp = context === 'MOBILBANK' || context === 'MOBILBANK_DNB';
  const authenticatedOnly = authenticated === 'absent' ? 'none' : authenticated;
  const answer = (() => {
    if (area === 'bank') return authenticatedOnly;
    if (context === undefined) return 'none';
    if (isApp) return authenticatedOnly;
    return area === 'customer' && authenticated !== 'absent' ? authenticated : general;
  })();
  if (answer === 'yes') return 'OPTED_IN';
  return answer === 'no' || hasControl ? 'OPTED_OUT' : 'UNANSWERED';
}

/** For the five distributors that keep to the consent cookies; those of dnb and sb1 are elsewhere (TR-06, TR-11). */
test('every case of the decision B2 CK-15 CK-16 CK-17 CK-18 CK-19 CK-20 CK-24', () => {
  let cases = 0;
  for (const page of Object.keys(pages)) {
    for (const context of contexts) {
      for (const [general, generalAnswer] of generals) {
        for (const [authenticated, authenticatedAnswer] of authenticateds) {
          for (const hasControl of [false, true]) {
            const parts = [general === undefined ? '' : `c=${general}`, authenticated === undefined ? '' : `a=${authenticated}`];
            const cookies = parts.filter(Boolean).join('; ');
            const source = consentSource(consentAreaOf(page), context);
            const answers = source && storedAnswers(source, {
              general: parseConsentCookie(readRawCookie(cookies, 'c')),
              authenticated: parseAuthConsentCookie(readRawCookie(cookies, 'a')),
            });
            const decided = trackingConsent(answers?.statistics ?? null, hasControl);
            expect({ page, context, cookies, hasControl, decided })
              .toEqual({ page, context, cookies, hasControl, decided: expected(page, context, generalAnswer, authenticatedAnswer, hasControl) });
            cases += 1;
          }
        }
      }
    }
  }
  expect(cases).toBe(5 * 5 * 7 * 7 * 2);
});
