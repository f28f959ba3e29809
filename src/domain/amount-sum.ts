import { toOre } from './money.ts';

/**
 * The sum in kroner; undefined when one amount is unknown. Each amount is first rounded to øre. So the sum matches the
 * amounts as shown, and 0.1 + 0.2 is 0.3.
 */
export function sumAmounts(amounts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const amount of amounts) {
    const ore = toOre(amount);
    if (ore === undefined) return undefined;
    sum += ore;
  }
  return sum / 100;
}

/** Whether the amount can be shown and summed. The backend may send a number that is no price. */
export function isAmount(kroner: number | undefined): boolean {
  return toOre(kroner) !== undefined;
}
