import type { Distributor } from './distributor.ts';
import type { RecommendedProduct } from './recommendations.ts';
import { isDamageProduct } from './recommendations.ts';

/** Something that makes an insurance cheaper: several of them, being a bank's customer or a union's member, the web. */
export type Campaign = 'bundle' | 'bank' | 'union' | 'carOnline';

interface Benefits {
  readonly isBankCustomer: boolean;
  readonly isUnionMember: boolean;
  /** Percent, from `carOnlineDiscount`. */
  readonly carDiscount: number;
}

/**
 * What to tell the customer: of one product, of which those about people have none, or of all.
 */
export function campaignsFor(
  { isBankCustomer, isUnionMember, carDiscount }: Benefits, product?: RecommendedProduct,
): readonly Campaign[] {
  if (product && !isDamageProduct(product)) return [];
  const isCar = product === undefined || product === 'BIL';
  const all = { bundle: true, bank: isBankCustomer, union: isUnionMember, carOnline: isCar && carDiscount > 0 };
  return (Object.keys(all) as Campaign[]).filter((campaign) => all[campaign]);
}

/**
 * Percent off a car insurance that is bought online: 10 for fremtind's own customers, none for others (NB-28).
 *
 * @param configured `bilNettrabatt`, percent
 */
export function carOnlineDiscount(distributor: Distributor, configured: number | undefined): number {
  return configured ?? (distributor === 'fremtind' ? 10 : 0);
}
