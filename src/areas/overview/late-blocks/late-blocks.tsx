import type { ReactNode } from 'react';
import type { AgreementList } from '../../../api/agreements.ts';
import { customerQuery } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../hooks/use-customer-query.ts';
import { FocusArrival } from '../../../ui/focus-arrival.tsx';
import { OffersBlock } from '../offers-block.tsx';
import type { OverviewSection } from '../overview-element.ts';
import { BuyBlock } from './buy-block.tsx';
import { MissingBlock } from './missing-block.tsx';
import { RecommendationsBlock } from './recommendations-block.tsx';
import { UnionBlock } from './union-block.tsx';

export interface LateBlocksProps {
  readonly sections: readonly OverviewSection[];
  /** What came with the insurances; undefined when they failed. */
  readonly answer: AgreementList | undefined;
  /** Whether the top of the page says that a system is down. */
  readonly isDownTold: boolean;
  /** Whether the customer has asked for their code again. */
  readonly isRetried: boolean;
  /** The last block. */
  readonly feedback: ReactNode;
}

/** What stands below the insurances (OV-12); what is below a block that loads comes with it. */
export function LateBlocks({ sections, feedback, isRetried, ...offers }: LateBlocksProps) {
  const customerBlocks = <CustomerBlocks sections={sections} feedback={feedback} />;
  const below = (
    <>
      {sections.includes('missing') && <MissingBlock />}
      {sections.includes('recommendations') ? <RecommendationsBlock>{customerBlocks}</RecommendationsBlock> : customerBlocks}
    </>
  );
  return (
    <FocusArrival isWanted={isRetried}>
      {sections.includes('offers') ? <OffersBlock {...offers}>{below}</OffersBlock> : below}
    </FocusArrival>
  );
}

/** Asked for by the recommendations too, so not again if in vain. Without the customer's data only what is about the customer is missing. */
function CustomerBlocks({ sections, feedback }: Pick<LateBlocksProps, 'sections' | 'feedback'>) {
  const { data, isPending } = useCustomerQuery('customer', customerQuery, { retryOnMount: false, isSilent: true });
  if (isPending) return null;
  return (
    <>
      {sections.includes('union') && data?.isUnionMember && <UnionBlock />}
      {sections.includes('buy') && <BuyBlock customer={data} />}
      {sections.includes('feedback') && feedback}
    </>
  );
}
