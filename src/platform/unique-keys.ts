/**
 * Gives each item a key for rendering: its name and, for items with the same name, a running number. Lists from a
 * backend may contain duplicates or lack names.
 */
export function withUniqueKeys<T>(items: readonly T[], nameOf: (item: T) => string | undefined): (readonly [string, T])[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item) ?? '';
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return [`${name}#${count}`, item];
  });
}
