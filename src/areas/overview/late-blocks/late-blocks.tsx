import type { ReactNode } from 'react';
import { useState } from 'react';
import type { AgreementList } from '../../../api/agreements.ts';
import type { Campaign } from '../../../domain/recommendations.ts';
import { campaigns } from '../../../domain/recommendations.ts';
import { useConfig } from '../../../hooks/app-context.ts';
import { useIsWaitOver } from '../../../hooks/use-is-wait-over.ts';
import { withUniqueKeys } from '../../../platform/unique-keys.ts';
import { FocusArrival } from '../../../ui/content/focus-arrival.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Recommendations, useRecommendations } from '../../recommendations/recommendations.tsx';
import type { OverviewSection } from '../overview-element.ts';
import { CustomerBlocks } from './customer-blocks.tsx';
import { InTurn, usePlace } from './in-turn.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';
import type { MissingQuestion } from './missing-item.tsx';
import { MissingItem } from './missing-item.tsx';
import { OffersBlock } from './offers-block.tsx';

/** More than this many questions are cut to the first three. */
const longestWhole = 4;
const shortened = 3;

/** What to know when an insurance is not in the list; nothing when nothing is configured. */
function MissingBlock() {
  const text = useLateBlocksText();
  const [isWhole, setIsWhole] = useState(false);
  const { finnerIkkeForsikringConfig: configured = [] } = useConfig();
  const questions = configured.filter((item): item is MissingQuestion => item.title !== undefined);
  const items = withUniqueKeys(questions, ({ title }) => title);
  const isLong = items.length > longestWhole;
  if (items.length === 0) return null;

  return (
    <Section title={text.missing.title} isBoxed>
      <div>
        {(isLong && !isWhole ? items.slice(0, shortened) : items).map(([key, item]) => (
          <MissingItem key={key} item={item} itemKey={key} />
        ))}
      </div>
      {isLong && (
        <div>
          <Button
            variant="quiet"
            trackAs={isWhole ? 'show-fewer-questions' : 'show-more-questions'}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? text.missing.showFewer : text.missing.showMore}
          </Button>
        </div>
      )}
    </Section>
  );
}

export interface LateBlocksProps {
  readonly sections: readonly OverviewSection[];
  /** What came with the insurances; undefined when they failed, or are not here yet. */
  readonly answer: Pick<AgreementList, 'hasSourceError' | 'wireOffers'> | undefined;
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
  const missing = sections.includes('missing') && <MissingBlock />;
  const below = hasRecommendations ? <RecommendationsBlock sections={sections} isWaitOver={isWaitOver}>{customerBlocks}</RecommendationsBlock> : customerBlocks;
  return (
    <FocusArrival isWanted={isRetried}>
      {/* The end of a long list and its first block in one task would be too much. */}
      <InTurn block={null} place="first">
        {sections.includes('offers') ? <OffersBlock {...offers} isWaitOver={isWaitOver} beside={missing}>{below}</OffersBlock> : <>{missing}{below}</>}
      </InTurn>
    </FocusArrival>
  );
}

interface RecommendationsBlockProps {
  readonly sections: readonly OverviewSection[];
  readonly isWaitOver: boolean;
  readonly children: ReactNode;
}

/** The recommendations, and what is below them. */
function RecommendationsBlock({ sections, isWaitOver, children }: RecommendationsBlockProps) {
  const { recommended, isPending, isComplete } = useRecommendations(3);
  // A benefit is told once on the page: below, where there are blocks for it.
  const told: readonly Campaign[] = sections.includes('buy') ? campaigns : sections.includes('union') ? ['union'] : [];
  // Insurances that are still missing when all this is shown have been waited for long enough.
  const place = usePlace(isPending, isWaitOver || !isComplete);
  return (
    <InTurn block={<Recommendations recommended={recommended} told={told} />} place={place}>
      {children}
    </InTurn>
  );
}
