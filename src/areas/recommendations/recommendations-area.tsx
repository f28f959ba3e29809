import { useReady } from '../../hooks/use-host-events.ts';
import { Recommendations, useRecommendations } from './recommendations.tsx';

interface RecommendationsAreaProps {
  /** 1 or more; values above 5 count as 5. Any other value counts as 3. */
  readonly max?: number;
}

/** The recommendations as a separate element. */
export function RecommendationsArea({ max = 3 }: RecommendationsAreaProps) {
  const { recommended, isPending } = useRecommendations(max);
  useReady(!isPending);
  return <Recommendations recommended={recommended} />;
}
