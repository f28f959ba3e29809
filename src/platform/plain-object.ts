export type PlainObject = Record<string, unknown>;

/** Keys that reach an object's prototype; valid data never has them. */
const unsafeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** True for `{…}` of any realm, false for DOM nodes, class instances, arrays and null. */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** True for an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Depth of the merge: twice the depth of the configuration. It also ends the merge of a cyclic object. */
const deepest = 8;

/**
 * Merges plain objects deeply into a new one. Later sources win; arrays are replaced whole. Reads own enumerable
 * keys only, and skips undefined. A source that is no plain object counts as empty. Levels beyond the depth limit are left out.
 */
export function mergePlain(...sources: readonly unknown[]): PlainObject {
  return merge(sources, deepest);
}

function merge(sources: readonly unknown[], levels: number): PlainObject {
  const merged: PlainObject = {};
  for (const source of levels > 0 ? sources.filter(isPlainObject) : []) {
    for (const key of Object.keys(source)) {
      if (unsafeKeys.includes(key)) continue;
      const value = readField(source, key);
      if (value === undefined) continue;
      const known = Object.hasOwn(merged, key) ? merged[key] : {};
      merged[key] = isPlainObject(value) ? merge([known, value], levels - 1) : value;
    }
  }
  return merged;
}

/** The value of a field, or the error that a getter throws, which no check of a field accepts. */
export function readField(source: PlainObject, key: string): unknown {
  try {
    return source[key];
  } catch (error) {
    return error;
  }
}

/**
 * Removes null fields from parsed JSON in place, at every depth, and returns it. A null inside an array stays, because
 * its removal would shift the other items (API-10). Also removes fields named `__proto__`.
 * It uses a loop instead of recursion, so that a deep response cannot overflow the stack.
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
