import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';

/** Any text, halves of surrogate pairs and control characters too, rich in the given pieces. */
export function hostileText(...pieces: readonly string[]): Arbitrary<string> {
  const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
  return fc.string({ unit: fc.oneof(fc.constantFrom(...pieces), anyUnit) });
}
