/** Random bytes as hexadecimal digits, two each. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** A random UUID, version 4, in lower case. Pages on plain http have no `crypto.randomUUID`, so it is built there. */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // The thirteenth digit carries the version (4), the seventeenth the variant (8 to b).
  return randomHex(16).replace(
    /^(.{8})(.{4}).(.{3})(.)(.{3})(.{12})$/,
    (_, a: string, b: string, c: string, variant: string, d: string, e: string) =>
      `${a}-${b}-4${c}-${((Number.parseInt(variant, 16) & 3) | 8).toString(16)}${d}-${e}`,
  );
}
