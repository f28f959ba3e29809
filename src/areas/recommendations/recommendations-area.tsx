import { campaigns } from '../../domain/recommendations.ts';
import { useAppContext, useStore } from '../../hooks/app-context.ts';
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
  const { elements } = useAppContext().runtime;
  // Each benefit shows once on a page, and the buy section of an overview tells them.
  const isTold = useStore(elements).some(({ element }) => (element as WithSections).sections?.includes('buy'));
  return <Recommendations recommended={recommended} told={isTold ? campaigns : undefined} />;
}

/** `kfp-overview` has a property with the names of its sections. */
type WithSections = Element & { readonly sections?: readonly string[] };
