import { LeadGrid } from '../../../ui/layout/lead-grid.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { LateProductPicture } from './late-product-picture.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { recommendationsText } from './recommendations-text.ts';
import { useViewEvent } from './use-recommendation-events.ts';
import type { Recommended } from './use-recommendations.ts';

/** The recommended products, the best one with a picture. */
export function RecommendationsSection({ recommended }: { readonly recommended: Recommended }) {
  const view = useViewEvent(recommended);
  return (
    <div ref={view}>
      <Section title={recommendationsText.title}>
        <LeadGrid>
          {recommended.products.map((product, index) => (
            <RecommendationCard
              key={product}
              product={product}
              recommended={recommended}
              picture={index === 0 && <LateProductPicture product={product} />}
            />
          ))}
        </LeadGrid>
      </Section>
    </div>
  );
}
