import type { GenericSchema, InferInput, ObjectEntries } from 'valibot';
import { array, custom, object, pipe, safeParse, transform, undefinedable, unknown } from 'valibot';
import { isRecord, readField, stripNulls } from '../platform/plain-object.ts';

/**
 * A schema for a value of a response. The input may be anything. `record`, `listOf` and `partialListOf` refuse a value of
 * another kind, and with it the response, or the item of a list; fields, `lenientRecord` and `lenientListOf` read it as missing or empty.
 */
export type WireSchema<T = unknown> = GenericSchema<unknown, T>;

/** Called once with the number of list items that were left out. */
export type OnBadItems = (count: number) => void;

/** Characters that set the direction of what follows. One in a name would reverse the words around it. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Reads a trimmed text, also from a number, without direction controls. Undefined for a text without a visible character,
 * for a number beyond 2^53, whose last digits are lost, and for another type.
 */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : value;
  return typeof text === 'string' && /[^\s\p{C}]/u.test(text) ? text.replace(directionControls, '').trim() : undefined;
}

/**
 * Reads a number in human notation: comma or dot before the decimals, spaces of any kind between thousands. Undefined
 * for anything else.
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

/** Reads a count: a whole number from 0. Undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  const amount = readAmount(value);
  return amount !== undefined && amount >= 0 ? Math.trunc(amount) : undefined;
}

/** A field that never fails validation. */
export const lenient = <T>(read: (value: unknown) => T) => pipe(unknown(), transform(read));

/** A field read by `readText`. */
export const text = lenient(readText);

/** A code of the backend, in upper case, so that all code compares it as it is. */
export const code = lenient((value) => readText(value)?.toUpperCase());

/** A finite number, also from a text such as '12,5'. Undefined for anything else. */
export const amount = lenient(readAmount);

/** True only for the value true. */
export const flag = lenient((value) => value === true);

/** Whether a warning is on. Only false (also as a text), 0 and nothing turn it off: a value of another type counts. */
export const warningFlag = lenient((value) => Boolean(value) && value !== 'false');

/** True or false; undefined for anything else. */
export const yesOrNo = lenient((value) => (typeof value === 'boolean' ? value : undefined));

/** Any value, without null fields. */
export const anything = lenient(stripNulls);

/** The items of a list as sent; undefined for anything but a list. */
export const listAsSent = lenient((value): readonly unknown[] | undefined => (Array.isArray(value) ? (value as unknown[]) : undefined));

/**
 * As `object` of valibot, for an object of somebody else: each of these fields is there, undefined where it is missing or
 * null, and no other one.
 *
 * @param isObject which values are objects at all
 */
export function ownFields<const E extends ObjectEntries>(entries: E, isObject: (value: unknown) => boolean = isRecord) {
  // valibot looks for inherited fields too, and a page may have put any on Object.prototype.
  const ownEntries: E = { __proto__: null, ...entries };
  type Fields = { [K in keyof E]: InferInput<E[K]> };
  const keys = Object.keys(entries);
  return pipe(
    custom<Record<string, unknown>>(isObject),
    transform((value) => Object.fromEntries(keys.map((key) => [key, (Object.hasOwn(value, key) ? readField(value, key) : undefined) ?? undefined])) as Fields),
    object(ownEntries),
  );
}

/**
 * An object with these fields. A missing object counts as empty; a list or a bare value is invalid. Null fields count
 * as missing, at every depth (API-09, API-10).
 */
export const record = <const E extends ObjectEntries>(fields: E) => undefinedable(ownFields(fields), {});

/** An object with these fields, as `record`, but anything else than an object counts as empty. */
export const lenientRecord = <const E extends ObjectEntries>(fields: E) => pipe(lenient((value) => (isRecord(value) ? value : {})), ownFields(fields));

/**
 * A list. A missing list counts as empty; anything but a list is invalid. Items that are no objects, or that `item`
 * refuses, are left out.
 */
export const listOf = <T>(item: WireSchema<T>, onBad: OnBadItems) => undefinedable(pipe(array(unknown()), transform(validItems(item, onBad))), []);

/**
 * A list, as `listOf`, that tells with `isComplete` whether no item was left out. A missing list is invalid: `bodyWithList`
 * decides when it counts as empty.
 */
export function partialListOf<T>(item: WireSchema<T>, onBad: OnBadItems) {
  return pipe(array(unknown()), transform((values) => {
    const items: readonly T[] = validItems(item, onBad)(values);
    return { items, isComplete: items.length === values.length };
  }));
}

/**
 * A response body with the list `name`. A missing body has an empty list. An object without the list is invalid, unless it
 * says that a source did not answer.
 */
export const bodyWithList = <const E extends ObjectEntries>(name: keyof E & string, fields: E) => pipe(
  lenient((value) => {
    if (value === undefined) return { [name]: [] };
    return isRecord(value) && value['systemSourceError'] === true ? { ...value, [name]: value[name] ?? [] } : value;
  }),
  ownFields(fields),
);

/**
 * A list of objects with these fields. Anything but a list counts as empty. An item that is no object is reported, and
 * counts as an empty object, so that the list does not look complete without it.
 */
export const lenientListOf = <const E extends ObjectEntries>(fields: E, onBad: OnBadItems) => pipe(listAsSent, transform((list = []) => {
  const bad = list.filter((one) => !isRecord(one)).length;
  if (bad > 0) onBad(bad);
  return list;
}), array(lenientRecord(fields)));

/** Keeps the valid items of a list, and reports how many were left out. */
const validItems = <T>(item: WireSchema<T>, onBad: OnBadItems) => (values: unknown[]): T[] => {
  const good: T[] = [];
  for (const value of values) {
    const result = isRecord(value) && safeParse(item, value);
    if (result && result.success) good.push(result.output);
  }
  if (good.length < values.length) onBad(values.length - good.length);
  return good;
};
