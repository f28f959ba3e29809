import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConsentAnswers } from '../../../src/domain/cookie-consent.ts';
import {
  consentAnswers, consentCategories, formatAuthConsentCookie, formatConsentCookie, isAllowed, parseAuthConsentCookie, parseConsentCookie,
} from '../../../src/domain/cookie-consent.ts';
import { readRawCookie } from '../../../src/platform/cookies.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';

const answersOf = (functional: unknown, statistics: unknown, marketing: unknown) => ({ functional, statistics, marketing });
const anyAnswers: fc.Arbitrary<ConsentAnswers> = fc.record({
  functional: fc.constantFrom('accepted', 'denied', null),
  statistics: fc.constantFrom('accepted', 'denied', null),
  marketing: fc.constantFrom('accepted', 'denied', null),
});

test.each([
  ['{"functional":"accepted","statistics":"denied","marketing":null}', answersOf('accepted', 'denied', null)],
  ['%7B%22functional%22%3A%22accepted%22%7D', answersOf('accepted', null, null)],
  ['{"statistics":"accepted"}', answersOf(null, 'accepted', null)],
  ['{}', answersOf(null, null, null)],
  ['{"functional":true,"statistics":"ACCEPTED","marketing":" accepted"}', answersOf(null, null, null)],
  ['{"functional":["accepted"],"statistics":{},"marketing":1}', answersOf(null, null, null)],
  ['{"__proto__":{"statistics":"accepted"}}', answersOf(null, null, null)],
  ['x', undefined],
  ['', undefined],
  ['null', undefined],
  ['"accepted"', undefined],
  ['["accepted"]', undefined],
  ['{"statistics":"accepted"', undefined],
  ['%7B%22statistics%22', undefined],
  ['%E0%A4%A', undefined],
  ['F-S', undefined],
  [undefined, undefined],
])('the general cookie %j CK-01 CK-02 CK-03 CK-08 CK-09', (raw, expected) => {
  expect(parseConsentCookie(raw)).toEqual(expected);
});

test.each([
  ['F-S', answersOf('accepted', 'accepted', 'denied')],
  ['S', answersOf('denied', 'accepted', 'denied')],
  ['M-F-S', answersOf('accepted', 'accepted', 'accepted')],
  ['M', answersOf('denied', 'denied', 'accepted')],
  ['', answersOf('denied', 'denied', 'denied')],
  ['FS', undefined],
  ['f-s', undefined],
  ['F-', undefined],
  ['-', undefined],
  ['F--S', undefined],
  ['2-F-S', undefined],
  ['F-S-X', undefined],
  ['F S', undefined],
  ['STATISTICS', undefined],
  ['{"statistics":"accepted"}', undefined],
  [undefined, undefined],
])('the authenticated cookie %j CK-10 CK-11 CK-12', (raw, expected) => {
  expect(parseAuthConsentCookie(raw)).toEqual(expected);
});

test('only a yes allows anything; without a cookie nothing is CK-13 CK-14', () => {
  const allowed = (answers: ConsentAnswers | undefined) => consentCategories.map((category) => isAllowed(answers, category));
  expect(allowed(undefined)).toEqual([false, false, false]);
  expect(allowed(consentAnswers(null))).toEqual([false, false, false]);
  expect(allowed({ functional: 'accepted', statistics: 'denied', marketing: null })).toEqual([true, false, false]);
});

test('what is written is read again, raw and percent-encoded CK-08', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const text = formatConsentCookie(answers);
      expect(JSON.parse(text)).toEqual(answers);
      expect(parseConsentCookie(text)).toEqual(answers);
      expect(parseConsentCookie(encodeURIComponent(text))).toEqual(answers);
      const isYes = (category: keyof ConsentAnswers) => answers[category] === 'accepted';
      expect(parseAuthConsentCookie(formatAuthConsentCookie(answers)))
        .toEqual(consentAnswers((category) => (isYes(category) ? 'accepted' : 'denied')));
    }),
    fuzzRuns(),
  );
}, 60_000);

/** The words of the cookies in any order, with junk between them. */
const pieces = ['{', '}', '"', ':', ',', '%7B', '%22', '%', 'E0', 'null', '[', ']', '\\u0061',
  '"statistics":"accepted"', 'accepted', 'denied', 'statistics', 'functional', '__proto__', 'F', 'S', 'M', '-', 'F-S', ';', '=', ' '];

test('no cookie text throws, and none is a yes that does not say so B1', () => {
  let yes = 0;
  const junk = fc.oneof(hostileText(...pieces), fc.string({ unit: fc.constantFrom(...pieces) }), fc.json());
  fc.assert(
    fc.property(junk, fc.boolean(), (value, isWhole) => {
      const raw = isWhole ? value : readRawCookie(`a=1; name=${value}; b`, 'name');
      const general = parseConsentCookie(raw);
      if (isAllowed(general, 'statistics')) {
        yes += 1;
        expect(saysYes(raw)).toBe(true);
      }
      const authenticated = parseAuthConsentCookie(raw);
      if (isAllowed(authenticated, 'statistics')) {
        yes += 1;
        expect(raw).toMatch(/^([FSM]-)*S(-[FSM])*$/);
      }
    }),
    // What says yes has to be among them, or the property would say nothing.
    { ...fuzzRuns(), examples: [['{"statistics":"accepted"}', true], ['F-S', false], ['%7B"statistics":"accepted"}', true]] },
  );
  expect(yes).toBeGreaterThanOrEqual(3);
});

/** By another way than the one under test: the text has the pair somewhere, as JSON or percent-encoded. */
function saysYes(raw: string | undefined): boolean {
  const plain = (raw ?? '').replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const unescaped = plain.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return /"statistics"\s*:\s*"accepted"/.test(unescaped);
}
