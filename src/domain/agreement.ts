/** One insurance that the customer holds. Any field may be missing in the backend's answer. */
export interface Agreement {
  readonly policyNumber: string | undefined;
  readonly name: string | undefined;
  readonly description: string | undefined;
  /** Kroner a month; 0 is a price, undefined is none (OV-39). */
  readonly monthlyPrice: number | undefined;
  /** As sent: ACTIVE, PENDING, RENEWAL, PROCESSING or something unknown. */
  readonly status: string | undefined;
  readonly source: string | undefined;
  /** For example Y44. */
  readonly productCode: string | undefined;
  /** Upper-case code of the product, for example KOLLEKTIV_REISE. */
  readonly productType: string | undefined;
  /** True when the price already has a bundle discount taken off (OV-44). */
  readonly isBundled: boolean;
}
