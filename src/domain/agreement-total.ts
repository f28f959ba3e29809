import type { Agreement } from './agreement.ts';
import { isListed } from './agreement.ts';

/** One response of the backend: agreements and their sums in kroner. */
export interface SummedAgreements {
  readonly agreements: readonly Agreement[];
  readonly monthlySum: number | undefined;
  readonly yearlySum: number | undefined;
}

export interface AgreementTotal {
  /** Kroner. Both prices cover the same agreements; one of them may be undefined. */
  readonly monthly: number | undefined;
  readonly yearly: number | undefined;
}

/**
 * The total price of the agreements in a list. Undefined when no sum covers exactly those agreements (OV-43).
 *
 * @param list all agreements below the total: the customer's own, and those of the partner that are not among them
 * @param own undefined without a response
 * @param partner undefined without a response, or when none of its agreements is in the list
 */
export function agreementTotal(
  list: readonly Agreement[], own: SummedAgreements | undefined, partner?: SummedAgreements,
): AgreementTotal | undefined {
  const ownCount = own?.agreements.length ?? 0;
  const added = list.length - ownCount;
  // The partner's sum cannot be split, so it counts only when all of the partner's agreements are in the list.
  if (!list.length || !list.every(isListed) || (added && added !== partner?.agreements.length)) return undefined;
  const one = ownCount ? own : nothing;
  const other = added ? partner : nothing;
  const prices = list.flatMap(({ monthlyPrice }) => monthlyPrice ?? []);
  // The backend adds a missing price as 0. So where all are missing, 0 is no sum.
  const told = (sum: number | undefined) => (sum || prices.length ? sum : undefined);
  const monthly = told(sumOf([one?.monthlySum, other?.monthlySum]));
  const yearly = told(sumOf([one?.yearlySum, other?.yearlySum]));
  const areKnown = prices.length === list.length;
  const year = contradictsMonth(yearly, monthly ?? (areKnown ? sumOf(prices) : undefined)) ? undefined : yearly;
  return (monthly ?? year) === undefined || contradictsPrices(monthly, prices, areKnown) ? undefined : { monthly, yearly: year };
}

/** Whether a sum contradicts the prices. If some prices are unknown, only a sum that is too low does. */
function contradictsPrices(sum: number | undefined, prices: readonly number[], areKnown: boolean): boolean {
  const excess = Number(sumOf(prices)) - Number(sum);
  // Rounding to whole kroner is no contradiction. An unknown sum gives NaN, which is never >= 1.
  return (areKnown ? Math.abs(excess) : excess) >= 1;
}

/**
 * Whether a yearly price does not fit the monthly price, for example because it is in øre. Yearly payment may be
 * cheaper, but not by half. An unknown price gives NaN, so it never contradicts.
 */
function contradictsMonth(year: number | undefined, month: number | undefined): boolean {
  return Math.abs(Number(year) - 12 * Number(month)) > 6 * Math.abs(Number(month));
}

const nothing = { monthlySum: 0, yearlySum: 0 } as const;

/** The sum; undefined when one amount is undefined. */
function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    sum += amount;
  }
  return sum;
}
