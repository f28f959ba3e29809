import { expect, test } from 'vitest';
import { consentAreaOf, parseConsentAreas } from '../../../src/domain/consent-area.ts';
import { consentSource, isAuthenticatedSource, storedAnswers } from '../../../src/domain/consent-source.ts';
import { consentAnswers } from '../../../src/domain/consent-answers.ts';
import { trackingConsent } from '../../../src/domain/tracking-consent.ts';

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

test('a browser that asks for privacy can only restrict CK-24', () => {
  const outcomes = (isOn: boolean) => (['accepted', 'denied', null] as const).map((answer) => trackingConsent(answer, isOn));
  expect(outcomes(false)).toEqual(['OPTED_IN', 'OPTED_OUT', 'UNANSWERED']);
  expect(outcomes(true)).toEqual(['OPTED_IN', 'OPTED_OUT', 'OPTED_OUT']);
});
