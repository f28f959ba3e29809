import { RecommendationsSection } from './recommendations-section.tsx';
import { useLoadEvent } from './use-recommendation-events.ts';
import type { Recommended } from './use-recommendations.ts';

/** What is recommended to the customer; nothing when there is nothing, or it is not known. */
export function Recommendations({ recommended }: { readonly recommended: Recommended | undefined }) {
  useLoadEvent(recommended);
  if (!recommended || recommended.isControlGroup || recommended.products.length === 0) return null;
  return <RecommendationsSection recommended={recommended} />;
}
