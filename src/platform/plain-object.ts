export type PlainObject = Record<string, unknown>;

/** Keys that reach an object's prototype; data never carries them (CF-69, reliability D7). */
const unsafeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** True for `{…}` of any realm, false for DOM nodes, class instances, arrays and null (CF-69). */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Merges plain objects deeply into a new one; the later wins, arrays are replaced whole (contract section 5).
 * Reads own enumerable keys only. Sources that are no plain objects count as empty.
 */
export function mergePlain(...sources: readonly unknown[]): PlainObject {
  const merged: PlainObject = {};
  for (const source of sources) {
    if (!isPlainObject(source)) continue;
    for (const key of Object.keys(source)) {
      if (unsafeKeys.includes(key)) continue;
      const value = source[key];
      merged[key] = isPlainObject(value) ? mergePlain(Object.hasOwn(merged, key) ? merged[key] : {}, value) : value;
    }
  }
  return merged;
}
