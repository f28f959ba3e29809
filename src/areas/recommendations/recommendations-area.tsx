import { toldIn } from '../../domain/recommendations.ts';
import { useAppContext, useStore } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { Recommendations, useRecommendations } from './recommendations.tsx';

interface RecommendationsAreaProps {
  /** 1 or more; values above 5 count as 5. */
  readonly max: number;
}

/** The recommendations as a separate element. */
export function RecommendationsArea({ max }: RecommendationsAreaProps) {
  const { recommended, isPending } = useRecommendations(max);
  useReady(!isPending);
  const { elements } = useAppContext().runtime;
  // Each benefit shows once on a page, and sections of an overview tell some.
  const sections = useStore(elements).flatMap(({ element }) => (element as WithSections).sections ?? []);
  return <Recommendations recommended={recommended} told={toldIn(sections)} />;
}

/** `kfp-overview` has a property with the names of its sections. */
type WithSections = Element & { readonly sections?: readonly string[] };
