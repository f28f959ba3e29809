/**
 * Writes plain data as JSON with ASCII characters only, so that its length is its size in bytes. It escapes characters
 * with a meaning in form data, so that the JSON can be a field value without encoding. It uses neither `JSON` nor `toJSON`,
 * because a page may have patched them.
 *
 * @param value text, finite numbers, booleans, null, and lists and objects of them without cycles
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

/** Escapes one UTF-16 code unit; a character outside the basic plane has two. */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
