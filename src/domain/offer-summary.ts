import type { Offer } from './offer.ts';

export interface OfferSummary {
  readonly rows: readonly Offer[];
  /** How many offers have no row. */
  readonly more: number;
}

/** The first offers, in the order given, and how many are left. */
export function summariseOffers(offers: readonly Offer[], max = 3): OfferSummary {
  const rows = offers.slice(0, max);
  return { rows, more: offers.length - rows.length };
}
