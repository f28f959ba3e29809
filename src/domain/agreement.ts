import type { Distributor } from './distributor.ts';
import { isPartnerDistributor } from './distributor.ts';
import { sumAmounts } from './money.ts';

/** One insurance that the customer holds. Any field may be missing in the backend's response. */
export interface Agreement {
  readonly policyNumber: string | undefined;
  readonly name: string | undefined;
  readonly description: string | undefined;
  /** Kroner a month. 0 is a price; undefined means no price (OV-39). */
  readonly monthlyPrice: number | undefined;
  /** Codes are in upper case: ACTIVE, PENDING, RENEWAL, PROCESSING or something unknown. */
  readonly status: string | undefined;
  readonly source: string | undefined;
  /** For example Y44. */
  readonly productCode: string | undefined;
  /** For example KOLLEKTIV_REISE. */
  readonly productType: string | undefined;
  /** True when the price already includes a bundle discount (OV-44). */
  readonly isBundled: boolean;
}

/**
 * A key for lists. Another system or product may have the same policy number, so the key includes both. A card keeps
 * its key when another card is removed.
 */
export function policyKey({ policyNumber, source, productType, productCode }: {
  readonly policyNumber: string | undefined;
  readonly source: string | undefined;
  readonly productType: string | undefined;
  readonly productCode?: string | undefined;
}): string {
  return [policyNumber, source, productType, productCode].join(' ');
}

/** The tag of an agreement: Midlertidig, Fornyelse or Under behandling. */
export type StatusTag = 'temporary' | 'renewal' | 'processing';

const currentStatuses = ['ACTIVE', 'PENDING', 'RENEWAL'];

/** Whether the customer holds the insurance now. One that is still being processed does not count. */
export function isCurrent(agreement: Agreement): boolean {
  return agreement.status !== undefined && currentStatuses.includes(agreement.status);
}

/** Whether the list shows the agreement. It shows one without a status, but not one with an unknown status (OV-36). */
export function isListed(agreement: Agreement): boolean {
  return agreement.status === undefined || agreement.status === 'PROCESSING' || isCurrent(agreement);
}

/** The tag for the agreement's status, if any (T-01). */
export function statusTag(agreement: Agreement): StatusTag | undefined {
  const { status, source } = agreement;
  if (status === 'RENEWAL') return 'renewal';
  if (status === 'PROCESSING') return 'processing';
  if (status !== 'PENDING') return undefined;
  // Pending agreements have a tag only in the person and life systems, where the customer should know about them.
  if (source === 'EIKA_PERSON') return 'processing';
  return source === 'PROLIFE' ? 'temporary' : undefined;
}

/**
 * Whether the customer may hold insurances in the partner's system. Undefined while the answer depends on an unknown
 * bank.
 *
 * @param user the logged-in user, without a register when there is none; undefined without a response
 */
export function needsPartnerData(
  distributor: Distributor, user: { readonly bankRegister?: string | undefined } | undefined,
): boolean | undefined {
  return isPartnerDistributor(distributor) || (user && isPartnerBank(user.bankRegister));
}

/** Register numbers of the banks whose customers have insurances in the partner system. */
const partnerBanks = ['2050', '0502'];

/** Whether the bank that the customer logged in through is a partner bank; 502 is the same as 0502 (AC-19). */
function isPartnerBank(register = ''): boolean {
  return partnerBanks.includes(register.padStart(4, '0'));
}

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
 * @param list all agreements below the total: the customer's own, then those of the partner that are not among them
 * @param own undefined without a response
 * @param partner undefined without a response, or when none of its agreements is in the list
 */
export function agreementTotal(
  list: readonly Agreement[], own: SummedAgreements | undefined, partner?: SummedAgreements,
): AgreementTotal | undefined {
  const ownCount = own?.agreements.length ?? 0;
  const added = list.length - ownCount;
  // Our own sum does not cover a version of the partner's that is in the place of our own.
  if (own?.agreements.some((one, place) => one !== list[place])) return undefined;
  // The partner's sum cannot be split, so it counts only when all of the partner's agreements are in the list.
  if (!list.length || !list.every(isListed) || (added && added !== partner?.agreements.length)) return undefined;
  const one = ownCount ? own : noSums;
  const other = added ? partner : noSums;
  const prices = list.flatMap(({ monthlyPrice }) => monthlyPrice ?? []);
  // The backend adds a missing price as 0. So where all are missing, 0 is no sum.
  const told = (sum: number | undefined) => (sum || prices.length ? sum : undefined);
  const monthly = told(sumAmounts([one?.monthlySum, other?.monthlySum]));
  const yearly = told(sumAmounts([one?.yearlySum, other?.yearlySum]));
  const areKnown = prices.length === list.length;
  const year = contradictsMonth(yearly, monthly ?? sumAmounts(prices), monthly !== undefined || areKnown) ? undefined : yearly;
  return (monthly ?? year) === undefined || contradictsPrices(monthly, prices, areKnown) ? undefined : { monthly, yearly: year };
}

/** Whether a sum contradicts the prices. If some prices are unknown, only a sum that is too low does. */
function contradictsPrices(sum: number | undefined, prices: readonly number[], areKnown: boolean): boolean {
  const excess = Number(sumAmounts(prices)) - Number(sum);
  // Rounding to whole kroner is no contradiction. An unknown sum gives NaN, which is never >= 1.
  return (areKnown ? Math.abs(excess) : excess) >= 1;
}

/**
 * Whether a yearly price does not fit the monthly price, for example because it is in øre. Yearly payment may be
 * cheaper, but not by half. If the monthly price is a part of the whole, only a yearly price that is too low does not
 * fit. An unknown price gives NaN, so it never contradicts.
 */
function contradictsMonth(year: number | undefined, month: number | undefined, isWhole: boolean): boolean {
  const missing = 12 * Number(month) - Number(year);
  return (isWhole ? Math.abs(missing) : missing) > 6 * Math.abs(Number(month));
}

const noSums = { monthlySum: 0, yearlySum: 0 } as const;
