import { headerName as namePattern } from '../../api/request-headers.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import { isSafeHref } from '../../platform/url-rule.ts';

/** Where a field is read: its name for the warning, what URLs are relative to, and who is told of bad values. */
export interface FieldContext {
  readonly name: string;
  readonly pageUrl: string;
  readonly allowLocalHttp: boolean;
  readonly onBad: (name: string) => void;
}

/** Reads one configured value; undefined when it is missing or, after `onBad`, of a wrong shape. */
export type Field<T> = (value: unknown, context: FieldContext) => T | undefined;

type Fields = Readonly<Record<string, Field<unknown>>>;
export type GroupValue<G extends Fields> = { readonly [K in keyof G]: ReturnType<G[K]> };

/** One that is there: what `read` does not understand is told of. */
export function field<T>(read: (value: unknown, context: FieldContext) => T | undefined): Field<T> {
  return (value, context) => {
    if (value === undefined || value === null) return undefined;
    const result = read(value, context);
    if (result === undefined) context.onBad(context.name);
    return result;
  };
}

export const text = field((value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined));

export const flag = field((value) => (typeof value === 'boolean' ? value : undefined));

/** A name that a request header may have. */
export const headerName = field((value) =>
  typeof value === 'string' && namePattern.test(value) ? value : undefined,
);

/** A finite number of at least 0. */
export const quantity = field((value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined,
);

export const list = field((value): readonly unknown[] | undefined => (Array.isArray(value) ? (value as unknown[]).slice() : undefined));

/** A link or call target that passes the URL rule (VA-16 to VA-18); mailto and tel are links too. */
export const href = field((value, context) =>
  typeof value === 'string' && value.trim() !== '' && isSafeHref(value.trim(), context.pageUrl, context.allowLocalHttp)
    ? value.trim()
    : undefined,
);

/** One of a closed set of words. */
export const word = <const W extends readonly string[]>(words: W): Field<W[number]> =>
  field((value) => words.find((known) => known === value));

/** Any value that `parse` understands. */
export const parsed = <T>(parse: (value: unknown) => T | undefined): Field<T> => field((value) => parse(value));

/** An object with fields of its own: always there, so that a missing group reads as a group of missing fields. */
export function group<G extends Fields>(fields: G): (value: unknown, context: FieldContext) => GroupValue<G> {
  return (value, context) => {
    const isMissing = value === undefined || value === null;
    if (!isMissing && !isPlainObject(value)) context.onBad(context.name);
    const source = isPlainObject(value) ? value : {};
    const entries = Object.entries(fields).map(([key, read]) => {
      const name = context.name ? `${context.name}.${key}` : key;
      return [key, read(Object.hasOwn(source, key) ? source[key] : undefined, { ...context, name })];
    });
    return Object.fromEntries(entries) as GroupValue<G>;
  };
}

/** A list of objects; a bad item is dropped and named by its place. */
export function listOf<G extends Fields>(fields: G): Field<readonly GroupValue<G>[]> {
  const readItem = group(fields);
  return (value, context) =>
    list(value, context)?.flatMap((item, index) => {
      const name = `${context.name}[${String(index)}]`;
      if (isPlainObject(item)) return [readItem(item, { ...context, name })];
      context.onBad(name);
      return [];
    });
}
