import { stripNulls } from '../platform/plain-object.ts';
import { AnswerError } from './errors.ts';

/** Turns a value of an answer, whatever the backend sends, into what is agreed. Throws when it is of another kind. */
export type WireSchema<T = unknown> = (value: unknown) => T;

/** Told once how many items of a list were left out. */
export type OnBadItems = (count: number) => void;

type Fields = Readonly<Record<string, WireSchema>>;
type FieldValues<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]> };

/** A trimmed text, also from a number; undefined when it is blank or something else. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return (typeof text === 'string' && text.trim()) || undefined;
}

/**
 * Reads a number that was written for people: comma or dot before the decimals, spaces of any kind between thousands.
 * Anything else is not a number: undefined.
 */
export function parseNumber(text: string): number | undefined {
  const compact = text.replace(/\s/g, '');
  if (!/^[-\u2212]?\d+(?:[.,]\d+)?$/.test(compact)) return undefined;
  const value = Number(compact.replace('\u2212', '-').replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

function readAmount(value: unknown): number | undefined {
  const amount = typeof value === 'string' ? parseNumber(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
}

/** How many something is: a whole number from 0, undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  const amount = readAmount(value);
  return amount !== undefined && amount >= 0 ? Math.trunc(amount) : undefined;
}

/** A field read by `readText`. */
export const text = readText;

/** A finite number, also from a text such as '12,5'; undefined for anything else. */
export const amount = readAmount;

/** True for true only. */
export const flag = (value: unknown) => value === true;

/** Any value, without null fields. */
export const anything = stripNulls;

/** The items of a list as they came; empty for anything but a list. */
export const optionalList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * An object with these fields; one that is missing counts as empty, a list or a bare value is refused. A field that is
 * null is missing, at every depth (API-09, API-10).
 */
export function record<F extends Fields>(fields: F): WireSchema<FieldValues<F>> {
  const schemas = new Map(Object.entries(fields));
  return (value = {}) => {
    if (!isRecord(value)) throw new TypeError('no object');
    // Own fields only, set on a copy that has the names already: a page may have put any on Object.prototype.
    const all: Record<string, unknown> = { ...fields };
    schemas.forEach((schema, key) => {
      all[key] = schema((Object.hasOwn(value, key) ? value[key] : undefined) ?? undefined);
    });
    return all as FieldValues<F>;
  };
}

/** As `record` for a field: whatever is no object counts as empty. */
export function part<F extends Fields>(fields: F): WireSchema<FieldValues<F>> {
  const schema = record(fields);
  return (value) => schema(isRecord(value) ? value : {});
}

/**
 * A list, empty when missing; anything but a list is refused. Items that are no objects, or that `item` refuses, are
 * left out.
 */
export function listOf<T>(item: WireSchema<T>, onBad: OnBadItems): WireSchema<T[]> {
  return (values = []) => {
    if (!Array.isArray(values)) throw new TypeError('no list');
    const good: T[] = [];
    for (const value of values) {
      try {
        if (isRecord(value)) good.push(item(value));
      } catch {
        // Counted below.
      }
    }
    if (good.length < values.length) onBad(values.length - good.length);
    return good;
  };
}

/** As `listOf`, for a list of which it matters that it is whole: false when items were left out. */
export function wholeListOf<T>(
  item: WireSchema<T>, onBad: OnBadItems,
): WireSchema<{ readonly items: readonly T[]; readonly isWhole: boolean }> {
  return (values) => {
    let isWhole = true;
    const items = listOf(item, (count) => {
      isWhole = false;
      onBad(count);
    })(values);
    return { items, isWhole };
  };
}

/** As `listOf` for a field that must not make its answer fail: anything but a list gives undefined. */
export function optionalListOf<T>(item: WireSchema<T>, onBad: OnBadItems): WireSchema<T[] | undefined> {
  const list = listOf(item, onBad);
  return (value) => (Array.isArray(value) ? list(value) : undefined);
}

/**
 * Reads a whole answer.
 *
 * @param endpoint for the error's message
 * @throws AnswerError when the answer is of another kind than the schema's
 */
export function parseAnswer<T>(endpoint: string, schema: WireSchema<T>, value: unknown): T {
  try {
    return schema(value);
  } catch (cause) {
    throw new AnswerError(`The answer of ${endpoint} has another shape than agreed.`, { cause });
  }
}
