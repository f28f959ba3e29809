/** The named ones of an object's fields; what it does not have is left out. */
export function pick(source: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([name, value]) => names.includes(name) && value !== undefined));
}
