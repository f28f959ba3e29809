/** A random UUID, version 4, in lower case. Pages on plain http have no `crypto.randomUUID`, so it is built there. */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => hex(withMarks(byte, index))).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Byte 6 carries the version (4), byte 8 the variant (binary 10). */
function withMarks(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  if (index === 8) return (byte & 0x3f) | 0x80;
  return byte;
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
