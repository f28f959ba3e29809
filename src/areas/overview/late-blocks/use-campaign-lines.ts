import type { Customer } from '../../../api/customer.ts';
import { campaignsFor, carOnlineDiscount } from '../../../domain/recommendations.ts';
import { useAppContext, useConfig } from '../../../hooks/app-context.ts';
import { campaignTexts } from '../../recommendations/recommendations.tsx';
import { lateBlocksText } from './late-blocks-text.ts';

/** What makes insurances cheaper for this customer, in words; of a customer who is not known, less. */
export function useCampaignLines(customer: Customer | undefined): readonly string[] {
  const { distributor } = useAppContext();
  const carDiscount = carOnlineDiscount(distributor, useConfig().bilNettrabatt);
  const { isBankCustomer = false, isUnionMember = false } = customer ?? {};
  const lines = { ...campaignTexts, ...lateBlocksText.buy.campaigns };
  return campaignsFor({ isBankCustomer, isUnionMember, carDiscount }).map((campaign) => lines[campaign](carDiscount));
}
