import { useState } from 'react';
import type { Customer } from '../../../api/customer.ts';
import { portalPath } from '../../../domain/link.ts';
import type { Campaign } from '../../../domain/recommendations.ts';
import { campaignsFor, carOnlineDiscount } from '../../../domain/recommendations.ts';
import { useAppContext, useConfig } from '../../../hooks/app-context.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { Text } from '../../../ui/content/text.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Actions } from '../../../ui/layout/actions.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useCampaignLines } from '../../recommendations/recommendations.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

interface BuyBlockProps {
  readonly customer: Customer | undefined;
  /** Whether the page has a separate block about the benefits of a union membership. */
  readonly hasUnion: boolean;
}

/** Reasons to buy more, and the link to the purchase page. */
export function BuyBlock({ customer, hasUnion }: BuyBlockProps) {
  const text = useLateBlocksText();
  const linkTo = useLink();
  // Customer data that arrives later adds no lines, so that the content below does not move. Dropped data leaves none behind.
  const [known] = useState(customer);
  const lines = useBenefitLines(customer && known, hasUnion);
  return (
    <Section title={text.buy.title} isBoxed>
      <Actions>
        <Stack gap={8}>
          <Text>{text.buy.claim}</Text>
          {lines.map((line) => <Text key={line} isSubdued>{line}</Text>)}
        </Stack>
        <ButtonLink {...linkTo(`${portalPath}/kjopsinnganger`)}>{text.buy.action}</ButtonLink>
      </Actions>
    </Section>
  );
}

/**
 * Returns texts on this customer's discounts; fewer for an unknown customer. The block promises 20 %: 15 % plus 5 % for
 * the bank's customers. The line about the 15 % therefore shows for bank customers only.
 */
function useBenefitLines(customer: Customer | undefined, hasUnion: boolean): readonly string[] {
  const text = useLateBlocksText();
  const { distributor } = useAppContext();
  const carDiscount = carOnlineDiscount(distributor, useConfig().bilNettrabatt);
  const { isBankCustomer = false, isUnionMember = false } = customer ?? {};
  const lines = { ...useCampaignLines(carDiscount), ...text.buy.campaigns };
  const isTold: Readonly<Record<Campaign, boolean>> = { bundle: !isBankCustomer, bank: false, union: hasUnion, carOnline: false };
  const campaigns = campaignsFor({ isBankCustomer, isUnionMember, carDiscount }).filter((campaign) => !isTold[campaign]);
  return campaigns.map((campaign) => lines[campaign]);
}
