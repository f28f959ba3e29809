import type { RecommendedProduct } from '../../domain/recommendations.ts';
import { campaignsFor, carOnlineDiscount } from '../../domain/recommendations.ts';
import { useAppContext, useConfig } from '../../hooks/app-context.ts';
import { recommendationsText } from './recommendations-text.ts';
import type { Recommended } from './use-recommendations.ts';

/** What makes the product cheaper for this customer, in words. */
export function useBenefits(product: RecommendedProduct, customer: Recommended): readonly string[] {
  const { distributor } = useAppContext();
  const carDiscount = carOnlineDiscount(distributor, useConfig().bilNettrabatt);
  return campaignsFor({ ...customer, carDiscount }, product).map((campaign) => recommendationsText.campaigns[campaign](carDiscount));
}
