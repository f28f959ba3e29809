import type { Language } from './language.ts';

/**
 * Formats an ISO 8601 date or time as `31.12.2026`, in English `31 December 2026`, by the calendar in Oslo. Undefined
 * for anything else.
 */
export function formatDate(text: string | undefined, language: Language = 'nb'): string | undefined {
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

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/;

interface IsoParts {
  readonly date: string;
  /** `10:15:00.000`; undefined for a date without a time. */
  readonly time: string | undefined;
  /** `Z` or `+02:00`; undefined for Oslo time. */
  readonly offset: string | undefined;
}

/**
 * The day in Oslo of an ISO 8601 text, as `2026-12-31`, so that days compare as text. A date without a time is never
 * shifted, also when it has an offset, as dates in XML may. A time without an offset is Oslo time (VA-26). Anything else, a day that does not exist, and years outside
 * 1900–9999 give undefined (some systems send `0001-01-01` for no date).
 */
function parseIsoDay(text: string): string | undefined {
  const parts = splitIso(text);
  if (!parts) return undefined;
  if (parts.time === undefined || parts.offset === undefined) return parts.date;
  const epochMs = Date.parse(`${parts.date}T${parts.time}${parts.offset}`);
  // The last night of 9999 may fall in the year 10000, which has no ISO form of four digits.
  return epochMs < Date.UTC(9999, 11, 31) ? osloDay(epochMs) : undefined;
}

/** Parses an ISO 8601 text with a time to epoch milliseconds. A time without an offset is Oslo time. */
export function parseIsoTime(text: string): number | undefined {
  const parts = splitIso(text);
  if (parts?.time === undefined) return undefined;
  const asUtc = Date.parse(`${parts.date}T${parts.time}Z`);
  return parts.offset === undefined ? osloTimeToEpoch(asUtc) : Date.parse(`${parts.date}T${parts.time}${parts.offset}`);
}

function splitIso(text: string): IsoParts | undefined {
  const match = isoDate.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', fraction = '', zone] = match;
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  if (Number(hour ?? 0) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const offset = zone === undefined ? undefined : fullOffset(zone);
  if (offset === '') return undefined;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  return {
    date: `${year}-${month}-${day}`,
    time: hour === undefined ? undefined : `${hour}:${minute}:${second}.${milliseconds}`,
    offset,
  };
}

function isDay(year: number, month: number, day: number): boolean {
  if (year < 1900 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Writes `+02`, `+0200` and `+02:00` as `+02:00`, the one form that all engines parse; '' for an invalid offset. */
function fullOffset(zone: string): string {
  if (zone === 'Z') return zone;
  const hours = zone.slice(1, 3);
  const minutes = zone.slice(3).replace(':', '') || '00';
  return Number(hours) > 23 || Number(minutes) > 59 ? '' : `${zone.slice(0, 1)}${hours}:${minutes}`;
}

let formatter: Intl.DateTimeFormat | undefined;

/** Created at first use, because that blocks a slow phone for 70 ms. */
function osloFormatter(): Intl.DateTimeFormat {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Oslo',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return formatter;
}

/** The wall time in Oslo at a point in time, as the epoch milliseconds of the same time in UTC. */
function osloWallTime(epochMs: number): number {
  // Month, day, year, hour, minute, second. This is three times as fast as formatToParts.
  const numbers = osloFormatter().format(epochMs).match(/\d+/g) ?? [];
  const [month = 1, day, year = 0, hour, minute, second] = numbers.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The day in Oslo at a point in time, as `2026-12-31`.
 * @param epochMs a time before the year 9999
 */
function osloDay(epochMs: number): string {
  return utcDay(osloWallTime(epochMs));
}

/**
 * The point in time, in epoch milliseconds, of a wall time in Oslo.
 * @param wallTime as the epoch milliseconds of the same time in UTC
 */
function osloTimeToEpoch(wallTime: number): number {
  const offsetAt = (epochMs: number) => osloWallTime(epochMs) - Math.floor(epochMs / 1000) * 1000;
  // The second lookup corrects times near a change between summer and winter time.
  const guess = wallTime - offsetAt(wallTime);
  return wallTime - offsetAt(guess);
}
