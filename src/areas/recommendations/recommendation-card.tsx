import type { ReactNode } from 'react';
import { useState } from 'react';
import type { RecommendedProduct } from '../../domain/recommendations.ts';
import { LinkCard } from '../../ui/content/link-card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { CardGridItem } from '../../ui/layout/card-grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { recommendationsText } from './recommendations-text.ts';
import type { Recommended } from './use-recommendations.ts';
import { useBenefits } from './use-benefits.ts';
import { useRecommendationLink } from './use-recommendation-link.ts';

interface RecommendationCardProps {
  readonly product: RecommendedProduct;
  readonly recommended: Recommended;
  readonly picture?: ReactNode;
}

/** One recommended product, leading to where it is bought. */
export function RecommendationCard({ product, recommended, picture }: RecommendationCardProps) {
  const link = useRecommendationLink(product, recommended);
  // What is learnt of the customer later leads to the right page, and lets no card grow.
  const [known] = useState(recommended);
  const benefits = useBenefits(product, known);
  const { title, content } = recommendationsText.products[product];
  return (
    <CardGridItem>
      <LinkCard level={3} title={title} description={content} {...link}>
        {benefits.length > 0 && (
          <Stack gap={4}>
            {benefits.map((benefit) => <Text key={benefit} size="small">{benefit}</Text>)}
          </Stack>
        )}
        {picture}
      </LinkCard>
    </CardGridItem>
  );
}
