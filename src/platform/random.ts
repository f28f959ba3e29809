/** Random bytes as hexadecimal digits, two per byte. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** A random UUID, version 4, in lower case. Plain http pages have no `crypto.randomUUID`. */
export function uuid(): string {
  const hex = randomHex(16);
  // The thirteenth digit is the version, the seventeenth the variant: one of 8, 9, a and b.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A new span of a trace, `<trace>-<16 hexadecimal digits>`: the middle of a W3C `traceparent`. */
export function newSpan(traceId: string): string {
  return `${traceId}-${randomHex(8)}`;
}
