type Container = unknown[] | Record<string, unknown>;

/**
 * A copy of parsed JSON without the fields that are null, at every depth; a null inside an array stays, since
 * dropping it would move its neighbours (API-09, API-10). A field named `__proto__` is never copied.
 * A loop instead of recursion: the depth of an answer must not be able to overflow the stack.
 */
export function stripNulls(value: unknown): unknown {
  const waiting: (readonly [source: object, copy: Container])[] = [];
  const copyOf = (item: unknown): unknown => {
    if (typeof item !== 'object' || item === null) return item;
    const copy: Container = Array.isArray(item) ? [] : {};
    waiting.push([item, copy]);
    return copy;
  };

  const result = copyOf(value);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [source, copy] = next;
    if (Array.isArray(copy)) {
      for (const item of Object.values(source)) copy.push(copyOf(item));
    } else {
      for (const [key, item] of Object.entries(source)) {
        if (item !== null && key !== '__proto__') setField(copy, key, copyOf(item));
      }
    }
  }
  return result;
}

function setField(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key in target) {
    // An inherited name such as `constructor`: plain assignment throws where the page has frozen Object.prototype.
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}
