import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Customer } from '../../../api/customer.ts';
import { customerQuery } from '../../../api/customer.ts';
import { insurancePath, portalPath } from '../../../domain/link.ts';
import type { Campaign } from '../../../domain/recommendations.ts';
import { campaignsFor, carOnlineDiscount } from '../../../domain/recommendations.ts';
import { useAppContext, useConfig } from '../../../hooks/app-context.ts';
import { useCustomerQuery } from '../../../hooks/use-customer-query.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { Text } from '../../../ui/content/text.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Pair, Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useCampaignLines } from '../../recommendations/recommendations.tsx';
import type { OverviewSection } from '../overview-element.ts';
import { InTurn, usePlace } from './in-turn.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

interface CustomerBlocksProps {
  readonly sections: readonly OverviewSection[];
  readonly feedback: ReactNode;
  readonly isWaitOver: boolean;
}

/**
 * The blocks about the customer, and the feedback. The recommendations request the customer's data too, so a failed request
 * is not repeated. Without the data, only the parts about the customer are missing.
 */
export function CustomerBlocks({ sections, feedback, isWaitOver }: CustomerBlocksProps) {
  const hasUnion = sections.includes('union');
  const hasBuy = sections.includes('buy');
  const isEnabled = hasUnion || hasBuy;
  const { data, isPending } = useCustomerQuery('customer', customerQuery, { retryOnMount: false, isSilent: true, isEnabled });
  const place = usePlace(isEnabled && isPending, isWaitOver);
  const buy = hasBuy && <BuyBlock customer={data} hasUnion={hasUnion} />;
  const block = isEnabled && <Pair>{hasUnion && data?.isUnionMember && <UnionBlock />}{place === 'first' && buy}</Pair>;
  return (
    <InTurn block={block} place={place}>
      {place === 'last' && buy}
      {sections.includes('feedback') && feedback}
    </InTurn>
  );
}

interface BuyBlockProps {
  readonly customer: Customer | undefined;
  /** Whether the page has a separate block about the benefits of a union membership. */
  readonly hasUnion: boolean;
}

/** Reasons to buy more, and the link to the purchase page. */
function BuyBlock({ customer, hasUnion }: BuyBlockProps) {
  const text = useLateBlocksText();
  const linkTo = useLink();
  // Customer data that arrives later adds no lines, so that the content below does not move.
  const [known] = useState(customer);
  const lines = useBenefits(known, hasUnion);
  return (
    <Section title={text.buy.title} isBoxed>
      <Stack gap={24}>
        <Stack gap={8}>
          <Text>{text.buy.claim}</Text>
          {lines.map((line) => <Text key={line} isSubdued>{line}</Text>)}
        </Stack>
        <div>
          <ButtonLink {...linkTo(`${portalPath}/kjopsinnganger`)}>{text.buy.action}</ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}

/** The benefits of a union membership. */
function UnionBlock() {
  const text = useLateBlocksText();
  const linkTo = useLink();
  return (
    <Section title={text.union.title} isBoxed>
      <Text>{text.union.text}</Text>
      <Link {...linkTo(`${insurancePath}/skade/innbo/lo/dobbeltforsikret/`)}>{text.union.action}</Link>
    </Section>
  );
}

/**
 * Returns texts on this customer's discounts; fewer for an unknown customer. The block promises 20 %: 15 % plus 5 % for
 * the bank's customers. The line about the 15 % therefore shows for bank customers only.
 */
function useBenefits(customer: Customer | undefined, hasUnion: boolean): readonly string[] {
  const text = useLateBlocksText();
  const { distributor } = useAppContext();
  const carDiscount = carOnlineDiscount(distributor, useConfig().bilNettrabatt);
  const { isBankCustomer = false, isUnionMember = false } = customer ?? {};
  const lines = { ...useCampaignLines(carDiscount), ...text.buy.campaigns };
  const isTold: Readonly<Record<Campaign, boolean>> = { bundle: !isBankCustomer, bank: false, union: hasUnion, carOnline: false };
  const campaigns = campaignsFor({ isBankCustomer, isUnionMember, carDiscount }).filter((campaign) => !isTold[campaign]);
  return campaigns.map((campaign) => lines[campaign]);
}
