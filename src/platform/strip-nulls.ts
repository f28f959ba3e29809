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
