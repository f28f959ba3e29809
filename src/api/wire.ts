import * as v from 'valibot';
import { parseNumber } from '../domain/number.ts';
import { AnswerError } from './errors.ts';

/** A schema that takes whatever the backend sends. */
export type WireSchema = v.GenericSchema<unknown, unknown>;

/** Told once how many items of a list were left out. */
export type OnBadItems = (count: number) => void;

/** A field that never makes its answer fail: `read` turns anything, also nothing, into a value. */
function field<T>(read: (value: unknown) => T) {
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), () => read(undefined));
}

/** A trimmed text, also from a number; undefined when it is blank or something else. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return (typeof text === 'string' && text.trim()) || undefined;
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
export const text = field(readText);

/** A finite number, also from a text such as '12,5'; undefined for anything else. */
export const amount = field(readAmount);

/** True for true only. */
export const flag = field((value) => value === true);

/** Any value, as it came. */
export const anything = field((value) => value);

/** The items of a list as they came; empty for anything but a list. */
export const optionalList = field((value): readonly unknown[] => (Array.isArray(value) ? value : []));

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these fields; one that is missing counts as empty, a list or a bare value is refused. */
export function record<E extends v.ObjectEntries>(entries: E) {
  // Without a prototype, because a page may have put enumerable names on Object.prototype.
  const schema = v.object(Object.assign(Object.create(null) as E, entries));
  return v.pipe(
    v.optional(v.custom<v.InferInput<typeof schema>>(isRecord), () => ({}) as v.InferInput<typeof schema>),
    schema,
  );
}

/** As `record` for a field: whatever is no object counts as empty. */
export function part<E extends v.ObjectEntries>(entries: E) {
  const schema = record(entries);
  return v.fallback(schema, () => v.parse(schema, {}));
}

/**
 * A list, empty when missing; anything but a list is refused. Items that are no objects, or that `item` refuses, are
 * left out.
 */
export function listOf<S extends WireSchema>(item: S, onBad: OnBadItems) {
  const keepGood = (values: unknown[]) => {
    const results = values.map((value) => (isRecord(value) ? v.safeParse(item, value) : undefined));
    const good = results.flatMap((result) => (result?.success ? [result.output] : []));
    if (good.length < values.length) onBad(values.length - good.length);
    return good;
  };
  return v.pipe(v.optional(v.array(v.unknown()), () => []), v.transform(keepGood));
}

/** As `listOf` for a field that must not make its answer fail: anything but a list gives undefined. */
export function optionalListOf<S extends WireSchema>(item: S, onBad: OnBadItems) {
  const list = listOf(item, onBad);
  return field((value) => (Array.isArray(value) ? v.parse(list, value) : undefined));
}

/**
 * Reads a whole answer.
 *
 * @param endpoint for the error's message
 * @throws AnswerError when the answer is of another kind than the schema's
 */
export function parseAnswer<S extends WireSchema>(endpoint: string, schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new AnswerError(`The answer of ${endpoint} has another shape than agreed.`);
}
