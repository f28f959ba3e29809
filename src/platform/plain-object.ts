export type PlainObject = Record<string, unknown>;

/** Keys that reach an object's prototype; data never carries them. */
const unsafeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** True for `{…}` of any realm, false for DOM nodes, class instances, arrays and null. */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Levels that are merged: twice what the configuration has, and an end for an object that lies inside itself. */
const deepest = 8;

/**
 * Merges plain objects deeply into a new one; the later wins, arrays are replaced whole.
 * Reads own enumerable keys only. Sources that are no plain objects count as empty; what lies too deep is left out.
 */
export function mergePlain(...sources: readonly unknown[]): PlainObject {
  return merge(sources, deepest);
}

function merge(sources: readonly unknown[], levels: number): PlainObject {
  const merged: PlainObject = {};
  for (const source of levels > 0 ? sources.filter(isPlainObject) : []) {
    for (const key of Object.keys(source)) {
      if (unsafeKeys.includes(key)) continue;
      const value = source[key];
      const known = Object.hasOwn(merged, key) ? merged[key] : {};
      merged[key] = isPlainObject(value) ? merge([known, value], levels - 1) : value;
    }
  }
  return merged;
}

/**
 * Takes the fields that are null out of parsed JSON, at every depth, and gives it back; a null inside an array stays,
 * since dropping it would move its neighbours (API-10). A field named `__proto__` goes too.
 * A loop instead of recursion: the depth of an answer must not be able to overflow the stack.
 */
export function stripNulls(json: unknown): unknown {
  const waiting = [json];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const isList = Array.isArray(value);
    for (const key of Object.keys(value)) {
      const part = (value as Record<string, unknown>)[key];
      if (!isList && (part === null || key === '__proto__')) Reflect.deleteProperty(value, key);
      else if (typeof part === 'object') waiting.push(part);
    }
  }
  return json;
}
