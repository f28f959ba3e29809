import { isAmount, sumAmounts } from './money.ts';
import type { Offer } from './offer.ts';

/** Kroner a month and a year for an offer with all that is bundled in it; undefined where the offer has no price. */
export interface OfferTotals {
  readonly monthly: number | undefined;
  readonly yearly: number | undefined;
}

/** Whether the offer itself has a price; without one its card says where to find it. */
export function hasPrice(offer: Offer): boolean {
  return isAmount(offer.monthlyPrice) || isAmount(offer.yearlyPrice);
}

/**
 * The main price plus the bundled ones, month and year apart. A bundled price that is missing counts as 0, but
 * without the main price there is no total: the bundled ones alone would look like the price of all (OF-18). The
 * traffic insurance fee is a part of the price already (OF-17).
 */
export function offerTotals(offer: Offer): OfferTotals {
  return { monthly: total(offer, 'monthlyPrice'), yearly: total(offer, 'yearlyPrice') };
}

function total(offer: Offer, price: 'monthlyPrice' | 'yearlyPrice'): number | undefined {
  if (!isAmount(offer[price])) return undefined;
  return sumAmounts([offer, ...offer.bundle].map((part) => part[price]));
}
