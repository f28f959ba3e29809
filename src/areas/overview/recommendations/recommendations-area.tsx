import { useReady } from '../../../hooks/use-ready.ts';
import { RecommendationsSection } from './recommendations-section.tsx';
import { useLoadEvent } from './use-recommendation-events.ts';
import { useRecommendations } from './use-recommendations.ts';

interface RecommendationsAreaProps {
  /** 1 or more, of which at most 5 count; anything else is 3. */
  readonly max?: number;
  /** Inside another element, which tells itself when it is ready. */
  readonly isPart?: boolean;
}

/** What is recommended to the customer (NB-01 to NB-30); nothing when there is nothing, or it cannot be fetched. */
export function RecommendationsArea({ max = 3, isPart = false }: RecommendationsAreaProps) {
  const { recommended, isPending } = useRecommendations(max);
  useReady(!isPart && !isPending);
  useLoadEvent(recommended);
  if (!recommended || recommended.isControlGroup || recommended.products.length === 0) return null;
  return <RecommendationsSection recommended={recommended} />;
}
