/**
 * Writes plain data as JSON of ASCII letters alone, so that its length is its size in bytes. Texts in it hold nothing
 * that means something in a form, so that it can be the value of a field as it stands. A page may have patched `JSON`
 * or given lists a `toJSON` of their own, so neither is asked.
 *
 * @param value text, finite numbers, booleans, null, and lists and objects of them without circles
 */
export function asciiJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${joined([...(value as readonly unknown[])].map((item) => asciiJson(item)))}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${joined(fields.map(([name, field]) => `${quoted(name)}:${asciiJson(field)}`))}}`;
}

function joined(parts: readonly string[]): string {
  return parts.join(',');
}

function quoted(text: string): string {
  return `"${text.replace(/[^ !#$'-*,-:<-[\]-~]/g, escaped)}"`;
}

/** One UTF-16 unit; a letter beyond the first 65,536 is two. */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
