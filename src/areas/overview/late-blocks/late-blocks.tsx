import type { ReactNode } from 'react';
import type { AgreementList } from '../../../api/agreements.ts';
import { useIsWaitOver } from '../../../hooks/use-is-wait-over.ts';
import { FocusArrival } from '../../../ui/content/focus-arrival.tsx';
import type { OverviewSection } from '../overview-element.ts';
import { useRecommendations } from '../recommendations/use-recommendations.ts';
import { CustomerBlocks } from './customer-blocks.tsx';
import { MissingBlock } from './missing-block.tsx';
import { OffersBlock } from './offers-block.tsx';
import { RecommendationsBlock } from './recommendations-block.tsx';

export interface LateBlocksProps {
  readonly sections: readonly OverviewSection[];
  /** What came with the insurances; undefined when they failed, or are not here yet. */
  readonly answer: AgreementList | undefined;
  /** Whether the top of the page says that a system is down. */
  readonly isDownTold: boolean;
  /** Whether the customer has asked for their code again. */
  readonly isRetried: boolean;
  /** The last block. */
  readonly feedback: ReactNode;
}

/** What stands below the insurances; what is below a block that loads comes with it, or when it is late before it. */
export function LateBlocks({ sections, feedback, isRetried, ...offers }: LateBlocksProps) {
  const isWaitOver = useIsWaitOver(true);
  const hasRecommendations = sections.includes('recommendations');
  // Asked for beside the offers, which are above them.
  useRecommendations(3, hasRecommendations);
  const customerBlocks = <CustomerBlocks sections={sections} feedback={feedback} isWaitOver={isWaitOver} />;
  const below = (
    <>
      {sections.includes('missing') && <MissingBlock />}
      {hasRecommendations ? <RecommendationsBlock isWaitOver={isWaitOver}>{customerBlocks}</RecommendationsBlock> : customerBlocks}
    </>
  );
  return (
    <FocusArrival isWanted={isRetried}>
      {sections.includes('offers') ? <OffersBlock {...offers} isWaitOver={isWaitOver}>{below}</OffersBlock> : below}
    </FocusArrival>
  );
}
