import { isAmount, sumAmounts } from './money.ts';
import { policySources } from './policy.ts';

/** An insurance inside another offer; its price is added to the main one. */
export interface BundledOffer {
  readonly name: string | undefined;
  readonly productType: string | undefined;
  readonly policyNumber: string | undefined;
  readonly monthlyPrice: number | undefined;
  readonly yearlyPrice: number | undefined;
}

/** A saved offer. Any field may be missing in the backend's answer. Prices are in kroner. */
export interface Offer extends BundledOffer {
  readonly description: string | undefined;
  /** The part of the monthly price that is the traffic insurance fee; not added to totals. */
  readonly monthlyTrafficFee: number | undefined;
  readonly versionNumber: string | undefined;
  /** As sent: a date `2026-12-31` or a point in time. */
  readonly expirationDate: string | undefined;
  readonly bundle: readonly BundledOffer[];
  readonly source: string | undefined;
}

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

let collator: Intl.Collator | undefined;

/** What Norwegian sorts by its codes alone; 'aa' is no such text, as it counts as 'å'. */
const isPlain = (text: string) => /^[a-z]+$/.test(text) && !text.includes('aa');

/**
 * Norwegian alphabetical order, æ ø å last. The collator is made when a text needs it, because building it takes a slow
 * phone longer than a frame.
 */
function compareText(a = '', b = ''): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first !== second && isPlain(first) && isPlain(second)) return first < second ? -1 : 1;
  if (a === b) return 0;
  collator ??= new Intl.Collator('nb');
  // The empty text that stands for a missing one comes first.
  return collator.compare(a, b);
}

/** Unknown and missing sources come last, and are alike. */
function sourceRank(offer: Offer): number {
  const rank = policySources.findIndex((source) => source === offer.source);
  return rank < 0 ? policySources.length : rank;
}

/** The offers by source, then name, then description (OF-26); those alike in all keep their order. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  return [...offers].sort(
    (a, b) =>
      sourceRank(a) - sourceRank(b) || compareText(a.name, b.name) || compareText(a.description, b.description),
  );
}

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
