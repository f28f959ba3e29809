import type { Agreement } from './agreement.ts';
import { isCurrent } from './agreement.ts';
import type { Distributor } from './distributor.ts';
import { insurancePath } from './link.ts';
import { normaliseCode } from './policy.ts';
import { purchasePaths } from './purchase.ts';

/**
 * The products that are recommended, and the path below the portal's prefix where each is bought.
 * The paths are named one by one, so that a page which recommends carries no others.
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

/** How good the backend holds a product to be for the customer. */
export interface ProductScore {
  /** As sent: one of `RecommendedProduct`, or something unknown. */
  readonly productType: string;
  /** Higher is better; undefined when not sent, which is worst. */
  readonly score: number | undefined;
}

export interface RecommendationChoice {
  /** What to show, best first. */
  readonly products: readonly RecommendedProduct[];
  /** What would have been chosen from too, if the customer did not already hold it; best first. */
  readonly held: readonly RecommendedProduct[];
}

const products = Object.keys(recommendedProducts) as readonly RecommendedProduct[];
const defaultLimit = 3;
const highestLimit = 5;

/** Whether the product insures things, not people: those have the bundle discount. */
export function isDamageProduct(product: RecommendedProduct): boolean {
  return !recommendedProducts[product].startsWith('liv/');
}

/** A path on the page's own origin. Union members buy travel insurance at a page of their own. */
export function recommendationHref(product: RecommendedProduct, isUnionMember: boolean): string {
  const isOfUnion = isUnionMember && product === 'REISE';
  return `${insurancePath}/${isOfUnion ? purchasePaths.unionTravel : recommendedProducts[product]}`;
}

/** What the customer already has of the products that are recommended, in the order above. */
export function heldProducts(agreements: readonly Agreement[]): readonly RecommendedProduct[] {
  const types = agreements.filter(isHeld).map(({ productType }) => withoutCollective(normaliseCode(productType)));
  return products.filter((product) => types.includes(product));
}

/** Whether it is known of each agreement that is held which product it is. */
export function areProductsKnown(agreements: readonly Agreement[]): boolean {
  return agreements.filter(isHeld).every(({ productType }) => productType !== undefined);
}

/** One without a status is listed among those that the customer has. */
function isHeld(agreement: Agreement): boolean {
  return agreement.status === undefined || isCurrent(agreement);
}

function withoutCollective(type: string): string {
  if (type === 'KOLLEKTIV_REISE') return 'REISE';
  return type === 'KOLLEKTIV_HJEM' ? 'INNBO' : type;
}

/**
 * The best products that the customer does not hold (NB-23): equal scores keep their
 * order, and a product counts once, with its highest score.
 *
 * @param max 1 or more, of which at most 5 count; anything else is 3
 */
export function chooseRecommendations(
  scores: readonly ProductScore[], held: readonly RecommendedProduct[], max: number = defaultLimit,
): RecommendationChoice {
  const limit = Number.isInteger(max) && max > 0 ? Math.min(max, highestLimit) : defaultLimit;
  const ranked = [...scores].sort(byScore).map(({ productType }) => normaliseCode(productType));
  const known = [...new Set(ranked)].filter(isRecommendedProduct);
  return {
    products: known.filter((product) => !held.includes(product)).slice(0, limit),
    held: known.filter((product) => held.includes(product)),
  };
}

function isRecommendedProduct(type: string): type is RecommendedProduct {
  return Object.hasOwn(recommendedProducts, type);
}

function byScore(one: ProductScore, other: ProductScore): number {
  // Two without a score differ by NaN.
  return (other.score ?? -Infinity) - (one.score ?? -Infinity) || 0;
}

/** Something that makes an insurance cheaper: several of them, being a bank's customer or a union's member, the web. */
export type Campaign = (typeof campaigns)[number];

/** In the order in which they are told. */
export const campaigns = ['bundle', 'bank', 'union', 'carOnline'] as const;

export interface Benefits {
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
  return campaigns.filter((campaign) => all[campaign]);
}

/**
 * What to tell of each product: each campaign once, of the first product that it is for.
 *
 * @param told campaigns that the page tells elsewhere
 */
export function campaignsOnce(
  benefits: Benefits, products: readonly RecommendedProduct[], told: readonly Campaign[] = [],
): readonly (readonly Campaign[])[] {
  const done = new Set(told);
  return products.map((product) => campaignsFor(benefits, product).filter((campaign) => !done.has(campaign) && done.add(campaign)));
}

/**
 * Percent off a car insurance that is bought online: 10 for fremtind's own customers, none for others (NB-28).
 *
 * @param configured `bilNettrabatt`, percent
 */
export function carOnlineDiscount(distributor: Distributor, configured: number | undefined): number {
  return configured ?? (distributor === 'fremtind' ? 10 : 0);
}
