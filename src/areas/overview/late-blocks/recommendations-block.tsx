import type { ReactNode } from 'react';
import { Recommendations } from '../recommendations/recommendations.tsx';
import { useRecommendations } from '../recommendations/use-recommendations.ts';
import { InTurn } from './in-turn.tsx';

interface RecommendationsBlockProps {
  readonly isWaitOver: boolean;
  readonly children: ReactNode;
}

/** The recommendations, and what is below them. */
export function RecommendationsBlock({ isWaitOver, children }: RecommendationsBlockProps) {
  const { recommended, isPending, isComplete } = useRecommendations(3);
  // Insurances that are still missing when all this is shown have been waited for long enough.
  return (
    <InTurn block={<Recommendations recommended={recommended} />} isPending={isPending} isWaitOver={isWaitOver || !isComplete}>
      {children}
    </InTurn>
  );
}
