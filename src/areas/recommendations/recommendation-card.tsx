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
  /** Texts on its discounts. */
  readonly benefits: readonly string[];
  /** Replaces the icon on the first card. */
  readonly picture?: ReactNode;
}

/** One recommended product, with a link to its purchase page. */
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
        trailing={picture ? <span>{text.lead}</span> : undefined}
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

/** Returns the link to the purchase page of a product. It tracks each click. */
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
