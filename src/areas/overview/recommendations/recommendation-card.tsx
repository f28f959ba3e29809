import type { MouseEvent, ReactNode } from 'react';
import { purchaseHref } from '../../../domain/purchase-links.ts';
import type { RecommendedProduct } from '../../../domain/recommendations.ts';
import { recommendedProducts } from '../../../domain/recommendations.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { useTrack } from '../../../hooks/use-track.ts';
import { CardGridItem } from '../../../ui/card-grid-item.tsx';
import { LinkCard } from '../../../ui/link-card.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { recommendationsText } from './recommendations-text.ts';
import { useBenefits } from './use-benefits.ts';
import type { Recommended } from './use-recommendations.ts';

interface RecommendationCardProps {
  readonly product: RecommendedProduct;
  readonly recommended: Recommended;
  readonly picture?: ReactNode;
}

/** One recommended product, leading to where it is bought (NB-05, NB-20, NB-21, NB-25 to NB-30, TR-32). */
export function RecommendationCard({ product, recommended, picture }: RecommendationCardProps) {
  const linkTo = useLink();
  const track = useTrack();
  const benefits = useBenefits(product, recommended);
  const { title, content } = recommendationsText.products[product];
  const link = linkTo(purchaseHref(recommendedProducts[product], recommended.isUnionMember));
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    track({ event: 'Anbefaling', produktType: product, anbefalteProdukter: recommended.products, hendelse: 'klikk' });
    link.onClick(event);
  };
  return (
    <CardGridItem>
      <LinkCard level={3} title={title} description={content} href={link.href} onClick={onClick}>
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
