import { toOre } from './money.ts';

/**
 * The sum in kroner of the known amounts; undefined when all are unknown. Each amount is first rounded to øre. So the
 * sum matches the amounts as shown, and 0.1 + 0.2 is 0.3.
 */
export function sumAmounts(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.map(toOre).filter((ore) => ore !== undefined);
  if (known.length === 0) return undefined;
  let sum = 0;
  for (const ore of known) sum += ore;
  return sum / 100;
}

/** Whether the amount can be shown and summed. The backend may send a number that is no price. */
export function isAmount(kroner: number | undefined): boolean {
  return toOre(kroner) !== undefined;
}
