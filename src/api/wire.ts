import type { GenericSchema, ObjectEntries } from 'valibot';
import { array, pipe, safeParse, transform, undefinedable, unknown } from 'valibot';
import { isRecord, stripNulls } from '../platform/plain-object.ts';
import { AnswerError } from './errors.ts';
import { ownFields } from './own-fields.ts';

/** Reads a value of an answer, whatever the backend sends. */
export type WireSchema<T = unknown> = GenericSchema<unknown, T>;

/** Told once how many items of a list were left out. */
export type OnBadItems = (count: number) => void;

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

/** A field that never makes its answer fail. */
const lenient = <T>(read: (value: unknown) => T) => pipe(unknown(), transform(read));

/** A field read by `readText`. */
export const text = lenient(readText);

/** A finite number, also from a text such as '12,5'; undefined for anything else. */
export const amount = lenient(readAmount);

/** True for true only. */
export const flag = lenient((value) => value === true);

/** True or false as told; undefined where the backend does not say. */
export const yesOrNo = lenient((value) => (typeof value === 'boolean' ? value : undefined));

/** Any value, without null fields. */
export const anything = lenient(stripNulls);

/** The items of a list as they came; undefined for anything but a list. */
export const rawList = lenient((value): readonly unknown[] | undefined => (Array.isArray(value) ? (value as unknown[]) : undefined));

/**
 * An object with these fields; one that is missing counts as empty, a list or a bare value is refused. A field that is
 * null is missing, at every depth (API-09, API-10).
 */
export const record = <const E extends ObjectEntries>(fields: E) => undefinedable(ownFields(fields), {});

/** As `record` for a field: whatever is no object counts as empty. */
export const part = <const E extends ObjectEntries>(fields: E) => pipe(lenient((value) => (isRecord(value) ? value : {})), ownFields(fields));

/**
 * A list, empty when missing; anything but a list is refused. Items that are no objects, or that `item` refuses, are
 * left out.
 */
export const listOf = <T>(item: WireSchema<T>, onBad: OnBadItems) => undefinedable(pipe(array(unknown()), transform(goodItems(item, onBad))), []);

/** As `listOf`, for a list of which it matters that it is whole: false when items were left out. */
export function wholeListOf<T>(item: WireSchema<T>, onBad: OnBadItems) {
  return undefinedable(pipe(array(unknown()), transform((values) => {
    const items: readonly T[] = goodItems(item, onBad)(values);
    return { items, isWhole: items.length === values.length };
  })), []);
}

/** As `listOf` for a field that must not make its answer fail: anything but a list gives undefined. */
export const optionalListOf = <T>(item: WireSchema<T>, onBad: OnBadItems) => lenient((value) => (Array.isArray(value) ? goodItems(item, onBad)(value as unknown[]) : undefined));

/** Reads the items of a list, and tells how many were left out. */
const goodItems = <T>(item: WireSchema<T>, onBad: OnBadItems) => (values: unknown[]): T[] => {
  const good: T[] = [];
  for (const value of values) {
    const result = isRecord(value) && safeParse(item, value);
    if (result && result.success) good.push(result.output);
  }
  if (good.length < values.length) onBad(values.length - good.length);
  return good;
};

/**
 * Reads a whole answer.
 *
 * @param endpoint for the error's message
 * @throws AnswerError when the answer is of another kind than the schema's
 */
export function parseAnswer<T>(endpoint: string, schema: WireSchema<T>, value: unknown): T {
  const result = safeParse(schema, value);
  // Without what valibot says of it, which quotes the answer.
  if (!result.success) throw new AnswerError(`The answer of ${endpoint} has another shape than agreed.`);
  return result.output;
}
