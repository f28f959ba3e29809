import { analyticsPath } from './analytics-path.ts';
import { analyticsText } from './analytics-text.ts';

/** Levels of an event's fields: a list of objects, and an end for what lies inside itself. */
const deepest = 4;

/** A copy of data as analytics may see it: plain, with what could tell of a person taken out of its texts. */
export type AnalyticsValue = string | number | boolean | null | AnalyticsValue[] | { [name: string]: AnalyticsValue };

/**
 * Copies a field of an event. What is no data, such as a function, is left out as undefined.
 *
 * @throws Error for what cannot be told: a bigint, what lies inside itself, and what throws when it is read
 */
export function analyticsValue(value: unknown, levels = deepest): AnalyticsValue | undefined {
  if (typeof value === 'bigint' || levels === 0) throw new Error('The event cannot be written.');
  if (typeof value === 'string') return value.startsWith('/') ? analyticsPath(value) : analyticsText(value);
  if (typeof value === 'number') return plainNumber(value);
  if (typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return [...(value as readonly unknown[])].map((item) => analyticsValue(item, levels - 1) ?? null);
  return typeof value === 'object' ? plainObject(value, levels) : undefined;
}

function plainObject(value: object, levels: number): { [name: string]: AnalyticsValue } {
  const copy: { [name: string]: AnalyticsValue } = {};
  for (const [name, item] of Object.entries(value)) {
    const plain = analyticsValue(item, levels - 1);
    if (plain !== undefined) copy[analyticsText(name)] = plain;
  }
  return copy;
}

/** Five digits and more could be a number of somebody; no price or score needs more than three decimals. */
function plainNumber(value: number): AnalyticsValue {
  if (!Number.isFinite(value)) return null;
  return Math.abs(value) < 10_000 ? Math.round(value * 1000) / 1000 : '[number]';
}
