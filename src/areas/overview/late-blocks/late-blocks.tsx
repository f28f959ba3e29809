import type { ReactNode } from 'react';
import type { AgreementList } from '../../../api/agreements.ts';
import { toldIn } from '../../../domain/recommendations.ts';
import { useIsWaitOver } from '../../../hooks/use-is-wait-over.ts';
import { FocusArrival } from '../../../ui/content/focus-arrival.tsx';
import { Recommendations, useRecommendations } from '../../recommendations/recommendations.tsx';
import type { OverviewSection } from '../overview-element.ts';
import { SystemDown } from '../overview-header.tsx';
import { CustomerBlocks } from './customer-blocks.tsx';
import { InTurn, usePlace } from './in-turn.tsx';
import { MissingBlock } from './missing-block.tsx';
import { OffersBlock } from './offers-block.tsx';

export interface LateBlocksProps {
  readonly sections: readonly OverviewSection[];
  /** Data from the agreements response; undefined when it failed or is pending. */
  readonly data: Pick<AgreementList, 'hasSourceError' | 'wireOffers'> | undefined;
  /** Whether the page has stopped waiting for insurances that are still missing. */
  readonly areAgreementsLate: boolean;
  /** Whether the top of the page shows that a system is down. */
  readonly isDownTold: boolean;
  /** Whether the customer has retried the load of this code. */
  readonly isRetried: boolean;
  /** The feedback question, the last block. */
  readonly feedback: ReactNode;
}

/** The blocks below the insurances. Content below a loading block shows with it, or above it when the block is late. */
export function LateBlocks({ sections, areAgreementsLate, feedback, isRetried, ...offers }: LateBlocksProps) {
  const isWaitOver = useIsWaitOver(true);
  // The block about buying is the only one that nothing can take away.
  const hasMore = sections.includes('buy');
  const hasRecommendations = sections.includes('recommendations');
  // Requests the recommendations in parallel with the offers above them.
  useRecommendations(3, hasRecommendations);
  const customerBlocks = <CustomerBlocks sections={sections} feedback={feedback} isWaitOver={isWaitOver} />;
  const missing = sections.includes('missing') && <MissingBlock />;
  // The recommendations depend on all insurances. The page does not wait for these a second time.
  const areRecommendationsLate = isWaitOver || areAgreementsLate;
  const below = hasRecommendations ? <RecommendationsBlock sections={sections} isWaitOver={areRecommendationsLate}>{customerBlocks}</RecommendationsBlock> : customerBlocks;
  // Without the block of offers, which shows it otherwise.
  const isDown = !offers.isDownTold && offers.data?.hasSourceError;
  return (
    <FocusArrival isWanted={isRetried}>
      {/* The end of a long list and its first block in one task would block the page for too long. */}
      <InTurn block={null} place="first" hasMore={hasMore}>
        {sections.includes('offers') ? <OffersBlock {...offers} areAgreementsLate={areAgreementsLate} isWaitOver={isWaitOver} hasMore={hasMore} beside={missing}>{below}</OffersBlock> : <>{isDown && <SystemDown />}{missing}{below}</>}
      </InTurn>
    </FocusArrival>
  );
}

interface RecommendationsBlockProps {
  readonly sections: readonly OverviewSection[];
  readonly isWaitOver: boolean;
  readonly children: ReactNode;
}

/** The recommendations, and the content below them. */
function RecommendationsBlock({ sections, isWaitOver, children }: RecommendationsBlockProps) {
  const { recommended, isPending } = useRecommendations(3);
  const place = usePlace(isPending, isWaitOver);
  return (
    <InTurn block={<Recommendations recommended={recommended} told={toldIn(sections)} />} place={place} hasMore={sections.includes('buy')}>
      {children}
    </InTurn>
  );
}
