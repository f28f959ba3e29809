import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExpirySeconds, parseSessionTimeout } from '../../../src/domain/session-timeout.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';

test.each([
  [1_790_000_000_000, 1_790_000_000_000],
  [1_790_000_000, 1_790_000_000_000],
  [1_790_000_000.5, 1_790_000_000_500],
  [1_790_000_000_000.4, 1_790_000_000_000],
  ['2026-09-21T13:33:20Z', 1_789_997_600_000],
  ['2026-09-21T15:33:20+02:00', 1_789_997_600_000],
  ['2026-09-21T08:33:20-05:00', 1_789_997_600_000],
  ['2026-09-21T13:33Z', 1_789_997_580_000],
  ['2026-09-21T13:33:20.5Z', 1_789_997_600_500],
  ['2026-09-21T13:33:20.123456Z', 1_789_997_600_123],
  ['2000-01-01T00:00:00Z', 946_684_800_000],
  ['2099-12-31T23:59:59Z', 4_102_444_799_000],
  [1_000_000_000_000, 1_000_000_000_000],
])('reads %j as %d CF-45', (value, expected) => {
  expect(parseSessionTimeout(value)).toBe(expected);
});

test.each([
  undefined, null, true, {}, [], [1_790_000_000_000], '', 'snart', '1790000000000', '2026-09-21', '2026-09-21T15:33:20', '2026-13-01T10:00Z',
  0, -1, 60, 1800, 86_400_000, Number.NaN, Infinity, -Infinity, 4_102_444_800_000, 999_999_999_999, 1e300,
  '1999-12-31T23:59:59Z', '2100-01-01T00:00:00Z',
  // What browsers read, each in its own way.
  ' 2026-09-21T13:33:20Z', '2026-09-21T13:33:20Z ', '+002026-09-21T13:33:20Z', '2026-9-21T13:33:20Z', '2026-09-1T13:33:20Z',
  '2026-09-21T1:33Z', '2026-09-21 13:33:20Z', '2026-09-21T13:33:20 GMT', '2026-09-21T13:33:20+0200', '2026-09-21T13:33:20+02',
  '2026-09-21T13:33:2Z', '2026-09-21T13:33:20.Z', 'Mon, 21 Sep 2026 13:33:20 GMT', '2026',
])('ignores %j CF-45', (value) => {
  expect(parseSessionTimeout(value)).toBeUndefined();
});

test('any value gives whole epoch milliseconds of this century or nothing CF-45', () => {
  const isoText = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.double(), isoText), (value) => {
      const time = parseSessionTimeout(value);
      expect(time === undefined || (Number.isInteger(time) && time >= 946_684_800_000)).toBe(true);
    }),
    fuzzRuns(),
  );
});

test.each([
  ['300', 300],
  ['0', 0],
  [' 59 ', 59],
  ['0060', 60],
  ['9999999999', 9_999_999_999],
  ['300.5', 300.5],
  ['0.999', 0.999],
])('reads the header %j as %s seconds SW-22', (header, expected) => {
  expect(parseExpirySeconds(header)).toBe(expected);
});

test.each([
  null, '', ' ', '-1', '-0', '+5', '300, 300', '300,300', '300 300', '1e3', '0x10', '300.', '.5', '3.0.0', '300s', 'NaN', 'Infinity',
  '٣٠٠', '9'.repeat(11), '9'.repeat(400), 'null',
])('ignores the header %j SW-23', (header) => {
  expect(parseExpirySeconds(header)).toBeUndefined();
});

test('any header gives a deadline that is a valid time, or nothing SW-23', () => {
  const header = hostileText('0', '9', ',', '.', '-', ' ', 'e');
  fc.assert(
    fc.property(header, (text) => {
      const seconds = parseExpirySeconds(text) ?? 0;
      expect(Number.isFinite(seconds) && seconds >= 0).toBe(true);
      expect(Number.isNaN(new Date(4_102_444_800_000 + seconds * 1000).getTime())).toBe(false);
    }),
    fuzzRuns(),
  );
});
