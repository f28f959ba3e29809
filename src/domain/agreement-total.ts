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
  if ((monthly ?? yearly) === undefined) return undefined;
  const prices = list.flatMap(({ monthlyPrice }) => monthlyPrice ?? []);
  const known = Number(sumOf(prices));
  const excess = known - Number(monthly);
  const areKnown = prices.length === list.length;
  // Kroner that were rounded are no contradiction, nor is a sum that is not known: it differs by no number.
  if ((areKnown ? Math.abs(excess) : excess) >= 1) return undefined;
  const month = monthly ?? (areKnown ? known : Number.NaN);
  // One in øre, or of other insurances. Who pays by the year may pay less, but not half of it.
  if (Math.abs(Number(yearly) - 12 * month) > 6 * Math.abs(month)) return monthly === undefined ? undefined : { monthly, yearly: undefined };
  return { monthly, yearly };
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
