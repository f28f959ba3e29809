import type { Language } from './language.ts';

/**
 * Formats an ISO 8601 date or time as `31.12.2026`, in English `31 December 2026`, by the calendar in Oslo. Undefined
 * for anything else.
 */
export function formatDate(text: string | undefined, language: Language): string | undefined {
  const isoDay = text === undefined ? undefined : parseIsoDay(text);
  if (isoDay === undefined || language !== 'en') return isoDay?.split('-').reverse().join('.');
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(isoDay));
}

/**
 * Whether the last valid day has ended in Oslo. The whole day is valid, whatever time the backend sends, because the
 * customer sees the day only (OF-20). A missing or invalid date is never past.
 * @param now epoch milliseconds
 */
export function isPast(expirationDate: string | undefined, now: number): boolean {
  const lastDay = expirationDate === undefined ? undefined : parseIsoDay(expirationDate);
  if (!lastDay) return false;
  // Oslo is at most two hours ahead of UTC. So its calendar, which is slow at first use, is needed near midnight only.
  return utcDay(now) > lastDay || (utcDay(now + 7_200_000) > lastDay && osloDay(now) > lastDay);
}

const utcDay = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 10);

/** Day, time in minutes, and zone with its hours and minutes. Seconds do not change the day. */
const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?)?(Z|([+-](?:[01]\d|2[0-3]))(?::?([0-5]\d))?)?$/;

/**
 * The day in Oslo of an ISO 8601 text, as `2026-12-31`, so that days compare as text. A date without a time is never
 * shifted, also when it has an offset, as dates in XML may. A time without an offset is Oslo time (VA-26). Anything else,
 * a day that does not exist, and years outside 1900–9999 give undefined (some systems send `0001-01-01` for no date).
 */
function parseIsoDay(text: string): string | undefined {
  const [, day = '', time, zone, hours, minutes = '00'] = isoDate.exec(text.trim()) ?? [];
  if (!isDay(day)) return undefined;
  if (time === undefined || zone === undefined) return day;
  const epochMs = Date.parse(`${day}T${time}${hours === undefined ? zone : `${hours}:${minutes}`}`);
  // The last night of 9999 may fall in the year 10000, which has no ISO form of four digits.
  return epochMs < Date.UTC(9999, 11, 31) ? osloDay(epochMs) : undefined;
}

/** Whether the calendar has the day `2026-12-31`, in a year from 1900 on. */
function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return year >= 1900 && utcDay(Date.UTC(year, month - 1, day)) === text;
}

let formatter: Intl.DateTimeFormat | undefined;

/** Created at first use, because that blocks a slow phone for 70 ms. */
function osloFormatter(): Intl.DateTimeFormat {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Oslo',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return formatter;
}

/**
 * The day in Oslo at a point in time, as `2026-12-31`.
 * @param epochMs a time in the years 1000 to 9999
 */
function osloDay(epochMs: number): string {
  const [month = '', day = '', year = ''] = osloFormatter().format(epochMs).split('/');
  return `${year}-${month}-${day}`;
}
