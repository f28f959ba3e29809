import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, isPast } from '../../../src/domain/date.ts';
import { fuzzRuns } from './fuzz-runs.ts';
import { hostileText } from './hostile-text.ts';

describe('formatDate', () => {
  test.each([
    ['2027-01-05', '05.01.2027'],
    ['2026-12-31', '31.12.2026'],
    ['2028-02-29', '29.02.2028'],
    ['2000-02-29', '29.02.2000'],
    ['9999-12-31', '31.12.9999'],
    [' 2027-01-05 ', '05.01.2027'],
    ['2025-06-29Z', '29.06.2025'],
    ['2025-06-29+02:00', '29.06.2025'],
    ['2025-06-29-11:00', '29.06.2025'],
    ['2025-06-29+14:00', '29.06.2025'],
  ])('shows the date %j as %j, not shifted VA-25 VA-26', (text, expected) => {
    expect(formatDate(text, 'nb')).toBe(expected);
  });

  test.each([
    ['2026-12-31T23:59:59', '31.12.2026'],
    ['2026-12-31T00:00', '31.12.2026'],
    ['2026-12-31T22:59:59Z', '31.12.2026'],
    ['2026-12-31T23:00:00Z', '01.01.2027'],
    ['2026-12-31T23:30:00.1234567Z', '01.01.2027'],
    ['2026-12-31T00:30:00+02:00', '30.12.2026'],
    ['2026-12-31T00:30:00+0200', '30.12.2026'],
    ['2026-12-31T00:30:00+02', '30.12.2026'],
    ['2026-12-31T18:30:00-05:00', '01.01.2027'],
    ['2026-06-30T21:59:59Z', '30.06.2026'],
    ['2026-06-30T22:00:00Z', '01.07.2026'],
    ['2026-03-28T23:30:00Z', '29.03.2026'],
    ['2026-03-29T21:59:00Z', '29.03.2026'],
    ['2026-03-29T22:00:00Z', '30.03.2026'],
    ['2026-10-24T22:00:00Z', '25.10.2026'],
    ['2026-10-25T22:30:00Z', '25.10.2026'],
    ['2026-10-25T23:00:00Z', '26.10.2026'],
    ['2026-01-01T00:00:00,5+01:00', '01.01.2026'],
  ])('shows the time %j by the calendar in Oslo as %j VA-26', (text, expected) => {
    expect(formatDate(text, 'nb')).toBe(expected);
  });

  test.each([
    undefined, '', 'i morgen', '2026-02-30', '2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10',
    '2026-01-00', '2026-1-5', '05.01.2027', '01/05/2027', '20270105', '2027-01', '2027', '2027-W01-1', '+002027-01-05',
    '0001-01-01', '0001-01-01T00:00:00', '1899-12-31', '2027-01-05T', '2027-01-05T10', '2027-01-05 10:00',
    '2027-01-05T24:00:00', '2027-01-05T10:60', '2027-01-05T10:00:60', '2027-01-05T10:00:00.',
    '2027-01-05T10:00:00+24:00', '2027-01-05T10:00:00+01:60', '2027-01-05T10:00:00+01:',
    '2027-01-05T10:00:00 Z', '2027-01-05 Z', '2027-01-05+24:00', '2027-01-05+1', 'Tue Jan 05 2027', '1798761600000',
    '9999-12-31T23:59:59Z', '2027-01-05\n2027-01-06',
  ])('shows nothing for %j VA-26', (text) => {
    expect(formatDate(text, 'nb')).toBeUndefined();
  });

  test('shows any day as it is written, with or without a time of Oslo VA-26', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString();
        const [year, month, dayOfMonth] = iso.slice(0, 10).split('-');
        expect(formatDate(iso.slice(0, 10), 'nb')).toBe(`${dayOfMonth}.${month}.${year}`);
        expect(formatDate(iso.slice(0, 19), 'nb')).toBe(`${dayOfMonth}.${month}.${year}`);
      }),
      fuzzRuns(),
    );
  });

  test('shows any point in time as the locale formatter does VA-26', () => {
    const oslo = new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', dateStyle: 'short' });
    const time = fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(time, (date) => {
        expect(formatDate(date.toISOString(), 'nb')).toBe(oslo.format(date));
      }),
      fuzzRuns(),
    );
  });

  test('any text gives dd.mm.yyyy or nothing VA-26', () => {
    const text = hostileText('-', ':', 'T', 'Z', '+', '.', '0', '1', '2', '9', '20', '2026-', '-12-31T', '10:00:00');
    fc.assert(
      fc.property(text, (written) => {
        expect(formatDate(written, 'nb') ?? '01.01.2026').toMatch(/^\d\d\.\d\d\.\d{4}$/);
      }),
      fuzzRuns(),
    );
  });
});

describe('isPast', () => {
  test.each([
    ['2026-12-31', '2026-12-31T00:00:00+01:00', false],
    ['2026-12-31', '2026-12-31T23:59:59.999+01:00', false],
    ['2026-12-31', '2027-01-01T00:00:00+01:00', true],
    ['2026-06-30', '2026-06-30T23:59:59.999+02:00', false],
    ['2026-06-30', '2026-07-01T00:00:00+02:00', true],
    ['2026-12-31T00:00:00', '2026-12-31T23:59:59+01:00', false],
    ['2026-12-31T10:00:00+01:00', '2026-12-31T22:00:00+01:00', false],
    ['2026-12-30T23:00:00Z', '2026-12-31T12:00:00+01:00', false],
    ['2026-12-30T22:59:59Z', '2026-12-31T12:00:00+01:00', true],
    ['2026-12-30', '2026-12-31T12:00:00+01:00', true],
    ['9999-12-31', '2026-12-31T12:00:00+01:00', false],
    ['9999-12-31T23:59:59Z', '2026-12-31T12:00:00+01:00', false],
    ['0001-01-01', '2026-12-31T12:00:00+01:00', false],
    ['2026-02-30', '2026-12-31T12:00:00+01:00', false],
    ['2026-06-30+02:00', '2026-06-30T23:59:59.999+02:00', false],
    ['2026-06-30+02:00', '2026-07-01T00:00:00+02:00', true],
    [undefined, '2026-12-31T12:00:00+01:00', false],
  ])('says of %j at %s: %s OF-20', (expirationDate, now, expected) => {
    expect(isPast(expirationDate, Date.parse(now))).toBe(expected);
  });

  test('an offer is past exactly from midnight in Oslo after its day OF-20', () => {
    const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'short' });
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const nextDay = new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);
        // Oslo is one or two hours ahead of UTC.
        const midnight = [22, 23].map((hour) => Date.parse(`${iso}T${hour}:00Z`)).find((time) => oslo.format(time) === `${nextDay} 00:00`) ?? Number.NaN;
        expect(isPast(iso, midnight - 1)).toBe(false);
        expect(isPast(iso, midnight)).toBe(true);
      }),
      fuzzRuns(),
    );
  });
});
