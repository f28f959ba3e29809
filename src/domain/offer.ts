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
