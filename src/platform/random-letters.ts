import { randomHex } from './random-hex.ts';

/** Random bytes as letters from a to p, two each: an id that no number can be read from. */
export function randomLetters(bytes: number): string {
  return randomHex(bytes).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}
