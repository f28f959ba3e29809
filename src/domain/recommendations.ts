import type { Agreement } from './agreement.ts';
import { isCurrent } from './agreement.ts';
import type { Distributor } from './distributor.ts';
import { insurancePath } from './link.ts';
import { purchasePaths } from './purchase.ts';

/**
 * The products that can be recommended, with their purchase paths below `insurancePath`. The paths are named one by
 * one, so that the bundle contains no others.
 */
export const recommendedProducts = {
  BIL: purchasePaths.car,
  HUS: purchasePaths.house,
  REISE: purchasePaths.travel,
  LIVSFORSIKRING: purchasePaths.life,
  KRITISK_SYKDOM: purchasePaths.criticalIllness,
  INNBO: purchasePaths.contents,
  UFOEREPENSJON: purchasePaths.disability,
  UFOEREKAPITAL: purchasePaths.disability,
  BEHANDLINGSFORSIKRING: purchasePaths.treatment,
  MOPED: purchasePaths.moped,
  FRITIDSHUS: purchasePaths.cabin,
  BAAT: purchasePaths.boat,
  MC: purchasePaths.motorcycle,
} as const;

export type RecommendedProduct = keyof typeof recommendedProducts;

/** The backend's score of a product for the customer. */
export interface ProductScore {
  /** As sent: a `RecommendedProduct` or an unknown code. */
  readonly productType: string;
  /** Higher is better. Undefined, when not sent, is the lowest. */
  readonly score: number | undefined;
}

export interface RecommendationChoice {
  /** The products to show, best first. */
  readonly products: readonly RecommendedProduct[];
  /** Products that the customer already holds and so are not shown; best first. */
  readonly held: readonly RecommendedProduct[];
}

const products = Object.keys(recommendedProducts) as readonly RecommendedProduct[];
const highestLimit = 5;

/** Whether the product insures things, not people. Such products have the bundle discount. */
export function isDamageProduct(product: RecommendedProduct): boolean {
  return !recommendedProducts[product].startsWith('liv/');
}

/** The purchase path, on the page's own origin. Union members have their own page for travel insurance. */
export function recommendationHref(product: RecommendedProduct, isUnionMember: boolean): string {
  const isOfUnion = isUnionMember && product === 'REISE';
  return `${insurancePath}/${isOfUnion ? purchasePaths.unionTravel : recommendedProducts[product]}`;
}

/** The recommendable products that the customer already holds, in the order above. */
export function heldProducts(agreements: readonly Agreement[]): readonly RecommendedProduct[] {
  const types = agreements.filter(isHeld).map(({ productType }) => withoutCollective(productType));
  return products.filter((product) => types.includes(product));
}

/** Whether all held agreements have a known product type. */
export function areProductsKnown(agreements: readonly Agreement[]): boolean {
  return agreements.filter(isHeld).every(({ productType }) => productType !== undefined);
}

/** Whether the customer holds it. An agreement without a status counts, as the list shows it. */
function isHeld(agreement: Agreement): boolean {
  return agreement.status === undefined || isCurrent(agreement);
}

function withoutCollective(type = ''): string {
  if (type === 'KOLLEKTIV_REISE') return 'REISE';
  return type === 'KOLLEKTIV_HJEM' ? 'INNBO' : type;
}

/**
 * The best products that the customer does not hold (NB-23). Equal scores keep their order. A product counts once, with
 * its highest score.
 *
 * @param max 1 or more; values above 5 count as 5
 */
export function chooseRecommendations(
  scores: readonly ProductScore[], held: readonly RecommendedProduct[], max: number,
): RecommendationChoice {
  const ranked = [...scores].sort(byScore).map(({ productType }) => productType);
  const known = [...new Set(ranked)].filter(isRecommendedProduct);
  return {
    products: known.filter((product) => !held.includes(product)).slice(0, Math.min(max, highestLimit)),
    held: known.filter((product) => held.includes(product)),
  };
}

function isRecommendedProduct(type: string): type is RecommendedProduct {
  return Object.hasOwn(recommendedProducts, type);
}

function byScore(one: ProductScore, other: ProductScore): number {
  // Two missing scores give NaN, which counts as equal.
  return (other.score ?? -Infinity) - (one.score ?? -Infinity) || 0;
}

/** A reason for a discount: several insurances, being a bank customer, being a union member, or buying online. */
export type Campaign = (typeof campaigns)[number];

/** In display order. */
export const campaigns = ['bundle', 'bank', 'union', 'carOnline'] as const;

/** The campaigns that sections of an overview show: the one about buying all of them, the one about the union its own. */
export function toldIn(sections: readonly string[]): readonly Campaign[] {
  if (sections.includes('buy')) return campaigns;
  return sections.includes('union') ? ['union'] : [];
}

export interface Benefits {
  readonly isBankCustomer: boolean;
  readonly isUnionMember: boolean;
  /** Percent, from `carOnlineDiscount`. */
  readonly carDiscount: number;
}

/** The campaigns to show for one product, or for all products. Products about people have none. */
export function campaignsFor(
  { isBankCustomer, isUnionMember, carDiscount }: Benefits, product?: RecommendedProduct,
): readonly Campaign[] {
  if (product && !isDamageProduct(product)) return [];
  const isCar = product === undefined || product === 'BIL';
  const all = { bundle: true, bank: isBankCustomer, union: isUnionMember, carOnline: isCar && carDiscount > 0 };
  return campaigns.filter((campaign) => all[campaign]);
}

/**
 * The campaigns to show with each product. Each campaign shows once, with the first product that it applies to.
 *
 * @param told campaigns that the page shows elsewhere
 */
export function campaignsOnce(
  benefits: Benefits, products: readonly RecommendedProduct[], told: readonly Campaign[],
): readonly (readonly Campaign[])[] {
  const done = new Set(told);
  return products.map((product) => campaignsFor(benefits, product).filter((campaign) => !done.has(campaign) && done.add(campaign)));
}

/**
 * The online discount on car insurance in percent: 10 for fremtind's own customers, 0 for others (NB-28).
 *
 * @param configured `bilNettrabatt` in percent, which overrides this
 */
export function carOnlineDiscount(distributor: Distributor, configured: number | undefined): number {
  return configured ?? (distributor === 'fremtind' ? 10 : 0);
}
