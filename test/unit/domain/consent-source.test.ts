import { expect, test } from 'vitest';
import {
  consentAreaOf, consentSource, isAuthenticatedSource, parseConsentAreas, storedAnswers,
} from '../../../src/domain/consent-source.ts';
import { consentAnswers, parseAuthConsentCookie, parseConsentCookie } from '../../../src/domain/cookie-consent.ts';
import type { LoginContext } from '../../../src/domain/distributor.ts';
import { trackingConsent } from '../../../src/domain/tracking-consent.ts';
import { readRawCookie } from '../../../src/platform/cookies.ts';

test.each([
  ['/nettbank-privat', 'bank'],
  ['/nettbank-privat/konto/1', 'bank'],
  ['/nettbank-bedrift/', 'bank'],
  ['/nettbank-privatkunde', undefined],
  ['/nettbank', undefined],
  ['/privat/forsikring', 'customer'],
  ['/privat/forsikring/oversikt', 'customer'],
  ['/privat/kreditt/lan', 'customer'],
  ['/privat', undefined],
  ['/x/privat/forsikring', undefined],
  ['/', undefined],
])('the area of %s is %s CK-21', (path, area) => {
  expect(consentAreaOf(path)).toBe(area);
});

test('a host has areas of its own; the longest path wins, what is none is named CK-21', () => {
  const bad: number[] = [];
  const areas = parseConsentAreas(
    [{ path: '/bank/', area: 'bank' }, { path: '/bank/kort', area: 'customer' }, { path: 'bank', area: 'bank' }, null, 'x', { path: '/y', area: 'z' }],
    (place) => bad.push(place),
  );
  expect(bad).toEqual([2, 3, 4, 5]);
  expect(['/bank', '/bank/kort/1', '/privat/forsikring'].map((path) => consentAreaOf(path, areas))).toEqual(['bank', 'customer', undefined]);
  expect(parseConsentAreas(['a'], () => undefined)).toBeUndefined();
  expect(parseConsentAreas(undefined, () => undefined)).toBeUndefined();
});

test('the app decides by the login context, which has to be known outside of the bank CK-17', () => {
  expect(consentSource('bank', undefined)).toBe('authenticated');
  expect(consentSource('customer', undefined)).toBeUndefined();
  expect(consentSource(undefined, undefined)).toBeUndefined();
  expect(consentSource('customer', 'MOBILBANK')).toBe('authenticated');
});

test('the authenticated cookie is written where it counts CK-22', () => {
  const general = consentAnswers('accepted');
  const authenticated = consentAnswers('denied');
  const isWritten = (source: Parameters<typeof isAuthenticatedSource>[0], has: boolean) =>
    isAuthenticatedSource(source, { general, authenticated: has ? authenticated : undefined });
  expect([isWritten('authenticated', false), isWritten('authenticated', true)]).toEqual([true, true]);
  expect([isWritten('preferred', false), isWritten('preferred', true)]).toEqual([false, true]);
  expect([isWritten('general', false), isWritten('general', true)]).toEqual([false, false]);
});

test('the authenticated cookie has no fallback inside the bank CK-15 CK-18 CK-20', () => {
  const general = consentAnswers('accepted');
  const stored = { general, authenticated: undefined };
  expect(storedAnswers('authenticated', stored)).toEqual(consentAnswers(null));
  expect(storedAnswers('preferred', stored)).toBe(general);
  expect(storedAnswers('general', stored)).toBe(general);
});

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
