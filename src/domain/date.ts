import { parseIsoDay } from './iso-date.ts';
import { osloDay } from './oslo-time.ts';

/** `31.12.2026` for an ISO 8601 date or time, by the calendar in Oslo; undefined for anything else. */
export function formatDate(text: string | undefined): string | undefined {
  return text === undefined ? undefined : parseIsoDay(text)?.split('-').reverse().join('.');
}

/**
 * Whether the day that something is valid to has ended in Oslo; the day itself still counts, whatever time it is
 * sent with, because the customer is shown the day only (OF-20). A date that is missing or no date is never past.
 * @param now epoch milliseconds
 */
export function isPast(expirationDate: string | undefined, now: number): boolean {
  const lastDay = expirationDate === undefined ? undefined : parseIsoDay(expirationDate);
  return lastDay !== undefined && osloDay(now) > lastDay;
}
