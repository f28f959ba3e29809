import { useReady } from '../../hooks/use-host-events.ts';
import { Recommendations, useRecommendations } from './recommendations.tsx';

interface RecommendationsAreaProps {
  /** 1 or more, of which at most 5 count; anything else is 3. */
  readonly max?: number;
}

/** The recommendations as an element of their own. */
export function RecommendationsArea({ max = 3 }: RecommendationsAreaProps) {
  const { recommended, isPending } = useRecommendations(max);
  useReady(!isPending);
  return <Recommendations recommended={recommended} />;
}
