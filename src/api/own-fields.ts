import type { InferInput, ObjectEntries } from 'valibot';
import { custom, object, pipe, transform } from 'valibot';
import { isRecord } from '../platform/plain-object.ts';

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
    transform((value) => Object.fromEntries(keys.map((key) => [key, (Object.hasOwn(value, key) ? value[key] : undefined) ?? undefined])) as Fields),
    object(ownEntries),
  );
}
