import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOptInMessage, trackingConsent } from '../../../src/domain/tracking-consent.ts';
import { fuzzRuns } from './fuzz-runs.ts';

test('a browser that asks for privacy can only restrict CK-24', () => {
  const outcomes = (isOn: boolean) => (['accepted', 'denied', null] as const).map((answer) => trackingConsent(answer, isOn));
  expect(outcomes(false)).toEqual(['OPTED_IN', 'OPTED_OUT', 'UNANSWERED']);
  expect(outcomes(true)).toEqual(['OPTED_IN', 'OPTED_OUT', 'OPTED_OUT']);
});

describe('messages', () => {
  test('only the one that says that the dialog has closed counts, as a text or with a type TR-13', () => {
    const others = ['optin_open', '', { type: 'optin_open' }, { type: ['optin_closed'] }, {}, ['optin_closed'], null, undefined, 7];
    const isHeard = (data: unknown) => isOptInMessage(data, 'https://sparebank1.no', 'sparebank1.no');
    expect(['optin_closed', { type: 'optin_closed', more: 1 }].map(isHeard)).toEqual([true, true]);
    expect(others.filter(isHeard)).toEqual([]);
  });

  test('only the site and what is below it count, over https TR-13, TR-14, D3', () => {
    const isHeard = (origin: string, site = 'sparebank1.no') => isOptInMessage('optin_closed', origin, site);
    for (const origin of ['https://sparebank1.no', 'https://www.sparebank1.no', 'https://a.b.sparebank1.no']) expect([origin, isHeard(origin)]).toEqual([origin, true]);
    for (const origin of [
      'https://evilsparebank1.no', 'https://evil-sparebank1.no', 'http://sparebank1.no', 'https://sparebank1.no.evil.no', 'https://sparebank1.no:8443',
      'https://user@sparebank1.no', 'null', '', 'https://SPAREBANK1.NO', 'https://sparebank1.no.', 'https://sparebank1.no/', 'file://',
    ]) expect([origin, isHeard(origin)]).toEqual([origin, false]);
    expect(isHeard('https://sparebank1.no', '')).toBe(false);
    expect(isHeard('https://a', ' ')).toBe(false);
    const host = fc.stringMatching(/^[a-z.:@/-]{0,8}sparebank1\.?no[a-z.:/-]{0,4}$/);
    fc.assert(fc.property(host, (name) => !isHeard(`https://${name}`) || /^(?:[a-z.-]*\.)?sparebank1\.no$/.test(name)), fuzzRuns());
  });
});
