import { normaliseCode, policyKey } from './policy.ts';

/** The source systems of agreements and offers, in the sort order of offers. */
export const policySources = ['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PROLIFE', 'EIKA_PERSON', 'PARIS', 'NSF'] as const;

/** An insurance inside another offer. Its price is added to the main price. */
export interface BundledOffer {
  readonly name: string | undefined;
  readonly productType: string | undefined;
  readonly policyNumber: string | undefined;
  readonly monthlyPrice: number | undefined;
  readonly yearlyPrice: number | undefined;
}

/** A saved offer. Any field may be missing in the backend's response. Prices are in kroner. */
export interface Offer extends BundledOffer {
  readonly description: string | undefined;
  /** The traffic insurance fee, a part of the monthly price; not added to totals. */
  readonly monthlyTrafficFee: number | undefined;
  readonly versionNumber: string | undefined;
  /** As sent: a date `2026-12-31` or a point in time. */
  readonly expirationDate: string | undefined;
  readonly bundle: readonly BundledOffer[];
  readonly source: string | undefined;
}

let collator: Intl.Collator | undefined;

/** Whether character codes give the Norwegian order. A text with 'aa' is excluded, as it sorts like 'å'. */
const isPlain = (text: string) => /^[a-z]+$/.test(text) && !text.includes('aa');

/**
 * Norwegian alphabetical order, æ ø å last. The collator is created only when needed, because that takes a slow phone
 * longer than a frame.
 */
function compareText(a = '', b = ''): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first !== second && isPlain(first) && isPlain(second)) return first < second ? -1 : 1;
  if (a === b) return 0;
  collator ??= new Intl.Collator('nb');
  // A missing text is empty here, so it comes first.
  return collator.compare(a, b);
}

/** Unknown and missing sources share the last rank. */
function sourceRank(offer: Offer): number {
  const rank = policySources.findIndex((source) => source === normaliseCode(offer.source));
  return rank < 0 ? policySources.length : rank;
}

/** Sorts offers by source, then name, then description (OF-26). Equal offers keep their order. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  return [...offers].sort(
    (a, b) =>
      sourceRank(a) - sourceRank(b) || compareText(a.name, b.name) || compareText(a.description, b.description),
  );
}

/**
 * Whether both are the same offer from two responses. The policy number is not enough, because numbers repeat, even in
 * one system.
 */
export function isSameOffer(one: Offer, other: Offer): boolean {
  return keyOf(one) === keyOf(other);
}

const keyOf = (offer: Offer) => [policyKey(offer), offer.versionNumber, offer.name, offer.description].join();
