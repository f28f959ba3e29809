import { toOre } from './money.ts';

/**
 * The sum in kroner of the amounts that are there; undefined when none is. Each is rounded to øre first, so that the
 * sum is that of the amounts as shown, and 0.1 + 0.2 is 0.3.
 */
export function sumAmounts(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.map(toOre).filter((ore) => ore !== undefined);
  if (known.length === 0) return undefined;
  let sum = 0;
  for (const ore of known) sum += ore;
  return sum / 100;
}

/** Whether this is an amount that can be shown and summed; the backend may send a number that no price is. */
export function isAmount(kroner: number | undefined): boolean {
  return toOre(kroner) !== undefined;
}
