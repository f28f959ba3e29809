import type { GenericSchema, InferOutput, ObjectEntries } from 'valibot';
import { array, boolean, check, custom, picklist, pipe, safeParse, string, transform, trim, undefinedable, unknown } from 'valibot';
import { ownFields } from '../../api/wire.ts';
import { isPlainObject, mergePlain } from '../../platform/plain-object.ts';

/** A trimmed text that `isValid` accepts. */
export const textThat = (isValid: (value: string) => boolean) => undefinedable(pipe(string(), trim(), check(isValid)));

/** A text that is not blank, trimmed. */
export const text = textThat((value) => value !== '');

export const flag = undefinedable(boolean());

/** A finite number of at least 0. */
export const quantity = undefinedable(custom<number>((value) => Number.isFinite(value) && Number(value) >= 0));

export const list = undefinedable(array(unknown()));

/** One of a closed set of words. */
export const word = <const W extends readonly string[]>(words: W) => undefinedable(picklist(words));

/** Any value that `parse` understands. */
export const parsed = <T>(parse: (value: unknown) => T | undefined) =>
  undefinedable(pipe(unknown(), transform(parse), custom<T>((value) => value !== undefined)));

/** An object with fields of its own: always there, so that a missing group reads as a group of missing fields. */
export const group = <const E extends ObjectEntries>(fields: E) => undefinedable(ownFields(fields, isPlainObject), {});

/** A list of objects. An item that lacks one of the `needed` fields is left out. */
export function listOf<const E extends ObjectEntries, const N extends keyof E & string>(fields: E, needed: readonly N[]) {
  type Item = { readonly [K in Exclude<keyof E, N>]: InferOutput<E[K]> } & { readonly [K in N]: NonNullable<InferOutput<E[K]>> };
  const item = pipe(ownFields(fields, isPlainObject), check((read) => needed.every((name) => (read as Partial<Record<string, unknown>>)[name] !== undefined)));
  return undefinedable(pipe(array(undefinedable(item)), transform((items) => items.filter((one) => one !== undefined) as readonly unknown[] as readonly Item[])));
}

/** The path to a value inside another: names of fields and indexes of items, the outermost first. */
type Path = readonly (string | number)[];

/**
 * Parses a value that a host has written. Never throws: fields and items that the schema refuses are left out.
 *
 * @param onBad called with the path of each of them, such as `andreForsikringer[1].title`
 */
export function readFields<T>(schema: GenericSchema<unknown, T>, value: unknown, onBad: (path: string) => void): T {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const bad = result.issues.map(({ path = [] }): Path => path.map(({ key }) => key as string | number));
  let rest = value;
  for (const path of bad) {
    onBad(nameOf(path));
    rest = without(rest, path);
  }
  return readFields(schema, rest, onBad);
}

/** A copy of `value` with undefined for the field or item at a path. */
function without(value: unknown, [key, ...inner]: Path): unknown {
  if (key === undefined) return undefined;
  const copy = (Array.isArray(value) ? [...(value as readonly unknown[])] : mergePlain(value)) as Record<string | number, unknown>;
  copy[key] = without(copy[key], inner);
  return copy;
}

function nameOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('').replace(/^\./, '');
}
