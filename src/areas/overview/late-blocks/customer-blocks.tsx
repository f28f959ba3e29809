import type { ReactNode } from 'react';
import { customerQuery } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../hooks/use-customer-query.ts';
import type { OverviewSection } from '../overview-element.ts';
import { BuyBlock } from './buy-block.tsx';
import { InTurn } from './in-turn.tsx';
import { UnionBlock } from './union-block.tsx';

interface CustomerBlocksProps {
  readonly sections: readonly OverviewSection[];
  readonly feedback: ReactNode;
  readonly isWaitOver: boolean;
}

/** Asked for by the recommendations too, so not again if in vain. Without the customer's data only what is about the customer is missing. */
export function CustomerBlocks({ sections, feedback, isWaitOver }: CustomerBlocksProps) {
  const hasUnion = sections.includes('union');
  const hasBuy = sections.includes('buy');
  const isEnabled = hasUnion || hasBuy;
  const { data, isPending } = useCustomerQuery('customer', customerQuery, { retryOnMount: false, isSilent: true, isEnabled });
  return (
    <InTurn block={hasUnion && data?.isUnionMember && <UnionBlock />} isPending={isEnabled && isPending} isWaitOver={isWaitOver}>
      {hasBuy && <BuyBlock customer={data} />}
      {sections.includes('feedback') && feedback}
    </InTurn>
  );
}
