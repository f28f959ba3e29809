import type { MouseEvent, ReactNode } from 'react';
import type { RecommendedProduct } from '../../domain/recommendations.ts';
import { recommendationHref } from '../../domain/recommendations.ts';
import type { ResolvedLink } from '../../hooks/use-link.ts';
import { useLink } from '../../hooks/use-link.ts';
import { useTrack } from '../../hooks/use-track.ts';
import { LinkCard } from '../../ui/content/link-card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { CardGridItem } from '../../ui/layout/card-grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useRecommendationsText } from './recommendations-text.ts';
import type { Recommended } from './use-recommendations.ts';

interface RecommendationCardProps {
  readonly product: RecommendedProduct;
  readonly recommended: Recommended;
  /** What makes it cheaper, in words. */
  readonly benefits: readonly string[];
  /** Of the first one, in place of the icon. */
  readonly picture?: ReactNode;
}

/** One recommended product, leading to where it is bought. */
export function RecommendationCard({ product, recommended, benefits, picture }: RecommendationCardProps) {
  const text = useRecommendationsText();
  const link = useRecommendationLink(product, recommended);
  const { title, content } = text.products[product];
  return (
    <CardGridItem>
      <LinkCard
        level={3}
        icon={picture ? undefined : product}
        title={title}
        description={content}
        trailing={picture ? text.lead : undefined}
        {...link}
      >
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

/** Leads to where a recommended product is bought, and notes that it was followed. */
function useRecommendationLink(product: RecommendedProduct, recommended: Recommended): ResolvedLink {
  const linkTo = useLink();
  const track = useTrack();
  const { href, onClick } = linkTo(recommendationHref(product, recommended.isUnionMember));
  return {
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      track({ event: 'Anbefaling', produktType: product, anbefalteProdukter: recommended.products, hendelse: 'klikk' });
      onClick(event);
    },
  };
}
