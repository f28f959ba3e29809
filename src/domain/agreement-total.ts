import type { Agreement } from './agreement.ts';
import { isListed } from './agreement.ts';

/** One answer: agreements and what the backend says that they cost together, in kroner. */
export interface SummedAgreements {
  readonly agreements: readonly Agreement[];
  readonly monthlySum: number | undefined;
  readonly yearlySum: number | undefined;
}

export interface AgreementTotal {
  /** Kroner; a month and a year are of the same agreements. One of them may be undefined. */
  readonly monthly: number | undefined;
  readonly yearly: number | undefined;
}

/**
 * What the agreements of a list cost together, undefined where that is not known for exactly those (OV-43).
 *
 * @param list all that stand below the total: the own ones, and those of the partner's that are not among them
 * @param own undefined without an answer
 * @param partner undefined without an answer, and where none of its agreements is in the list
 */
export function agreementTotal(
  list: readonly Agreement[], own: SummedAgreements | undefined, partner?: SummedAgreements,
): AgreementTotal | undefined {
  const ownCount = own?.agreements.length ?? 0;
  const added = list.length - ownCount;
  // What some of the partner's agreements cost of its sum is not known: that counts whole, or not at all.
  if (!list.length || !list.every(isListed) || (added && added !== partner?.agreements.length)) return undefined;
  const one = ownCount ? own : nothing;
  const other = added ? partner : nothing;
  const monthly = sumOf([one?.monthlySum, other?.monthlySum]);
  const yearly = sumOf([one?.yearlySum, other?.yearlySum]);
  const prices = list.flatMap(({ monthlyPrice }) => monthlyPrice ?? []);
  const areKnown = prices.length === list.length;
  const year = contradictsMonth(yearly, monthly ?? (areKnown ? sumOf(prices) : undefined)) ? undefined : yearly;
  return (monthly ?? year) === undefined || contradictsPrices(monthly, prices, areKnown) ? undefined : { monthly, yearly: year };
}

/** Whether a sum is something else than what the prices come to: less, where not all of them are known. */
function contradictsPrices(sum: number | undefined, prices: readonly number[], areKnown: boolean): boolean {
  const excess = Number(sumOf(prices)) - Number(sum);
  // Kroner that were rounded are no contradiction, nor is a sum that is not known: it differs by no number.
  return (areKnown ? Math.abs(excess) : excess) >= 1;
}

/**
 * Whether a year is not of what a month is of, as when it is in øre. Who pays by the year may pay less, but not half of it;
 * what is not known differs by no number.
 */
function contradictsMonth(year: number | undefined, month: number | undefined): boolean {
  return Math.abs(Number(year) - 12 * Number(month)) > 6 * Math.abs(Number(month));
}

const nothing = { monthlySum: 0, yearlySum: 0 } as const;

/** Undefined where one of them is. */
function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    sum += amount;
  }
  return sum;
}
