import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCookie, readRawCookie } from '../../../src/platform/cookies.ts';
import { fuzzRuns } from '../domain/fuzz-runs.ts';
import { hostileText } from '../domain/hostile-text.ts';

test.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['a=1; XSRF-TOKEN=abc; b=2', 'abc'],
  ['a=1;XSRF-TOKEN=abc;b=2', 'abc'],
  ['XSRF-TOKEN=a=b==', 'a=b=='],
  ['XSRF-TOKEN=first; XSRF-TOKEN=second', 'first'],
  ['XSRF-TOKEN=a%20b%2Fc', 'a b/c'],
  ['XSRF-TOKEN=%C3%A5', 'å'],
  ['XSRF-TOKEN=100%', '100%'],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['XSRF-TOKEN=a+b', 'a+b'],
  ['XSRF-TOKEN=', ''],
  ['XSRF-TOKEN', undefined],
  ['xsrf-token=abc', undefined],
  ['MY-XSRF-TOKEN=abc', undefined],
  ['XSRF-TOKEN2=abc', undefined],
  ['a=XSRF-TOKEN=abc', undefined],
  ['', undefined],
  [';;;=;', undefined],
])('reads from %j %j API-03 API-05', (header, expected) => {
  expect(readCookie(header, 'XSRF-TOKEN')).toBe(expected);
});

test('gives the raw value undecoded CK-11', () => {
  expect(readRawCookie('a={"functional":"accepted"}; b=%7B%7D', 'a')).toBe('{"functional":"accepted"}');
  expect(readRawCookie('a=1; b=%7B%7D', 'b')).toBe('%7B%7D');
});

test('reads back any encoded value among other cookies API-05', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(name, fc.string(), fc.array(name, { maxLength: 4 }), (own, value, others) => {
      const before = others.filter((other) => other !== own).map((other) => `${other}=${own}`);
      const header = [...before, `${own}=${encodeURIComponent(value)}`, `${own}=later`].join('; ');
      expect(readCookie(header, own)).toBe(value);
    }),
    fuzzRuns(),
  );
});

test('reads any header without an exception API-03', () => {
  const junk = hostileText('=', ';', '%', ' ', 'a', 'E0');
  fc.assert(
    fc.property(junk, (header) => {
      readCookie(header, 'a');
    }),
    fuzzRuns(),
  );
});
