import { osloDay, osloTimeToEpoch } from './oslo-time.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

interface IsoParts {
  readonly date: string;
  /** `10:15:00.000`; undefined for a date without a time. */
  readonly time: string | undefined;
  /** `Z` or `+02:00`; undefined for a time of Oslo. */
  readonly offset: string | undefined;
}

/**
 * The day in Oslo that an ISO 8601 text is about, as `2026-12-31`, so that days compare as text. A date without a
 * time is that day and never shifted; a time without an offset is a time of Oslo (VA-26). Anything else, a day that
 * does not exist, and years outside 1900–9999 (some systems write `0001-01-01` for none) give undefined.
 */
export function parseIsoDay(text: string): string | undefined {
  const parts = splitIso(text);
  if (!parts) return undefined;
  if (parts.time === undefined || parts.offset === undefined) return parts.date;
  const epochMs = Date.parse(`${parts.date}T${parts.time}${parts.offset}`);
  // The last night of 9999 falls in a year that has no ISO form of four digits.
  return epochMs < Date.UTC(9999, 11, 31) ? osloDay(epochMs) : undefined;
}

/** The point in time of an ISO 8601 text with a time, in epoch milliseconds; a time without an offset is of Oslo. */
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

/** `+02`, `+0200` and `+02:00` as `+02:00`, the one form that every engine must read; '' for no real offset. */
function fullOffset(zone: string): string {
  if (zone === 'Z') return zone;
  const hours = zone.slice(1, 3);
  const minutes = zone.slice(3).replace(':', '') || '00';
  return Number(hours) > 23 || Number(minutes) > 59 ? '' : `${zone.slice(0, 1)}${hours}:${minutes}`;
}
