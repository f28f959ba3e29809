/**
 * Gives each item a key for rendering, by `nameOf` and, for items of the same name, by their order: lists from a
 * backend may hold doubles or lack the name.
 */
export function withUniqueKeys<T>(items: readonly T[], nameOf: (item: T) => string | undefined): (readonly [string, T])[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item) ?? '';
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return [`${name}#${String(count)}`, item];
  });
}
